import type { Avatar } from '@safehouse/protocol';
import { Brows, Eyes, FaceFrame, Head, type Mood, Mouth } from '@safehouse/ui';
import { BEARDS } from './beards.tsx';
import { COATS } from './coats.tsx';
import { EYEWEAR } from './eyewear.tsx';
import { HAIRSTYLES } from './hairstyles.tsx';
import { HATS } from './hats.tsx';

const GROUNDS = ['#f0b58c', '#2f7f86', '#5a2b53', '#efe2c4', '#b5452f', '#22375e', '#e0bb6a', '#86b8a6'];
const HEADS = ['oval', 'round', 'square', 'long', 'heart'] as const;
const SKINS = ['#f6d7b8', '#eabf97', '#d59f70', '#b97a56', '#8a5a36', '#61402c'];
const HAIR_COLORS = ['#1d1a1c', '#4a2f20', '#8a4a35', '#b5452f', '#d9a441', '#b9b4aa', '#5b6675'];
const MOODS: readonly Mood[] = ['neutral', 'pleased', 'worried'];
const INK = '#1d2430';
const LIPS = '#8c2f1f';

/** An avatar composed of the parts that a user has chosen. Decorative: the name is always beside it. */
export function AvatarPicture({ avatar }: { readonly avatar: Avatar }) {
  const hair = HAIRSTYLES[avatar.hair];
  const hairColor = HAIR_COLORS[avatar.hairColor];
  const mood = MOODS[avatar.mood];
  return (
    <FaceFrame ground={GROUNDS[avatar.ground]}>
      {hair.back(hairColor)}
      {COATS[avatar.coat]}
      <Head shape={HEADS[avatar.head]} skin={SKINS[avatar.skin]} />
      {BEARDS[avatar.beard](hairColor)}
      {/* Hair would stick out through a hat. */}
      {avatar.hat === 0 && hair.front(hairColor)}
      <Brows mood={mood} y={26} distance={7.5} ink={INK} />
      <Eyes mood={mood} y={32} distance={7.5} ink={INK} />
      {EYEWEAR[avatar.eyewear]}
      <Mouth mood={mood} y={42} ink={LIPS} />
      {HATS[avatar.hat]}
    </FaceFrame>
  );
}

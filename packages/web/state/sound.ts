import { settings } from './settings.ts';

export type Sound = 'paper' | 'stamp' | 'bell';

let speaker: AudioContext | null = null;
/** What all rustling is cut from. */
let hiss: AudioBuffer | null = null;
const LONGEST_RUSTLE = 0.16;
let hush: ReturnType<typeof setTimeout> | undefined;
/** Longer than any sound; a speaker that has nothing to say would keep the device awake. */
const QUIET = 3000;

/** Made in code, short and soft. A browser that has not been touched yet stays silent. */
export function sound(name: Sound): void {
  if (!settings.sound.value || !('AudioContext' in globalThis)) return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  // What is seen comes first: opening the speaker alone takes longer than a frame on a slow phone.
  requestAnimationFrame(() => setTimeout(play, 0, name));
}

function play(name: Sound): void {
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') void speaker.resume();
  PLAYED[name](speaker, speaker.currentTime);
  clearTimeout(hush);
  hush = setTimeout(() => void speaker?.suspend(), QUIET);
}

const PLAYED: { readonly [name in Sound]: (at: AudioContext, from: number) => void } = {
  paper: (audio, from) => rustle(audio, from, { pitch: 2600, lasts: LONGEST_RUSTLE, loud: 0.05 }),
  stamp(audio, from) {
    tone(audio, from, { pitch: 110, lasts: 0.16, loud: 0.22 });
    rustle(audio, from, { pitch: 700, lasts: 0.07, loud: 0.12 });
  },
  bell(audio, from) {
    tone(audio, from, { pitch: 784, lasts: 0.9, loud: 0.07 });
    tone(audio, from + 0.12, { pitch: 1175, lasts: 1.1, loud: 0.05 });
  },
};

interface Voice {
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
}

function tone(audio: AudioContext, from: number, { pitch, lasts, loud }: Voice): void {
  const source = new OscillatorNode(audio, { frequency: pitch });
  source.connect(fading(audio, from, lasts, loud));
  source.start(from);
  source.stop(from + lasts);
}

function rustle(audio: AudioContext, from: number, { pitch, lasts, loud }: Voice): void {
  hiss ??= noise(audio, LONGEST_RUSTLE);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(audio, from, lasts, loud));
  source.start(from, 0, lasts);
}

function noise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function fading(audio: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(audio.destination);
  return gain;
}

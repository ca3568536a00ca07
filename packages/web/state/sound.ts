import { settings } from './settings.ts';

export type SoundName = 'paper' | 'stamp' | 'bell';

let audioContext: AudioContext | null = null;
/** White noise, from which the paper sounds are made. */
let noiseBuffer: AudioBuffer | null = null;
const NOISE_SECONDS = 0.16;
let suspendTimer: ReturnType<typeof setTimeout> | undefined;
/** Longer than any sound. A running audio context would keep the device awake. */
const SUSPEND_AFTER_MS = 3000;

/** Sounds are synthesized. There is none before the first user gesture. */
export function playSound(name: SoundName): void {
  if (!settings.sound.value || settings.volume.value === 0 || !('AudioContext' in globalThis)) return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  // After the next frame, because creating the audio context takes longer than a frame on a slow phone.
  requestAnimationFrame(() => setTimeout(playNow, 0, name));
}

function playNow(name: SoundName): void {
  audioContext ??= new AudioContext();
  if (audioContext.state === 'suspended') void audioContext.resume();
  SYNTHESIZERS[name](audioContext, audioContext.currentTime);
  clearTimeout(suspendTimer);
  suspendTimer = setTimeout(() => void audioContext?.suspend(), SUSPEND_AFTER_MS);
}

const SYNTHESIZERS: { readonly [name in SoundName]: (at: AudioContext, from: number) => void } = {
  paper: (audio, from) => playNoise(audio, from, { frequency: 2600, seconds: NOISE_SECONDS, volume: 0.05 }),
  stamp(audio, from) {
    playTone(audio, from, { frequency: 110, seconds: 0.16, volume: 0.22 });
    playNoise(audio, from, { frequency: 700, seconds: 0.07, volume: 0.12 });
  },
  bell(audio, from) {
    playTone(audio, from, { frequency: 784, seconds: 0.9, volume: 0.07 });
    playTone(audio, from + 0.12, { frequency: 1175, seconds: 1.1, volume: 0.05 });
  },
};

interface Tone {
  readonly frequency: number;
  readonly seconds: number;
  readonly volume: number;
}

function playTone(audio: AudioContext, from: number, { frequency, seconds, volume }: Tone): void {
  const source = new OscillatorNode(audio, { frequency });
  source.connect(createFadeOut(audio, from, seconds, volume));
  source.start(from);
  source.stop(from + seconds);
}

function playNoise(audio: AudioContext, from: number, { frequency, seconds, volume }: Tone): void {
  noiseBuffer ??= createNoise(audio, NOISE_SECONDS);
  const source = new AudioBufferSourceNode(audio, { buffer: noiseBuffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 0.8 });
  source.connect(filter).connect(createFadeOut(audio, from, seconds, volume));
  source.start(from, 0, seconds);
}

function createNoise(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function createFadeOut(audio: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime((loud * settings.volume.value) / 100, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(audio.destination);
  return gain;
}

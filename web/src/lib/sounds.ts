/** The sounds of the table, made on the spot: short, soft, and only where they were asked for. */

/** What is heard: wood on felt, stone on stone, a cork, a page, a snore. */
export type Sound = 'wood' | 'stone' | 'cork' | 'page' | 'snore';

/** Dice and stones land one after the other; a few of them sound like many. */
const APART = 0.04;
const MOST = 5;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers keep silent until somebody touches the page. */
export async function wake(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
}
const touched = (): void => void wake();

/** What happens while the browser keeps silent is not heard: else all of it would be heard in one moment later on. */
function awake(): AudioContext | null {
  if (context?.state === 'running') return context;
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched, { once: true });
  touched();
  return null;
}

/** A soft two-note bell: it is your turn. */
export function ring(): void {
  const audio = awake();
  if (!audio) return;
  tone(audio, audio.currentTime, { pitch: 659.3, length: 0.24, loud: 0.12 });
  tone(audio, audio.currentTime + 0.14, { pitch: 880, length: 0.24, loud: 0.12 });
}

/** Plays what has just happened, in its order. */
export function play(sounds: readonly Sound[]): void {
  const audio = sounds.length > 0 ? awake() : null;
  if (!audio) return;
  sounds.slice(0, MOST).forEach((sound, index) => MAKE[sound](audio, audio.currentTime + index * APART));
}

/** No two knocks are alike. */
function about(value: number): number {
  return value * (0.92 + 0.16 * Math.random());
}

const MAKE: Record<Sound, (audio: AudioContext, start: number) => void> = {
  wood(audio, start) {
    tone(audio, start, { pitch: about(190), glides: 110, length: 0.09, loud: 0.3 });
    noise(audio, start, { kind: 'lowpass', pitch: about(900), length: 0.06, loud: 0.22 });
  },
  stone(audio, start) {
    tone(audio, start, { pitch: about(2100), length: 0.05, loud: 0.07 });
    tone(audio, start, { pitch: about(3400), length: 0.03, loud: 0.05 });
    noise(audio, start, { kind: 'bandpass', pitch: about(2600), length: 0.04, loud: 0.3 });
  },
  cork(audio, start) {
    tone(audio, start, { pitch: about(260), glides: 780, length: 0.09, loud: 0.3 });
  },
  page(audio, start) {
    noise(audio, start, { kind: 'highpass', pitch: about(2400), rise: 0.08, length: 0.22, loud: 0.08 });
  },
  snore(audio, start) {
    tone(audio, start, { shape: 'sawtooth', pitch: about(58), glides: 84, rise: 0.18, length: 0.38, loud: 0.1 });
    noise(audio, start, { kind: 'lowpass', pitch: 420, rise: 0.2, length: 0.38, loud: 0.16 });
  },
};

interface Shape {
  pitch: number;
  /** Seconds until it is loudest, and until it is gone. */
  rise?: number;
  length: number;
  loud: number;
}

function tone(
  audio: AudioContext,
  start: number,
  { shape = 'sine', glides, ...how }: Shape & { shape?: OscillatorType; glides?: number },
): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(how.pitch, start);
  if (glides) source.frequency.exponentialRampToValueAtTime(glides, start + how.length);
  source.connect(swell(audio, start, how));
  source.start(start);
  source.stop(start + how.length);
}

function noise(audio: AudioContext, start: number, { kind, ...how }: Shape & { kind: BiquadFilterType }): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = hiss ??= whiteNoise(audio);
  filter.type = kind;
  filter.frequency.value = how.pitch;
  source.connect(filter).connect(swell(audio, start, how));
  source.start(start, 0, how.length);
}

function swell(audio: AudioContext, start: number, { rise = 0.004, length, loud }: Shape): GainNode {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(loud, start + rise);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  loudness.connect(audio.destination);
  return loudness;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

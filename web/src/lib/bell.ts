/** A soft two-note bell, made on the spot. */

let context: AudioContext | null = null;

export function ring(): void {
  context ??= new AudioContext();
  note(context, 659.3, 0);
  note(context, 880, 0.14);
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.24);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.25);
}

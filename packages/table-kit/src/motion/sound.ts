/** A few modest sounds, made on the spot; nothing to load. Off unless the reader wants them. */
import { useSettings } from '../reader/settings.ts';

export type SoundName = 'card' | 'coins' | 'turn' | 'score' | 'end' | 'no';

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  if (!useSettings.getState().sound) return;
  context ??= new AudioContext();
  // A browser keeps quiet until its page is touched.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (name === 'card') rustle(context, now);
  else for (const [i, pitch] of notes[name].entries()) tone(context, pitch, now + i * 0.09, name === 'no' ? 0.12 : 0.35);
}

const notes: Readonly<Record<Exclude<SoundName, 'card'>, readonly number[]>> = {
  coins: [1568, 2093],
  turn: [659, 880],
  score: [523, 659, 784, 1047],
  end: [523, 659, 784, 1047, 1319],
  no: [196],
};

function tone(audio: AudioContext, pitch: number, at: number, length: number): void {
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.09, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A card over cloth: a breath of filtered noise. */
function rustle(audio: AudioContext, at: number): void {
  const length = 0.09;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.7 });
  const gain = new GainNode(audio, { gain: 0.12 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

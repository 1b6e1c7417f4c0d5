/** The two pitches of a key, by its row and column, Hz. */
const ROWS = [697, 770, 852, 941];
const COLUMNS = [1209, 1336, 1477];
const KEYS = '123456789*0#';
const LASTS_S = 0.12;
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

/** What a telephone sounds when a key is pressed. */
export function soundKey(key: string): void {
  const at = KEYS.indexOf(key);
  const pitches = [ROWS[Math.floor(at / COLUMNS.length)], COLUMNS[at % COLUMNS.length]];
  if (at < 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  const loudness = context.createGain();
  loudness.gain.value = LOUDNESS;
  loudness.connect(context.destination);
  for (const pitch of pitches) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch ?? 0;
    tone.connect(loudness);
    tone.start();
    tone.stop(context.currentTime + LASTS_S);
  }
}

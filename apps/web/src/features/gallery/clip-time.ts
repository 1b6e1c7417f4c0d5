/** A moment of a film as people write it: `1:05`, with tenths where it has them: `1:05.5`; from an hour on `1:00:05`. */
export function writeClipTime(timeMs: number): string {
  const tenths = Math.round(timeMs / 100);
  const seconds = Math.floor(tenths / 10) % 60;
  const minutes = Math.floor(tenths / 600) % 60;
  const hours = Math.floor(tenths / 36_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  return tenths % 10 === 0 ? clock : `${clock}.${tenths % 10}`;
}

/** Reads `75`, `1:15`, `1:15.5`, `0:01:15` as ms; null: not a time. An empty text is `empty`. */
export function readClipTime(text: string): number | null | 'empty' {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return 'empty';
  const found = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:\.\d{1,3})?)$/.exec(trimmed);
  if (!found) return null;
  const [hours, minutes, seconds] = [Number(found[1] ?? 0), Number(found[2] ?? 0), Number(found[3])];
  // With minutes before them, seconds end at 59; alone they may be any number.
  if (found[2] !== undefined && seconds >= 60) return null;
  if (found[1] !== undefined && minutes >= 60) return null;
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
}

/** What is wrong with a part of a film; null: nothing. `durationMs` 0: not known. `maxMs` null: as long as one likes. */
export function clipProblem(
  { startMs, endMs }: { startMs: number | null; endMs: number | null },
  durationMs: number,
  maxMs: number | null,
): 'endFirst' | 'pastEnd' | 'tooLong' | null {
  const start = startMs ?? 0;
  const known = durationMs > 0 ? durationMs : Infinity;
  if (start >= known || (endMs ?? 0) > known) return 'pastEnd';
  if (endMs !== null && endMs <= start) return 'endFirst';
  const length = (endMs ?? known) - start;
  return maxMs !== null && length !== Infinity && length > maxMs ? 'tooLong' : null;
}

/** An end as it was typed: a hair past the file's own is the file's own, whose length is shown in tenths only. */
export function typedEnd(timeMs: number | null, durationMs: number): number | null {
  const hairPast = timeMs !== null && durationMs > 0 && timeMs >= durationMs && timeMs <= durationMs + 500;
  return hairPast ? null : timeMs;
}

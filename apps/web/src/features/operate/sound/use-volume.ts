import { useEffect, useRef, useState } from 'react';

/** A slider that is drawn says nothing more often than this, ms: each word is kept in the room's journal. */
const SAY_EVERY_MS = 300;

/** A volume that is being set: shown at once, said when the hand rests, and the room's own once it is heard. */
export function useVolume(known: number, say: (volume: number) => void): [number, (volume: number) => void] {
  const [wished, setWished] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (volume: number): void => {
    setWished(volume);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      latest.current(volume);
      timer.current = setTimeout(() => setWished(null), 4 * SAY_EVERY_MS);
    }, SAY_EVERY_MS);
  };
  return [wished ?? known, set];
}

import { useEffect, useRef, useState } from 'react';
import type { PresenterView } from '@qc/contract';
import { soundOfChange } from './sound-of-change.ts';
import { openSpeaker } from './sounds.ts';
import type { Speaker } from './sounds.ts';

const HURRY_FROM_MS = 5000;

/** Plays the sounds of a presenter screen. `locked`: the browser waits for a click; `unlock` is to be called from one. */
export function useSounds(view: PresenterView | null, receivedAtMs: number): { locked: boolean; unlock: () => void } {
  const speaker = useRef<Speaker | null>(null);
  const before = useRef<PresenterView | null>(null);
  const [locked, setLocked] = useState(true);

  useEffect(() => {
    const opened = openSpeaker();
    speaker.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    if (!view) return;
    const sound = soundOfChange(before.current, view);
    before.current = view;
    if (sound) speaker.current?.play(sound);
    // A browser that knows the site may let it speak without a click.
    if (speaker.current?.ready()) queueMicrotask(() => setLocked(false));
  }, [view]);

  const phase = view?.phase;
  const endsMs =
    phase?.phase === 'question' && phase.remainingMs !== null && !view?.paused && !view?.muted
      ? receivedAtMs + phase.remainingMs
      : null;
  useEffect(() => {
    if (endsMs === null) return;
    const ticks: ReturnType<typeof setTimeout>[] = [];
    for (let left = HURRY_FROM_MS; left > 0; left -= 1000) {
      const inMs = endsMs - left - performance.now();
      if (inMs > 0) ticks.push(setTimeout(() => speaker.current?.play('hurry'), inMs));
    }
    return () => ticks.forEach(clearTimeout);
  }, [endsMs]);

  const unlock = () => {
    speaker.current?.unlock().then(
      (ready) => {
        setLocked(!ready);
        if (ready) speaker.current?.play('join');
      },
      () => undefined,
    );
  };
  return { locked, unlock };
}

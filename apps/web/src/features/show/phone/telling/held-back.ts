import { useEffect, useState } from 'react';
import { pageNow } from '../../motion/age.ts';
import type { PlayerScreenProps } from '../player-screen-props.ts';

/** So long after its view has come, ms, a phone tells what the big screen has said by then. */
export const REVEAL_TELL_MS = 1000;

/** What a phone shows, and until when, on `performance.now`, it shows that instead of what came after it; null: nothing waits. */
export interface Held {
  shown: PlayerScreenProps;
  untilMs: number | null;
}

/** A result waits behind the held breath of its own question, standings behind the result; all else is told at once. */
function waits(before: PlayerScreenProps, now: PlayerScreenProps): boolean {
  const [from, to] = [before.view.phase, now.view.phase];
  if (now.room.pace === 'self' || !('visit' in from) || !('visit' in to) || from.visit !== to.visit) return false;
  if (to.phase === 'reveal') return from.phase === 'closed' || from.phase === 'question';
  return to.phase === 'standings' && from.phase === 'reveal';
}

/** What is shown when `now` comes at `nowMs`. Who arrives in the middle is told at once. */
export function heldAfter(before: Held | null, now: PlayerScreenProps, nowMs: number): Held {
  if (before === null) return { shown: now, untilMs: null };
  const untilMs = before.untilMs ?? nowMs + REVEAL_TELL_MS;
  return waits(before.shown, now) && nowMs < untilMs ? { shown: before.shown, untilMs } : { shown: now, untilMs: null };
}

/** What a phone shows of what it knows: nothing that the big screen is just about to say. */
export function useHeldBack(props: PlayerScreenProps): PlayerScreenProps {
  const [held, keep] = useState<Held | null>(null);
  const [, tell] = useState(0);
  const next = heldAfter(held, props, pageNow());
  const { untilMs } = next;
  // Kept while drawing: what comes next is held back behind what is drawn now.
  if (next.shown !== held?.shown || untilMs !== held.untilMs) keep(next);
  useEffect(() => {
    if (untilMs === null) return;
    const timer = setTimeout(() => tell((n) => n + 1), untilMs - pageNow() + 5);
    return () => clearTimeout(timer);
  }, [untilMs]);
  return next.shown;
}

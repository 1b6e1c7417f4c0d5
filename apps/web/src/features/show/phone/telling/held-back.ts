import { useEffect, useState } from 'react';
import { ageAt, pageNow, type Beginning } from '../../motion/age.ts';
import type { PlayerScreenProps } from '../player-screen-props.ts';

/** So long after its view has come, ms, a phone tells what the big screen has said by then. */
export const REVEAL_TELL_MS = 1000;
/** The same at each stage of the podium: by then the face has dropped and the name begins to stand. */
export const PODIUM_TELL_MS = 600;

/** What a phone shows, and until when, on `performance.now`, it shows that instead of what came after it; null: nothing waits. */
export interface Held {
  shown: PlayerScreenProps;
  untilMs: number | null;
}

/**
 * A result waits behind the held breath of its own question, standings behind the result, a place behind the stage of
 * the podium before; all else is told at once.
 */
function waits(before: PlayerScreenProps, now: PlayerScreenProps): boolean {
  const [from, to] = [before.view.phase, now.view.phase];
  if (to.phase === 'podium') return from.phase === 'podium' && from.stage < to.stage;
  if (now.room.pace === 'self' || !('visit' in from) || !('visit' in to) || from.visit !== to.visit) return false;
  if (to.phase === 'reveal') return from.phase === 'closed' || from.phase === 'question';
  return to.phase === 'standings' && from.phase === 'reveal';
}

/** How much later than the big screen a phone tells a phase, ms; 0: with it. */
function tellMs({ room, view: { phase } }: PlayerScreenProps): number {
  if (room.pace === 'self') return 0;
  if (phase.phase === 'podium') return phase.stage > 0 ? PODIUM_TELL_MS : 0;
  return phase.phase === 'reveal' || phase.phase === 'standings' ? REVEAL_TELL_MS : 0;
}

/** When a phone began to tell the phase: a result, standings or a place later than the big screen. */
export function toldFrom(props: PlayerScreenProps, began: Beginning): Beginning {
  return began === null ? null : began + tellMs(props);
}

/** The held breath of the question whose result is still to be told. */
function asClosed(now: PlayerScreenProps): PlayerScreenProps | null {
  const { phase } = now.view;
  if (phase.phase !== 'reveal' || now.room.pace === 'self') return null;
  const { question, slide, visit, race } = phase;
  const clock = { limitMs: null, remainingMs: null };
  const closed = { phase: 'closed', question, slide, visit, ...(race && { race }), ...clock } as const;
  return { ...now, view: { ...now.view, phase: closed }, own: { ...now.own, result: null, score: null } };
}

/**
 * What is shown when `now` comes at `nowMs`. Who arrives in the middle is told at once, but for a result so young, of `ageMs`, that the
 * big screen has not said it.
 */
export function heldAfter(before: Held | null, now: PlayerScreenProps, nowMs: number, ageMs = Infinity): Held {
  if (before === null) {
    const shown = ageMs < REVEAL_TELL_MS ? asClosed(now) : null;
    return shown ? { shown, untilMs: nowMs + REVEAL_TELL_MS - ageMs } : { shown: now, untilMs: null };
  }
  const untilMs = before.untilMs ?? nowMs + tellMs(now);
  return waits(before.shown, now) && nowMs < untilMs ? { shown: before.shown, untilMs } : { shown: now, untilMs: null };
}

/** What a phone shows of what it knows: nothing that the big screen is just about to say. */
export function useHeldBack(props: PlayerScreenProps, began: Beginning): PlayerScreenProps {
  const [held, keep] = useState<Held | null>(null);
  const [, tell] = useState(0);
  const next = heldAfter(held, props, pageNow(), ageAt(began, pageNow()));
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

import { useEffect, useRef, useState } from 'react';
import type { CalmLevel } from '#features/show';
import { sessionValue } from '#platform/storage';
import { type Speed, speedAfter, UNKNOWN_SPEED } from './slow-frames.ts';

/** A new picture is made in the first frames of a phase, on any machine: they do not count. */
const SETTLES_MS = 300;
/** So long after a phase began its motions are over, or it is one that nothing is learnt from, ms. */
const WATCHED_MS = 6000;
/** How often it is asked whether something still moves, ms. */
const ASKED_EVERY_MS = 250;

/** The room, and how far its pictures were calmed: a page loaded anew in the same run begins there. */
const calmed = sessionValue('qc.calmed');

function speedIn(room: string): Speed {
  const [at, level] = (calmed.get() ?? '').split(' ');
  if (at !== room) return UNKNOWN_SPEED;
  return { ...UNKNOWN_SPEED, level: level === '2' ? 2 : level === '1' ? 1 : 0 };
}

/**
 * Whether something moves, or soon will, that comes to an end while it is watched: backdrop and waiting faces never do, and what goes
 * with a clock moves too slowly to miss a frame.
 */
function isMoving(): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const times = effect?.getComputedTiming();
    if (playState !== 'running' || times === undefined) return false;
    return Number(times.activeDuration) < WATCHED_MS && Number(times.delay) < WATCHED_MS;
  });
}

/**
 * How far this machine is too slow for what moves. It counts its own frames in the moments in which something moves after a phase
 * began, and loops at no other time. `room`: where another begins, nothing is known. `step`: the phase on screen; null: none.
 */
export function useCalmLevel(room: string, step: number | null): CalmLevel {
  const [level, setLevel] = useState<CalmLevel>(() => speedIn(room).level);
  const speed = useRef<{ room: string; known: Speed }>(null);
  useEffect(() => {
    if (step === null) return undefined;
    if (speed.current?.room !== room) speed.current = { room, known: speedIn(room) };
    const { current } = speed;
    setLevel(current.known.level);
    if (current.known.level === 2 || typeof document.getAnimations !== 'function') return undefined;
    const frames: number[] = [];
    const began = performance.now();
    let [last, asked, moves] = [began, began, true];
    let request = requestAnimationFrame(function count(nowMs) {
      if (nowMs - began > SETTLES_MS) frames.push(nowMs - last);
      last = nowMs;
      if (nowMs - asked > ASKED_EVERY_MS) {
        asked = nowMs;
        moves = isMoving();
      }
      if (moves && nowMs - began < WATCHED_MS && !document.hidden) request = requestAnimationFrame(count);
      else settle();
    });
    let settled = false;
    const settle = (): void => {
      if (settled) return;
      settled = true;
      current.known = speedAfter(current.known, frames);
      setLevel(current.known.level);
      if (current.known.level > 0) calmed.set(`${room} ${current.known.level}`);
    };
    return () => {
      cancelAnimationFrame(request);
      settle();
    };
  }, [room, step]);
  return level;
}

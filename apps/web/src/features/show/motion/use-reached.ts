import { useEffect, useState } from 'react';
import { ageAt, pageNow } from './age.ts';
import type { Beginning } from './age.ts';

/** Whether a phase is so old, ms; it turns by itself at the moment. For what is not there before. */
export function useReached(began: Beginning, ageMs: number): boolean {
  const [, refresh] = useState(0);
  const leftMs = ageMs - ageAt(began, pageNow());
  useEffect(() => {
    const left = ageMs - ageAt(began, pageNow());
    if (left <= 0) return;
    const timer = setTimeout(() => refresh((n) => n + 1), left + 1);
    return () => clearTimeout(timer);
  }, [began, ageMs]);
  return leftMs <= 0;
}

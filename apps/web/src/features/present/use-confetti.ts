import { useEffect, useState } from 'react';
import type { RoomInfo } from '@qc/contract';
import { ageAt, useStill, type Beginning } from '#features/show';
import { throwConfetti } from './confetti.ts';

/**
 * Confetti from the moment in which the winner is told, as long as the winners are shown, and where nothing keeps it from
 * moving. `began`: when what is on screen began.
 */
export function useConfetti(hasWinner: boolean, room: RoomInfo | null, began: Beginning): void {
  const still = useStill();
  const celebrates = hasWinner && !still;
  // What comes after the winner on the podium does not begin it anew.
  const [since, setSince] = useState<{ began: Beginning } | null>(null);
  if (celebrates && since === null) setSince({ began });
  if (!celebrates && since !== null) setSince(null);
  useEffect(() => {
    if (since === null || room === null) return undefined;
    return throwConfetti(room, ageAt(since.began, performance.now()));
  }, [since, room]);
}

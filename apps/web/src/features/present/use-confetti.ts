import { useEffect, useState } from 'react';
import type { PhaseView, RoomInfo } from '@qc/contract';
import { ageAt, useDress, useStill, type Beginning, type CalmLevel } from '#features/show';
import { throwConfetti } from './confetti.ts';
import { NO_MOMENT, winnerMomentAfter } from './winner-moment.ts';

/** Pieces of paper, and how many on a machine that is slow. */
const GRAINS = 240;
const FEW_GRAINS = 80;

/** No room yet. */
const NO_LOOK = { mainColor: '', secondaryColor: '', backdrop: 'plain' } as const;

/**
 * Confetti from the moment in which the winner is told, as long as the winners are shown, and where nothing keeps it from
 * moving: the host's wish, or the machine, at `level`. Who comes later sees what is left of it. `began`: when what is on screen began.
 */
export function useConfetti(
  phase: PhaseView | null,
  room: RoomInfo | null,
  { began, calm, level }: { began: Beginning; calm: boolean; level: CalmLevel },
): void {
  const still = useStill() || calm || level === 2;
  const { theme } = useDress(room ?? NO_LOOK);
  const grains = level === 0 ? GRAINS : FEW_GRAINS;
  const [moment, setMoment] = useState(NO_MOMENT);
  const known = phase === null ? moment : winnerMomentAfter(moment, phase, began);
  // Kept while drawing: the next phase must know it already.
  if (known !== moment) setMoment(known);
  const since = !still && phase?.phase === 'podium' ? known.told : null;
  useEffect(() => {
    if (since === null || room === null) return undefined;
    const colours = theme?.confetti ?? [room.mainColor, room.secondaryColor, '#ffffff', '#ffc733'];
    return throwConfetti(colours, ageAt(since.began, performance.now()), grains);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what flies already is not thrown anew
  }, [since, room]);
}

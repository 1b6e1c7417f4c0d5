import type { HonourRow, OwnView, PhaseView } from '@qc/contract';

/** What a phone tells of the honours after the podium: one's own and those of the own team; who only watches sees everybody's. */
export function toldHonours(phase: PhaseView, own: OwnView): readonly HonourRow[] {
  if (phase.phase !== 'honours') return [];
  if (own.seat < 0) return phase.honours;
  return phase.honours.filter((honour) => ('seat' in honour ? honour.seat === own.seat : honour.team === own.team));
}

import type { Beginning } from './age.ts';

/** What moving parts of a screen go by. */
export interface PhaseTime {
  began: Beginning;
  /** Nothing moves: all is drawn as it stands in the end. */
  still: boolean;
}

/** The time that an element moves by, as the `PhaseTimes` around it tells; without one the phase has long stood. */
export function timeOf(element: Element): PhaseTime {
  const around = element.closest<HTMLElement>('[data-began]');
  const { began = '', still } = around?.dataset ?? {};
  return { began: began === '' ? null : Number(began), still: still === 'true' };
}

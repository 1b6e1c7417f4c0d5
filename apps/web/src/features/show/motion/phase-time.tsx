import type { ReactNode } from 'react';
import type { Beginning } from './age.ts';
import { usePhaseAge } from './phase-age.ts';
import { useStill } from './still.ts';
import styles from './phase-time.module.css';

/**
 * The outermost part of a phase's screen. Everything in it moves by the time since `began`: animations of style sheets join by
 * `calc(… - var(--age))`, those of `useMove` and its kin by what is written here (`timeOf`). Not by a context: the later parts of the
 * player's page have none. `calm`: the host wants nothing to move.
 */
export function PhaseTimes({
  step,
  began,
  calm = false,
  className = '',
  children,
}: {
  /** Names the phase (`SharedView.step`). */
  step: number;
  began: Beginning;
  calm?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const still = useStill() || calm;
  const look = usePhaseAge(step, began);
  return (
    <div
      className={`${className} ${still ? styles.still : ''}`}
      style={look}
      data-began={began ?? ''}
      data-still={still}
    >
      {children}
    </div>
  );
}

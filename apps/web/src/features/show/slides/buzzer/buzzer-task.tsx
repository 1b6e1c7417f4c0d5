import { textsIn } from '#platform/words';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TaskProps } from '../phone-kind.ts';
import looks from '../../parts/looks.module.css';
import styles from './buzzer-task.module.css';
import { ownTurn } from './own-turn.ts';

/** The one big button of a buzzer: by a finger as it comes down, by Space and Enter wherever the focus is. */
export function BuzzerTask({ language, answer, disabled, race, onAnswer }: TaskProps) {
  const t = textsIn(language, 'task');
  const turn = race ? ownTurn(race) : 'free';
  const canBuzz = !disabled && turn === 'free' && (answer === null || answer.state === 'late');
  const press = useRef(() => {});
  // Whoever presses as soon as the button looks free has pressed in time.
  useLayoutEffect(() => {
    press.current = () => {
      if (canBuzz) onAnswer({ type: 'buzzer', verdict: null });
    };
  }, [canBuzz, onAnswer]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || (event.code !== 'Space' && event.code !== 'Enter' && event.code !== 'NumpadEnter')) return;
      if (event.target instanceof HTMLElement && event.target.closest('a, input, select, textarea, button')) return;
      event.preventDefault();
      press.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={`${looks.ringed} ${styles.button} ${turn === 'mine' ? styles.mine : ''}`}
        aria-disabled={!canBuzz}
        onPointerDown={(event) => {
          if (event.button === 0) press.current();
        }}
        onClick={() => press.current()}
      >
        {turn === 'mine' ? t.yourTurn : t.buzz}
      </button>
    </div>
  );
}

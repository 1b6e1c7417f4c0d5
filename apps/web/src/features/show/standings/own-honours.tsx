import { textsIn } from '#platform/words';
import type { Language, OwnView, PhaseView } from '@qc/contract';
import shapes from '../parts/shapes.module.css';
import styles from './own-honours.module.css';

/** What one has been honoured for after the podium, oneself or with the own team; nothing where there is none. */
export function OwnHonours({ phase, own, language }: { phase: PhaseView; own: OwnView; language: Language }) {
  const t = textsIn(language, 'honours');
  if (phase.phase !== 'honours') return null;
  const mine = phase.honours.filter((honour) =>
    'seat' in honour ? honour.seat === own.seat : honour.team === own.team,
  );
  if (mine.length === 0) return null;
  return (
    <ul className={styles.list}>
      {mine.map((honour) => (
        <li key={honour.kind} className={`${shapes.soft} ${styles.honour}`}>
          <b>{t.honourKinds[honour.kind]}</b>
          <span>{t.honourValues[honour.kind](honour.value, 'unit' in honour ? (honour.unit ?? '') : '')}</span>
        </li>
      ))}
    </ul>
  );
}

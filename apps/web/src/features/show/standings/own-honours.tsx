import { textsIn } from '#platform/words';
import type { Language, OwnView, PhaseView } from '@qc/contract';
import shapes from '../parts/shapes.module.css';
import styles from './own-honours.module.css';
import { toldHonours } from './told-honours.ts';

/** What one has been honoured for after the podium, oneself or with the own team, or whoever was, for a spectator; nothing where there is none. */
export function OwnHonours({ phase, own, language }: { phase: PhaseView; own: OwnView; language: Language }) {
  const t = textsIn(language, 'honours');
  const shown = toldHonours(phase, own);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list}>
      {shown.map((honour) => (
        <li key={honour.kind} className={`${shapes.soft} ${styles.honour}`}>
          <b>{t.honourKinds[honour.kind]}</b>
          {own.seat < 0 && <bdi>{honour.name}</bdi>}
          <span>{t.honourValues[honour.kind](honour.value, 'unit' in honour ? (honour.unit ?? '') : '')}</span>
        </li>
      ))}
    </ul>
  );
}

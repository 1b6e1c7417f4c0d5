import { textsIn } from '#platform/words';
import type { Language, OwnView, PhaseView } from '@qc/contract';
import shapes from '../parts/shapes.module.css';
import styles from './own-honours.module.css';

/** What one has been honoured for after the podium, oneself or with the own team, or whoever was, for a spectator; nothing where there is none. */
export function OwnHonours({ phase, own, language }: { phase: PhaseView; own: OwnView; language: Language }) {
  const t = textsIn(language, 'honours');
  if (phase.phase !== 'honours') return null;
  const mine = phase.honours.filter((honour) =>
    'seat' in honour ? honour.seat === own.seat : honour.team === own.team,
  );
  // Who only watches has none, and sees everybody's.
  const shown = own.seat < 0 ? phase.honours : mine;
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

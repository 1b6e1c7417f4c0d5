import { textsIn } from '#platform/words';
import type { Language, OwnView, PhaseView } from '@qc/contract';
import shapes from '../parts/shapes.module.css';
import { useSpoken } from '../spoken/speak.ts';
import styles from './own-honours.module.css';

/**
 * What one has been honoured for after the podium, oneself or with the own team, or whoever was, for a spectator; nothing where
 * there is none. Screen readers say it as it comes.
 */
export function OwnHonours({ phase, own, language }: { phase: PhaseView; own: OwnView; language: Language }) {
  const t = textsIn(language, 'honours');
  const all = phase.phase === 'honours' ? phase.honours : [];
  // Who only watches has none, and sees everybody's.
  const isMine = (honour: (typeof all)[number]) =>
    own.seat < 0 || ('seat' in honour ? honour.seat === own.seat : honour.team === own.team);
  const shown = all.filter(isMine).map((honour) => ({
    kind: t.honourKinds[honour.kind],
    who: own.seat < 0 ? honour.name : '',
    value: t.honourValues[honour.kind](honour.value, 'unit' in honour ? (honour.unit ?? '') : ''),
  }));
  const words = shown.map(({ kind, who, value }) => [kind, who, value].filter(Boolean).join(', ')).join('. ');
  useSpoken(words, words && `${t.honours}: ${words}`);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list}>
      {shown.map(({ kind, who, value }) => (
        <li key={kind} className={`${shapes.soft} ${styles.honour}`}>
          <b>{kind}</b>
          {who !== '' && <bdi>{who}</bdi>}
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

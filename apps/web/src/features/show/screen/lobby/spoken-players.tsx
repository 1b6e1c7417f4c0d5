import { textsIn } from '#platform/words';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@qc/contract';
import looks from '../../parts/looks.module.css';
import { showNumber } from '../../show-texts.ts';

/** A number that has changed is said no sooner after the last one, ms. */
const APART_MS = 10_000;

/** Says how many have come, to who cannot see it: only what has changed, and not for each of them. */
export function SpokenPlayers({ players, language }: { players: number; language: Language }) {
  const t = textsIn(language, 'presenter');
  const [said, setSaid] = useState(players);
  const saidAtMs = useRef(0);
  useEffect(() => {
    if (players === said) return;
    const say = () => {
      saidAtMs.current = performance.now();
      setSaid(players);
    };
    const timer = setTimeout(say, Math.max(0, saidAtMs.current + APART_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [players, said]);
  return (
    <span className={looks.unseen} role="status">
      {showNumber(said)} {t.players(said)}
    </span>
  );
}

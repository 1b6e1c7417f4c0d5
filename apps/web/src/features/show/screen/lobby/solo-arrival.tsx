import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Arrival } from '@qc/contract';
import { Face } from '../../faces/face.tsx';
import { animateFrom } from '../../motion/animate.ts';
import { CURVES } from '../../motion/timing.ts';
import { TeamBadge } from '../../standings/team-badge.tsx';
import { keepTail } from '../../parts/keep-units.ts';
import { SOLO_MS } from './arrivals.ts';
import styles from './solo-arrival.module.css';

/** When the large face sets out for its place, as a share of the moment. */
const SETS_OUT = 0.64;

/**
 * Somebody has just come: large in the middle of those who are there, never over code or QR, then off to the own place. The
 * one who stands there waits unseen until then.
 */
export function SoloArrival({ arrival, within }: { arrival: Arrival; within: RefObject<HTMLElement | null> }) {
  const ref = useRef<HTMLDivElement>(null);
  const { name, face, team } = arrival;
  useLayoutEffect(() => {
    const [element, room] = [ref.current, within.current];
    const large = element?.querySelector('svg');
    if (!element || !room || !large) return;
    const rows = [...room.querySelectorAll<HTMLElement>('[data-row]')];
    const place = rows.find((row) => row.dataset['row'] === `=${name}`);
    // Whoever has this moment does not come in as all others do as well.
    for (const motion of place?.getAnimations?.() ?? []) motion.cancel();
    const from = large.getBoundingClientRect();
    const to = (place?.querySelector('[data-face]') ?? place)?.getBoundingClientRect();
    const flight = to
      ? `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px) scale(${to.height / Math.max(1, from.height)})`
      : 'scale(0.3)';
    const stops = [
      animateFrom(
        large,
        [
          { transform: 'scale(0.3)', opacity: 0, offset: 0, easing: CURVES.drop },
          { transform: 'none', opacity: 1, offset: 0.16 },
          { transform: 'none', opacity: 1, offset: SETS_OUT, easing: CURVES.come },
          { transform: flight, opacity: 1, offset: 1 },
        ],
        { lastsMs: SOLO_MS, curve: 'linear' },
        0,
      ),
      ...[...element.querySelectorAll('p')].map((words) =>
        animateFrom(
          words,
          [
            { opacity: 0 },
            { opacity: 1, offset: 0.16 },
            { opacity: 1, offset: SETS_OUT },
            { opacity: 0, offset: 0.78 },
            { opacity: 0 },
          ],
          { lastsMs: SOLO_MS, curve: 'linear' },
          0,
        ),
      ),
      ...(place
        ? [
            animateFrom(
              place,
              [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }],
              { lastsMs: SOLO_MS, curve: 'linear' },
              0,
            ),
          ]
        : []),
    ];
    return () => stops.forEach((stop) => stop());
  }, [name, within]);
  return (
    <div ref={ref} className={styles.solo} aria-hidden="true">
      <Face face={face} size="22cqmin" />
      <p>
        {team !== null && <TeamBadge team={team} />}
        <bdi>{keepTail(name)}</bdi>
      </p>
    </div>
  );
}

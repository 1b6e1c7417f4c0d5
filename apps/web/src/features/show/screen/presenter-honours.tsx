import { textsIn } from '#platform/words';
import type { HonourRow, PhaseView, RoomInfo } from '@qc/contract';
import { Face } from '../faces/face.tsx';
import { CURVES } from '../motion/timing.ts';
import { useMove } from '../motion/use-move.ts';
import { FitText } from '../parts/fit-text.tsx';
import { keepTail } from '../parts/keep-units.ts';
import { TeamBadge } from '../standings/team-badge.tsx';
import pages from './presenter-screen.module.css';
import styles from './presenter-honours.module.css';

/** One card after the other, ms. */
const BEGINS_MS = 400;
const STEP_MS = 1400;

/** After the podium: who was best in what, one card after the other. */
export function PresenterHonours({
  room,
  phase: { honours },
  tall,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'honours' }>;
  tall: boolean;
}) {
  const t = textsIn(room.language, 'honours');
  return (
    <div className={pages.page}>
      <h1 className={pages.title}>{t.honours}</h1>
      <ul className={`${styles.cards} ${tall ? styles.tall : ''} ${styles[`of${honours.length}`] ?? ''}`}>
        {honours.map((honour, index) => (
          <Card key={honour.kind} honour={honour} room={room} beginsMs={BEGINS_MS + index * STEP_MS} />
        ))}
      </ul>
    </div>
  );
}

function Card({ honour, room, beginsMs }: { honour: HonourRow; room: RoomInfo; beginsMs: number }) {
  const t = textsIn(room.language, 'honours');
  const ref = useMove<HTMLLIElement>({
    from: [{ opacity: 0, transform: 'translateY(6cqmin) scale(0.94)' }, {}],
    beginsMs,
    lastsMs: 450,
    curve: CURVES.drop,
  });
  const unit = 'unit' in honour ? (honour.unit ?? '') : '';
  return (
    <li ref={ref} className={styles.card}>
      <span className={styles.face}>
        {honour.kind === 'team' ? <TeamBadge team={honour.team} /> : <Face face={honour.face} alive />}
      </span>
      <div className={styles.words}>
        <span className={styles.kind}>{t.honourKinds[honour.kind]}</span>
        <FitText className={styles.name} max="7cqmin" min="3.6cqmin" text={honour.name} mayBreak>
          <bdi>{keepTail(honour.name)}</bdi>
        </FitText>
        <span className={styles.value}>{t.honourValues[honour.kind](honour.value, unit)}</span>
      </div>
    </li>
  );
}

import { textsIn } from '#platform/words';
import type { RacerRow } from '@qc/contract';
import { FitText } from '../../parts/fit-text.tsx';
import { keepTail } from '../../parts/keep-units.ts';
import { OnPhone } from '../on-phone.tsx';
import type { ScreenKind, ScreenProps } from '../screen-kind.ts';
import styles from './buzzer-screen.module.css';

/** Rows beside the name of who has the turn or was right. */
const ROWS_MAX = 6;

/** What to do, then who has the turn in large, and at the reveal who was right. */
export const buzzer: ScreenKind = {
  Below: (props) => {
    const { phase, language } = props;
    if (phase.phase === 'reveal') return <CameOut {...props} />;
    const turn = phase.race?.turn;
    if (turn) return <Turn {...props} name={turn.name} seat={turn.seat} />;
    const words = textsIn(language, 'presenter').buzzOnPhone;
    return (
      <div className={styles.free}>
        <OnPhone words={words} over={phase.phase === 'closed'} />
        <Racers {...props} without={null} />
      </div>
    );
  },
  space: ({ phase }) => (phase.phase === 'reveal' || phase.race?.turn ? 'outcome' : 'task'),
};

function Turn({ name, seat, ...props }: ScreenProps & { name: string; seat: number }) {
  const t = textsIn(props.language, 'presenter');
  return (
    <div className={`${styles.board} ${props.tall ? styles.tall : ''}`} role="status">
      <div className={`${styles.card} ${styles.turn}`}>
        <span className={styles.label}>{t.hasTurn}</span>
        <FitText className={styles.name} max="20cqmin" min="6cqmin" text={name}>
          <bdi>{name}</bdi>
        </FitText>
      </div>
      <Racers {...props} without={seat} />
    </div>
  );
}

function CameOut(props: ScreenProps) {
  const { phase, language } = props;
  const t = textsIn(language, 'presenter');
  const [winner] = phase.race?.right ?? [];
  const solution = phase.phase === 'reveal' ? phase.solution[0] : undefined;
  return (
    <div className={`${styles.board} ${props.tall ? styles.tall : ''}`}>
      <div className={`${styles.card} ${winner ? styles.right : ''}`}>
        {solution !== undefined && (
          <>
            <span className={styles.label}>{t.rightAnswer}</span>
            <FitText className={styles.words} max="11cqmin" min="4cqmin" text={solution}>
              <bdi>{solution}</bdi>
            </FitText>
          </>
        )}
        {winner ? (
          <>
            <span className={styles.label}>{t.wasRight}</span>
            <FitText className={styles.name} max="16cqmin" min="5cqmin" text={winner.name}>
              <bdi>{keepTail(winner.name)}</bdi>
            </FitText>
          </>
        ) : (
          <p className={styles.nobody}>{t.nobodyKnew}</p>
        )}
      </div>
      <Racers {...props} without={null} />
    </div>
  );
}

/** Who has pressed, in the order of their turns. */
function Racers({ view, language, without }: ScreenProps & { without: number | null }) {
  const t = textsIn(language, 'presenter');
  const rows = (view.racers ?? []).filter(({ seat }) => seat !== without).slice(0, ROWS_MAX);
  if (rows.length === 0) return null;
  return (
    <ol className={styles.racers}>
      {rows.map((row) => (
        <li key={row.seat} className={row.verdict === 'wrong' ? styles.out : ''}>
          <Sign {...row} wrong={t.out} right={t.rightAnswer} />
          <span className={styles.racer}>
            <bdi>{row.name}</bdi>
          </span>
          <span className={styles.time}>
            {row.isTie && <small>{t.atOnce}</small>}
            <bdi dir="ltr">{(row.tookMs / 1000).toFixed(2)}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Sign({ verdict, wrong, right }: Pick<RacerRow, 'verdict'> & { wrong: string; right: string }) {
  if (verdict === null) return <span className={styles.sign} />;
  const isRight = verdict === 'right';
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" role="img" aria-label={isRight ? right : wrong}>
      <path
        d={isRight ? 'M4 12.5 9.5 18 20 6.5' : 'M6 6 18 18M18 6 6 18'}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

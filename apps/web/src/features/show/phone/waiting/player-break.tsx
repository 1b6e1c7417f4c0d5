import { textsIn } from '#platform/words';
import type { OwnView, PhaseView, RoomInfo } from '@qc/contract';
import { minutesLeft } from '@qc/words';
import { MediaFrame } from '../../media/media-frame.tsx';
import { PHONE_PICTURE } from '../../media/picture-sizes.ts';
import { minutesAndSeconds } from '../../parts/minutes-and-seconds.ts';
import { useRemaining } from '../../parts/show-clock.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import { wordsDirection } from '../../parts/words-direction.ts';
import { showNumber } from '../../show-texts.ts';
import { OwnTeamPlace } from '../own-team-place.tsx';
import cards from '../player-card.module.css';
import styles from './player-break.module.css';

/** A break: the hall's clock, and the own place where it may be told. Who plays alone goes on by a press. */
export function PlayerBreak({
  room,
  phase,
  own,
  clock,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'break' }>;
  own: OwnView;
  /** Null: it is over; alone there is none. */
  clock: ShowClock | null;
}) {
  const t = textsIn(room.language, 'breaks');
  const isAlone = room.pace === 'self';
  const heading = phase.heading || t.shortBreak;
  return (
    <div className={`${cards.middle} ${styles.page}`}>
      <div className={styles.part}>
        <h1 dir={wordsDirection(heading, room.direction)}>{heading}</h1>
        {phase.subheading !== '' && (
          <p className={cards.text} dir={wordsDirection(phase.subheading, room.direction)}>
            {phase.subheading}
          </p>
        )}
        {isAlone && phase.media?.type === 'image' && (
          <div className={cards.picture}>
            <MediaFrame media={phase.media} sizes={PHONE_PICTURE} />
          </div>
        )}
        {isAlone && <p className={cards.look}>{t.yourBreak}</p>}
        {!isAlone && clock && <Clock clock={clock} room={room} />}
        {!isAlone && !clock && <p className={styles.over}>{t.weGoOn}</p>}
      </div>
      {own.rank !== null && <OwnPlace room={room} phase={phase} own={own} rank={own.rank} />}
    </div>
  );
}

function Clock({ clock, room }: { clock: ShowClock; room: RoomInfo }) {
  const t = textsIn(room.language, 'breaks');
  const left = useRemaining(clock);
  return (
    <p className={styles.clock} role="timer" aria-label={t.backInMinutes(minutesLeft(left))}>
      <span aria-hidden="true">{t.backIn}</span>
      <b dir="ltr" aria-hidden="true">
        {minutesAndSeconds(left)}
      </b>
    </p>
  );
}

function OwnPlace({
  room,
  phase,
  own,
  rank,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'break' }>;
  own: OwnView;
  rank: number;
}) {
  const t = textsIn(room.language, 'outcome');
  return (
    <div className={styles.place}>
      <p className={styles.rank}>
        {t.place} <b>{showNumber(rank)}</b>
      </p>
      {own.score !== null && (
        <p>
          <b>{showNumber(own.score)}</b> {t.points(own.score)}
        </p>
      )}
      <OwnTeamPlace room={room} own={own} teams={phase.teams} />
    </div>
  );
}

import { textsIn } from '#platform/words';
import { type CSSProperties, useRef } from 'react';
import type { MediaRef, OwnView, PhaseView, RoomInfo, SlideResponse } from '@qc/contract';
import { MediaFrame } from '../media/media-frame.tsx';
import type { OwnAnswer } from '../tasks/own-answer.ts';
import { MediaPlayer } from '../media/media-player.tsx';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import looks from '../parts/looks.module.css';
import styles from './player-question.module.css';
import { remainingNow, useTimeUp } from '../parts/show-clock.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import { phoneKind } from '../slides/phone-kinds.ts';
import { TimesBadge } from '../parts/times-badge.tsx';
import { TimerBar } from '../parts/timer-bar.tsx';
import type { PlayerScreenProps } from './player-screen-props.ts';
import { useMoreBelow } from './use-more-below.ts';
import { wordsDirection } from '../parts/words-direction.ts';

/** A question on the player's phone, open or just closed. */
export function PlayerQuestion({
  room,
  phase,
  own,
  paused,
  clock,
  extra,
  answer,
  notTaken,
  thinking,
  onAnswer,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'asking' | 'dealing' | 'question' | 'closed' | 'talk' }>;
  own: OwnView;
  paused: boolean;
  clock: ShowClock | null;
  /** The clock is this player's own, longer one. */
  extra: boolean;
  answer: OwnAnswer | null;
  notTaken: boolean;
  thinking: PlayerScreenProps['thinking'];
  onAnswer: (response: SlideResponse) => void;
}) {
  const t = textsIn(room.language, 'player');
  const { question } = phase;
  const open = phase.phase === 'question';
  const closed = phase.phase === 'closed';
  const talks = phase.phase === 'talk';
  const first = open && phase.vote === 2 ? (own.firstResponse ?? null) : null;
  const isSelfPaced = room.pace === 'self';
  const timeUp = useTimeUp(open ? clock : null);
  const takes = open && !paused && !timeUp;
  const { Task, howTo, taskSaysHowTo, staysAfterClose, race: raceWords } = phoneKind(question);
  const race = 'race' in phase && phase.race ? { race: phase.race, own } : null;
  const hint = open && phase.vote === 2 ? againWords(room, first) : taskSaysHowTo ? '' : howTo(question, room.language);
  const states = { sending: t.sending, sent: t.sent, late: t.late };
  const missed = isSelfPaced ? t.timeUp : t.missedIt;
  const waiting = open ? (timeUp ? t.timeUp : notTaken ? t.notTaken : hint) : closed ? missed : t.answersSoon;
  const told = answer ? states[answer.state] : waiting;
  const stands =
    race && answer?.state !== 'sending' && answer?.state !== 'late' ? raceWords?.stands(race, room.language) : '';
  const note = closed && !isSelfPaced ? t.answersClosed : stands || told;
  const stays = isSelfPaced && staysAfterClose;
  const asked = useRef<HTMLDivElement>(null);
  const isCut = useMoreBelow(asked);
  return (
    <div className={`${styles.question} ${isSelfPaced ? styles.alone : ''}`}>
      {(room.timer || talks) && (
        <div className={styles.timer}>
          {(open || talks) && clock && (
            <TimerBar
              clock={clock}
              language={room.language}
              label={extra ? t.yourTime : ''}
              large={answer === null && !isSelfPaced && !talks}
            />
          )}
        </div>
      )}
      <div ref={asked} className={`${styles.asked} ${isCut ? styles.cut : ''}`}>
        <TimesBadge question={question} language={room.language} />
        <h1
          className={question.question.length > 90 ? styles.long : styles.title}
          dir={wordsDirection(question.question, room.direction)}
        >
          {question.question}
        </h1>
        {question.queMessage !== '' && (
          <p className={styles.sub} dir={wordsDirection(question.queMessage, room.direction)}>
            {question.queMessage}
          </p>
        )}
        {question.image && (
          <div className={styles.image} style={shapeOf(question.image)}>
            {isSelfPaced ? (
              <MediaPlayer media={question.image} language={room.language} sizes={PHONE_PICTURE} autoPlay={false} />
            ) : (
              <MediaFrame media={question.image} sizes={PHONE_PICTURE} />
            )}
          </div>
        )}
      </div>
      {talks && <TalkNow room={room} />}
      <p
        className={`${styles.note} ${talks ? styles.gone : ''} ${(answer?.state === 'sent' && !closed) || (open && timeUp && !answer) ? looks.pill : styles.plain} ${note === hint ? styles.hint : ''}`}
      >
        {note}
      </p>
      {open && answer?.state === 'sent' && thinking && (
        <p className={styles.count}>{t.haveAnswered(thinking.answered, thinking.of)}</p>
      )}
      {closed && !isSelfPaced && (
        <p className={styles.breath}>
          {!answer && !race && <strong>{t.missedIt}</strong>}
          {answer?.state === 'late' && <strong>{t.late}</strong>}
          <span>{t.lookUp}</span>
        </p>
      )}
      {phase.phase === 'asking' && <ShapesToCome count={phase.answerCount} />}
      {phase.phase !== 'asking' && ((!closed && !talks) || answer || stays) && (
        <div className={`${styles.task} ${talks ? styles.faded : ''}`}>
          <Task
            question={question}
            place={`${room.code} ${phase.visit}`}
            language={room.language}
            answer={answer}
            first={first}
            race={race}
            disabled={!takes}
            dealtMs={phase.phase === 'dealing' ? ageOf(clock) : null}
            clock={open ? clock : null}
            notTaken={notTaken}
            onAnswer={onAnswer}
          />
        </div>
      )}
    </div>
  );
}

/** What to do in a second vote; with a first answer that is marked, how. */
function againWords(room: RoomInfo, first: SlideResponse | null): string {
  const t = textsIn(room.language, 'task');
  return first !== null && 'picks' in first ? t.againFramed : t.answerAgain;
}

/** Between two votes: the neighbours' turn. */
function TalkNow({ room }: { room: RoomInfo }) {
  const t = textsIn(room.language, 'task');
  return (
    <p className={`${styles.breath} ${styles.talk}`}>
      <strong>{t.talkNow}</strong>
      <span>{t.thenAgain}</span>
    </p>
  );
}

/** Where answers will stand, while the question stands alone. */
function ShapesToCome({ count }: { count: number }) {
  return (
    <div className={styles.toCome} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}

/** How long the phase of a clock has been, ms; long where it stands. */
function ageOf(clock: ShowClock | null): number {
  return clock === null || clock.atMs === null ? Infinity : clock.limitMs - remainingNow(clock);
}

/** Of a picture whose size is known: its width for each unit of height. */
function shapeOf({ width, height }: MediaRef): CSSProperties {
  // Named so that the custom property passes as a style.
  const shape = width > 0 && height > 0 ? { '--ratio': width / height, order: 0 } : {};
  return shape;
}

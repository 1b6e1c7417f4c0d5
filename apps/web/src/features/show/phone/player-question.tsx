import { textsIn } from '#platform/words';
import { type CSSProperties, useRef } from 'react';
import type { MediaRef, OwnView, PhaseView, RoomInfo, SlideResponse } from '@qc/contract';
import { MediaFrame } from '../media/media-frame.tsx';
import type { OwnAnswer } from '../tasks/own-answer.ts';
import { MediaPlayer } from '../media/media-player.tsx';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import looks from '../parts/looks.module.css';
import styles from './player-question.module.css';
import { useTimeUp } from '../parts/show-clock.ts';
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
  asleep,
  clock,
  extra,
  answer,
  notTaken,
  thinking,
  onAnswer,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'question' | 'closed' }>;
  own: OwnView;
  paused: boolean;
  /** The answers are in sight, and none is taken yet. */
  asleep: boolean;
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
  const timeUp = useTimeUp(open ? clock : null);
  const takes = open && !asleep && !paused && !timeUp;
  const { Task, howTo, taskSaysHowTo, staysAfterClose, race: raceWords } = phoneKind(question);
  const race = phase.race ? { race: phase.race, own } : null;
  const hint = taskSaysHowTo ? '' : howTo(question, room.language);
  const states = { sending: t.sending, sent: t.sent, late: t.late };
  const waiting = asleep ? t.answersSoon : timeUp ? t.timeUp : notTaken ? t.notTaken : hint;
  const isSelfPaced = room.pace === 'self';
  const told = answer ? states[answer.state] : open ? waiting : isSelfPaced ? t.timeUp : t.noAnswer;
  const stands =
    race && answer?.state !== 'sending' && answer?.state !== 'late' ? raceWords?.stands(race, room.language) : '';
  const note = stands || told;
  const asked = useRef<HTMLDivElement>(null);
  const isCut = useMoreBelow(asked);
  return (
    <div className={`${styles.question} ${isSelfPaced ? styles.alone : ''}`}>
      {open && clock && room.timer && (
        <div className={styles.timer}>
          <TimerBar clock={clock} language={room.language} label={extra ? t.yourTime : ''} />
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
      <p
        className={`${styles.note} ${answer?.state === 'sent' || (timeUp && !answer) ? looks.pill : styles.plain} ${note === hint ? styles.hint : ''}`}
      >
        {open || isSelfPaced ? note : race ? t.answersClosed : `${t.answersClosed} · ${note}`}
      </p>
      {open && answer?.state === 'sent' && thinking && (
        <p className={styles.count}>{t.haveAnswered(thinking.answered, thinking.of)}</p>
      )}
      {(open || answer || staysAfterClose) && (
        <div className={styles.task}>
          <Task
            question={question}
            place={`${room.code} ${phase.visit}`}
            language={room.language}
            answer={answer}
            race={race}
            disabled={!takes}
            clock={open ? clock : null}
            notTaken={notTaken}
            onAnswer={onAnswer}
          />
        </div>
      )}
    </div>
  );
}

/** Of a picture whose size is known: its width for each unit of height. */
function shapeOf({ width, height }: MediaRef): CSSProperties {
  // Named so that the custom property passes as a style.
  const shape = width > 0 && height > 0 ? { '--ratio': width / height, order: 0 } : {};
  return shape;
}

import { textsIn } from '#platform/words';
import { useRef } from 'react';
import type { Language, OwnView, PhaseView, RoomInfo, SlideResponse } from '@qc/contract';
import { ageOf, AskedWords, ShapesToCome } from './asked/asked-words.tsx';
import type { OwnAnswer } from '../tasks/own-answer.ts';
import looks from '../parts/looks.module.css';
import styles from './player-question.module.css';
import { useTimeUp } from '../parts/show-clock.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import { phoneKind } from '../slides/phone-kinds.ts';
import { TimerBar } from '../parts/timer-bar.tsx';
import type { PlayerScreenProps } from './player-screen-props.ts';
import { useMoreBelow } from './scrolling/use-more-below.ts';
import { showNumber } from '../show-texts.ts';
import { gapWords } from './telling/gap-words.ts';

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
        <AskedWords room={room} question={question} />
      </div>
      {talks && <TalkNow room={room} />}
      <p
        className={`${styles.note} ${talks ? styles.gone : ''} ${(answer?.state === 'sent' && !closed) || (open && timeUp && !answer) ? looks.pill : styles.plain} ${note === hint ? styles.hint : ''}`}
      >
        {note}
      </p>
      {open && answer?.state === 'sent' && (thinking || own.rank !== null) && (
        <div className={styles.waits}>
          {thinking && <p className={styles.count}>{t.haveAnswered(thinking.answered, thinking.of)}</p>}
          {own.rank !== null && <p>{placeWords(own.rank, own.gap, room.language)}</p>}
        </div>
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

/** Where the last standings have left whoever waits for the others. */
function placeWords(rank: number, gap: OwnView['gap'], language: Language): string {
  const place = `${textsIn(language, 'outcome').place} ${showNumber(rank)}`;
  const way = gapWords(gap, language);
  return way === '' ? place : `${place} · ${way}`;
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

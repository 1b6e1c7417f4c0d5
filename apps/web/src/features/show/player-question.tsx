import type { PhaseView, RoomInfo } from '@qc/contract';
import { AnswerPads } from './answer-pads.tsx';
import { MediaFrame } from './media-frame.tsx';
import type { GivenAnswer, OwnAnswer } from './own-answer.ts';
import { PlayerTask } from './player-more.tsx';
import styles from './player-question.module.css';
import type { ShowClock } from './show-clock.ts';
import { playerTexts } from './player-texts.ts';
import { isTask } from './task-kind.ts';
import { TimerBar } from './timer-bar.tsx';

/** A question on the player's phone, open or just closed. */
export function PlayerQuestion({
  room,
  phase,
  paused,
  clock,
  answer,
  notTaken,
  onAnswer,
}: {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'question' | 'closed' }>;
  paused: boolean;
  clock: ShowClock | null;
  answer: OwnAnswer | null;
  notTaken: boolean;
  onAnswer: (answer: GivenAnswer) => void;
}) {
  const t = playerTexts[room.language];
  const { question } = phase;
  const open = phase.phase === 'question';
  const several = question.selection === 'multiple' && question.type !== 'trueFalse';
  const task = isTask(question.type);
  const choose = several ? (question.type === 'survey' ? t.chooseSeveralSurvey : t.chooseSeveral) : t.chooseOne;
  // A task says itself what to do.
  const hint = task ? '' : choose;
  const states = { sending: t.sending, sent: t.sent, late: t.late };
  const note = answer ? states[answer.state] : open ? (notTaken ? t.notTaken : hint) : t.noAnswer;
  return (
    <div className={styles.question}>
      {open && clock && <TimerBar clock={clock} language={room.language} />}
      <h1 className={question.question.length > 90 ? styles.long : styles.title} dir="auto">
        {question.question}
      </h1>
      {question.queMessage !== '' && (
        <p className={styles.sub} dir="auto">
          {question.queMessage}
        </p>
      )}
      {question.image && (
        <div className={styles.image}>
          <MediaFrame media={question.image} />
        </div>
      )}
      <p className={`${styles.note} ${answer?.state === 'sent' ? styles.sure : ''}`} role="status">
        {open ? note : `${t.answersClosed} · ${note}`}
      </p>
      {task ? (
        (open || answer || question.type === 'order') && (
          <PlayerTask
            question={question}
            place={`${room.code} ${phase.visit}`}
            language={room.language}
            answer={answer}
            disabled={!open || paused}
            notTaken={notTaken}
            onAnswer={onAnswer}
          />
        )
      ) : (
        <AnswerPads
          question={question}
          language={room.language}
          answer={answer}
          disabled={!open || paused}
          onAnswer={onAnswer}
        />
      )}
    </div>
  );
}

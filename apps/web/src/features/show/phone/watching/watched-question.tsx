import { textsIn } from '#platform/words';
import { useRef } from 'react';
import type { PhaseView, RoomInfo } from '@qc/contract';
import type { ShowClock } from '../../parts/show-clock.ts';
import { TimerBar } from '../../parts/timer-bar.tsx';
import { AnswerPads } from '../../tasks/answer-pads.tsx';
import { ageOf, AskedWords, ShapesToCome } from '../asked/asked-words.tsx';
import asked from '../player-question.module.css';
import { useMoreBelow } from '../scrolling/use-more-below.ts';
import styles from './watching.module.css';

type Asked = Extract<PhaseView, { phase: 'asking' | 'dealing' | 'question' | 'closed' | 'talk' }>;

/** A question as a spectator sees it: with its answers, which nobody presses here. */
export function WatchedQuestion({ room, phase, clock }: { room: RoomInfo; phase: Asked; clock: ShowClock | null }) {
  const t = textsIn(room.language, 'player');
  const { question } = phase;
  const runs = phase.phase === 'question' || phase.phase === 'talk';
  const words = useRef<HTMLDivElement>(null);
  const isCut = useMoreBelow(words);
  return (
    <div className={asked.question}>
      {room.timer && (
        <div className={asked.timer}>
          {runs && clock && <TimerBar clock={clock} language={room.language} label="" large={false} />}
        </div>
      )}
      <div ref={words} className={`${asked.asked} ${isCut ? asked.cut : ''}`}>
        <AskedWords room={room} question={question} />
      </div>
      <p className={`${asked.note} ${asked.plain}`}>{noteOf(room, phase)}</p>
      {phase.phase === 'asking' && <ShapesToCome count={phase.answerCount} />}
      {phase.phase !== 'asking' && question.answers.length > 0 && (
        <div className={`${asked.task} ${styles.pads}`}>
          <AnswerPads
            question={question}
            language={room.language}
            answer={null}
            disabled
            dealtMs={phase.phase === 'dealing' ? ageOf(clock) : null}
            howTo={t.playersAnswer}
            several={false}
            onPick={() => undefined}
          />
        </div>
      )}
    </div>
  );
}

function noteOf({ language }: RoomInfo, { phase }: Asked): string {
  const t = textsIn(language, 'player');
  switch (phase) {
    case 'asking':
    case 'dealing':
      return t.answersSoon;
    case 'question':
      return t.playersAnswer;
    case 'closed':
      return t.answersClosed;
    case 'talk':
      return t.playersTalk;
  }
}

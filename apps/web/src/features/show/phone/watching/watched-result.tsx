import { textsIn } from '#platform/words';
import type { PhaseView, RoomInfo } from '@qc/contract';
import { ToldExplanation } from '../../explanation/told-explanation.tsx';
import { wordsDirection } from '../../parts/words-direction.ts';
import { phoneKind } from '../../slides/phone-kinds.ts';
import { NOBODY } from './nobody.ts';
import styles from './watching.module.css';

/** A spectator's reveal: the question, what was right, and where to look when nothing was. */
export function WatchedResult({ room, phase }: { room: RoomInfo; phase: Extract<PhaseView, { phase: 'reveal' }> }) {
  const { question } = phase;
  const { Solution, solutionWords } = phoneKind(question);
  return (
    <div className={styles.result}>
      <h1 dir={wordsDirection(question.question, room.direction)}>{question.question}</h1>
      {solutionWords(phase, room.language) === '' && !phase.picked && <p>{textsIn(room.language, 'player').lookUp}</p>}
      <Solution room={room} phase={phase} own={NOBODY} isRight={false} />
      <ToldExplanation explanation={phase.explanation} language={room.language} />
    </div>
  );
}

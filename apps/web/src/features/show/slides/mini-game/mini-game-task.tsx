import { textsIn } from '#platform/words';
import { useEffect, useRef, useState } from 'react';
import { MINI_GAME_MIN_MS } from '@qc/contract/limits';
import { MiniGameFrame } from './mini-game-frame.tsx';
import { sharePercent, shareText } from '../../standings/score-share.ts';
import cards from '../../parts/card.module.css';
import looks from '../../parts/looks.module.css';
import styles from './mini-game.module.css';
import type { TaskProps } from '../phone-kind.ts';
import { useTimeUp } from '../../parts/show-clock.ts';
import taskStyles from '../../tasks/player-task.module.css';
import { useDraft } from '../../tasks/use-draft.ts';

/** Time between two tries to hand in the same score, ms. */
const AGAIN_MS = 2000;
/** A score so far is handed in this long before the clock is over, ms: it has its way to go. */
const ON_ITS_WAY_MS = 700;

/**
 * Plays a mini-game. Its first word of being done is handed in by itself; who plays one that never says so presses a
 * button. Who still plays when the time runs out has the score so far, also over a reload. A score is not believed
 * before a shortest time: the button waits for it.
 */
export function MiniGameTask({ question, place, language, answer, disabled, clock, notTaken, onAnswer }: TaskProps) {
  const t = textsIn(language, 'task');
  // A reload begins the game anew; the score so far stands until it says another.
  const [soFar, keepSoFar] = useDraft(place, '');
  const [done, setDone] = useState(false);
  const [ripe, setRipe] = useState(false);
  const send = useRef(onAnswer);
  useEffect(() => {
    send.current = onAnswer;
  });
  useEffect(() => {
    const timer = setTimeout(() => setRipe(true), MINI_GAME_MIN_MS);
    return () => clearTimeout(timer);
  }, []);
  const almostUp = useTimeUp(clock, ON_ITS_WAY_MS);
  const waiting = (done || almostUp) && ripe && !disabled && answer === null && soFar !== '';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(
      () => send.current({ type: 'miniGame', share: readDraft(soFar) }),
      notTaken ? AGAIN_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [waiting, soFar, notTaken]);

  if (answer?.response.type === 'miniGame') {
    const percent = sharePercent(answer.response.share);
    return (
      <div className={`${cards.card} ${taskStyles.said}`}>
        <span className={taskStyles.saidLabel}>{percent === '' ? t.noScore : t.gameScore}</span>
        {percent !== '' && (
          <>
            <strong className={taskStyles.saidText}>{percent}</strong>
            <span className={taskStyles.saidLabel}>{t.unverified}</span>
          </>
        )}
      </div>
    );
  }
  return (
    <div className={styles.game}>
      <div className={styles.box}>
        <MiniGameFrame
          link={question.miniGame}
          title={`${t.miniGame}: ${question.question}`}
          problem={t.cannotShow}
          onNews={(news) => {
            if (done) return;
            keepSoFar(shareText(news.share));
            setDone(news.done);
          }}
        />
      </div>
      <div className={styles.foot}>
        <span className={styles.score} role="status">
          {soFar !== '' && `${t.soFar}: ${sharePercent(readDraft(soFar))}`}
        </span>
        <button
          type="button"
          className={`${looks.button} ${styles.finish}`}
          disabled={disabled || !ripe || done}
          onClick={() => onAnswer({ type: 'miniGame', share: readDraft(soFar) })}
        >
          {soFar === '' ? t.withoutScore : t.finished}
        </button>
      </div>
    </div>
  );
}

/** The score so far as the draft keeps it; null: the game has told none. */
function readDraft(soFar: string): number | null {
  return soFar === '' ? null : Number(soFar);
}

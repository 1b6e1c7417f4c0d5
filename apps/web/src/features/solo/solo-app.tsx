import { textsIn } from '#platform/words';
import { clockOf, PlayerScreen, Stage } from '#features/show';
import type { RunGame } from '@qc/engine';
import { useState } from 'react';
import { SoloEnd } from './solo-end.tsx';
import { SoloMedia } from './solo-media.tsx';
import styles from './solo.module.css';
import { SoloStart } from './solo-start.tsx';
import { useSoloRoom } from './use-solo-room.ts';

/** The whole page: start, the game, the end with what was right. */
export function SoloApp({ game }: { game: RunGame }) {
  const t = textsIn(game.language, 'solo');
  const { run, start } = useSoloRoom(game, t.player);
  // The answer that is on its way for the length of one render: the engine answers at once.
  const [refused, setRefused] = useState(false);
  if (!run) return <SoloStart game={game} onStart={start} />;
  const { room, shown } = run;
  if (room.isOver) return <SoloEnd game={game} summary={room.summary} onAgain={start} />;
  const { view, own } = shown;
  const { phase } = view;
  const goOn = () => {
    setRefused(false);
    room.goOn();
  };
  if (phase.phase === 'opening' || phase.phase === 'media' || phase.phase === 'ending' || phase.phase === 'break') {
    return (
      <Stage room={shown.room}>
        <SoloMedia key={`${phase.slide}-${phase.visit}-${phase.phase}`} room={shown.room} phase={phase} onGoOn={goOn} />
      </Stage>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <PlayerScreen
          room={shown.room}
          view={view}
          own={own}
          background={'question' in phase ? phase.question.backgroundMedia : null}
          clock={shown.room.timer ? clockOf(view, shown.atMs) : null}
          answer={own.response && { response: own.response, state: 'sent' }}
          notTaken={refused}
          onAnswer={(answer) => setRefused(!room.answer(answer))}
        />
      </div>
      <div className={styles.bar}>
        <button type="button" className={phase.phase === 'question' ? styles.quiet : styles.button} onClick={goOn}>
          {phase.phase === 'question' ? t.giveUp : t.goOn}
        </button>
      </div>
    </div>
  );
}

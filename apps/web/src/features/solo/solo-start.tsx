import { textsIn } from '#platform/words';
import { MediaFrame, Stage } from '#features/show';
import type { RunGame } from '@qc/engine';
import styles from './solo.module.css';

/** The first card: what the game is, and the button that starts it. */
export function SoloStart({ game, onStart }: { game: RunGame; onStart: () => void }) {
  const t = textsIn(game.language, 'solo');
  return (
    <Stage room={game}>
      <main className={styles.middle}>
        {game.logo && (
          <div className={styles.logo}>
            <MediaFrame media={game.logo} sizes="240px" />
          </div>
        )}
        <h1 className={styles.title} dir="auto">
          {game.name}
        </h1>
        {game.waitingText !== '' && (
          <p className={styles.text} dir="auto">
            {game.waitingText}
          </p>
        )}
        <p className={styles.text}>{t.questions(game.slides.length)}</p>
        <button type="button" className={styles.button} onClick={onStart}>
          {t.start}
        </button>
      </main>
    </Stage>
  );
}

import { textsIn } from '#platform/words';
import { mediaSourceUrl } from '#ui/picture/media-source';
import styles from './media-player.module.css';
import type { MediaPlayerProps } from './media-player-props.ts';
import { PlayerFace } from './player-face.tsx';
import { useFilePlaying } from './use-file-playing.ts';

/** Plays a film or sound of our own delivery, from its start to its end and no further. */
export function FilePlayer({ media, language, autoPlay = true, onEnded }: MediaPlayerProps) {
  const t = textsIn(language, 'showMedia');
  const { element, playing, muted, events, toggle, unmute, retry } = useFilePlaying(media, autoPlay, onEnded);
  const problem = playing === 'failed' ? t.failed : playing === 'late' ? t.late : '';
  const source = { src: mediaSourceUrl(media), preload: 'auto', ...events } as const;
  const label = media.alt || (media.type === 'audio' ? t.sound : t.film);
  return (
    <div className={styles.player} data-sound={media.type === 'audio' || undefined}>
      {media.type === 'audio' ? (
        <>
          <audio ref={element} aria-label={label} {...source} />
          <SoundBars moving={playing === 'playing'} />
        </>
      ) : (
        <video ref={element} className={styles.film} playsInline aria-label={label} {...source} />
      )}
      <PlayerFace
        language={language}
        playing={playing}
        muted={muted}
        problem={problem}
        onToggle={toggle}
        onUnmute={unmute}
        onRetry={retry}
      />
    </div>
  );
}

/** Bars that move while a sound plays; still where reduced motion is asked for. Decoration. */
function SoundBars({ moving }: { moving: boolean }) {
  return (
    <div className={styles.bars} data-moving={moving || undefined} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

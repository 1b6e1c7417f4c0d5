import { textsIn } from '#platform/words';
import { videoEmbedUrl } from '@qc/contract/video-links';
import styles from './media-player.module.css';
import type { MediaPlayerProps } from './media-player-props.ts';
import { PlayerFace } from './player-face.tsx';
import { useSitePlaying } from './use-site-playing.ts';

/** Plays a film of YouTube or Vimeo in the site's own player, without its cookies, inside the chosen part. */
export function SitePlayer({ media, language, autoPlay = true, onEnded }: MediaPlayerProps) {
  const t = textsIn(language, 'showMedia');
  const site = media.provider === 'vimeo' ? 'vimeo' : 'youtube';
  const { startMs, endMs } = media;
  const { frame, attempt, problem, muted, onLoad, unmute, retry } = useSitePlaying(site, media, autoPlay, onEnded);
  // The page asks for the start itself: only so does it learn whether the sound was allowed.
  const src = videoEmbedUrl(site, media.publicId, { startMs, endMs, origin: location.origin, autoplay: false });
  return (
    <div className={styles.player}>
      {problem === '' && (
        <iframe
          key={attempt}
          ref={frame}
          className={styles.film}
          src={src}
          title={media.alt || t.film}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          onLoad={onLoad}
        />
      )}
      <PlayerFace
        language={language}
        // The site's player has buttons of its own.
        playing="loading"
        muted={muted}
        problem={problem === '' ? '' : t[problem]}
        onToggle={unmute}
        onUnmute={unmute}
        onRetry={retry}
      />
    </div>
  );
}

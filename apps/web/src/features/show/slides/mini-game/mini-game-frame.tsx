import { useEffect, useRef, useState } from 'react';
import { fromGame, miniGameAddress, readResizeMessage, readScoreMessage } from './mini-game-score.ts';
import type { ScoreNews } from './mini-game-score.ts';
import looks from '../../parts/looks.module.css';
import styles from './mini-game.module.css';

/** No game makes the page taller than this, px. */
const HEIGHT_MAX = 4000;

function makeNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A mini-game of another site, caged: it runs its own scripts on its own origin, and can neither move this page nor
 * open dialogs over it. What it says of its score is read by its shape and handed on. Where the house's policy forbids
 * its address, `problem` is shown; without an address, where a screen is only looked at, the title.
 */
export function MiniGameFrame({
  link,
  title,
  problem,
  onNews,
}: {
  link: string;
  title: string;
  problem: string;
  onNews?: (news: ScoreNews) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [nonce] = useState(makeNonce);
  const [height, setHeight] = useState<number | null>(null);
  const [forbidden, setForbidden] = useState(false);
  const tell = useRef(onNews);
  useEffect(() => {
    tell.current = onNews;
  });
  const address = miniGameAddress(link, nonce);

  useEffect(() => {
    if (address === null) return;
    const hear = (event: MessageEvent<unknown>) => {
      const game = frame.current?.contentWindow;
      if (!game || event.source !== game || !fromGame(event.origin, address)) return;
      const resize = readResizeMessage(event.data);
      if (resize) {
        if (resize.height !== null) setHeight(Math.min(HEIGHT_MAX, Math.max(0, Math.round(resize.height))));
        const reply = resize.action === 'hello' ? 'hello' : 'resizePrepared';
        // Holds nothing secret, and a caged frame may have no origin to name.
        if (resize.action !== 'resize') game.postMessage({ context: 'h5p', action: reply }, '*');
        return;
      }
      const news = readScoreMessage(event.data, nonce);
      if (news) tell.current?.(news);
    };
    const refused = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && address.startsWith(event.blockedURI)) setForbidden(true);
    };
    window.addEventListener('message', hear);
    document.addEventListener('securitypolicyviolation', refused);
    return () => {
      window.removeEventListener('message', hear);
      document.removeEventListener('securitypolicyviolation', refused);
    };
  }, [address, nonce]);

  if (address === null || forbidden)
    return (
      <p className={styles.problem} role="status">
        {link === '' ? title : problem}
      </p>
    );
  return (
    <iframe
      ref={frame}
      className={`${looks.ringed} ${styles.frame}`}
      src={address}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="fullscreen; autoplay"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      style={height === null ? {} : { minHeight: `${height}px` }}
      onLoad={() => frame.current?.contentWindow?.postMessage({ context: 'h5p', action: 'ready' }, '*')}
    />
  );
}

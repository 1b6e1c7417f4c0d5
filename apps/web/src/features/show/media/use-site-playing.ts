import type { MediaRef } from '@qc/contract';
import { DELIVERY_TIMEOUT_MS } from '@qc/contract/limits';
import type { VideoSite } from '@qc/contract/video-links';
import { useEffect, useRef, useState } from 'react';
import { mayStartByItself } from './player-face.tsx';
import {
  isFromSite,
  readSiteMessage,
  type SiteNews,
  siteOrigin,
  type SiteWish,
  wishMessages,
} from './site-messages.ts';

/** Asked to start and still not playing after this long, ms: the browser refused the sound. */
const REFUSED_MS = 1800;

/** Speaks with a video site's player: starts it, mutes it where sound is refused, stops it at the chosen end. */
export function useSitePlaying(
  site: VideoSite,
  { startMs, endMs }: Pick<MediaRef, 'startMs' | 'endMs'>,
  autoPlay: boolean,
  onEnded?: () => void,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<'' | 'notShared' | 'failed' | 'silent'>('');
  const [muted, setMuted] = useState(false);
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  });

  const say = (wish: SiteWish) => {
    for (const message of wishMessages(site, wish))
      frame.current?.contentWindow?.postMessage(message, siteOrigin(site));
  };

  useEffect(() => {
    let playing = false;
    let over = false;
    let restsAtEnd = false;
    let refused: ReturnType<typeof setTimeout> | undefined;
    const silent = setTimeout(() => setProblem('silent'), DELIVERY_TIMEOUT_MS);
    const send = (wish: SiteWish) => {
      for (const message of wishMessages(site, wish))
        frame.current?.contentWindow?.postMessage(message, siteOrigin(site));
    };
    let greeted = false;
    const ready = () => {
      clearTimeout(silent);
      if (greeted) return;
      greeted = true;
      send('listen');
      if (!mayStartByItself(autoPlay)) return;
      send('play');
      refused = setTimeout(() => {
        if (playing) return;
        send('mute');
        send('play');
        setMuted(true);
      }, REFUSED_MS);
    };
    const finish = () => {
      if (over) return;
      over = true;
      ended.current?.();
    };
    const hear = (news: SiteNews) => {
      if (news.kind === 'ready') ready();
      else if (news.kind === 'problem') {
        clearTimeout(silent);
        setProblem(news.problem);
      } else if (news.kind === 'playing') {
        playing = true;
        clearTimeout(refused);
        // Played once more, it begins where the author said.
        if (restsAtEnd) send({ seekS: (startMs ?? 0) / 1000 });
        if (restsAtEnd) over = restsAtEnd = false;
      } else if (news.kind === 'paused') restsAtEnd = over;
      else if (news.kind === 'ended') finish();
      else if (news.kind === 'time' && endMs !== null && news.atS * 1000 >= endMs && !over) {
        send('pause');
        finish();
      }
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      if (!isFromSite(site, event.origin)) return;
      for (const news of readSiteMessage(site, event.data)) hear(news);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      clearTimeout(silent);
      clearTimeout(refused);
    };
  }, [site, startMs, endMs, autoPlay, attempt]);

  return {
    frame,
    attempt,
    problem,
    muted,
    // YouTube's player answers only once it has been spoken to.
    onLoad: () => say('listen'),
    unmute: () => {
      say('unmute');
      setMuted(false);
    },
    retry: () => {
      setProblem('');
      setMuted(false);
      setAttempt((number) => number + 1);
    },
  };
}

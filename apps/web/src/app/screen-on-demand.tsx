import { useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { reloadOnce } from '#platform/reload';
import { ErrorNotice } from '#ui/error-notice';
import { type ComponentType, type FunctionComponent, useEffect, useEffectEvent, useState } from 'react';
import { PageSkeleton } from './frame/page-skeleton.tsx';

/** A screen as the router takes it; `preload` fetches its code, and never rejects. */
type Screen = FunctionComponent & { preload: () => Promise<void> };

/**
 * A screen whose code is fetched when somebody goes there. Without a network it says so in its place, and comes by
 * itself when the network is back: the router's own way is to load the whole page anew, which leaves the person with
 * the browser's error page. Where the server answers but does not have the code any more there is a newer version of
 * the app: then the page is loaded anew, once.
 */
export function screenOnDemand<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen {
  let code: ComponentType | null = null;
  let underWay: Promise<void> | null = null;
  const fetchCode = async (): Promise<void> => {
    try {
      code = (await load())[name];
    } catch {
      // Whoever waits for it sees that it is not there.
    }
    underWay = null;
  };
  const preload = async (): Promise<void> => {
    if (code === null) await (underWay ??= fetchCode());
  };
  function ScreenOnDemand() {
    const [Code, setCode] = useState(() => code);
    const fetchNow = async (): Promise<boolean> => {
      await preload();
      setCode(() => code);
      return code !== null;
    };
    return Code ? <Code /> : <MissingScreen fetchNow={fetchNow} />;
  }
  return Object.assign(ScreenOnDemand, { preload });
}

/** In place of a screen whose code is not there: tries at once, on request, and when the network returns. */
function MissingScreen({ fetchNow }: { fetchNow: () => Promise<boolean> }) {
  const t = useTexts('app');
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState<string | null>(null);
  const wanted = `${attempt} ${online}`;
  const fetchAnew = useEffectEvent(fetchNow);
  useEffect(() => {
    let here = true;
    const look = async (isFetched: boolean): Promise<void> => {
      if (isFetched || !here) return;
      // Only here, where nothing can be lost: a link that is merely hovered over fetches ahead, too.
      if ((await isServerThere()) && here && reloadOnce()) return;
      if (here) setTried(wanted);
    };
    void fetchAnew().then(look);
    return () => {
      here = false;
    };
  }, [wanted]);
  if (tried !== wanted) return <PageSkeleton />;
  return <ErrorNotice text={t.notFetched} onRetry={() => setAttempt(attempt + 1)} />;
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

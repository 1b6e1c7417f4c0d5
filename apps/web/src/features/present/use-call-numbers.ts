import type { RouteReply } from '@qc/contract';
import { useEffect, useState } from 'react';
import { call } from '#platform/api';
import { insist } from '#platform/words-loader';

const NONE: RouteReply<'getCallNumbers'> = { numbers: [], costHint: '' };

/**
 * The numbers by which people call into games here, and what that costs; none until they are known. The big screen
 * carries no query cache.
 */
export function useCallNumbers(): RouteReply<'getCallNumbers'> {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    // The host's console says them too.
    insist(() => call('getCallNumbers'))
      .then((called) => !isGone && setKnown(called))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return known;
}

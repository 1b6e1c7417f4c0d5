import { useEffect, useState } from 'react';
import { call } from '#platform/api';
import { insist } from '#platform/words-loader';

const NONE: readonly string[] = [];

/** The numbers by which people call into games here; none until they are known. The big screen carries no query cache. */
export function useCallNumbers(): readonly string[] {
  const [numbers, setNumbers] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const known = insist(() => call('getCallNumbers'));
    // The host's console says them too.
    known.then(({ numbers: called }) => !isGone && setNumbers(called)).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return numbers;
}

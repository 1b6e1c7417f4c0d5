import { useEffect, useState } from 'react';
import { useWays } from '../ways/index.ts';

/**
 * The secret of a mailed link: taken out of the address at once, where it would stay in the history and could be seen.
 * Empty: the person came without a link, with a code to type.
 */
export function useLinkToken(): string {
  const { hash, go } = useWays();
  const [token, setToken] = useState('');
  const found = /^token=([\w-]{1,200})$/.exec(hash)?.[1];
  if (found !== undefined && found !== token) setToken(found);
  useEffect(() => {
    if (found !== undefined) go(location.pathname + location.search, { replace: true });
  }, [found, go]);
  return token;
}

import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link: taken out of the address at once, where it would stay in the history and could be seen.
 * Empty: the person came without a link, with a code to type.
 */
export function useLinkToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const found = /^token=([\w-]{1,200})$/.exec(hash)?.[1];
  if (found !== undefined && found !== token) setToken(found);
  useEffect(() => {
    if (found !== undefined) void navigate({ to: '.', hash: '', replace: true });
  }, [found, navigate]);
  return token;
}

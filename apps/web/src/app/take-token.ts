import { errorText, isRefusal } from '#platform/api';
import type { Language } from '@qc/contract/languages';
import { appTexts } from './app-texts.ts';

/** Reads the one-time login token of the address and removes it there, keeping the rest; null when there is none. */
export function takeToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  // The whole address: a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', address.href);
  return token === '' ? null : token;
}

/** Why a token did not sign in: used or old, or something else, and then the link may still be good. */
export function tokenProblem(error: unknown, language: Language): { title: string; text?: string } {
  const t = appTexts[language];
  if (isRefusal(error, 'wrongCredentials') || isRefusal(error, 'invalidInput')) return { title: t.tokenFailed };
  const title = errorText(error, language);
  return isRefusal(error, 'restricted') ? { title } : { title, text: t.tokenAgain };
}

/** What went wrong with a message, without anybody's address: the library's code and the mail server's number. */
export function mailFault(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const number = responseCode(error);
  return number === null ? code : `${code} ${number}`;
}

/** Whether the mail server will never take this message: trying again would only annoy it. */
export function isRefusedForGood(error: unknown): boolean {
  // Its word about encryption is about no letter; an administrator will put that right too.
  if (error instanceof Error && 'code' in error && error.code === 'ETLS') return false;
  const number = responseCode(error);
  // 530 to 538 are about our own sign-in, which an administrator will put right.
  return number !== null && number >= 500 && !(number >= 530 && number <= 538);
}

function responseCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}

/**
 * What the mail server answered, or why it was never reached, in the words of either: for admins, who see it beside
 * the message, and for nobody's log.
 */
export function mailAnswer(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const said = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return said
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

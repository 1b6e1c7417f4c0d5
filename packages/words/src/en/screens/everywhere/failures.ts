export type InTheWay = 'offline' | 'unreachable' | 'tooLargeForProxy';

/** Why a call gave no reply. */
export type FailuresTexts = Record<InTheWay | 'why' | 'unexpected' | 'restricted', string>;

/** Why a call gave no reply. */
export const failures: FailuresTexts = {
  offline: 'There’s no internet connection. Nothing was saved. Please try again when it’s back',
  unreachable: 'The server can’t be reached right now. Please try again in a moment',
  tooLargeForProxy: 'The proxy in front of this site refuses pieces of this size. Please tell the site’s admin',
  why: 'Reason',
  unexpected: 'Something went wrong',
  restricted: 'This account is blocked. Please contact the admin',
};

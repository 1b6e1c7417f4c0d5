const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends this long after its last use … */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** … and this long after signing in at the latest. */
export const SESSION_MAX_MS = 90 * DAY_MS;
/** The last use is noted, and the end moved, no more often than this: not every call is a write. */
export const SESSION_TOUCH_MS = 5 * 60 * 1000;
/** So long after a password was given a session may end the others. */
export const PROOF_MS = 10 * 60 * 1000;
/** A one-time sign-in link lives this long. */
export const LOGIN_TOKEN_MS = DAY_MS;
/** A mailed link, for a new password or another address, lives this long. */
export const ACCOUNT_LINK_MS = 60 * 60 * 1000;
/** A link that an admin had mailed lives longer: nobody is waiting for it. */
export const PASSWORD_LINK_MS = DAY_MS;
/** So does the first link of an account that was opened for somebody. */
export const OPENED_LINK_MS = 7 * DAY_MS;
/** And the letter that asks whether an address is the person's. */
export const CONFIRM_LINK_MS = 7 * DAY_MS;
/** A secret for an app is waited for so long: the screen it stood on may be anywhere by then. */
export const PENDING_SECRET_MS = 30 * 60 * 1000;

/** Where big screens of other machines come in, from the slash: an address that a person can type. */
export const SCREEN_PATH = '/screen';
/** What a console shows, to be typed at another machine: eight letters and digits that are not mistaken for each other. */
export const SCREEN_CODE_FORM = /^[A-HJ-NP-Z2-9]{8}$/;
/** The last part of a screen link's address: its number in the room, and what proves it. */
export const SCREEN_TOKEN_FORM = /^\d{1,3}-[A-Za-z0-9_-]{32}$/;

/** What somebody hears whom the house has called. Spoken: no signs that a voice would read out. */
export interface InvitedTexts {
  hello: string;
  /** The name of an institution, or of a person, comes after it. */
  calls: string;
  /** The name of the game comes after it. */
  toGame: string;
  keys: string;
  neverAgain: string;
}

export const invited: InvitedTexts = {
  hello: 'Hello.',
  calls: 'This is a call from:',
  toGame: 'You are invited to play a game with the keys of your telephone. It is called:',
  keys: 'To play now, press 1. If you don’t want to be called again, press 2.',
  neverAgain: 'You will not be called again.',
};

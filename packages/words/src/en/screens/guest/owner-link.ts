export interface OwnerLinkTexts {
  title: string;
  text: string;
  enter: string;
  /** Used already, or too old. */
  over: string;
  /** Did not reach the server, or was not answered: the link is still good. */
  again: string;
  byPassword: string;
}

/** Words for whoever comes by the link that the server prints for its owner. */
export const ownerLink: OwnerLinkTexts = {
  title: 'Welcome',
  text: 'This link signs the owner of this site in, once. It works for 24 hours.',
  enter: 'Sign in as the owner',
  over: 'This link was already used or has expired. Restart the server to get a new one.',
  again: 'You weren’t signed in. The link still works: try again.',
  byPassword: 'Sign in with a password',
};

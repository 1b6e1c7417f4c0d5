/** Words of the letter. `{game}`, `{receiver}` and `{contact}` are what people wrote. */
export interface BlockMailTexts {
  blocked: string;
  lifted: string;
  greeting: string;
  blockedText: string;
  liftedText: string;
  contact: string;
  open: string;
  why: string;
}

/** Words of blockMail. */
export const blockMail: BlockMailTexts = {
  blocked: 'The game {game} was blocked',
  lifted: 'The game {game} is no longer blocked',
  greeting: 'Hello {receiver},',
  blockedText:
    'An admin blocked the game {game}. You can edit it, but it can’t be run, duplicated, exported or shared until it’s unblocked.',
  liftedText: 'The game {game} was unblocked. You can run it again.',
  contact: 'Questions? Contact {contact}',
  open: 'My games',
  why: 'You’re getting this message because you chose email notifications. You can turn them off in your user settings.',
};

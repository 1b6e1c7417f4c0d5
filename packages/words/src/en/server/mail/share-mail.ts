import type { TransferType } from '@qc/contract';

/** Words of the notice that a game was shared. `{sharer}` and `{game}` are names people wrote. */
export interface ShareMailTexts {
  subject: string;
  greeting: string;
  /** What the receiver may do with it, by transfer type. */
  given: Record<TransferType, string>;
  open: string;
  /** Where to look when the server does not know its own address. */
  where: Record<'shared' | 'mine', string>;
  why: string;
}

/** Words of shareMail. */
export const shareMail: ShareMailTexts = {
  subject: '{sharer} shared the game {game} with you',
  greeting: 'Hello {receiver},',
  given: {
    1: '{sharer} shared the game {game} with you. You can edit it together, and you can run it.',
    2: '{sharer} gave you a copy of the game {game}. You can run it, but not edit it.',
    3: '{sharer} gave you a copy of the game {game}. It’s yours, and you can change everything in it.',
  },
  open: 'Open the game',
  where: {
    shared: 'The game is waiting for you in questions.creator, under “Shared with me”.',
    mine: 'The game is waiting for you in questions.creator, under “My games”.',
  },
  why: 'You’re getting this message because you chose email notifications. You can turn them off in your user settings.',
};

/** Words of the message that somebody left a shared game. `{receiver}`, `{game}` and `{giver}` are names people wrote. */
export interface LeaveMailTexts {
  subject: string;
  greeting: string;
  left: string;
  open: string;
  why: string;
}

/** Words of leaveMail. */
export const leaveMail: LeaveMailTexts = {
  subject: '{receiver} left the game {game}',
  greeting: 'Hello {giver},',
  left: '{receiver} left the game {game}, which you shared. The game itself is unchanged.',
  open: 'Open the sharing history',
  why: 'You’re getting this message because you chose email notifications. You can turn them off in your user settings.',
};

/** Words of an invitation. `{inviter}` and `{institution}` are names people wrote. */
export interface InvitationMailTexts {
  subject: string;
  greeting: string;
  offer: Record<'member' | 'manager', string>;
  /** What one must do, and until when. */
  how: string;
  open: string;
  /** What to do with the code when the server does not know its own address. */
  code: string;
  why: string;
}

/** Words of invitationMail. */
export const invitationMail: InvitationMailTexts = {
  subject: 'An invitation to join {institution}',
  greeting: 'Hello,',
  offer: {
    member:
      '{inviter} invites you to join {institution} on questions.creator, the place to build and run quizzes and trivia games. {institution} will pay for the games you run.',
    manager:
      '{inviter} invites you to manage {institution} on questions.creator, the place to build and run quizzes and trivia games: invite people, see how credits are used and run games paid for by {institution}.',
  },
  how: 'The invitation works for seven days and only once. To accept it, sign in with the address this message was sent to, or create an account with it.',
  open: 'See the invitation',
  code: 'Once signed in, open the institution’s page from your user settings, choose “I have a code from an email”, and copy this code there:',
  why: 'If you didn’t expect this invitation, you can ignore this email: nothing will change.',
};

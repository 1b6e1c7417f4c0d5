export interface TwoStepDemandTexts {
  subject: string;
  /** `{name}` is the person, `{date}` the day from which it is demanded. */
  paragraphs: readonly string[];
  open: string;
  small: string;
}

/** The letter to staff without a second step when the house begins to demand it. */
export const twoStepDemandMail: TwoStepDemandTexts = {
  subject: 'Two-step sign-in will be required for your account',
  paragraphs: [
    'Hello {name},',
    'From {date}, two-step sign-in will be required for your account on questions.creator, because it has extended permissions. After that day, nothing else opens until you turn it on.',
    'You can turn it on in your account settings, under “Two-step sign-in”. All it takes is an authenticator app on your phone.',
  ],
  open: 'Open account settings',
  small: 'This email went to everyone with extended permissions who hasn’t turned on two-step sign-in yet.',
};

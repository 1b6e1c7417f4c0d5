/** Words of mailFoot. */
export type MailFootTexts = string;

/** Words of mailFoot. */
export const mailFoot: MailFootTexts = 'Questions? Contact';

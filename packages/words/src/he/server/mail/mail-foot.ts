import type { MailFootTexts } from '../../../en/server/mail/mail-foot.ts';

export const mailFoot: MailFootTexts = 'שאלות? פנו אל';

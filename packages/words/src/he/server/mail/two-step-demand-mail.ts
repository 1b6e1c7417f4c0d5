import type { TwoStepDemandTexts } from '../../../en/server/mail/two-step-demand-mail.ts';

export const twoStepDemandMail: TwoStepDemandTexts = {
  subject: 'אימות דו־שלבי יידרש בחשבון שלכם',
  paragraphs: [
    'שלום {name},',
    'החל ב־{date} יידרש אימות דו־שלבי בחשבון שלכם ב־questions.creator, כי יש לו הרשאות נרחבות. אחרי המועד הזה לא ייפתח בו דבר אחר עד שתפעילו אותו.',
    'ההפעלה נמצאת בהגדרות החשבון, תחת ״אימות דו־שלבי״. צריך רק אפליקציית אימות בטלפון.',
  ],
  open: 'להגדרות החשבון',
  small: 'ההודעה נשלחה לבעלי הרשאות במערכת שעדיין לא הפעילו אימות דו־שלבי.',
};

import type { PageWords } from '../../../en/server/files/page.ts';

export const page: PageWords = {
  product: 'בנו משחק שאלות והריצו אותו מול הקהל: ההצטרפות מהטלפון, והמשחק על המסך הגדול.',
  join: 'הצטרפות למשחק מהטלפון, בלי חשבון ובלי התקנה.',
  picture: 'הסמל של questions.creator בין צורות התשובות',
};

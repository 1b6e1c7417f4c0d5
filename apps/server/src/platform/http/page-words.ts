import type { Language } from '@qc/contract';

/** The product's name, the same in every language. */
export const PRODUCT = 'questions.creator';

interface PageWords {
  /** What the product is. */
  product: string;
  /** What the player's page is. */
  join: string;
  /** What is seen on the picture beside a link. */
  picture: string;
}

const en: PageWords = {
  product: 'Build a quiz game and run it live: players join from their phones, and the game shows on the big screen.',
  join: 'Join the game from your phone. No account, nothing to install.',
  picture: 'The sign of questions.creator between the shapes of the answers',
};
const he: PageWords = {
  product: 'בנו משחק שאלות והריצו אותו מול הקהל: ההצטרפות מהטלפון, והמשחק על המסך הגדול.',
  join: 'הצטרפות למשחק מהטלפון, בלי חשבון ובלי התקנה.',
  picture: 'הסמל של questions.creator בין צורות התשובות',
};
const ar: PageWords = {
  product: 'أنشئوا لعبة أسئلة وشغّلوها مباشرة: الانضمام من الهاتف، واللعبة على الشاشة الكبيرة.',
  join: 'انضمام إلى اللعبة من الهاتف، دون حساب ودون تثبيت.',
  picture: 'شعار questions.creator بين أشكال الإجابات',
};

/** Words of the pages that are there before any script runs. */
export const PAGE_WORDS: Record<Language, PageWords> = { he, ar, en };

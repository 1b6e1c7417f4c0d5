import type { PageWords } from '../../../en/server/files/page.ts';

export const page: PageWords = {
  product: 'أنشئوا لعبة أسئلة وشغّلوها مباشرة: الانضمام من الهاتف، واللعبة على الشاشة الكبيرة.',
  join: 'انضمام إلى اللعبة من الهاتف، دون حساب ودون تثبيت.',
  picture: 'شعار questions.creator بين أشكال الإجابات',
};

import type { LineWords } from '../../../en/server/files/line-words.ts';

/** What a telephone line says to who does not come into any conversation. */
export const lineWords: LineWords = {
  busy: 'جميع الخطوط مشغولة الآن. يمكن الاتصال مجددًا بعد بضع دقائق.',
  tooManyCalls: 'وردت مكالمات كثيرة من هذا الرقم. يمكن الاتصال مجددًا لاحقًا.',
};

import type { PreviewTexts } from '../../../en/screens/editor/editor-preview.ts';

export const editorPreview: PreviewTexts = {
  moment: 'اللحظة المعروضة',
  presenter: 'الشاشة الكبيرة',
  player: 'هاتف أحد اللاعبين',
  lobby: 'الانضمام',
  round: 'الجولة',
  opening: 'قبل',
  question: 'السؤال',
  talk: 'نقاش',
  secondVote: 'تصويت 2',
  reveal: 'الإجابة',
  ending: 'بعد',
  media: 'الشريحة',
  break: 'الشريحة',
  standings: 'الترتيب',
  podium: 'الفائزون',
};

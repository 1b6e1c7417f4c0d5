import type { PupilTexts } from '../../../en/screens/author/pupils.ts';

export const pupils: PupilTexts = {
  play: 'اللعب كتلميذ',
  rehearse: 'تجربة المكالمة',
  running: 'اللعبة تعمل في النافذة الثانية',
  runningText: 'تتقدّم تلقائيًا. لوحة المنظّم في الغرف المفتوحة.',
};

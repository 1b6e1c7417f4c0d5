import type { ReactionsTexts } from '../../../en/screens/show/reactions.ts';

export const reactions: ReactionsTexts = {
  label: 'تفاعل على الشاشة الكبيرة',
  applause: 'تصفيق',
  heart: 'قلب',
  laugh: 'ضحك',
  wow: 'مدهش',
  flame: 'حماس',
  sparkle: 'بريق',
};

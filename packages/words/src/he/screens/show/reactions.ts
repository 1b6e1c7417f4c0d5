import type { ReactionsTexts } from '../../../en/screens/show/reactions.ts';

export const reactions: ReactionsTexts = {
  label: 'תגובה על המסך הגדול',
  applause: 'מחיאות כפיים',
  heart: 'לב',
  laugh: 'צחוק',
  wow: 'וואו',
  flame: 'אש',
  sparkle: 'ניצוץ',
};

import type { MenuTexts } from '../../../en/screens/guest/accessibility-menu.ts';

export const accessibilityMenu: MenuTexts = {
  menu: 'תפריט נגישות',
  lead: 'נשמר במכשיר הזה.',
  textSize: 'גודל הטקסט',
  switches: {
    contrast: 'ניגודיות מוגברת',
    lessMotion: 'פחות תנועה',
    stopAnimations: 'עצירת הנפשות',
    markLinks: 'הדגשת קישורים',
    readableFont: 'גופן קריא',
  },
  reset: 'איפוס',
  statement: 'הצהרת נגישות',
  privacy: 'הגדרות הפרטיות',
};

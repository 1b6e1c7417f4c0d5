import type { AccessibilitySwitch } from '#platform/accessibility';

const en = {
  menu: 'Accessibility menu',
  lead: 'Kept on this device.',
  textSize: 'Text size',
  switches: {
    contrast: 'Stronger contrast',
    lessMotion: 'Less motion',
    stopAnimations: 'Stop animations',
    markLinks: 'Mark links',
    readableFont: 'Readable font',
  } satisfies Record<AccessibilitySwitch, string>,
  reset: 'Reset',
  statement: 'Accessibility statement',
  privacy: 'Privacy choices',
};

/** Texts of the accessibility menu. */
export type MenuTexts = typeof en;

const he: MenuTexts = {
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

const ar: MenuTexts = {
  menu: 'قائمة إمكانية الوصول',
  lead: 'تُحفظ على هذا الجهاز.',
  textSize: 'حجم النص',
  switches: {
    contrast: 'تباين أقوى',
    lessMotion: 'حركة أقل',
    stopAnimations: 'إيقاف الرسوم المتحركة',
    markLinks: 'إبراز الروابط',
    readableFont: 'خط سهل القراءة',
  },
  reset: 'إعادة الضبط',
  statement: 'بيان إمكانية الوصول',
  privacy: 'إعدادات الخصوصية',
};

export const menuTexts = { he, ar, en };

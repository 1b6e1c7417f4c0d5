import type { MenuTexts } from '../../../en/screens/guest/accessibility-menu.ts';

export const accessibilityMenu: MenuTexts = {
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

import type { Dictionary } from '#platform/i18n';

/** Words of the quiet lines above a page. */
export const noticeTexts: Dictionary<{ dismiss: string }> = {
  en: { dismiss: 'Hide this message' },
  he: { dismiss: 'הסתרת ההודעה' },
  ar: { dismiss: 'إخفاء هذه الرسالة' },
};

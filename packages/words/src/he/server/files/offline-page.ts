import type { OfflineTexts } from '../../../en/server/files/offline-page.ts';

export const offlinePage: OfflineTexts = {
  title: 'אין חיבור לאינטרנט',
  text: 'לא הצלחנו לפתוח את הדף. מה שכבר נשמר לא אבד.',
  again: 'ניסיון חוזר',
};

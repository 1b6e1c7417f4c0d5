import type { FailuresTexts } from '../../../en/screens/everywhere/failures.ts';

export const failures: FailuresTexts = {
  offline: 'لا يوجد اتصال بالإنترنت. لم يُحفظ شيء؛ حاولوا مجددًا عند عودته',
  unreachable: 'لا يمكن الوصول إلى الخادم حاليًا. حاولوا مجددًا بعد قليل',
  tooLargeForProxy: 'الخادم الوسيط (proxy) أمام الموقع يرفض أجزاء بهذا الحجم. تواصلوا مع مدير النظام',
  why: 'السبب',
  unexpected: 'حدث خطأ ما',
  restricted: 'الحساب محظور. يرجى التواصل مع مدير النظام',
};

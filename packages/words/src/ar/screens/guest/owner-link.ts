import type { OwnerLinkTexts } from '../../../en/screens/guest/owner-link.ts';

export const ownerLink: OwnerLinkTexts = {
  title: 'أهلًا بكم',
  text: 'هذا الرابط يسجّل دخول مالك النظام مرة واحدة. يعمل لمدة 24 ساعة.',
  enter: 'تسجيل الدخول كمالك',
  over: 'استُخدم هذا الرابط أو انتهت صلاحيته. إعادة تشغيل الخادم تعطي رابطًا جديدًا.',
  again: 'لم يتم تسجيل الدخول. الرابط ما زال صالحًا: حاولوا مرة أخرى.',
  byPassword: 'تسجيل الدخول بكلمة مرور',
};

import type { Texts } from '../../../en/screens/lists/categories.ts';
import { isolate } from '../../../isolate.ts';

export const categories: Texts = {
  title: 'التصنيفات',
  lead: 'تصنيفات تساعد على إيجاد الأسئلة.',
  newLabel: 'تصنيف جديد',
  newPlaceholder: 'مثلًا: تاريخ',
  threeNames: 'للجميع. ثلاثة أسماء بينها · (العبرية · العربية · الإنجليزية): يرى كل شخص الاسم بلغته.',
  add: 'إضافة',
  short: 'حرفان على الأقل',
  exists: 'هذا التصنيف موجود بالفعل',
  shared: 'مشترك',
  sharedHint: 'معروض للجميع ويديره مديرو النظام',
  rename: (name) => `تغيير اسم ${isolate(name)}`,
  renameTitle: 'تغيير اسم التصنيف',
  name: 'الاسم',
  remove: (name) => `حذف ${isolate(name)}`,
  removeTitle: 'حذف التصنيف؟',
  removeText: (name) => `يُزال التصنيف ${isolate(name)} من الأسئلة. الأسئلة نفسها تبقى.`,
  emptyTitle: 'لا تصنيفات بعد',
  emptyText: 'أنشئوا الأول ثم اختاروه في شريحة.',
  failed: 'تعذّر تحميل التصنيفات',
};

import type { RoomsTexts } from '../../../en/screens/lists/rooms.ts';
import { plural } from '../../grammar.ts';

export const rooms: RoomsTexts = {
  title: 'الغرف المفتوحة',
  lead: 'ألعاب قيد التشغيل أو تنتظر اللاعبين. من ترك غرفة مفتوحة يجدها هنا.',
  everybody: 'غرف الجميع',
  empty: 'لا توجد غرفة مفتوحة',
  emptyText: 'عند تشغيل لعبة تظهر غرفتها هنا حتى تنتهي.',
  toGames: 'إلى ألعابي',
  game: 'اللعبة',
  code: 'الرمز',
  state: 'الحالة',
  players: 'اللاعبون',
  opened: 'وقت الفتح',
  operator: 'المنظّم',
  waiting: 'تنتظر اللاعبين',
  running: 'قيد التشغيل',
  demo: 'تشغيل تجريبي، مجاني',
  console: 'فتح لوحة المنظّم',
  close: 'إغلاق',
  closeTitle: (name) => `إغلاق غرفة «${name}»؟`,
  closeText: 'يرى اللاعبون شاشة النهاية، وتُحفظ النتائج حتى الآن.',
  closeYes: 'إغلاق الغرفة',
  closed: 'أُغلقت الغرفة',
  count: (n) => plural(n, { one: 'غرفة واحدة', two: 'غرفتان', few: `${n} غرف`, other: `${n} غرفة` }),
};

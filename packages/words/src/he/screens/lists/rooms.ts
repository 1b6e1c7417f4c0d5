import type { RoomsTexts } from '../../../en/screens/lists/rooms.ts';
import { plural } from '../../grammar.ts';

export const rooms: RoomsTexts = {
  title: 'חדרים פתוחים',
  lead: 'משחקים שפועלים עכשיו או מחכים למשתתפים. מי ששכח לסגור חדר ימצא אותו כאן.',
  everybody: 'החדרים של כולם',
  empty: 'אין חדר פתוח',
  emptyText: 'כשמריצים משחק, החדר שלו מופיע כאן עד הסוף.',
  toGames: 'למשחקים שלי',
  game: 'משחק',
  code: 'קוד',
  state: 'מצב',
  players: 'משתתפים',
  opened: 'מועד הפתיחה',
  operator: 'מנחה',
  waiting: 'מחכה למשתתפים',
  running: 'פועל עכשיו',
  demo: 'הרצת ניסיון, חינם',
  console: 'לעמדת המנחה',
  close: 'סגירה',
  closeTitle: (name) => `לסגור את החדר של ״${name}״?`,
  closeText: 'המשתתפים יראו את מסך הסיום. התוצאות שנצברו נשמרות.',
  closeYes: 'סגירת החדר',
  closed: 'החדר נסגר',
  count: (n) => plural(n, { one: 'חדר אחד', two: 'שני חדרים', other: `${n} חדרים` }),
};

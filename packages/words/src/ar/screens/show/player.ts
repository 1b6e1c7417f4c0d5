import type { PlayerTexts } from '../../../en/screens/show/player.ts';
import { show } from './show.ts';

export const player: PlayerTexts = {
  ...show,
  score: 'النقاط',
  pausedLong: 'استراحة قصيرة، نتابع بعد لحظات',
  goesOn: 'نتابع اللعبة',
  youAreIn: 'أنتم معنا!',
  seeYourName: 'هل يظهر اسمكم المستعار على الشاشة الكبيرة؟ ممتاز.',
  lookUp: 'انظروا إلى الشاشة الكبيرة',
  getReady: 'استعدوا!',
  answersSoon: 'الإجابات بعد لحظة',
  slideOf: (n, total) => `السؤال ${n} من ${total}`,
  yourTeam: 'فريقكم',
  yourTime: 'وقتكم',
  timeUp: 'انتهى الوقت',
  scoreRule: 'كيف تُحتسب النقاط',
  chooseOne: 'اختاروا إجابة واحدة',
  chooseSeveral: 'حدّدوا كل الإجابات الصحيحة ثم أرسلوا',
  chooseSeveralSurvey: 'يمكن تحديد أكثر من إجابة ثم الإرسال',
  send: 'إرسال الإجابة',
  sending: 'جارٍ الإرسال…',
  sent: 'وصلت الإجابة',
  late: 'وصلت الإجابة متأخرة',
  notTaken: 'لم تُسجَّل الإجابة. حاولوا مرة أخرى',
  answersClosed: 'الإجابة مغلقة',
  noAnswer: 'لم تُرسل إجابة',
};

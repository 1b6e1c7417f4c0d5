import type { Language } from '@qc/contract';
import { showTexts } from './show-texts.ts';

const en = {
  ...showTexts.en,
  youAreIn: 'You are in!',
  seeYourName: 'See your name on the big screen? You’re all set.',
  lookUp: 'Look at the big screen',
  getReady: 'Get ready!',
  slideOf: (n: number, total: number) => `Question ${n} of ${total}`,
  yourTeam: 'Your team',
  yourTime: 'Your time',
  timeUp: 'Time is up',
  scoreRule: 'How scoring works',
  chooseOne: 'Choose one answer',
  chooseSeveral: 'Choose all the correct answers, then send',
  chooseSeveralSurvey: 'Choose one or more, then send',
  send: 'Send answer',
  sending: 'Sending…',
  sent: 'Answer received',
  late: 'Your answer came too late',
  notTaken: 'Your answer wasn’t received. Try again',
  answersClosed: 'Answers are closed',
  noAnswer: 'No answer this time',
};

type PlayerTexts = typeof en;

const he: PlayerTexts = {
  ...showTexts.he,
  youAreIn: 'אתם בפנים!',
  seeYourName: 'הכינוי שלכם מופיע על המסך הגדול? מצוין.',
  lookUp: 'עיניים למסך הגדול',
  getReady: 'מתכוננים!',
  slideOf: (n, total) => `שאלה ${n} מתוך ${total}`,
  yourTeam: 'הקבוצה שלכם',
  yourTime: 'הזמן שלכם',
  timeUp: 'נגמר הזמן',
  scoreRule: 'איך צוברים נקודות',
  chooseOne: 'בוחרים תשובה אחת',
  chooseSeveral: 'מסמנים את כל התשובות הנכונות ושולחים',
  chooseSeveralSurvey: 'אפשר לסמן כמה תשובות ואז לשלוח',
  send: 'שליחת התשובה',
  sending: 'שולחים…',
  sent: 'התשובה התקבלה',
  late: 'התשובה הגיעה מאוחר מדי',
  notTaken: 'התשובה לא נקלטה. נסו שוב',
  answersClosed: 'המענה סגור',
  noAnswer: 'לא נשלחה תשובה',
};

const ar: PlayerTexts = {
  ...showTexts.ar,
  youAreIn: 'أنتم معنا!',
  seeYourName: 'هل يظهر اسمكم المستعار على الشاشة الكبيرة؟ ممتاز.',
  lookUp: 'انظروا إلى الشاشة الكبيرة',
  getReady: 'استعدوا!',
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

/** Words of the player's screen, in the language of the game. */
export const playerTexts: Record<Language, PlayerTexts> = { he, ar, en };

import type { Language } from '@qc/contract';

const en = {
  chooseTeam: 'Choose a team',
  tapShapes: 'One more step',
  tapHint: 'Tap the six shapes in the order of the big screen',
  tapped: (n: number, of: number) => `${n} of ${of} tapped`,
  shapes: ['Triangle', 'Diamond', 'Circle', 'Square', 'Star', 'Hexagon', 'Pentagon', 'Cross'],
  undo: 'Take the last one back',
};

type JoinTexts = typeof en;

const he: JoinTexts = {
  chooseTeam: 'בחירת קבוצה',
  tapShapes: 'עוד צעד אחד',
  tapHint: 'הקישו על שש הצורות לפי הסדר שעל המסך הגדול',
  tapped: (n, of) => `הוקשו ${n} מתוך ${of}`,
  shapes: ['משולש', 'מעוין', 'עיגול', 'ריבוע', 'כוכב', 'משושה', 'מחומש', 'צלב'],
  undo: 'ביטול ההקשה האחרונה',
};

const ar: JoinTexts = {
  chooseTeam: 'اختيار فريق',
  tapShapes: 'خطوة أخيرة',
  tapHint: 'المسوا الأشكال الستة بالترتيب الظاهر على الشاشة الكبيرة',
  tapped: (n, of) => `تم لمس ${n} من ${of}`,
  shapes: ['مثلث', 'معيّن', 'دائرة', 'مربع', 'نجمة', 'مسدس', 'مخمس', 'صليب'],
  undo: 'التراجع عن آخر لمسة',
};

/** Words of joining that only some games need, in the language of the game. */
export const joinTexts: Record<Language, JoinTexts> = { he, ar, en };

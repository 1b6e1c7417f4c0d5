import type { Language, TypingScript } from '@qc/contract';

interface TaskTexts {
  /** What to type, by what may be typed. */
  typeHere: Record<TypingScript, string>;
  /** Said before sending, when letters do not fit. */
  wrongScript: Record<Exclude<TypingScript, 'any'>, string>;
  empty: string;
  tooLong: (max: number) => string;
  letters: (count: number, max: number) => string;
  yourNumber: string;
  notNumber: string;
  readAs: string;
  changeSign: string;
  orderHint: string;
  order: string;
  earlier: (item: string) => string;
  later: (item: string) => string;
  lift: (place: number, total: number) => string;
  putHere: (place: number) => string;
  lifted: (item: string) => string;
  placed: (item: string, place: number, total: number) => string;
  item: string;
  miniGame: string;
  soFar: string;
  finished: string;
  withoutScore: string;
  cannotShow: string;
  gameScore: string;
  noScore: string;
  unverified: string;
  alsoRight: string;
  rightOrder: string;
  inPlace: string;
  youPut: (place: number) => string;
  send: string;
  yourAnswer: string;
}

const en: TaskTexts = {
  typeHere: {
    any: 'Type your answer',
    he: 'Type your answer in Hebrew',
    ar: 'Type your answer in Arabic',
    en: 'Type your answer in English',
    numbers: 'Type your answer in digits',
  },
  wrongScript: {
    he: 'Hebrew letters only, please',
    ar: 'Arabic letters only, please',
    en: 'English letters only, please',
    numbers: 'Digits only, please',
  },
  empty: 'Write an answer first',
  tooLong: (max) => `At most ${max} characters`,
  letters: (count, max) => `${count} / ${max}`,
  yourNumber: 'Your number',
  notNumber: 'That’s not a number yet. For example: 12.5',
  readAs: 'Read as',
  changeSign: 'Plus or minus',
  orderHint: 'First at the top. Drag, use the arrows, or tap an item and then its new place',
  order: 'Items to put in order',
  earlier: (item) => `Move up: ${item}`,
  later: (item) => `Move down: ${item}`,
  lift: (place, total) => `place ${place} of ${total}. Press to move`,
  putHere: (place) => `Put it in place ${place}`,
  lifted: (item) => `${item}: now choose its place`,
  placed: (item, place, total) => `${item}: place ${place} of ${total}`,
  item: 'Item',
  miniGame: 'Mini-game',
  soFar: 'Score so far',
  finished: 'I’m done',
  withoutScore: 'Continue without a score',
  cannotShow: 'This game can’t be shown here',
  gameScore: 'Your score',
  noScore: 'Finished, without a score',
  unverified: 'As reported by the game',
  alsoRight: 'Also correct',
  rightOrder: 'The correct order',
  inPlace: 'In the right place',
  youPut: (place) => `You: place ${place}`,
  send: 'Send answer',
  yourAnswer: 'Your answer',
};

const he: TaskTexts = {
  typeHere: {
    any: 'כותבים את התשובה',
    he: 'כותבים את התשובה בעברית',
    ar: 'כותבים את התשובה בערבית',
    en: 'כותבים את התשובה באנגלית',
    numbers: 'כותבים את התשובה בספרות',
  },
  wrongScript: {
    he: 'כאן כותבים באותיות עבריות בלבד',
    ar: 'כאן כותבים באותיות ערביות בלבד',
    en: 'כאן כותבים באותיות אנגליות בלבד',
    numbers: 'כאן כותבים ספרות בלבד',
  },
  empty: 'קודם כותבים תשובה',
  tooLong: (max) => `לכל היותר ${max} תווים`,
  letters: (count, max) => `${count} / ${max}`,
  yourNumber: 'המספר שלכם',
  notNumber: 'זה עדיין לא מספר. לדוגמה: 12.5',
  readAs: 'הערך שנקלט',
  changeSign: 'פלוס או מינוס',
  orderHint: 'הראשון למעלה. גוררים, לוחצים על החצים, או נוגעים בפריט ואז במקומו החדש',
  order: 'פריטים לסידור',
  earlier: (item) => `העלאה: ${item}`,
  later: (item) => `הורדה: ${item}`,
  lift: (place, total) => `מקום ${place} מתוך ${total}. לחצו כדי להזיז`,
  putHere: (place) => `הנחה במקום ${place}`,
  lifted: (item) => `${item}: עכשיו בוחרים מקום`,
  placed: (item, place, total) => `${item}: מקום ${place} מתוך ${total}`,
  item: 'פריט',
  miniGame: 'מיני־משחק',
  soFar: 'הניקוד עד כה',
  finished: 'סיימתי',
  withoutScore: 'המשך בלי ניקוד',
  cannotShow: 'אי אפשר להציג כאן את המשחק הזה',
  gameScore: 'הניקוד שלכם',
  noScore: 'סיימתם, בלי ניקוד',
  unverified: 'לפי דיווח המשחק',
  alsoRight: 'נכון גם',
  rightOrder: 'הסדר הנכון',
  inPlace: 'במקום הנכון',
  youPut: (place) => `אצלכם: מקום ${place}`,
  send: 'שליחת התשובה',
  yourAnswer: 'התשובה שלכם',
};

const ar: TaskTexts = {
  typeHere: {
    any: 'اكتبوا إجابتكم',
    he: 'اكتبوا إجابتكم بالعبرية',
    ar: 'اكتبوا إجابتكم بالعربية',
    en: 'اكتبوا إجابتكم بالإنجليزية',
    numbers: 'اكتبوا إجابتكم بالأرقام',
  },
  wrongScript: {
    he: 'هنا تُكتب حروف عبرية فقط',
    ar: 'هنا تُكتب حروف عربية فقط',
    en: 'هنا تُكتب حروف إنجليزية فقط',
    numbers: 'هنا تُكتب أرقام فقط',
  },
  empty: 'اكتبوا إجابة أولًا',
  tooLong: (max) => `${max} حرفًا على الأكثر`,
  letters: (count, max) => `${count} / ${max}`,
  yourNumber: 'العدد الذي اخترتموه',
  notNumber: 'هذا ليس عددًا بعد. مثال: 12.5',
  readAs: 'القيمة المسجّلة',
  changeSign: 'موجب أو سالب',
  orderHint: 'الأول في الأعلى. اسحبوا، أو استخدموا الأسهم، أو المسوا عنصرًا ثم مكانه الجديد',
  order: 'عناصر للترتيب',
  earlier: (item) => `إلى أعلى: ${item}`,
  later: (item) => `إلى أسفل: ${item}`,
  lift: (place, total) => `المكان ${place} من ${total}. اضغطوا لنقله`,
  putHere: (place) => `وضعه في المكان ${place}`,
  lifted: (item) => `${item}: اختاروا الآن مكانه`,
  placed: (item, place, total) => `${item}: المكان ${place} من ${total}`,
  item: 'عنصر',
  miniGame: 'لعبة مصغّرة',
  soFar: 'النقاط حتى الآن',
  finished: 'أنهيت اللعبة',
  withoutScore: 'المتابعة بلا نقاط',
  cannotShow: 'لا يمكن عرض هذه اللعبة هنا',
  gameScore: 'نقاطكم',
  noScore: 'أنهيتم اللعبة بلا نقاط',
  unverified: 'بحسب ما أفادت به اللعبة',
  alsoRight: 'صحيح أيضًا',
  rightOrder: 'الترتيب الصحيح',
  inPlace: 'في مكانه الصحيح',
  youPut: (place) => `عندكم: المكان ${place}`,
  send: 'إرسال الإجابة',
  yourAnswer: 'إجابتكم',
};

/** Words of answering by typing, ordering and playing a mini-game. Apart from the player's other words: they come later. */
export const taskTexts: Record<Language, TaskTexts> = { he, ar, en };

const en = {
  title: 'Show a hidden question?',
  text: 'This question is set to be hidden from users, perhaps by its author. If you show it, everyone can copy it.',
  show: 'Show it all the same',
};

/** What an admin is asked before a question that is set to be hidden is shown in the library. */
type PublishWords = typeof en;

const he: PublishWords = {
  title: 'להציג שאלה מוסתרת?',
  text: 'השאלה מוגדרת כמוסתרת ממשתמשים, אולי בידי מי שכתב אותה. אם תציגו אותה, כולם יוכלו להעתיק אותה.',
  show: 'הצגה בכל זאת',
};

const ar: PublishWords = {
  title: 'عرض سؤال مخفي؟',
  text: 'هذا السؤال مضبوط كمخفي عن المستخدمين، وربما ضبطه كاتبه كذلك. إذا عرضتموه فسيتمكن الجميع من نسخه.',
  show: 'العرض مع ذلك',
};

/** What an admin is asked before a hidden question is shown, by language. */
export const publishWords = { he, ar, en };

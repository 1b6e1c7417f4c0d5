import type { PublishWords } from '../../../en/screens/lists/publish.ts';

export const publish: PublishWords = {
  title: 'להציג שאלה מוסתרת?',
  text: 'השאלה מוגדרת כמוסתרת ממשתמשים, אולי בידי מי שכתב אותה. אם תציגו אותה, כולם יוכלו להעתיק אותה.',
  show: 'הצגה בכל זאת',
};

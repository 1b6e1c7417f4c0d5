import type { TogetherTexts } from '../../../en/screens/editor/editor-together.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const editorTogether: TogetherTexts = {
  slideChanged: (name, number) => `שקופית ${number} שונתה על ידי ${isolate(name)}.`,
  slidesChanged: (name, n) =>
    plural(n, {
      one: `שקופית אחת שונתה על ידי ${isolate(name)}.`,
      two: `שתי שקופיות שונו על ידי ${isolate(name)}.`,
      other: `${n} שקופיות שונו על ידי ${isolate(name)}.`,
    }),
  gameChanged: (name) => `הגדרות המשחק או סדר השקופיות שונו על ידי ${isolate(name)}.`,
  show: 'הצגה',
  hide: 'הסתרת ההודעה',
  conflictTitle: (name) => `עריכה כפולה: שלכם ושל ${isolate(name)}`,
  changedThis: (name, ago) => `השינוי נעשה על ידי ${isolate(name)} ${ago ?? 'ממש עכשיו'}.`,
  versionOf: (name) => `הגרסה של ${isolate(name)}`,
  ownTitle: 'ערכתם את זה גם במקום אחר',
  ownChangedThis: (ago) => `שיניתם את זה בחלון אחר או במכשיר אחר ${ago ?? 'ממש עכשיו'}.`,
  ownVersion: 'הגרסה השמורה',
};

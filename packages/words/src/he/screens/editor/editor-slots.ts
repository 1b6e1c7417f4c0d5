import type { SlotTexts } from '../../../en/screens/editor/editor-slots.ts';
import { plural } from '../../grammar.ts';

export const editorSlots: SlotTexts = {
  placing: (name) => `מעלים את ${name}…`,
  placed: 'הקובץ במקומו',
  placedSmaller: 'התמונה הוקטנה והיא במקומה',
  placedMany: (n) => plural(n, { one: 'קובץ אחד במקומו', two: 'שני הקבצים במקומם', other: `${n} קבצים במקומם` }),
  kept: (n) =>
    plural(n, { one: 'קובץ נוסף אחד בגלריה', two: 'שני קבצים נוספים בגלריה', other: `${n} קבצים נוספים בגלריה` }),
  noSlot: 'לאן להוסיף את הקובץ?',
  noSlotText: 'גררו אותו אל הרקע, הלוגו, התמונות בזמן ההצטרפות, המוזיקה או צליל המנצחים, או בחרו אחד מהם והדביקו.',
  refused: 'הקובץ לא נוסף',
  full: 'יש מקום ל־12 תמונות. הסירו אחת קודם.',
  offline: 'אין חיבור לאינטרנט. הוסיפו אותו כשהחיבור יחזור.',
};

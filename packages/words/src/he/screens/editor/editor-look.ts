import type { LookTexts } from '../../../en/screens/editor/editor-look.ts';
import { isolate } from '../../../isolate.ts';

export const editorLook: LookTexts = {
  themes: 'ערכת עיצוב',
  themesHint: 'צבעים, רקע וצלילים בלחיצה אחת. כל אחד מהם ניתן לשינוי למטה.',
  names: {
    ...{ ocean: 'אוקיינוס', forest: 'יער', sunset: 'שקיעה', berry: 'פירות יער', night: 'שמי לילה' },
    ...{ candy: 'סוכריות', sand: 'חול', slate: 'צפחה', party: 'מסיבה', mint: 'מנטה' },
  },
  colours: 'צבעים',
  backdrop: 'רקע',
  backdrops: { plain: 'חלק', waves: 'גלים', rays: 'קרניים', bubbles: 'בועות', grid: 'רשת', confetti: 'קונפטי' },
  pictureInstead: 'תמונת רקע מכסה את הרקע המצויר.',
  sounds: 'צלילים',
  soundSet: 'ערכת צלילים',
  soundSets: { classic: 'קלאסי', arcade: 'ארקייד', calm: 'רגוע' },
  music: 'מוזיקה בזמן ההצטרפות',
  winnersSound: 'צליל למנצחים',
  ownSoundHint: 'במקום הצליל של הערכה',
  winnersList: 'הצגת כל המנצחים ליד הפודיום',
  chooseSound: 'בחירת שמע',
  chooseMedia: 'בחירת תמונה, סרטון או שמע',
  status: 'מצב',
  disabled: 'השבתת המשחק',
  disabledHint: 'אי אפשר להריץ משחק מושבת. הרצות פתוחות ממשיכות.',
  blockedTitle: 'המשחק נחסם על ידי מנהל המערכת',
  blockedText: 'אפשר לערוך את המשחק, אבל אי אפשר להריץ, לשכפל, לייצא או לשתף אותו עד שמנהל המערכת יבטל את החסימה.',
  blockedContact: (contact) => `לבירורים: ${isolate(contact)}`,
  blockedSwitch: 'רק מנהל המערכת יכול לבטל את החסימה.',
  generic: 'הצעה כתבנית',
  genericHint: 'כולם יכולים להתחיל ממנו משחק חדש.',
  ownerOnly: 'רק בעלי המשחק יכולים לשנות את זה.',
};

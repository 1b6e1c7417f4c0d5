import { type Dictionary, isolate } from '../i18n/index.ts';

interface LeaveTexts {
  leave: string;
  title: (game: string) => string;
  /** `giver`: who shared it, and hears of it. */
  text: (giver: string) => string;
  confirm: string;
  left: string;
}

/** Words about leaving a game that is shared for full editing. */
export const leaveTexts: Dictionary<LeaveTexts> = {
  en: {
    leave: 'Leave this game',
    title: (game) => `Leave ${isolate(game)}?`,
    text: (giver) =>
      `The game disappears from your list, and you can no longer edit or run it. ${isolate(giver)} will be notified.`,
    confirm: 'Leave',
    left: 'You left the game',
  },
  he: {
    leave: 'יציאה מהמשחק המשותף',
    title: (game) => `לצאת מהמשחק ${isolate(game)}?`,
    text: (giver) =>
      `המשחק ייעלם מהרשימה שלכם, ואי אפשר יהיה עוד לערוך או להריץ אותו. תישלח על כך התראה אל ${isolate(giver)}.`,
    confirm: 'יציאה',
    left: 'יצאתם מהמשחק',
  },
  ar: {
    leave: 'مغادرة هذه اللعبة',
    title: (game) => `مغادرة ${isolate(game)}؟`,
    text: (giver) =>
      `ستختفي اللعبة من قائمتكم، ولن تتمكنوا بعدها من تحريرها أو تشغيلها. سيصل إشعار بذلك إلى ${isolate(giver)}.`,
    confirm: 'مغادرة',
    left: 'غادرتم اللعبة',
  },
};

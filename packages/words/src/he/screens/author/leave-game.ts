import type { LeaveTexts } from '../../../en/screens/author/leave-game.ts';
import { isolate } from '../../../isolate.ts';

export const leaveGame: LeaveTexts = {
  leave: 'יציאה מהמשחק המשותף',
  title: (game) => `לצאת מהמשחק ${isolate(game)}?`,
  text: (giver) =>
    `המשחק ייעלם מהרשימה שלכם, ואי אפשר יהיה עוד לערוך או להריץ אותו. תישלח על כך התראה אל ${isolate(giver)}.`,
  confirm: 'יציאה',
  left: 'יצאתם מהמשחק',
};

import type { LeaveTexts } from '../../../en/screens/author/leave-game.ts';
import { isolate } from '../../../isolate.ts';

export const leaveGame: LeaveTexts = {
  leave: 'مغادرة هذه اللعبة',
  title: (game) => `مغادرة ${isolate(game)}؟`,
  text: (giver) =>
    `ستختفي اللعبة من قائمتكم، ولن تتمكنوا بعدها من تحريرها أو تشغيلها. سيصل إشعار بذلك إلى ${isolate(giver)}.`,
  confirm: 'مغادرة',
  left: 'غادرتم اللعبة',
};

import type { Spoken } from '../call.ts';
import { followRoom } from '../conversation/follow-room.ts';
import { newCall } from '../conversation/session.ts';
import type { CallView } from '../conversation/told.ts';

/** What a caller who speaks the game's language hears of a slide as it opens; `view`: a seat at that moment. */
export function slideWords(view: CallView): readonly Spoken[] {
  const { language } = view.room;
  const call = newCall({
    ...{ id: 'listening', languages: [language], spokeBefore: language, code: null },
    ...{ digits: '000', hasNumber: false, tone: null },
  });
  const next = followRoom(
    { session: { ...call, place: { name: 'wait', told: '', held: 0, leaving: false } }, view },
    [],
  );
  return next.do === 'command' ? [] : next.spoken;
}

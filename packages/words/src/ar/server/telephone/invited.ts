import type { InvitedTexts } from '../../../en/server/telephone/invited.ts';

/** What somebody hears whom the house has called. Spoken: no signs that a voice would read out. */
export const invited: InvitedTexts = {
  hello: 'مرحبًا.',
  calls: 'هذه مكالمة من:',
  toGame: 'أنتم مدعوون إلى لعبة تُلعب بمفاتيح الهاتف. اسمها:',
  keys: 'للعب الآن، اضغطوا 1. إذا كنتم لا تريدون أن نتصل بكم مرة أخرى، اضغطوا 2.',
  neverAgain: 'لن نتصل بكم مرة أخرى.',
};

import { isolate } from '../../../isolate.ts';
import type { TalkPanelTexts } from '../../../en/screens/live/talk-panel.ts';

export const talkPanel: TalkPanelTexts = {
  title: 'التصويت الأول',
  onlyYou: 'لا يرى هذا أحد غيركم',
  rightShare: (percent, right, of) => `${isolate(`${percent}%`)} أجابوا إجابة صحيحة: ${right} من ${of}`,
  answeredCount: (count) => `الإجابات: ${count}`,
  advice: {
    explain: 'قليلون أجابوا إجابة صحيحة. اشرحوا أولًا، ثم دعوهم يتناقشون.',
    talk: 'الآراء منقسمة. دعوهم يتناقشون ويقنع بعضهم بعضًا.',
    reveal: 'معظمهم أجاب إجابة صحيحة. يمكن الكشف الآن.',
  },
  reveal: 'الكشف الآن',
  results: 'عرض النتائج الآن',
  letTalk: 'بدء النقاش',
  showHall: 'عرض التصويت الأول على الجمهور',
  showHallHint: 'هذا يجذب إلى رأي الأغلبية. بعد التصويت الثاني يرى الجمهور الاثنين.',
  isRight: 'صحيح',
};

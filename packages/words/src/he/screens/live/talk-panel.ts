import { isolate } from '../../../isolate.ts';
import type { TalkPanelTexts } from '../../../en/screens/live/talk-panel.ts';

export const talkPanel: TalkPanelTexts = {
  title: 'ההצבעה הראשונה',
  onlyYou: 'רק אתם רואים את זה',
  rightShare: (percent, right, of) => `${isolate(`${percent}%`)} ענו נכון: ${right} מתוך ${of}`,
  answeredCount: (count) => `תשובות: ${count}`,
  advice: {
    explain: 'מעטים ענו נכון. קודם מסבירים, ואז נותנים להם לדבר.',
    talk: 'הדעות חלוקות. תנו להם לדבר: הם ישכנעו זה את זה.',
    reveal: 'רובם ענו נכון. אפשר לחשוף עכשיו, אין כמעט על מה לדבר.',
  },
  reveal: 'חשיפה עכשיו',
  results: 'הצגת התוצאות עכשיו',
  letTalk: 'שיחה עם השכנים',
  showHall: 'הצגת ההצבעה הראשונה לקהל',
  showHallHint: 'זה מושך אל דעת הרוב. אחרי ההצבעה השנייה הקהל רואה את שתיהן.',
  isRight: 'נכון',
};

import type { LineSpeechTexts } from '../../../en/screens/admin/line-speech.ts';
import { isolate } from '../../../isolate.ts';

/** Words about who says the texts of the telephone line. */
export const lineSpeech: LineSpeechTexts = {
  title: 'קול',
  source: 'מי מקריא את הטקסטים',
  sources: {
    line: 'הקול של הספק',
    machine: 'הקול של השרת',
    service: 'שירות דיבור',
  },
  sourceHints: {
    line: 'נשמע הכי ברור, אבל אורך ההקראה רק משוער.',
    machine: 'לא עולה דבר, ואורכו של כל טקסט ידוע. נשמע מכני.',
    service: 'פונים אליו דרך האינטרנט. הוא מקריא כל טקסט פעם אחת, וההקלטה נשמרת.',
  },
  ownVoiceAlone: 'ימות המשיח לא משמיעים הקלטות, ולכן הקול שלהם מקריא הכול. בוחרים אותו בהגדרות השלוחה.',
  machineVoiceHint: (example) => `כפי ש־eSpeak NG קורא לו, למשל ${isolate(example)}. השאירו ריק לקול הרגיל.`,
  protocol: 'איך פונים אליו',
  protocols: {
    plain: 'בקשה פשוטה',
    openai: `כמו ${isolate('OpenAI (/v1/audio/speech)')}`,
  },
  serviceAddress: 'כתובת השירות',
  model: 'מודל',
  key: 'מפתח השירות',
  keyHint: 'השאירו ריק אם השירות לא דורש מפתח.',
  keyKept: 'שמור. השאירו ריק כדי לא לשנות.',
  showKey: 'הצגת המפתח',
  serviceVoiceHint: 'שמו בשירות.',
  listen: (language) => `האזנה: ${language}`,
  listenHint: 'את הקול של הספק אי אפשר לשמוע כאן, ובמקומו מקריא הקול של השרת.',
  saveFirst: 'שמרו קודם כדי להאזין.',
  sample: 'ברוכים הבאים למשחק. לתשובה הראשונה הקישו 1.',
  faults: {
    machineSilent: 'הקול של השרת לא פועל, או שאין לו הקול שציינתם.',
    addressNotAllowed:
      'אי אפשר להשתמש בכתובת הזאת. היא צריכה להתחיל ב־https ולהיות באינטרנט; מי שמפעיל את השרת יכול לאשר כתובות אחרות.',
    unreachable: 'שירות הדיבור לא עונה.',
    wrongKey: 'שירות הדיבור לא מקבל את המפתח.',
    serviceRefuses: 'שירות הדיבור מסרב. בדקו את המודל ואת הקולות.',
    noSound: 'שירות הדיבור לא שלח קול שאפשר להשמיע.',
  },
};

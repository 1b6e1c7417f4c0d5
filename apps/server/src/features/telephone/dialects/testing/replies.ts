import type { Collect, LineReply, Spoken } from '@qc/telephone/call';

export const DIGIT: Collect = { turn: 7, max: 1, min: 1, byHash: false, allowed: '1234', timeoutMs: 12_000 };
export const CODE: Collect = { turn: 2, max: 8, min: 1, byHash: true, allowed: '0123456789', timeoutMs: 10_000 };
export const HOLD: Collect = { turn: 3, max: 1, min: 1, byHash: false, allowed: '*0', timeoutMs: 500 };

export function he(text: string): Spoken {
  return { say: 'text', text, language: 'he' };
}
export function ar(text: string): Spoken {
  return { say: 'text', text, language: 'ar' };
}
export function en(text: string): Spoken {
  return { say: 'text', text, language: 'en' };
}

/** A reply of each kind that a conversation has. */
export const REPLIES: Readonly<Record<string, LineReply>> = {
  code: { spoken: [he('ברוכים הבאים. הקישו את קוד המשחק ובסיום סולמית')], collect: CODE },
  question: {
    spoken: [
      { say: 'recording', url: 'https://quiz.example.org/telephone/said/ab12.wav?v=1&x=2', lengthMs: 4000 },
      { say: 'silence', ms: 600 },
      he('לתשובה צה"ל & <חברים> הקישו 1'),
    ],
    collect: DIGIT,
  },
  hold: { spoken: [{ say: 'silence', ms: 2500 }], collect: HOLD },
  languages: { spoken: [he('לעברית 1'), ar('للعربية 2'), en('For English, 3')], collect: { ...DIGIT, turn: 1 } },
  signs: { spoken: [en('"A" | b. c-d & e=f \'g\' <h> 1.5, -2'), he('"שלום"')], collect: { ...DIGIT, turn: 4 } },
  farewell: { spoken: [ar('شكرًا، إلى اللقاء'), { say: 'silence', ms: 1000 }], collect: null },
  nothing: { spoken: [], collect: null },
};

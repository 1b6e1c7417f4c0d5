import type { NoteTexts } from '../../../en/screens/everywhere/two-step-note.ts';

export const twoStepNote: NoteTexts = {
  dueFrom: (date) => `سيكون التحقق بخطوتين إلزاميًا لحسابكم ابتداءً من ${date}. فعّلوه قبل ذلك.`,
  turnOn: 'تفعيل التحقق بخطوتين',
};

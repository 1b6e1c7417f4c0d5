import type { RunAgainTexts } from '../../../en/screens/live/run-again.ts';

export const runAgain: RunAgainTexts = {
  samePeople: 'اللعب مرة أخرى مع اللاعبين أنفسهم',
  runAgain: 'تشغيل مرة أخرى في غرفة جديدة',
};

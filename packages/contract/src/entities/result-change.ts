import * as z from 'zod/mini';
import { cleanText, timeMs } from '../fields.ts';
import { SlideResponse } from '../slides/slide-kinds.ts';
import { AnswerIndices } from '../slides/picks.ts';
import { ANSWER_TEXT_MAX, PARTICIPANTS_MAX, SHORT_TEXT_MAX, SLIDES_MAX } from '../limits.ts';
import { HallJournal } from '../live/hall-journal.ts';
import { RunLicence } from './files/game-file.ts';
import { KeyCorrection } from './key-correction.ts';

/** A key to be put right in a stored result: the slide as the result numbers it. */
export const CorrectionRequest = z.strictObject({
  slide: z.int().check(z.minimum(0), z.maximum(SLIDES_MAX)),
  key: KeyCorrection,
});
export type CorrectionRequest = z.infer<typeof CorrectionRequest>;

const playerName = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(
    z.transform((value: string) => cleanText(value)),
    z.string().check(z.minLength(1), z.maxLength(SHORT_TEXT_MAX)),
  ),
);

const slide = z.int().check(z.minimum(0), z.maximum(SLIDES_MAX));
const player = z.int().check(z.minimum(0), z.maximum(PARTICIPANTS_MAX - 1));
const tookMs = z.number().check(z.minimum(0), z.maximum(24 * 60 * 60 * 1000));

/** An answer as the local runner took it. Right or wrong is the server's to say. */
export const UploadedAnswer = z.strictObject({
  slide,
  player,
  response: SlideResponse,
  tookMs,
});
export type UploadedAnswer = z.infer<typeof UploadedAnswer>;

/** The same as runners exported before 0.9.2 write it: picks, or an order as put, or what was said as text. */
export const OldUploadedAnswer = z.strictObject({
  slide,
  player,
  choice: AnswerIndices,
  text: z.string().check(z.maxLength(ANSWER_TEXT_MAX)),
  tookMs,
});
export type OldUploadedAnswer = z.infer<typeof OldUploadedAnswer>;

/** A run that happened elsewhere, under a licence of an export, told by its answers. Points are computed by the server. */
export const AnswersUpload = z.strictObject({
  licence: RunLicence,
  startedAt: timeMs,
  endedAt: timeMs,
  players: z.array(playerName).check(z.maxLength(PARTICIPANTS_MAX)),
  answers: z.array(z.union([UploadedAnswer, OldUploadedAnswer])).check(z.maxLength(200_000)),
});
export type AnswersUpload = z.infer<typeof AnswersUpload>;

/** The same as the page that runs without the server tells it: everything that happened in its room, to be done again. */
export const JournalUpload = z.strictObject({
  licence: RunLicence,
  openedAt: timeMs,
  journal: HallJournal,
});
export type JournalUpload = z.infer<typeof JournalUpload>;

/** A run that happened without the server. */
export const ResultUpload = z.union([JournalUpload, AnswersUpload]);
export type ResultUpload = z.infer<typeof ResultUpload>;

export type { Collect, LineEvent, LineReply, Recording, Spoken } from './call.ts';
export type { AnswerCommand, CallCommand, CommandOutcome, GivenNumber } from './conversation/command.ts';
export { lengthMs } from './conversation/say.ts';
export { type CallLine, type CallSession, newCall } from './conversation/session.ts';
export { step } from './conversation/step.ts';
export type { CallEvent, CallView, Stepped } from './conversation/told.ts';

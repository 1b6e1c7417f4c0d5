export { ask, useAsked, type AnswerProps } from './ask.ts';
export type * from './asks.ts';

import * as z from 'zod/mini';
import { MiniGameResponse } from './mini-game.ts';
import { NumberResponse } from './number.ts';
import { OrderResponse } from './order.ts';
import { SurveyResponse } from './survey.ts';
import { TriviaResponse } from './trivia.ts';
import { TrueFalseResponse } from './true-false.ts';
import { TypedResponse } from './typed.ts';

/**
 * What a player answers with, by the kind of slide: as sent, as kept, and as reports tell it. A media slide takes none.
 */
export const SlideResponse = z.discriminatedUnion('type', [
  TriviaResponse,
  TrueFalseResponse,
  SurveyResponse,
  TypedResponse,
  NumberResponse,
  OrderResponse,
  MiniGameResponse,
]);
export type SlideResponse = z.infer<typeof SlideResponse>;
export type SlideResponseOf<T extends SlideResponse['type']> = Extract<SlideResponse, { type: T }>;

import * as z from 'zod/mini';
import { AnswerIndices } from './picks.ts';

/** All items, as put. */
export const OrderResponse = z.strictObject({ type: z.literal('order'), sequence: AnswerIndices });

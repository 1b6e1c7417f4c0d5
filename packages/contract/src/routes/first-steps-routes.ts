import * as z from 'zod/mini';
import { Done, route } from '../route.ts';

/** What a new author has done; each is a fact of the games and runs, not of presses. */
export const FirstSteps = z.object({
  /** Has a game of five slides or more. */
  made: z.boolean(),
  /** Has tried a game out. */
  tried: z.boolean(),
  /** Has run a game that people played. */
  ran: z.boolean(),
  /** Wants to see them no more. */
  dismissed: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const firstStepsRoutes = {
  getFirstSteps: route('GET', '/firstSteps', {
    access: 'user',
    summary: 'Which of the first steps I have done',
    reply: FirstSteps,
  }),
  dismissFirstSteps: route('POST', '/firstSteps/dismiss', {
    access: 'user',
    summary: 'Show me the first steps no more',
    reply: Done,
  }),
};

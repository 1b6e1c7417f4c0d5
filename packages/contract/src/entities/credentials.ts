import * as z from 'zod/mini';
import { knownEmail } from '../fields.ts';
import { PASSWORD_MAX } from '../limits.ts';
import { secondCode } from './two-step.ts';

/** What a person signs in with. */
export const Credentials = z.strictObject({
  email: knownEmail,
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  /** The second step, once `secondStepNeeded` asked for it. */
  code: z.optional(secondCode),
});
export type Credentials = z.infer<typeof Credentials>;

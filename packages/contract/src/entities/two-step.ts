import * as z from 'zod/mini';
import { timeMs } from '../fields.ts';

/**
 * Six digits of the app, or one of the recovery codes; in any case, with digits of any keyboard, and with whatever
 * blanks, dashes and marks of direction were typed or copied along. Leaves letters and digits alone.
 */
export const secondCode = z.pipe(
  z.string().check(z.maxLength(100)),
  z.pipe(
    z.transform((typed: string) =>
      typed
        .normalize('NFKC')
        .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
        .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
        .toUpperCase(),
    ),
    z.string().check(z.regex(/^(\d{6}|[A-Z0-9]{12})$/)),
  ),
);

/** Whether the account asks for a second step. */
export const TwoStepState = z.object({
  on: z.boolean(),
  since: z.nullable(timeMs),
  recoveryCodesLeft: z.int(),
  /** The house demands it of this role. */
  required: z.boolean(),
  /** From then on nothing else is open without it; null: already, or it is not demanded. */
  dueFrom: z.nullable(timeMs),
});
export type TwoStepState = z.infer<typeof TwoStepState>;

/** What the app is shown once; nothing is on before the first code is confirmed. */
export const TwoStepSetup = z.object({
  /** Base32, to be typed where no picture can be taken. */
  secret: z.string(),
  /** `otpauth://` address for the QR. */
  address: z.string(),
});
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

/** Shown once, never again. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

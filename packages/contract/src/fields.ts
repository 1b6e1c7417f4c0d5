import * as z from 'zod/mini';
import { EMAIL_FORM } from './email-address.ts';
import { isEmailTopLevel } from './email-top-level.ts';
import { EMAIL_MAX, LINK_MAX, LONG_TEXT_MAX, NAME_MIN, PAGE_SIZE, PAGE_SIZE_MAX, SHORT_TEXT_MAX } from './limits.ts';

/** Text a person typed: trimmed, without control characters other than new lines, at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => cleanText(value)),
      z.string().check(z.maxLength(max)),
    ),
  );

/** Removes control and invisible direction-override characters (NUL breaks PostgreSQL, overrides spoof names), then trims. */
export function cleanText(value: string): string {
  return value
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g, '')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .normalize('NFC')
    .trim();
}

/** A required short name, 2 to 40 characters. */
export const name = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => cleanText(value)),
    z.string().check(z.minLength(NAME_MIN), z.maxLength(SHORT_TEXT_MAX)),
  ),
);

/** The name of a game: not empty. */
export const gameName = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => cleanText(value)),
    z.string().check(z.minLength(1), z.maxLength(SHORT_TEXT_MAX)),
  ),
);

/** A short optional text, up to 40 characters. */
export const shortText = text(SHORT_TEXT_MAX);
/** A long optional text. */
export const longText = text(LONG_TEXT_MAX);

const EMAIL_FORM_OR_NONE = new RegExp(`^$|${EMAIL_FORM.source}`, 'u');

/* @__NO_SIDE_EFFECTS__ */
const emailText = (isTopLevel: (part: string) => boolean, form = EMAIL_FORM) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.trim().toLowerCase()),
      z.string().check(
        z.maxLength(EMAIL_MAX),
        z.regex(form),
        // The same word as the pattern's: for a person both are an address in another form than asked for.
        z.check(({ value, issues }) => {
          if (isTopLevel(value.slice(value.lastIndexOf('.') + 1))) return;
          issues.push({ code: 'invalid_format', format: 'regex', input: value });
        }),
      ),
    ),
  );

/** E-mail as the specification demands: the top-level part has 2 to 3 characters, or as the house allows. Lower-cased. */
export const email = emailText(isEmailTopLevel);
/** The same, or nothing. */
export const emailOrNone = emailText(isEmailTopLevel, EMAIL_FORM_OR_NONE);
/** The address of an account that may be there already: whoever came while longer ones were allowed gets in. */
export const knownEmail = emailText(() => true);

/** An http or https link, or nothing. */
export const link = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(
      z.maxLength(LINK_MAX),
      z.refine((value) => value === '' || isWebLink(value), { error: 'link' }),
    ),
  ),
);

/** Whether a text is an absolute http(s) address; addresses with credentials in them are refused. */
export function isWebLink(value: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}/?#@\\]+([/?#][^\s\p{Cc}\\]*)?$/iu.test(value);
}

/** A colour, `#rrggbb`. Nothing else reaches a style sheet. */
export const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** A phone number: digits, spaces, dashes, parentheses, an optional leading plus. May be empty. */
export const phone = z.string().check(z.trim(), z.maxLength(24), z.regex(/^(\+?[0-9][0-9 ()-]{5,22})?$/));

/* @__NO_SIDE_EFFECTS__ */
const wholeFromText = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.number()]),
      z.pipe(
        z.transform((v: string | number) => Number(v)),
        z.int().check(z.minimum(min), z.maximum(max)),
      ),
    ),
    fallback,
  );

/** JSON in a text part of a form. */
export const jsonPart = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string, context) => {
        try {
          const parsed: unknown = JSON.parse(value);
          return parsed;
        } catch {
          context.issues.push({ code: 'custom', input: value, message: 'json' });
          return z.NEVER;
        }
      }),
      schema,
    ),
  );

/** Page number in a list query, from 1. */
export const page = wholeFromText(1, 1_000_000, 1);
/** Page size in a list query. */
export const perPage = (fallback: number = PAGE_SIZE) => wholeFromText(1, PAGE_SIZE_MAX, fallback);
/** A number of things in a query string; absent: none. */
export const count = wholeFromText(0, 999_999_999, 0);
/** A truth value in a query string. */
export const queryBoolean = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.union([z.enum(['true', 'false', '1', '0', '']), z.boolean()]),
      z.transform(
        (value: boolean | 'true' | 'false' | '1' | '0' | '') => value === true || value === 'true' || value === '1',
      ),
    ),
    fallback,
  );
/** A time in a query string, ms since 1970. */
export const queryTime = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.number()]),
  z.pipe(
    z.transform((value: string | number) => Number(value)),
    z.int().check(z.minimum(0)),
  ),
);
/**
 * The IANA name of the zone that the times of a file are written in, such as Asia/Jerusalem. A name that the server's
 * own list does not hold is UTC, and the file says so.
 */
export const timeZone = z._default(
  z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,3}$/)),
  'UTC',
);
/** One press of a button: the same key again is the same request, sent again after a lost reply. */
export const pressKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** What a person typed into a search box. */
export const searchText = z._default(z.string().check(z.trim(), z.maxLength(200)), '');
/** Which page of a list is asked for, and what is looked for in it. */
export const listQuery = { page, perPage: perPage(), searchText };
/** What a list is sorted by, unless another order is asked for. */
export const sortQuery = <const S extends readonly string[]>(sorts: S, by: S[number], desc: boolean) => ({
  sortBy: z._default(z.enum(sorts), by),
  sortDesc: queryBoolean(desc),
});

/** The version a record had when the change began; also its ETag. */
export const version = z.int().check(z.minimum(1));
/** Milliseconds since 1970, UTC. */
export const timeMs = z.int().check(z.minimum(0));
/** A refusal's word about one field, where a reply carries it (see `FieldProblem`). */
export const FieldProblemShape = z.object({ path: z.string(), code: z.string(), limit: z.optional(z.number()) });

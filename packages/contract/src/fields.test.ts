import { allowEmailTopLevel } from './email-top-level.ts';
import { afterEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import {
  cleanText,
  colour,
  email,
  isWebLink,
  knownEmail,
  link,
  name,
  page,
  perPage,
  phone,
  queryBoolean,
  text,
} from './fields.ts';
import { secondCode } from './entities/two-step.ts';
import { EMAIL_TOP_LEVEL, PAGE_SIZE_MAX } from './limits.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe('email', () => {
  afterEach(() => allowEmailTopLevel(EMAIL_TOP_LEVEL));

  test('takes longer endings where a house allows them, and those of known accounts always', () => {
    expect(accepts(email, 'dana@school.academy')).toBe(false);
    expect(accepts(knownEmail, 'dana@school.academy')).toBe(true);
    allowEmailTopLevel(7);
    expect(accepts(email, 'dana@school.academy')).toBe(true);
    expect(accepts(email, 'dana@school.training')).toBe(false);
    expect(accepts(knownEmail, `dana@school.${'x'.repeat(25)}`)).toBe(false);
  });

  test.each(['a@b.co', 'dana.levi+quiz@school.org.il', ' UPPER@Example.COM '])('takes %s', (value) => {
    expect(accepts(email, value)).toBe(true);
  });
  test.each([
    '',
    'a',
    'a@b',
    'a@b.c',
    'a@b.info',
    'a b@c.co',
    'a@b..co',
    '@b.co',
    'a@b.co\nBcc: x@y.co',
    'a\u0000@b.co',
    'a\u202Eb@c.co',
  ])('refuses %j', (value) => {
    expect(accepts(email, value)).toBe(false);
  });
  test('is stored in lower case, without surrounding space', () => {
    expect(email.parse(' Dana@Example.COM ')).toBe('dana@example.com');
  });
  test('refuses what is far too long', () => {
    expect(accepts(email, `${'a'.repeat(50)}@${'a-'.repeat(5000)}.co`)).toBe(false);
  });
});

describe('name', () => {
  test('needs two characters after cleaning and has at most forty', () => {
    expect(accepts(name, 'א')).toBe(false);
    expect(accepts(name, ' \u202E\u0000א ')).toBe(false);
    expect(accepts(name, 'אב')).toBe(true);
    expect(accepts(name, 'x'.repeat(40))).toBe(true);
    expect(accepts(name, 'x'.repeat(41))).toBe(false);
  });
});

describe('cleanText', () => {
  test('removes what breaks storage or spoofs direction, keeps new lines', () => {
    expect(cleanText('a\u0000b\u202Ec\nd\u2066e')).toBe('abc\nde');
  });
  test('is idempotent and leaves no control character, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const once = cleanText(value);
        return cleanText(once) === once && !/[\u0000-\u0009\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/.test(once);
      }),
    );
  });
  test('composes what a removed character kept apart', () => {
    expect(cleanText('e\u0001\u0301')).toBe('é');
  });
  test('keeps Hebrew points and Arabic marks', () => {
    expect(cleanText('שָׁלוֹם')).toBe('שָׁלוֹם'.normalize('NFC'));
  });
});

describe('text', () => {
  test('counts after cleaning', () => {
    expect(accepts(text(3), ' abc ')).toBe(true);
    expect(accepts(text(3), 'abcd')).toBe(false);
  });
});

describe('link', () => {
  test.each(['', 'https://example.org', 'http://a.co/x?y=1#z', 'https://דוגמה.ישראל/עמוד'])('takes %j', (value) => {
    expect(accepts(link, value)).toBe(true);
  });
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//x.co',
    'https://user:pw@x.co',
    'https://',
    'ftp://x.co',
    'https://a b.co',
    'https:\\\\x.co',
  ])('refuses %j', (value) => {
    expect(accepts(link, value)).toBe(false);
    expect(isWebLink(value)).toBe(false);
  });
});

describe('colour and phone', () => {
  test('colours are six hex digits and nothing else', () => {
    expect(accepts(colour, '#2196F3')).toBe(true);
    for (const bad of ['red', '#fff', '#2196F3;}', 'url(x)', '']) expect(accepts(colour, bad)).toBe(false);
  });
  test('phones may be empty and hold only dialling characters', () => {
    for (const good of ['', '050-1234567', '+972 50 123 4567']) expect(accepts(phone, good)).toBe(true);
    for (const bad of ['abc', '+', '12', '0501234567<']) expect(accepts(phone, bad)).toBe(false);
  });
});

describe('list queries', () => {
  test('page and perPage come from text, have defaults and limits', () => {
    expect(page.parse(undefined)).toBe(1);
    expect(page.parse('7')).toBe(7);
    expect(perPage().parse(undefined)).toBe(25);
    expect(accepts(page, '0')).toBe(false);
    expect(accepts(page, '1e3')).toBe(false);
    expect(accepts(perPage(), String(PAGE_SIZE_MAX + 1))).toBe(false);
  });
  test('"false" is false', () => {
    expect(queryBoolean(true).parse('false')).toBe(false);
    expect(queryBoolean(true).parse(undefined)).toBe(true);
  });
});

describe('secondCode', () => {
  test('takes six digits and recovery codes however they were typed or copied', () => {
    for (const digits of ['123456', ' 123 456\n', '١٢٣٤٥٦', '۱۲۳ ۴۵۶', '\u200E123-456\u200F', '１２３４５６'])
      expect(secondCode.safeParse(digits).data).toBe('123456');
    for (const code of ['AB12-CD34-EF56', 'ab12cd34ef56', 'ab12 cd34 ef56 ', 'AB12\u2011CD34\u2013EF56'])
      expect(secondCode.safeParse(code).data).toBe('AB12CD34EF56');
  });

  test('refuses everything else', () => {
    for (const bad of ['', '12345', '1234567', 'AB12-CD34', 'AB12-CD34-EF5!', 'אבגדאבגדאבגד', '1'.repeat(200), 123456])
      expect(accepts(secondCode, bad)).toBe(false);
  });
});

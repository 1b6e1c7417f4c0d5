import * as z from 'zod/mini';
import { cleanText } from '../../fields.ts';
import { LANGUAGES } from '../../languages.ts';
import { SHORT_TEXT_MAX } from '../../limits.ts';
import { readOfferTitles, writeOfferTitles } from './offer-titles.ts';

/** A title of an offer as it is typed: one for all languages, or several in one text, each of at most 40 characters. */
export const offerTitle = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => {
      const text = cleanText(value);
      const titles = readOfferTitles(text);
      return titles === null ? text : writeOfferTitles(titles);
    }),
    z.string().check(
      z.check(({ value, issues }) => {
        const titles = readOfferTitles(value);
        const all = titles === null ? [value] : LANGUAGES.map((language) => titles[language]);
        if (all.every((title) => title.length <= SHORT_TEXT_MAX)) return;
        issues.push({ code: 'too_big', origin: 'string', maximum: SHORT_TEXT_MAX, inclusive: true, input: value });
      }),
    ),
  ),
);

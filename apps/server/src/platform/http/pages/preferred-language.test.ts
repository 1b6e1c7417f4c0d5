import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  ['ar-JO,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr-FR,fr;q=0.9,en-GB;q=0.8,he;q=0.7', 'en'],
  ['en;q=0.2, he-IL;q=0.9', 'he'],
  ['EN', 'en'],
  ['ru', 'he'],
  ['', 'he'],
  [undefined, 'he'],
  ['en;q=x', 'en'],
])('%s is spoken to in %s', (accepted, language) => expect(preferredLanguage(accepted)).toBe(language));

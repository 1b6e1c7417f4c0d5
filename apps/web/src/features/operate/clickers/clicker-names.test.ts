import { expect, it } from 'vitest';
import { textsIn } from '#platform/words';
import { pressedWords } from './clicker-names.ts';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

it('says which key went down', () => {
  expect(plain(pressedWords('B', textsIn('en', 'clickers')))).toBe('Pressed B');
  expect(pressedWords('buzz', textsIn('en', 'clickers'))).toBe('Pressed the big key');
});

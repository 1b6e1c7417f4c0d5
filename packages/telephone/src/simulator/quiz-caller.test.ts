import { loadTelephoneWords, telephoneWords } from '@qc/words/telephone';
import { expect, it } from 'vitest';
import type { Heard } from './heard.ts';
import { type HangUp, QuizCaller } from './quiz-caller.ts';

await loadTelephoneWords(['en']);
const { joining, asking, waiting } = telephoneWords('en');
const QUESTION = 'Sea number 1. For Red, press 1. For Dead, press 2.';

function hearing(text: string, more: Partial<Heard> = {}): Heard {
  const played = text === '' ? [] : [{ kind: 'text' as const, text, ms: 1000 }];
  return { played, text, ms: 1000, isAsked: true, atMs: 0, ...more };
}

function caller(keys: string, hangUps: readonly HangUp[] = []) {
  const person = new QuizCaller({
    ...{ language: 'en', code: '427001', wrongCode: '999999', question: /Sea number (\d+)/, keys: [keys], buzzers: [] },
    ...{ hangUps, random: () => 0.4 },
  });
  const does = (text: string, more?: Partial<Heard>) => {
    const { presses, hangUpAtMs } = person.hears(hearing(text, more));
    return hangUpAtMs === Infinity ? presses.map(({ key }) => key).join('') : 'hangs up';
  };
  return { person, does };
}

it('chooses a language, mistakes the code once, answers once', () => {
  const { person, does } = caller('2');
  expect(does(joining.chooseLanguage(3))).toBe('3');
  expect(does(joining.enterCode)).toBe('999999#');
  expect(does(joining.unknownCode)).toBe('427001#');
  expect(does(waiting.beginsSoon)).toBe('');
  expect(does(QUESTION)).toBe('2');
  expect(does(`${asking.youChose} 2 Dead ${asking.received}`)).toBe('');
  expect(does('')).toBe('');
  expect([...person.pressed, ...person.received]).toEqual([[1, '2'], 1]);
});

it('presses again where the key was not heard, but not once it is over', () => {
  const { does } = caller('2');
  expect(does(QUESTION)).toBe('2');
  expect(does('')).toBe('2');
  expect(does(waiting.timeUp)).toBe('');
  expect(does('')).toBe('');
});

it('waits with its keys until the line listens, ends what was begun, and keeps a number', () => {
  const { does } = caller('12#');
  expect(does('Sea number 1.', { isAsked: false })).toBe('');
  expect(does(asking.typeNumber)).toBe('12#');
  expect(does(joining.thenHash)).toBe('#');
  expect(does(asking.keepNumber)).toBe('1');
});

it.each([
  ['read', ['hangs up', '2', '']],
  ['pressed', ['2', 'hangs up', '']],
  ['received', ['2', 'hangs up', '']],
] as const)('hangs up once, when it is %s', (when, acts) => {
  const { does } = caller('2', [{ question: 1, when }]);
  const said = [QUESTION, when === 'read' ? QUESTION : asking.received, asking.received];
  expect(said.map((text) => does(text))).toEqual(acts);
});

it('knows a goodbye', () => {
  const { person, does } = caller('2');
  does(QUESTION);
  expect(person.wasToldGoodbye).toBe(false);
  does(`Thank you. ${joining.goodbye}`, { isAsked: false });
  expect(person.wasToldGoodbye).toBe(true);
});

import { SLIDE_TYPES } from '@qc/contract/slide-types';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

/** Parts in which only the kinds' own folder knows the types of slides. */
const PARTS = [
  ...['editor', 'show', 'play', 'present', 'operate', 'solo'].map((name) => `apps/web/src/features/${name}/`),
  'apps/web/src/features/library/',
  'apps/web/src/features/admin-content/',
  'apps/web/src/platform/key-correction/',
];

const ANY = `'(?:${SLIDE_TYPES.join('|')})'`;
/** Names that mean nothing else in these parts: `number`, `order` and `media` are words of much else. */
const PLAIN = '(?:trivia|trueFalse|survey|typed|miniGame)';

/** Places where something is decided by the type of a slide: compared, in a case, looked up in a table, taken for it. */
function decisionsIn(text: string): string[] {
  const decides = [
    `\\btype\\s*[!=]==\\s*${ANY}`,
    `${ANY}\\s*[!=]==\\s*[\\w.]*\\btype\\b`,
    `\\bcase\\s+'${PLAIN}'`,
    `\\bswitch\\s*\\([^)]*\\btype\\)\\s*\\{[^}]*\\bcase\\s+${ANY}`,
    `[!=]==\\s*'${PLAIN}'`,
    `\\[[^\\]\\n]*'${PLAIN}'[^\\]\\n]*\\]\\s*(?:as const)?\\s*(?:;|\\.includes)`,
    `(?:\\?\\?|\\?|:)\\s*'${PLAIN}'`,
    '^\\s+trueFalse:',
  ];
  return decides.flatMap((pattern) => text.match(new RegExp(pattern, 'gm')) ?? []);
}

function isAsked(path: string): boolean {
  return PARTS.some((part) => path.startsWith(part)) && !path.includes('/slides/') && !/\.test\.tsx?$/.test(path);
}

test('outside the folders of the kinds nothing is decided by the type of a slide', () => {
  const asked = sourceFiles().filter(isAsked);
  expect(asked.length).toBeGreaterThan(100);
  const found = asked.flatMap((path) => decisionsIn(readText(path)).map((place) => `${path}: ${place.trim()}`));
  expect(found).toEqual([]);
});

test.each([
  "const isMedia = slide.type === 'media';",
  "if (question.type !== 'number') return;",
  "if ('order' === slide.type) return;",
  "switch (type) {\n  case 'survey':\n",
  "switch (phase.question.type) {\n  case 'number':\n",
  "const LISTED: readonly SlideType[] = ['trivia', 'survey', 'order'];",
  "return kind === 'trueFalse' ? t.statement : t.question;",
  "const shown = SLIDE_TYPES.find((known) => known === value) ?? 'trivia';",
  'const ANSWERS = {\n  trivia: AnswersField,\n  trueFalse: TrueFalseField,\n};',
])('a planted decision is found: %s', (planted) => {
  expect(decisionsIn(planted)).not.toEqual([]);
});

test('what only sounds like the type of a slide is none', () => {
  const others = [
    "typeof value === 'number'",
    "switch (edit.kind) {\n  case 'order':\n",
    "gapText(gaps, 'miniGame')",
    "media.type === 'video'",
    "switch (phase.phase) {\n  case 'media':\n",
  ];
  expect(others.flatMap(decisionsIn)).toEqual([]);
});

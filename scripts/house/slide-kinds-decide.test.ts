import { SLIDE_TYPES } from '@qc/contract/slide-types';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

/** Where only the kinds' own folders, files and registries know the types of slides. */
const PARTS = [
  'packages/contract/src/',
  'packages/engine/src/',
  'packages/telephone/src/',
  'apps/server/src/',
  'apps/web/src/',
];
/** What names a type on purpose. */
const EXCEPTED: readonly string[] = [
  // The names, and what a field holds on a kind that has none of it.
  'packages/contract/src/slide-types.ts',
  'packages/contract/src/entities/narrow-content.ts',
  // A correction has kinds of its own.
  'packages/contract/src/entities/key-correction.ts',
  // Slides that are written there.
  'apps/server/src/features/demo-seed/library/library-content.ts',
  'apps/server/src/features/demo-seed/demo-slides.ts',
  'apps/web/src/platform/pasted-questions/question-rows.ts',
  // Tests write slides with it.
  'apps/web/src/features/editor/session/fake-server.ts',
  // Stands for a slide that does not exist.
  'packages/engine/src/views/question-view.ts',
  // Readers of what earlier versions wrote.
  'apps/server/src/features/run-state/old-answer.ts',
  'apps/server/src/features/run-state/stored-state.ts',
  'apps/server/src/features/rooms/keeping/stored-command.ts',
  // The quickest road of a pick, written out for its speed; every other answer takes the common one.
  'apps/server/src/features/rooms/wire/quick-answer.ts',
];

const ANY = `['"](?:${SLIDE_TYPES.join('|')})['"]`;
/** Names that mean nothing else in these parts, wherever they stand; `number`, `order` and `media` are words of much else. */
const PLAIN = `['"](?:trivia|trueFalse|survey|typed)['"]`;

/** Devices say for themselves which kinds they can answer. */
const ELSEWHERE = /\/devices\/|\/slides\/|\/testing\/|\/simulator\/|\/migrations\/|\.test\.tsx?$/;

/** Places where something is decided by the type of a slide: compared, in a case, looked up in a table, taken for it, made of it. */
function decisionsIn(text: string): string[] {
  const decides = [
    PLAIN,
    `\\btype\\s*[!=]==\\s*${ANY}`,
    `${ANY}\\s*[!=]==\\s*[\\w.]*\\btype\\b`,
    `\\bswitch\\s*\\([^)]*\\btype\\)\\s*\\{[^}]*\\bcase\\s+${ANY}`,
    // A field has the name of this kind.
    `(?:\\bcase|[!=]==|\\?\\?|\\?|:)\\s*'miniGame'`,
    `\\[[^\\]\\n]*'miniGame'[^\\]\\n]*\\]\\s*(?:as const)?\\s*(?:;|\\.includes)`,
    // Made of one kind, or of this one alone.
    `\\bnewQuestion\\(\\s*${ANY}`,
    `\\b(?:ContentOf|SlideFieldProps|WrittenOf|CheckedOf)<\\s*${ANY}`,
    '^\\s+trueFalse:',
  ];
  return decides.flatMap((pattern) => text.match(new RegExp(pattern, 'gm')) ?? []);
}

function isAsked(path: string): boolean {
  return PARTS.some((part) => path.startsWith(part)) && !ELSEWHERE.test(path) && !EXCEPTED.includes(path);
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
  "const graded = !['survey', 'media'].includes(type);",
  "return 'media' !== question.type;",
  "const LISTED: readonly SlideType[] = ['trivia', 'survey', 'order'];",
  "return kind === 'trueFalse' ? t.statement : t.question;",
  "const shown = SLIDE_TYPES.find((known) => known === value) ?? 'trivia';",
  'const ANSWERS = {\n  trivia: AnswersField,\n  trueFalse: TrueFalseField,\n};',
  "const { numberKey } = newQuestion('number');",
  "return addSlide(game, 'trivia');",
  'return <SlideForm type="survey" />;',
  'interface Props extends SlideFieldProps<"order"> {',
  "const shown = known ? type : 'miniGame';",
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

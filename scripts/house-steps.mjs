// The steps that read the code without running it: types, lint, format, unused code.

/**
 * How the compiler checks everything. Each of its checkers learns the types of our packages and of the libraries anew:
 * the four that it has for each project by itself take twice the processor of one, and twice the memory.
 */
export const typesArgs = ['-b', '--checkers', '1', '--builders', '2'];

/** @type {import('./steps.mjs').Step} */
const format = { name: 'format', command: 'oxfmt', args: ['--check'] };

/**
 * Between two edits: the linter has learned the types anyway, and tells their faults for a third more of its time, where
 * the compiler takes as long again. Not told: what only a whole project has, such as a file beyond its root.
 * @type {import('./steps.mjs').Step[]}
 */
export const quickSteps = [
  { name: 'types and lint', command: 'oxlint', args: ['--type-aware', '--type-check'] },
  format,
];

/** @type {import('./steps.mjs').Step[]} */
export const houseSteps = [
  { name: 'types', command: 'tsc', args: typesArgs },
  { name: 'lint', command: 'oxlint', args: [] },
  format,
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
];

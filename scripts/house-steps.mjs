// The steps that read the code without running it: types, lint, format, unused code.

/**
 * How the compiler checks everything. Each of its checkers learns the types of our packages and of the libraries anew:
 * the four that it has for each project by itself take twice the processor of one, and twice the memory.
 */
export const typesArgs = ['-b', '--checkers', '1', '--builders', '2'];

/** @type {import('./steps.mjs').Step[]} */
export const houseSteps = [
  { name: 'types', command: 'tsc', args: typesArgs },
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
];

// The steps that read the code without running it: types, lint, format, unused code.

/** @type {import('./steps.mjs').Step[]} */
export const houseSteps = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
];

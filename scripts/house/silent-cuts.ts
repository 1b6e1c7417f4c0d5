/** What takes a part of a person's words away as they are typed or pasted, without a word about it. */
const CUTS = [
  // The browser itself cuts what is pasted.
  /(?<!\.)\bmax[Ll]ength\s*[=:}]/,
  // So does a change that keeps only the beginning.
  /\b(?:set|change|on)[A-Z]\w*\([^()\n]*\.(?:slice|substring)\(0, (?!-)/,
];

/** Lines of a component that cut what a person typed or pasted. */
export function findSilentCuts(path: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, at) => (CUTS.some((cut) => cut.test(line)) ? [`${path}:${at + 1}: ${line.trim()}`] : []));
}

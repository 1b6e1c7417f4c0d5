import type { FieldProblem } from '@qc/contract';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Problems told of one call: a form has fewer fields, and what is not one of ours shall not be answered at length. */
export const PROBLEMS_MAX = 20;
/** Unknown keys told of one object. */
const UNKNOWN_KEYS_MAX = 3;
/** Longest path told; ours are shorter, and an unknown key may be as long as the body. */
const PATH_MAX = 160;

/** What a schema found, as the screen wants it: one line per field, by dotted path, without the value. */
export function fieldProblems(issues: readonly Issue[], prefix: PropertyKey[] = []): FieldProblem[] {
  // Two checks of one field that say the same are one problem to a person.
  const found = new Map<string, FieldProblem>();
  for (const issue of issues) {
    for (const problem of problemsOf(issue, [...prefix, ...issue.path])) {
      found.set(`${problem.path} ${problem.code}`, problem);
      if (found.size >= PROBLEMS_MAX) return [...found.values()];
    }
  }
  return [...found.values()];
}

function problemsOf(issue: Issue, place: PropertyKey[]): FieldProblem[] {
  const path = dotted(place);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, UNKNOWN_KEYS_MAX).map((key) => ({ path: dotted([...place, key]), code: issue.code }));
    case 'too_small':
      return [{ path, code: isMissingText(issue) ? 'required' : issue.code, limit: Number(issue.minimum) }];
    case 'too_big':
      return [{ path, code: issue.code, limit: Number(issue.maximum) }];
    case 'invalid_type':
      return [{ path, code: issue.input === undefined ? 'required' : issue.code }];
    case 'invalid_union':
      return problemsOfUnion(issue.errors, place) ?? [{ path, code: issue.code }];
    case 'custom':
      // Our own checks put their code where zod puts its words.
      return [{ path, code: /^[a-z][A-Za-z]*$/.test(issue.message) ? issue.message : issue.code }];
    default:
      return [{ path, code: issue.code }];
  }
}

function dotted(place: readonly PropertyKey[]): string {
  return place.map(String).join('.').slice(0, PATH_MAX);
}

function isMissingText(issue: z.core.$ZodIssueTooSmall): boolean {
  return issue.origin === 'string' && issue.input === '';
}

/** The alternative that came nearest says the most. */
function problemsOfUnion(alternatives: readonly (readonly Issue[])[], place: PropertyKey[]): FieldProblem[] | null {
  const nearest = alternatives.toSorted((a, b) => a.length - b.length)[0];
  return nearest === undefined ? null : fieldProblems(nearest, place);
}

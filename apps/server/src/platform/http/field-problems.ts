import type { FieldProblem } from '@qc/contract';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What a schema found, as the screen wants it: one line per field, by dotted path, without the value. */
export function fieldProblems(issues: readonly Issue[], prefix: PropertyKey[] = []): FieldProblem[] {
  const problems = issues.flatMap((issue) => problemsOf(issue, [...prefix, ...issue.path]));
  // Two checks of one field that say the same are one problem to a person.
  return [...new Map(problems.map((problem) => [`${problem.path} ${problem.code}`, problem])).values()];
}

function problemsOf(issue: Issue, place: PropertyKey[]): FieldProblem[] {
  const path = place.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...place, key].map(String).join('.'), code: issue.code }));
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

function isMissingText(issue: z.core.$ZodIssueTooSmall): boolean {
  return issue.origin === 'string' && issue.input === '';
}

/** The alternative that came nearest says the most. */
function problemsOfUnion(alternatives: readonly (readonly Issue[])[], place: PropertyKey[]): FieldProblem[] | null {
  const nearest = alternatives.toSorted((a, b) => a.length - b.length)[0];
  return nearest === undefined ? null : fieldProblems(nearest, place);
}

import type { Texts } from '@qc/words/en/screens/admin/add-users';
import { formErrors, wordProblem } from '#platform/forms';
import { type Language, type ManyUsersOutcome, type ManyUsersRow, UserAdminChanges } from '@qc/contract';

const KINDS = { name: 'name', email: 'email', contactEmail: 'email', phone: 'phone' } as const;

/** What is wrong with a line as far as the page can tell; null: nothing. The server judges again. */
export function previewProblem(
  people: readonly ManyUsersRow[],
  index: number,
  t: Texts,
  language: Language,
): string | null {
  const person = people[index];
  if (!person) return null;
  const { name, email, phone } = person;
  const errors = formErrors(UserAdminChanges, KINDS, language)({ name, phone, contactEmail: email });
  const first = Object.values(errors)[0];
  if (first !== undefined) return first;
  const address = email.trim().toLowerCase();
  const earlier = people.slice(0, index).findIndex((other) => other.email.trim().toLowerCase() === address);
  return earlier < 0 ? null : t.repeats(earlier + 1);
}

/** What the server said about a line, in the person's words; null: it was added. */
export function outcomeProblem(
  outcome: ManyUsersOutcome,
  person: ManyUsersRow | undefined,
  t: Texts,
  language: Language,
): string | null {
  if (outcome.outcome === 'added') return null;
  if (outcome.outcome !== 'invalid') return t.outcomes[outcome.outcome];
  const problems = (outcome.fields ?? []).map((problem) => {
    const kind =
      problem.path === 'email' || problem.path === 'phone' || problem.path === 'name' ? problem.path : 'text';
    const value = kind === 'text' ? undefined : person?.[kind];
    return wordProblem(problem, { kind, empty: value === undefined || value.trim() === '', language });
  });
  return problems.length > 0 ? problems.join(' · ') : t.outcomes.invalid;
}

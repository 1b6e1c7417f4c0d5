import { email, type FieldProblem, type ManyUsersRow, name, phone } from '@qc/contract';
import * as z from 'zod/mini';
import { fieldProblems } from '#platform/http/bodies/field-problems';
import type { Result } from '#platform/result';
import { refuse, succeed } from '#platform/result';

/** A line of a list that can become an account. */
export interface JudgedRow {
  name: string;
  email: string;
  phone: string;
}

const Row = z.object({ name, email, phone });

/** One line of a list of people by the rules that registration has; what is wrong with it stands by field. */
export function judgeUserRow(row: ManyUsersRow): Result<JudgedRow> {
  const parsed = Row.safeParse(row, { reportInput: true });
  if (parsed.success) return succeed(parsed.data);
  const fields: FieldProblem[] = fieldProblems(parsed.error.issues);
  return refuse('invalidInput', { fields });
}

import type { FieldKind } from '@qc/words/en/screens/everywhere/problems';
import type { FieldProblem } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import type * as z from 'zod/mini';
import { ApiError } from '../api/api-error.ts';
import { wordProblem } from './problem-texts.ts';

/** What each field holds; fields that are not named hold plain text. */
export type FieldKinds = Record<string, FieldKind>;

/** What is wrong with a form by the contract's own schema, by field, in the person's words. For Mantine's `validate`. */
export function formErrors(schema: z.ZodMiniType, kinds: FieldKinds, language: Language) {
  return (values: unknown): Record<string, string> => {
    const parsed = schema.safeParse(values);
    return parsed.success ? {} : byField(parsed.error.issues.map(toProblem), values, kinds, language);
  };
}

/** What the server found wrong with the fields of a form; empty when the failure is about something else. */
export function refusedFields(
  error: unknown,
  values: unknown,
  kinds: FieldKinds,
  language: Language,
): Record<string, string> {
  const problems = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
  return byField(problems, values, kinds, language);
}

function byField(problems: FieldProblem[], values: unknown, kinds: FieldKinds, language: Language) {
  const errors: Record<string, string> = {};
  for (const problem of problems) {
    const value = valueAt(values, problem.path);
    const empty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
    errors[problem.path] ??= wordProblem(problem, { kind: kinds[problem.path] ?? 'text', empty, language });
  }
  return errors;
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'too_small') return { path, code: issue.code, limit: Number(issue.minimum) };
  if (issue.code === 'too_big') return { path, code: issue.code, limit: Number(issue.maximum) };
  // Our own checks carry their code as the message.
  return { path, code: issue.code === 'custom' ? issue.message : issue.code };
}

function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return value;
}

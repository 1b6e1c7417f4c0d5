import type { FieldKind } from '@qc/words/en/screens/everywhere/problems';
import { textsIn } from '../words/index.ts';
import type { FieldProblem } from '@qc/contract';
import type { Language } from '@qc/contract/languages';

/** What a person reads at a field. `empty`: nothing was entered. Serves the schema's issues and the server's alike. */
export function wordProblem(
  problem: Pick<FieldProblem, 'code' | 'limit'>,
  { kind, empty, language }: { kind: FieldKind; empty: boolean; language: Language },
): string {
  const t = textsIn(language, 'problems');
  const { code, limit } = problem;
  if (code === 'required' || (empty && code !== 'alreadyUsed')) return t.required[kind];
  if (code === 'too_small' && limit !== undefined) return kind === 'number' ? t.tooSmall(limit) : t.tooShort(limit);
  if (code === 'too_big' && limit !== undefined) return kind === 'number' ? t.tooBig(limit) : t.tooLong(limit);
  if (code === 'link') return t.invalid.link;
  if (code === 'alreadyUsed') return t.taken;
  return t.invalid[kind];
}

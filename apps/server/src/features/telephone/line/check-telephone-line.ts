import type { LineProblem, Role, TelephoneLineCheck } from '@qc/contract';
import { publicAddress } from '#features/settings';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import type { KnownLines } from './known-lines.ts';
import { HOUSE_LINE, type KeptLine, readLine } from './line-store.ts';

/** What is wrong with the line, most important first. To who is no owner there is none: `notFound`. */
export async function checkTelephoneLine(
  platform: Platform,
  role: Role,
  telephone: { lines: KnownLines; calls(): number },
): Promise<Result<TelephoneLineCheck>> {
  if (role !== 0) return refuse('notFound');
  const kept = await readLine(platform.db, HOUSE_LINE);
  if (kept === null) return succeed({ problems: ['notSetUp'], askedAt: null, refused: null, calls: 0 });
  const { askedAtMs, refused } = telephone.lines.notes(HOUSE_LINE, kept);
  return succeed({
    problems: problemsOf(kept, await publicAddress(platform), { askedAtMs, refused }),
    askedAt: askedAtMs,
    refused: refused && { at: refused.atMs, why: refused.why },
    calls: telephone.calls(),
  });
}

function problemsOf(
  { line, sealed }: KeptLine,
  address: string | null,
  { askedAtMs, refused }: Pick<KeptLine, 'askedAtMs' | 'refused'>,
): LineProblem[] {
  const problems: LineProblem[] = [];
  if (!line.isOn) problems.push('switchedOff');
  if (sealed === '') problems.push('noSecret');
  if (address === null) problems.push('noAddress');
  else if (!address.startsWith('https:')) problems.push('addressNotSecure');
  if (refused !== null && refused.atMs > (askedAtMs ?? -Infinity)) problems.push('proofsRefused');
  else if (askedAtMs === null) problems.push('neverAsked');
  return problems;
}

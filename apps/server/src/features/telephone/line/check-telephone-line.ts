import type { LineProblem, Role, SpeechFault, TelephoneLineCheck } from '@qc/contract';
import { publicAddress } from '#features/settings';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { DIALECTS } from '../dialects/dialects.ts';
import { findSpeechFault } from '../speech/find-speech-fault.ts';
import type { Speech } from '../speech/speech.ts';
import { linesOwn } from '../speech/voiced-replies.ts';
import type { KnownLines } from './known-lines.ts';
import { HOUSE_LINE, type KeptLine, readLine } from './line-store.ts';

/** What is wrong with the line, most important first. To who is no owner there is none: `notFound`. */
export async function checkTelephoneLine(
  platform: Platform,
  role: Role,
  telephone: { lines: KnownLines; speech: Speech; calls(): number },
): Promise<Result<TelephoneLineCheck>> {
  if (role !== 0) return refuse('notFound');
  const kept = await readLine(platform.db, HOUSE_LINE);
  if (kept === null)
    return succeed({ problems: ['notSetUp'], askedAt: null, refused: null, speechFault: null, calls: 0 });
  const { askedAtMs, refused } = telephone.lines.notes(HOUSE_LINE, kept);
  const speechFault = await findSpeechFault(platform.db, telephone.speech, kept.line);
  const problems = [
    ...problemsOf(kept, await publicAddress(platform), { askedAtMs, refused }),
    ...speechProblems(kept, telephone.speech, speechFault),
  ];
  return succeed({
    problems,
    askedAt: askedAtMs,
    refused: refused && { at: refused.atMs, why: refused.why },
    speechFault,
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

function speechProblems({ line }: KeptLine, { recordings }: Speech, fault: SpeechFault | null): LineProblem[] {
  const isUnspoken = line.languages.some((language) => !linesOwn({ settings: line }, language));
  const problems: LineProblem[] = [];
  if (fault !== null) problems.push('speechFails');
  if (isUnspoken && !DIALECTS[line.provider].plays) problems.push('languageUnspoken');
  if (recordings.isHeldInMemory) problems.push('recordingsNotKept');
  return problems;
}

import {
  callingCode,
  type FieldProblem,
  type Role,
  type TelephoneLine,
  type TelephoneLineChanges,
  type TelephoneLineState,
  type TelephoneProvider,
} from '@qc/contract';
import { type AuditBy, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { CALL_OUTS } from '../dialects/call-outs.ts';
import { getTelephoneLine } from './get-telephone-line.ts';
import { sealLineSecret, sealSpeechKey } from './line-secret.ts';
import { HOUSE_LINE, readLine, writeLine } from './line-store.ts';

/** Providers that have no secret of their own: the owner makes one up, and it must not be guessed. */
const WITHOUT_SECRET: readonly TelephoneProvider[] = ['yemot', 'sip'];
const OWN_SECRET_MIN = 24;

/**
 * Sets the line up or changes it; it is in force at the next call. To who is no owner there is none: `notFound`. Refuses
 * `badSetting` for a line whose provider could not prove itself. What is named twice counts once.
 */
export async function saveTelephoneLine(
  platform: Platform,
  { role, by }: { role: Role; by: AuditBy },
  { secret, speechKey, callToken, ...wanted }: TelephoneLineChanges,
): Promise<Result<TelephoneLineState>> {
  if (role !== 0) return refuse('notFound');
  const line = {
    ...wanted,
    numbers: [...new Set(wanted.numbers)],
    languages: [...new Set(wanted.languages)],
    calling: { ...wanted.calling, countries: [...new Set(wanted.calling.countries)] },
  };
  if (WITHOUT_SECRET.includes(line.provider) && secret !== '' && secret.length < OWN_SECRET_MIN)
    return refuse('badSetting', { fields: [{ path: 'secret', code: 'too_small', limit: OWN_SECRET_MIN }] });
  const { source, service } = line.speech;
  if (source === 'service' && service.address === '')
    return refuse('badSetting', { fields: [{ path: 'speech.service.address', code: 'required' }] });
  const gap = callingGap(line, callToken);
  if (gap !== null) return refuse('badSetting', { fields: [gap] });
  const place = { id: HOUSE_LINE, provider: line.provider };
  const done = await inTransaction(platform.db, async (trx) => {
    const before = await readLine(trx, HOUSE_LINE);
    const stays = before !== null && before.line.provider === line.provider ? before : null;
    const sealed =
      secret === '' ? (stays?.sealed ?? '') : await sealLineSecret(trx, secret, { ...place, purpose: 'telephone' });
    const sealedToken =
      callToken === ''
        ? // An account that nobody has any more leaves nothing behind.
          line.calling.accountId === ''
          ? ''
          : (stays?.sealedToken ?? '')
        : await sealLineSecret(trx, callToken, { ...place, purpose: 'telephoneCalls' });
    if (sealed === '' && line.isOn) return refuse('badSetting', { fields: [{ path: 'secret', code: 'required' }] });
    const stillAsked = before?.line.speech.service.address === service.address ? before.sealedKey : '';
    const at = { id: HOUSE_LINE, address: service.address };
    const sealedKey = speechKey === '' ? stillAsked : await sealSpeechKey(trx, speechKey, at);
    await writeLine(trx, HOUSE_LINE, { line, sealed, sealedKey, sealedToken });
    await recordAudit(trx, by, {
      action: 'saveTelephoneLine',
      targetKind: 'setting',
      target: 'telephoneLine',
      targetName: '',
      before: { ...told(before?.line ?? null) },
      after: {
        ...told(line),
        ...(secret !== '' && { secret: true }),
        ...(speechKey !== '' && { speechKey: true }),
        ...(callToken !== '' && { callToken: true }),
      },
    });
    return succeed(null);
  });
  return done.ok ? getTelephoneLine(platform, role) : done;
}

/** What is wrong with how it is to call people; null: nothing, or it is to call nobody. */
function callingGap({ provider, calling, numbers }: TelephoneLine, callToken: string): FieldProblem | null {
  const { accountId, host } = calling;
  if (accountId === '') return callToken === '' ? null : { path: 'calling.accountId', code: 'required' };
  const callOut = CALL_OUTS[provider];
  if (callOut === undefined) return { path: 'calling.accountId', code: 'cannot' };
  if (callOut.host({ accountId, host, token: '' }) === null) return { path: 'calling.host', code: 'host' };
  // What people are called from has to be known abroad.
  return callingCode(numbers[0] ?? '') === '' ? { path: 'numbers', code: 'plus' } : null;
}

/** As the log shows it. */
function told(line: TelephoneLine | null): Record<string, unknown> {
  if (line === null) return {};
  const { accountId, host, by, quietFrom, quietUntil, timeZone, countries, price, costHint, ...counts } = line.calling;
  const { perRoom, perDay, everySeconds } = counts;
  const calling = [
    ...[accountId, host, by, `${quietFrom}–${quietUntil}`, timeZone, `${perRoom}/${perDay}/${everySeconds}`],
    ...[countries.join(' '), price, costHint],
  ];
  return {
    ...line,
    numbers: line.numbers.join(', '),
    languages: line.languages.join(', '),
    calling: calling.filter((text) => text !== '').join(' · '),
  };
}

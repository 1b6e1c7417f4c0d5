import { ERROR_STATUS, type UserId } from '@qc/contract';
import { addressKey } from '#platform/http/call-limits';
import type { Actor } from '#platform/http/handlers';
import type { RefusedCall } from '#platform/http/serve-routes';
import { TokenBuckets } from '#platform/http/token-bucket';
import type { Platform } from '#platform/platform';
import { recordAudit } from './record-audit.ts';

/** Refusals of one person that are written: the log cannot be taken back, so nobody may fill the disk through it. */
const PER_PERSON = { burst: 200, everyMs: 60 * 60 * 1000 };
const PATHS_MAX = 10;

/**
 * Makes the edge's witness: calls of admins' routes that would change something and were refused or failed leave an
 * entry, also those of people who are no admins. Who is not signed in is nobody the log could name.
 */
export function makeRefusalRecorder(
  platform: Platform,
  whoseCookie: (call: RefusedCall) => Promise<Actor | null>,
): (call: RefusedCall) => Promise<void> {
  const perPerson = new TokenBuckets(PER_PERSON, platform.now);
  return async (call) => {
    const { definition, request, failure } = call;
    if (definition.access !== 'admin' || definition.method === 'GET' || ERROR_STATUS[failure.code] === 401) return;
    try {
      // Refused before anybody looked who it is: whose browser was made to call is worth knowing.
      const actor = request.actor ?? (await whoseCookie(call));
      if (actor === null) return;
      if (perPerson.take(actor.userId) > 0) {
        request.log.warn({ call: call.name, from: addressKey(request.ip) }, 'too many refusals to keep them all');
        return;
      }
      await write(platform, call, actor.userId);
    } catch (error) {
      request.log.error({ err: error, call: call.name }, 'a refusal could not be written to the audit log');
    }
  };
}

async function write(platform: Platform, { name, definition, request, failure }: RefusedCall, userId: UserId) {
  const fields = failure.fields?.slice(0, PATHS_MAX).map(({ path, code }) => `${path}: ${code}`);
  await recordAudit(
    platform.db,
    { userId, address: request.ip, atMs: platform.now() },
    {
      action: name,
      targetKind: kindOf(definition.path),
      target: paramOf(request.params, 'id'),
      targetName: '',
      after: { code: failure.code, ...(fields && { fields: fields.join(', ') }) },
      succeeded: false,
    },
  );
}

/** `/admin/user/{id}` is about a `user`. */
function kindOf(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'admin' && !second.startsWith('{') ? second : first;
}

function paramOf(params: unknown, name: string): string {
  if (typeof params !== 'object' || params === null) return '';
  const value: unknown = Object.entries(params).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

import type { Role, SettingsChanges } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { hostOf, isNearName } from '#platform/http/guards/known-hosts';
import { isSecure } from '#platform/http/origin';
import type { Platform } from '#platform/platform';
import { lastKnownAddress } from './public-address.ts';

/**
 * An owner who came by a public name and sets no address gets that name as the address: from then on the server
 * answers to no other, and would answer to nobody.
 */
export function keepingTheWayIn(
  platform: Pick<Platform, 'config' | 'db'>,
  request: FastifyRequest,
  role: Role,
  changes: SettingsChanges,
): SettingsChanges {
  const host = hostOf(request);
  const stays = changes.baseUrl ?? lastKnownAddress(platform) ?? '';
  if (role !== 0 || stays !== '' || platform.config.publicUrl !== null || isNearName(host.replace(/:\d+$/, '')))
    return changes;
  const { origin } = request.headers;
  const cameBy = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host ? origin : null;
  return { ...changes, baseUrl: cameBy ?? `${isSecure(platform.config, request) ? 'https' : 'http'}://${host}` };
}

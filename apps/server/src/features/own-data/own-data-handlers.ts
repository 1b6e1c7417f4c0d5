import { clearSessionCookie, isAdminsAct } from '#features/accounts';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import { refuse } from '#platform/result';
import { deleteUser, type DeleteParts } from './delete-user.ts';
import { exportOwnData } from './export-own-data.ts';

/** The calls by which a person takes the own data along, and takes it away. */
export function ownDataHandlers(parts: DeleteParts) {
  const { platform } = parts;
  return {
    exportOwnData: (call) => exportOwnData(platform, signedIn(call)),
    deleteUser: async (call) => {
      const { params, body, request, reply } = call;
      if (isAdminsAct(signedIn(call), params.id)) return parts.removeOther(call);
      // Games are given away by admins.
      if (body.gamesTo != null) return refuse('invalidInput', { fields: [{ path: 'gamesTo', code: 'forbidden' }] });
      const wish = { id: params.id, password: body.password, code: body.code, ip: request.ip };
      const deleted = await deleteUser(parts, signedIn(call), wish);
      if (deleted.ok) clearSessionCookie(platform, request, reply);
      return deleted;
    },
  } satisfies Partial<Handlers>;
}

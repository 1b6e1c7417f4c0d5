import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXCEL_BYTES_MAX } from '@qc/contract';
import type { ConfirmAddress } from '#features/accounts';
import { acting } from '#features/audit';
import type { EraseParts } from '#features/own-data';
import type { HandlersOf } from '#platform/http/handlers';
import { receiveToDisk } from '#platform/http/receive-file';
import type { Receiving } from '#platform/http/receiving';
import { signedIn } from '#platform/http/signed-in';
import { withWorkFolder } from '#platform/work-folder';
import { makeWorkPlaces } from '#platform/work-places';
import { addManyUsers } from './add-many-users.ts';
import { exportUsersExcel } from './export-users-excel.ts';
import { getUserSheetTemplate } from './get-user-sheet-template.ts';
import { listUsers } from './list-users.ts';
import { manageUser } from './manage-user.ts';
import { readUserSheet } from './read-user-sheet.ts';
import { removeUser } from './remove-user.ts';
import { sendPasswordLink } from './send-password-link.ts';

type Names =
  | 'listUsers'
  | 'manageUser'
  | 'removeUser'
  | 'sendPasswordLink'
  | 'addManyUsers'
  | 'readUserSheet'
  | 'getUserSheetTemplate'
  | 'exportUsersExcel';

/** What managing people reaches. */
export interface UserAdminParts extends EraseParts {
  /** What a proved address brings about. */
  confirmAddress: ConfirmAddress;
  /** Takes in the files of calls. */
  receiving: Receiving;
  /** Told when a message is waiting to be sent. */
  onMail(): void;
  /** Told when sessions have ended: whatever is open in their name closes. */
  onSessionsEnded(): void;
}

/** Calls by which admins manage people. */
export function userAdminHandlers(parts: UserAdminParts): HandlersOf<Names> {
  const { platform, receiving, onMail, onSessionsEnded } = parts;
  const inPlace = makeWorkPlaces();
  return {
    listUsers: ({ query }) => listUsers(platform, query),
    manageUser: async (call) => {
      const done = await manageUser(platform, parts.confirmAddress, acting(call), call.params.id, call.body);
      if (done.ok) onSessionsEnded();
      if (done.ok) onMail();
      return done;
    },
    removeUser: async (call) => {
      const done = await removeUser(parts, acting(call), call.params.id, call.body.gamesTo);
      if (done.ok) onSessionsEnded();
      return done;
    },
    sendPasswordLink: async (call) => {
      const done = await sendPasswordLink(platform, acting(call), call.params.id);
      if (done.ok) onMail();
      return done;
    },
    addManyUsers: async (call) => {
      const caller = acting(call);
      const done = await inPlace(caller.actor.userId, () => addManyUsers(platform, caller, call.body));
      if (done.ok) onMail();
      return done;
    },
    readUserSheet: (call) =>
      withWorkFolder(platform, async (folder) => {
        const { userId } = signedIn(call);
        const path = join(folder, 'sheet.xlsx');
        const received = await receiving(call.request, userId, () =>
          receiveToDisk(call.request, EXCEL_BYTES_MAX, path),
        );
        return received.ok ? inPlace(userId, async () => readUserSheet(await readFile(path))) : received;
      }),
    getUserSheetTemplate: ({ query }) => getUserSheetTemplate(query.language),
    exportUsersExcel: (call) => inPlace(signedIn(call).userId, () => exportUsersExcel(platform, call.query)),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXCEL_BYTES_MAX } from '@qc/contract';
import { acting } from '#features/audit';
import type { HandlersOf } from '#platform/http/handlers';
import { receiveToDisk } from '#platform/http/bodies/receive-file';
import type { Receiving } from '#platform/http/bodies/receiving';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { withWorkFolder } from '#platform/files/work-folder';
import { makeWorkPlaces } from '#platform/work-places';
import { addManyUsers } from './add-many-users.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { exportUsersExcel } from './export-users-excel.ts';
import { getUserSheetTemplate } from './get-user-sheet-template.ts';
import { listUsers } from './list-users.ts';
import type { ManageOthers } from './manage-others.ts';
import { readUserSheet } from './read-user-sheet.ts';
import { sendPasswordLink } from './send-password-link.ts';

type Names =
  | 'listUsers'
  | 'manageUser'
  | 'removeUser'
  | 'sendPasswordLink'
  | 'endUserSessions'
  | 'addManyUsers'
  | 'readUserSheet'
  | 'getUserSheetTemplate'
  | 'exportUsersExcel';

/** What managing people reaches. */
export interface UserAdminParts {
  platform: Platform;
  /** What is done to one account. */
  others: ManageOthers;
  /** Takes in the files of calls. */
  receiving: Receiving;
  /** Told when a message is waiting to be sent. */
  onMail(): void;
  /** Told when sessions have ended: whatever is open in their name closes. */
  onSessionsEnded(): void;
}

/** Calls by which admins manage people. */
export function userAdminHandlers(parts: UserAdminParts): HandlersOf<Names> {
  const { platform, receiving, others, onMail, onSessionsEnded } = parts;
  const inPlace = makeWorkPlaces();
  return {
    listUsers: ({ query }) => listUsers(platform, query),
    manageUser: (call) => others.manage(acting(call), call.params.id, call.body),
    removeUser: (call) => others.remove(acting(call), call.params.id, call.body.gamesTo),
    sendPasswordLink: async (call) => {
      const done = await sendPasswordLink(platform, acting(call), call.params.id);
      if (done.ok) onMail();
      return done;
    },
    endUserSessions: async (call) => {
      const done = await endUserSessions(platform, acting(call), call.params.id);
      if (done.ok) onSessionsEnded();
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

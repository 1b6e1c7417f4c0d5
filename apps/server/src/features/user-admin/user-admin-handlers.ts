import { readFile } from 'node:fs/promises';
import { EXCEL_BYTES_MAX } from '@qc/contract';
import { acting } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { makeReceiveFile } from '#platform/http/bodies/receive-file';
import type { Receiving } from '#platform/http/bodies/receiving';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { whenDone } from '#platform/result';
import { makeWorkPlaces } from '#platform/work-places';
import { addManyUsers } from './add-many-users.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { exportUsersExcel } from './export-users-excel.ts';
import { getUserSheetTemplate } from './get-user-sheet-template.ts';
import { listUsers } from './list-users.ts';
import type { ManageOthers } from './manage-others.ts';
import { readUserSheet } from './read-user-sheet.ts';
import { sendPasswordLink } from './send-password-link.ts';

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
export function userAdminHandlers(parts: UserAdminParts) {
  const { platform, receiving, others, onMail, onSessionsEnded } = parts;
  const inPlace = makeWorkPlaces();
  const receiveFile = makeReceiveFile(platform, receiving);
  return {
    listUsers: ({ query }) => listUsers(platform, query),
    manageUser: (call) => others.manage(acting(call), call.params.id, call.body),
    removeUser: (call) => others.remove(acting(call), call.params.id, call.body.gamesTo),
    sendPasswordLink: (call) => whenDone(sendPasswordLink(platform, acting(call), call.params.id), onMail),
    endUserSessions: (call) => whenDone(endUserSessions(platform, acting(call), call.params.id), onSessionsEnded),
    addManyUsers: async (call) => {
      const caller = acting(call);
      return whenDone(
        inPlace(caller.actor.userId, () => addManyUsers(platform, caller, call.body)),
        onMail,
      );
    },
    readUserSheet: (call) =>
      receiveFile(call, EXCEL_BYTES_MAX, ({ path }) =>
        inPlace(signedIn(call).userId, async () => readUserSheet(await readFile(path))),
      ),
    getUserSheetTemplate: ({ query }) => getUserSheetTemplate(query.language),
    exportUsersExcel: (call) => inPlace(signedIn(call).userId, () => exportUsersExcel(platform, call.query)),
  } satisfies Partial<Handlers>;
}

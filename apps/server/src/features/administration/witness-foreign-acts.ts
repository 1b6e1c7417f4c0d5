import { isAdminRole, type OwnedRecordKind, type RouteName } from '@qc/contract';
import { auditBy, findAuditRecords, recordAudit } from '#features/audit';
import type { Call, Handler, Handlers } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';

/** Calls for everybody by which admins also change what is not theirs, and what they are about. */
const FOREIGN: Partial<Record<RouteName, OwnedRecordKind>> = {
  saveGame: 'game',
  deleteGame: 'game',
  restoreGame: 'game',
  replicateGame: 'game',
  shareGame: 'game',
  revokeShare: 'share',
  createQuestion: 'game',
  createQuestions: 'game',
  importQuestions: 'game',
  saveQuestion: 'question',
  deleteQuestion: 'question',
  restoreQuestion: 'question',
  replicateQuestion: 'question',
  renameMedia: 'media',
  deleteMedia: 'media',
  updateCategory: 'category',
  deleteCategory: 'category',
  closeRoom: 'room',
  updateAssignment: 'assignment',
  closeAssignment: 'assignment',
  updateGameResult: 'result',
  deleteGameResult: 'result',
  deletePlayerResult: 'result',
};

/**
 * The same handlers, with a witness beside those by which an admin changes what belongs to somebody else or to nobody:
 * such a change leaves an entry in the audit log. It is written right after the change, before the answer.
 */
export function witnessForeignActs(platform: Platform, handlers: Handlers): Handlers {
  const witnessed = { ...handlers };
  for (const name of foreignNames()) watchOne(name, witnessed, platform);
  return witnessed;
}

/** Ties the handler's type to its name for one name at a time. */
function watchOne<N extends RouteName>(name: N, handlers: { [M in N]: Handler<M> }, platform: Platform): void {
  const kind = FOREIGN[name];
  const handler = handlers[name];
  if (kind === undefined) return;
  handlers[name] = async (call) => {
    const target = isAdminRole(call.actor?.role) ? targetOf(call) : null;
    // Asked before: afterwards it may be gone.
    const records = target === null ? [] : await findAuditRecords(platform.db, [target], [kind]);
    const record = records.find(({ _id }) => _id === target);
    const result = await handler(call);
    if (result.ok && record && record.owner?._id !== call.actor?.userId) {
      const { _id, owner } = record;
      const facts = { action: name, targetKind: kind, target: _id, targetName: record.name };
      const after = { ...(owner && { owner: owner.name }), ...factsOf(call.body) };
      await recordAudit(platform.db, auditBy(call), { ...facts, after });
    }
    return result;
  };
}

function foreignNames(): RouteName[] {
  return Object.keys(FOREIGN).filter((name): name is RouteName => name in FOREIGN);
}

/** The record's id in the address; what is put into a game names the game in its body. */
function targetOf({ params, body }: Call<RouteName>): string | null {
  const sent: unknown = Array.isArray(body) ? body[0] : body;
  return textAt(params, 'id') ?? textAt(sent, 'game');
}

function textAt(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found : null;
}

/** What an entry keeps word for word: the acts proper of an admin, and new names. */
const WORD_FOR_WORD = [
  'disabled',
  'blocked',
  'generic',
  'locked',
  'visible',
  'name',
  'title',
  'email',
  'transferType',
  'closesAt',
];

/** Which fields were sent beside the game, and the values of some; what a slide said is its own business. */
function factsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  const said = sent.filter(([key]) => WORD_FOR_WORD.includes(key));
  const others = sent.map(([key]) => key).filter((key) => key !== 'game' && !WORD_FOR_WORD.includes(key));
  return { ...Object.fromEntries(said), ...(others.length > 0 && { fields: others.join(', ') }) };
}

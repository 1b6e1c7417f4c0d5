/** The result of a run without internet, as somebody brings it: enough to be recognised by a person. */
export interface FoundResult {
  /** Its licence's id. */
  licence: string;
  /** ms since 1970. */
  beganAtMs: number;
  /** Players by name; who was removed in the run is among them. */
  players: number;
  /** What the server is sent, which judges it. */
  json: string;
}

/** A result out of a file's text; null: it is none. */
export function readResultText(text: string): FoundResult | null {
  try {
    return readResult(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A result that another window has given; null: it is none. */
export function readResult(value: unknown): FoundResult | null {
  if (!isRecord(value) || !isRecord(value['licence'])) return null;
  const { licence, journal, players, openedAt, startedAt } = value;
  const { id } = licence;
  const beganAtMs = openedAt ?? startedAt;
  const names = Array.isArray(journal) ? journal.flatMap(namesIn) : players;
  if (typeof id !== 'string' || typeof beganAtMs !== 'number' || !Array.isArray(names)) return null;
  return { licence: id, beganAtMs, players: new Set(names).size, json: JSON.stringify(value) };
}

/** The players that one entry of a journal adds. */
function namesIn(entry: unknown): unknown[] {
  const command: unknown = Array.isArray(entry) ? entry[1] : null;
  const action = isRecord(command) ? command['action'] : null;
  return isRecord(action) && action['do'] === 'addPlayers' && Array.isArray(action['names']) ? action['names'] : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import type { Command } from '@qc/engine';

/** A kind of command, or of what an operator does. */
type Kind = Command['type'] | Extract<Command, { type: 'operate' }>['action']['do'];
/** The format since which each is there. */
type FormatsOfCommands = Partial<Record<Kind, number>>;

/** Commands that the first format did not have, see `HOUSE_FORMAT`. */
const SINCE: FormatsOfCommands = {};

/** The format that a reader of this command has to know. */
export function formatOf(command: Command, since: FormatsOfCommands = SINCE): number {
  return since[command.type === 'operate' ? command.action.do : command.type] ?? 1;
}

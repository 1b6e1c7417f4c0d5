import type { GameResult, JournalUpload } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';

const HOST = 'console00001';

/** Plays the same game in a room of the server with the same commands, and gives its result. */
export async function playOnServer(
  stage: Stage,
  owner: Account,
  game: string,
  { journal }: JournalUpload,
): Promise<GameResult> {
  const room = await owner.openRoomOf(game);
  const operator = await stage.staff(owner, room, 'operator');
  await press(operator, { do: 'letIn', device: 'remotes', on: true });
  let seq = 0;
  for (const [, command] of journal) {
    if (command.type === 'operate') {
      const { expect } = command;
      // Closing and what follows it come by themselves there as here, some moments later.
      if (expect !== null) await operator.until(() => operator.view?.step === expect);
      const reply = await press(operator, command.action, expect);
      if (reply?.t !== 'ack') throw new Error(`${command.action.do}: ${JSON.stringify(reply)}`);
      // Whoever has a remote of this receiver is here.
      if (command.action.do === 'pairRemote') operator.say({ t: 'receivers', host: HOST, names: ['keyboardRows-1'] });
    } else if (command.type === 'press') {
      const { remote, key, isFinal } = command;
      seq += 1;
      const one = { remote, key, isFinal, seq, atMs: Date.now() };
      await operator.ask({ t: 'presses', id: `same-press-${seq}`, host: HOST, presses: [one] });
    }
  }
  operator.close();
  return stage.result(owner, game);
}

/** What of two results has to be equal: who had how many points and which place, and what each said to each question. */
export function comparable({ players, questions }: GameResult): unknown {
  const byName = players
    .map(({ name, score, rank, rightCount }) => ({ name, score, rank, rightCount }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const said = questions.map(({ question, answers, rightCount }) => ({
    question,
    rightCount,
    counts: answers.map(({ count }) => count),
  }));
  return { byName, said };
}

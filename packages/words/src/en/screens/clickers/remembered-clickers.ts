import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of the page of remembered clickers. */
export const rememberedClickers = {
  title: 'Remembered clickers',
  leadOwn: 'Which clicker is whose, for your next game.',
  leadOf: (institution: string) =>
    `Which clicker is whose, for everybody in ${isolate(institution)} who runs games with clickers.`,
  count: (n: number) => plural(n, { one: '1 clicker', other: `${n} clickers` }),
  emptyTitle: 'No clickers are remembered',
  emptyText: 'Hand the clickers out in a game, then press “Remember these clickers” on its console.',
  search: 'Search by name, team or clicker',
  noMatch: 'Nobody found',
  team: 'Team',
  since: 'Remembered',
  changeOf: (remote: string) => `Whose is ${isolate(remote)}?`,
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  forgetOf: (name: string) => `Forget the clicker of ${isolate(name)}`,
  forgotten: 'Forgotten',
  forgetAll: 'Forget all',
  forgetAllTitle: 'Forget all clickers?',
  forgetAllText: (n: number) =>
    plural(n, {
      one: 'The name is deleted. The next game begins with handing the clickers out.',
      other: `All ${n} names are deleted. The next game begins with handing the clickers out.`,
    }),
  failed: 'The list couldn’t be loaded',
};

export type RememberedClickersTexts = typeof rememberedClickers;

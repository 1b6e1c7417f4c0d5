import { Game } from '@qc/contract';
import { expect, it } from 'vitest';
import { describeDatabases } from '../describe-databases.ts';
import { EARLIER_VERSIONS, openEarlierHouse } from './earlier-house.ts';
import { gameFacts, resultFacts } from './facts.ts';

describeDatabases((getDb, { dialect }) => {
  it.each(EARLIER_VERSIONS)('keeps game, results, the open hall and the attempts of %s', async (version) => {
    const house = await openEarlierHouse(version, dialect === 'postgres' ? getDb() : null);
    try {
      const { ids, everything, hall, brought, link, stopped } = house.facts;
      const game = await house.author.get(`/game/${ids.game}`);
      expect(gameFacts(Game.parse(game.json()))).toEqual(everything);
      expect(resultFacts(await house.result(ids.hallResult))).toEqual(hall);
      expect(resultFacts(await house.result(ids.broughtResult))).toEqual(brought);
      expect(resultFacts(await house.result(ids.linkResult))).toEqual(link);
      const { rooms } = (await house.author.get('/room')).json();
      expect(rooms).toMatchObject([{ _id: stopped.id, code: stopped.code, playersCount: stopped.players, open: true }]);
      const { assignments } = (await house.author.get('/assignment')).json();
      expect(assignments).toMatchObject([{ code: ids.linkCode, open: true, startedCount: 2, finishedCount: 1 }]);
    } finally {
      await house.close();
    }
  });
}, 'a house of an earlier version');

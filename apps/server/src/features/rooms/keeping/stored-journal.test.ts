import { describe, expect, it } from 'vitest';
import { describePlayers, describeStep } from './describe-step.ts';
import { makeLiveBench } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { journalLines, parseJournalLines, readStoredJournal, replayJournal } from './stored-journal.ts';

describe('npm run replay', () => {
  it('plays the journal of an open room again, from the database and from a file alike', async () => {
    const bench = await makeLiveBench();
    try {
      const { id } = await bench.openRoom(sampleGame());
      const room = bench.host.room(id);
      if (!room) throw new Error('the room is open');
      const join = { phone: '+972-50-1234567', consent: true, messageId: 'message-1', tokenHash: 'secret-hash' };
      room.submit({ type: 'join', name: 'נועה', ...join });
      room.submit({ type: 'operate', action: { do: 'next' }, expect: null });
      room.submit({
        type: 'answer',
        seat: 0,
        slide: 0,
        visit: 1,
        response: { type: 'trivia', picks: [0] },
        messageId: 'message-2',
      });
      await bench.settle();
      const journal = await readStoredJournal(bench.host.store, room.state.code);
      expect(journal).not.toBeNull();
      if (!journal) return;
      const steps = [...replayJournal(journal)];
      expect(steps.at(-1)?.state).toEqual(room.state);
      const lines = steps.map((step) => describeStep(step, journal.openedAtMs));
      expect(lines[0]).toContain('join נועה');
      expect(lines.join('\n') + describePlayers(room.state).join('\n')).not.toMatch(/1234567|secret-hash/);
      const saved = parseJournalLines([...journalLines(journal), '']);
      expect([...replayJournal(saved)].at(-1)?.state).toEqual(room.state);
      expect(await readStoredJournal(bench.host.store, '000000')).toBeNull();
      expect(() => parseJournalLines(['{"code":"1"}'])).toThrow();
    } finally {
      await bench.remove();
    }
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OperatorAction } from '@qc/contract';
import { operatorView, roomInfo, step } from '@qc/engine';
import { arbitraryGame } from '@qc/engine/testing/arbitrary-game';
import { TestRoom } from '@qc/engine/testing/run-room';
import { sampleGame, sampleSlide } from '@qc/engine/testing/sample-game';
import { controlsOf, timeStepOf, type Controls } from './controls-of.ts';

const ACTIONS: Readonly<Record<keyof Controls, (seconds: number) => OperatorAction>> = {
  back: () => ({ do: 'back' }),
  pause: () => ({ do: 'pause' }),
  moreTime: (seconds) => ({ do: 'addTime', seconds }),
  lessTime: (seconds) => ({ do: 'addTime', seconds: -seconds }),
  closeAnswers: () => ({ do: 'closeAnswers' }),
  reveal: () => ({ do: 'reveal' }),
  skip: () => ({ do: 'skip' }),
  standings: () => ({ do: 'showStandings' }),
  hideStandings: () => ({ do: 'hideStandings' }),
};

/** The controls that a room offers now. */
function offered({ state, nowMs }: TestRoom): (keyof Controls)[] {
  const may = controlsOf(operatorView(state, nowMs), roomInfo(state));
  return Object.entries(may).flatMap(([name, on]) => (on && isControl(name) ? [name] : []));
}

function isControl(name: string): name is keyof Controls {
  return name in ACTIONS;
}

/** Those offered that the room refuses, with its reason. */
function refused(room: TestRoom): string[] {
  const seconds = timeStepOf(operatorView(room.state, room.nowMs));
  return offered(room).flatMap((name) => {
    const action = ACTIONS[name](seconds);
    const outcome = step(room.state, { type: 'operate', action, expect: room.state.step }, room.nowMs);
    return outcome.ok ? [] : [`${name} in ${room.state.phase.name}: ${outcome.code}`];
  });
}

it('offers nothing that the room would refuse, in any phase of any game', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      arbitraryGame,
      fc.array(fc.constantFrom('next', 'wait', 'pause', 'answer'), { maxLength: 40, size: 'max' }),
      (game, way) => {
        const room = new TestRoom({ ...game, pace: 'live', closesAtMs: null, device: 'phones' });
        for (const name of ['Noa', 'Omar'])
          room.send({ type: 'join', name, phone: '0501234567', consent: true, tokenHash: name, messageId: room.id() });
        for (const one of way) {
          if (one === 'wait') room.wait(3000);
          else if (one === 'answer') room.answer(0, 0);
          else room.operate({ do: one === 'next' && room.state.pausedAtMs !== null ? 'resume' : one });
          if (room.state.phase.name === 'ended') break;
          seen.add(room.state.phase.name);
          expect(refused(room)).toEqual([]);
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(seen.size).toBeGreaterThan(8);
});

/** A room of two at its first question, of which one slide follows. */
function asked(
  first: Parameters<typeof sampleSlide>[0] = {},
  changes: Parameters<typeof sampleGame>[1] = {},
): TestRoom {
  const room = new TestRoom(sampleGame([sampleSlide(first), sampleSlide()], changes));
  for (const name of ['Noa', 'Omar']) room.join(name);
  room.next();
  return room;
}

it('offers in a question all that leads out of it, and time; in a pause not another one', () => {
  const room = asked();
  expect(offered(room)).toEqual(['pause', 'moreTime', 'lessTime', 'closeAnswers', 'reveal', 'skip']);
  room.operate({ do: 'pause' });
  expect(offered(room)).not.toContain('pause');
  room.operate({ do: 'resume' });
  room.operate({ do: 'reveal' });
  expect(offered(room)).toEqual(['pause', 'skip', 'standings']);
  room.next();
  // Skipping would be the next step.
  expect(offered(room)).toEqual(['pause', 'hideStandings']);
  room.next();
  expect(offered(room)).toContain('back');
});

it('offers no standings where none are told, or nothing gives points', () => {
  for (const room of [asked({}, { showResultsAfter: 'never' }), asked({ type: 'survey' })]) {
    room.operate({ do: 'reveal' });
    const hasPoints = room.state.game.showResultsAfter !== 'never';
    expect(offered(room).includes('standings')).toBe(hasPoints);
  }
  const survey = new TestRoom(sampleGame([sampleSlide({ type: 'survey' }), sampleSlide({ type: 'survey' })]));
  survey.join('Noa');
  survey.next();
  survey.operate({ do: 'reveal' });
  expect(offered(survey)).not.toContain('standings');
});

it('has whoever buzzed judged before anything else is offered', () => {
  const room = asked({ type: 'buzzer', answers: [], buzzer: { answer: '', penalty: 0, wholeTeam: false } });
  expect(offered(room)).toEqual(expect.arrayContaining(['pause', 'closeAnswers', 'reveal']));
  room.answer(0);
  for (const held of ['pause', 'closeAnswers', 'reveal']) expect(offered(room)).not.toContain(held);
});

it('gives a break minutes, also once it is over, and all else seconds', () => {
  const room = asked({ type: 'break', answers: [], break: { minutes: 1, music: false } });
  const stepNow = () => timeStepOf(operatorView(room.state, room.nowMs));
  expect(stepNow()).toBe(60);
  expect(offered(room)).toEqual(expect.arrayContaining(['moreTime', 'lessTime']));
  room.wait(61_000);
  expect(offered(room)).toContain('moreTime');
  expect(offered(room)).not.toContain('lessTime');
  room.next();
  expect(stepNow()).toBe(10);
});

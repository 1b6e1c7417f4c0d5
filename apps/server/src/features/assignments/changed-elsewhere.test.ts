import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BusHub, createBusHub } from '#platform/bus/bus-hub';
import { type AssignmentBench, makeAssignmentBench, SECOND } from './testing/assignment-bench.ts';

/** Two servers over the same data: what the owner does arrives at one, the players are at the other. */
let hub: BusHub;
let owners: AssignmentBench;
let players: AssignmentBench;
beforeEach(async () => {
  hub = createBusHub(pino({ level: 'silent' }));
  owners = await makeAssignmentBench(hub.join('owners'));
  players = await owners.beside(hub.join('players'));
});
afterEach(() => owners.close());

/** An assignment that somebody has looked at from the players' server: it is in its memory. */
async function knownAssignment() {
  const assignment = await owners.giveOut(await owners.makeGame());
  await players.page(assignment).welcomed();
  return assignment;
}

async function closesAtFor(assignment: { code: string }) {
  const page = players.page(assignment);
  await page.welcomed();
  const [welcome] = page.messages;
  return welcome?.t === 'welcomePlayer' ? welcome.room.closesAtMs : null;
}

const phaseFor = async (assignment: { code: string }) => {
  const page = players.page(assignment);
  await page.welcomed();
  return page.view.phase.phase;
};

it('what was closed at another server is over for whoever comes', async () => {
  const assignment = await knownAssignment();
  expect(await phaseFor(assignment)).toBe('lobby');
  expect((await owners.author.post(`/assignment/close/${assignment._id}`)).statusCode).toBe(200);
  await expect.poll(() => phaseFor(assignment), { timeout: 5000 }).toBe('ended');
});

it('another deadline counts at every server, and pages that play come back for it', async () => {
  const assignment = await knownAssignment();
  const page = players.page(assignment);
  expect(await page.join('Noa')).toBe('joined');
  const closesAt = owners.clock.now() + 90 * SECOND;
  expect((await owners.author.put(`/assignment/${assignment._id}`, { closesAt })).statusCode).toBe(200);
  await expect.poll(() => page.closeCode, { timeout: 5000 }).not.toBeNull();
  await expect.poll(() => closesAtFor(assignment), { timeout: 5000 }).toBe(closesAt);
});

it('what was missed while the way was cut is read when it is back', async () => {
  const assignment = await knownAssignment();
  hub.part('players');
  const closesAt = owners.clock.now() + 90 * SECOND;
  expect((await owners.author.put(`/assignment/${assignment._id}`, { closesAt })).statusCode).toBe(200);
  expect(await closesAtFor(assignment)).toBe(assignment.closesAt);
  hub.heal('players');
  await expect.poll(() => closesAtFor(assignment), { timeout: 5000 }).toBe(closesAt);
});

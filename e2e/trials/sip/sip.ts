import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameResult, type Language, LANGUAGES } from '@qc/contract';
import { Operator } from '../../bots/operator.ts';
import { Account } from '../../crash/account.ts';
import { houseLine } from '../../product/stand-ins/house-line.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { type Stage, waitFor } from '../stage.ts';
import { type CalledRoom, openRoom } from '../telephone/called-room.ts';
import { awaitCallers, host } from '../telephone/host-room.ts';
import { keysOf, meaningOf, said } from '../telephone/quiz.ts';
import type { Trial } from '../trial.ts';
import { GatewayProcess } from './gateway-process.ts';
import { SipCaller } from './sip-caller.ts';
import { findBaresip, type SipProgram } from './sip-programs.ts';
import { endsOf, findIn, loudness, RATE, samplesOf, throughAlaw } from './sound.ts';

const QUESTIONS = 5;
/** The language of the game, and of the voice that has to be heard. */
const LANGUAGE: Language = 'he';
const SECRET = 'secret-of-the-gateway-of-a-trial';
const NUMBER = '+972250000427';
/** First prompts are interrupted after this long, ms. */
const PATIENCE_MS = 1500;
/** A question is heard within this long after it opened, ms: what was said before is said to its end. */
const HEARD_WITHIN_MS = 25_000;
const LISTEN_EVERY_MS = 300;
/** Whoever has heard the question thinks for so long, ms. */
const THINKS_MS = 700;
/** What a recording has to be like after A-law and the way, and what another one may not be like. */
const LIKE_MIN = 0.9;
const UNLIKE_MAX = 0.7;
const LENGTH_OFF_MAX_MS = 60;
const LOUD_MIN = 300;

/**
 * SIP: the gateway with a real baresip under it takes a call of another one, which hears the prompts, keys the code and
 * plays a game of five questions to its end; what was heard is held against the house's recordings.
 */
export async function sip(trial: Trial, stage: Stage): Promise<void> {
  const program = findBaresip();
  const owner = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  await setUpLine(owner);
  const author = await stage.account();
  const called = await openRoom(author, LANGUAGE, QUESTIONS);
  const folder = mkdtempSync(join(tmpdir(), 'qc-trial-sip-'));
  const gateway = new GatewayProcess(gatewaySettings(trial, stage, program));
  let caller: SipCaller | null = null;
  try {
    caller = await SipCaller.open(program, {
      ...{ folder, number: NUMBER, sipPort: trial.port + 4, controlPort: trial.port + 7, rtpPort: 24_100 },
    });
    const played = await play({ trial, author, called, caller });
    const result = await stage.result(author, called.game);
    compareAnswers(trial, { called, result, played });
    await compareSound(trial, { author, called, played });
    await waitFor(() => gateway.lines.some((line) => line.includes('the call has ended')), 10_000, 'end of the call');
  } finally {
    await caller?.close();
    await gateway.stop();
    for (const line of gateway.lines) trial.note(`gateway: ${line}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function setUpLine(owner: Account): Promise<void> {
  const line = houseLine({
    ...{ provider: 'sip', secret: SECRET, languages: [LANGUAGE], callsMax: 10, callsPerRoom: 10 },
  });
  await owner.call('PUT', '/admin/setting', { baseUrl: owner.url });
  await owner.call('PUT', '/admin/telephone', line);
}

function gatewaySettings({ port }: Trial, { url }: Stage, program: SipProgram): NodeJS.ProcessEnv {
  return {
    ...program.env,
    HOUSE_ADDRESS: `${url}/telephone/line/house`,
    HOUSE_SECRET: SECRET,
    SIP_ACCOUNTS: 'house:',
    SIP_ADDRESS: '127.0.0.1',
    SIP_PORT: String(port + 2),
    CONTROL_PORT: String(port + 6),
    RTP_PORT: '24000',
    BARESIP: program.path,
    BARESIP_MODULES: program.modules,
    LANGUAGE,
  };
}

interface Playing {
  trial: Trial;
  author: Account;
  called: CalledRoom;
  caller: SipCaller;
}

/** One question, as it was played. */
interface Played {
  keys: string;
  /** What was heard from when it opened to when a key was pressed. */
  heard: Int16Array;
}

async function play({ trial, author, called, caller }: Playing): Promise<Played[]> {
  const { session, cookie, url } = author;
  const operator = new Operator({ url, room: called.room._id, cookie, session });
  const played: Played[] = [];
  try {
    await dial(caller, `sip:house@127.0.0.1:${trial.port + 2}`);
    await sleep(PATIENCE_MS);
    await caller.press(`${called.room.code}#`);
    const hosted = { operator, callers: 1, lookMs: 2500 };
    trial.exactly('callers in the room', await awaitCallers(hosted, 20_000), 1);
    trial.note('the caller is in, by keys');
    await host(hosted, async (question) => {
      const from = caller.heard().length;
      const asked = called.questions[question - 1];
      if (asked === undefined) throw new Error('no such question');
      const keys = keysOf(asked.kind, (count) => trial.below(count));
      const text = asked.slide.question;
      const { last } = endsOf(throughAlaw(await recordingOf(author, text, LANGUAGE)));
      await untilHeard(caller, last, from);
      await sleep(THINKS_MS);
      played.push({ keys, heard: caller.heard().slice(from) });
      await caller.press(keys);
      trial.note(`question ${question}: pressed ${keys}`);
    });
    // The last words are heard, then the room ends, and with it the call.
    await sleep(4000);
    await operator.press({ do: 'end' });
    await waitFor(() => caller.events.includes('CALL_CLOSED'), 30_000, 'end by the house');
    return played;
  } finally {
    operator.stop();
  }
}

/** Listens until the end of a recording was heard, as somebody does who waits for the end of a question. */
async function untilHeard(caller: SipCaller, last: Int16Array, from: number): Promise<void> {
  for (const end = Date.now() + HEARD_WITHIN_MS; Date.now() < end; await sleep(LISTEN_EVERY_MS)) {
    const heard = caller.heard();
    const newest = heard.slice(Math.max(from, heard.length - 3 * RATE));
    if (findIn(newest, last).likeness >= LIKE_MIN) return;
  }
}

/** The gateway's telephone may still be starting. */
async function dial(caller: SipCaller, address: string): Promise<void> {
  await sleep(1500);
  await caller.dial(address);
}

function compareAnswers(
  trial: Trial,
  { called, result, played }: { called: CalledRoom; result: GameResult; played: readonly Played[] },
): void {
  const [player, ...others] = result.players;
  trial.exactly('other players in the result', others.length, 0);
  trial.exactly(
    'name in the result',
    /427/.test(player?.name ?? '') ? 'by the last digits' : 'another',
    'by the last digits',
  );
  const kept = called.questions.map((_, slide) => {
    const answer = player?.answers.find((one) => one.slide === slide);
    return answer?.response ? said(answer.response) : 'none';
  });
  const meant = called.questions.map(({ kind }, slide) => meaningOf(kind, played[slide]?.keys ?? ''));
  trial.exactly('answers as they are shown', kept.join(' | '), meant.join(' | '));
}

/** What was heard of each question, held against the house's own recording of it, and against those in other languages. */
async function compareSound(
  trial: Trial,
  { author, called, played }: { author: Account; called: CalledRoom; played: readonly Played[] },
): Promise<void> {
  for (const [at, { heard }] of played.entries()) {
    const text = called.questions[at]?.slide.question ?? '';
    for (const language of LANGUAGES) {
      const { first, last, betweenMs } = endsOf(throughAlaw(await recordingOf(author, text, language)));
      const begin = findIn(heard, first);
      if (language !== LANGUAGE) {
        trial.atMost(`question ${at + 1}: like its words by the voice of ${language}`, begin.likeness, UNLIKE_MAX);
        continue;
      }
      const end = findIn(heard, last, begin.at);
      trial.atLeast(`question ${at + 1}: like the recording, at its beginning`, begin.likeness, LIKE_MIN);
      trial.atLeast(`question ${at + 1}: like the recording, at its end`, end.likeness, LIKE_MIN);
      const offMs = Math.abs(((end.at - begin.at) * 1000) / RATE - betweenMs);
      trial.atMost(`question ${at + 1}: its length is off by`, offMs, LENGTH_OFF_MAX_MS, 'ms');
      trial.atLeast(`question ${at + 1}: loudness`, loudness(heard.slice(begin.at, end.at + last.length)), LOUD_MIN);
    }
  }
}

async function recordingOf(author: Account, text: string, language: Language): Promise<Int16Array> {
  const told = await author.call('POST', '/telephone/say', { text, language });
  if (typeof told !== 'object' || told === null || !('address' in told)) throw new Error('nothing is said');
  const reply = await fetch(author.url + String(told.address));
  return samplesOf(Buffer.from(await reply.arrayBuffer()));
}

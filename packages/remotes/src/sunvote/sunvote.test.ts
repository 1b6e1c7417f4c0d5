import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedSunvote } from '../simulator/simulated-sunvote.ts';
import { hex } from '../testing/random-bytes.ts';
import { questionFor, Talk } from '../testing/talk.ts';
import { crc16 } from './crc16.ts';
import { FrameReader, toFrame } from './frames.ts';
import { sunvote } from './sunvote.ts';
import { beginVote, poll, readAnswer, READ_BASE, WAKE_RADIO } from './sunvote-codec.ts';

const QUESTION = questionFor(sunvote);
const ANSWER = hex('95 01 00 c4 09 00 00 03 04 00');

describe('checksums', () => {
  it.each([
    ['11 00 00 0f 0c 00 00 00 00 00', 0x7ad9],
    ['15 01 00 c1 02 05 02 06 01 00', 0xb75f],
  ])('of %s', (payload, crc) => expect(crc16(hex(payload))).toBe(crc));

  it('are XMODEM’s', () => expect(crc16(Buffer.from('123456789'))).toBe(0x31c3));
});

describe('frames', () => {
  it('are the two of the description', () => {
    expect(READ_BASE).toEqual(hex('f5 aa aa 0c 11 00 00 0f 0c 00 00 00 00 00 7a d9'));
    expect(beginVote(1)).toEqual(hex('f5 aa aa 0c 15 01 00 c1 02 05 02 06 01 00 b7 5f'));
    expect(poll(1, 9).subarray(0, 9)).toEqual(hex('f5 aa aa 19 15 01 00 c5 09'));
    expect(WAKE_RADIO.subarray(0, 8)).toEqual(hex('f5 aa aa 19 15 c7 00 c5'));
    expect(WAKE_RADIO).toHaveLength(4 + 0x19);
  });

  it('are found however the stream is cut, and between whatever else there is', () => {
    const noise = fc.uint8Array({ maxLength: 6 });
    const parts = fc.array(fc.tuple(noise, fc.constantFrom(ANSWER, hex('91 01 00 0f 0c 00 00 07 00 00'))), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(parts, fc.array(fc.nat(7)), (made, cuts) => {
        // What begins like a frame may take the next bytes with it until it is known to be none.
        const harmless = made.map(([bytes, payload]) => [bytes.filter((byte) => byte !== 0xf5), payload] as const);
        const stream = Uint8Array.from(harmless.flatMap(([bytes, payload]) => [...bytes, ...toFrame(payload)]));
        const reader = new FrameReader();
        const found: Uint8Array[] = [];
        let at = 0;
        for (const size of [...cuts, stream.length]) {
          found.push(...reader.push(stream.subarray(at, at + size)));
          at += size;
        }
        expect(found).toEqual(harmless.map(([, payload]) => payload));
      }),
    );
  });

  it('with any one to three bits turned over are passed over, and the next one is read', () => {
    const good = toFrame(ANSWER);
    const bits = fc.uniqueArray(fc.nat(good.length * 8 - 1), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(bits, (turned) => {
        const bad = Uint8Array.from(good);
        for (const bit of turned) bad[bit >> 3] = (bad[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        // A damaged length may wait for as much as a long frame has.
        const stream = [...bad, ...good, ...new Uint8Array(30)];
        expect(new FrameReader().push(Uint8Array.from(stream))).toEqual([ANSWER]);
      }),
      { numRuns: 500 },
    );
  });

  it('of another length than the two there are, are none', () => {
    expect(new FrameReader().push(toFrame(ANSWER.slice(0, 9)))).toEqual([]);
  });
});

describe('answers', () => {
  it('name keypad, key and what is to be said back', () => {
    expect(readAnswer(ANSWER)).toEqual({ keypad: 3, key: 'C', ack: 9 });
    const keys = ['01', '02', '04', '08', '10', '20'].map(
      (key) => readAnswer(hex(`95 01 00 c4 09 00 00 03 ${key} 00`))?.key,
    );
    expect(keys).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it.each([
    ['nothing to say', '95 01 00 c4 ff 00 00 03 04 00'],
    ['two keys', '95 01 00 c4 09 00 00 03 05 00'],
    ['a key that there is not', '95 01 00 c4 09 00 00 03 40 00'],
    ['no keypad', '95 01 00 c4 09 00 00 00 04 00'],
    ['the command that began the vote', '95 01 00 c1 02 05 02 06 01 00'],
    ['another command', '91 01 00 c4 09 00 00 03 04 00'],
  ])('are none with %s', (_what, payload) => expect(readAnswer(hex(payload))).toBeNull());
});

describe('a base', () => {
  it('is opened and asked in the order and at the times of the description', async () => {
    const talk = new Talk(sunvote, new SimulatedSunvote());
    talk.session.arm(QUESTION);
    await talk.time.pass(1100);
    const said = talk.io.written.map(
      ({ bytes, atMs }) => `${atMs} ${Buffer.from(bytes.subarray(4, 8)).toString('hex')}`,
    );
    expect(said.slice(0, 6)).toEqual([
      '0 1100000f',
      '0 150100c1',
      '50 150100c2',
      '100 150100c4',
      '150 150100c5',
      '200 15c700c5',
    ]);
    expect(said.slice(6, 12)).toEqual([
      '200 150100c5',
      '220 15c700c5',
      '240 150100c4',
      '640 150100c5',
      '660 15c700c5',
      '680 150100c4',
    ]);
    const device = talk.device;
    await talk.session.stop();
    expect(device instanceof SimulatedSunvote && device.isOpen).toBe(false);
  });

  it('is asked in the same rhythm by a host that is late, and always listened to', async () => {
    const pollsAt = async (lateMs: number) => {
      const talk = new Talk(sunvote, new SimulatedSunvote(), { lateMs });
      talk.session.arm(QUESTION);
      await talk.time.pass(6000);
      const polls = talk.io.written.filter(({ bytes }) => bytes[7] === 0xc5 && bytes[5] === 1).slice(2);
      return polls.slice(1).map(({ atMs }, at) => atMs - (polls[at]?.atMs ?? 0));
    };
    expect(new Set(await pollsAt(0))).toEqual(new Set([440]));
    expect(new Set(await pollsAt(60))).toEqual(new Set([440 + 60]));
    expect(new Set(await pollsAt(150))).toEqual(new Set([2 * (20 + 150) + 200 + 150]));
  });

  it('says each of sixty answers once, and changed ones again', async () => {
    const device = new SimulatedSunvote(60);
    const talk = new Talk(sunvote, device);
    talk.session.arm(QUESTION);
    await talk.time.pass(1000);
    for (const remote of device.remotes) talk.press(remote, 'B');
    await talk.time.pass(3000);
    expect(talk.pressed).toEqual(device.remotes.map((remote) => `${remote} B`));
    talk.press('7', 'C');
    talk.press('7', 'B');
    await talk.time.pass(1000);
    expect(talk.pressed.slice(60)).toEqual(['7 C', '7 B']);
  });

  it('that has not heard that an answer came in, says nothing new', async () => {
    const talk = new Talk(sunvote, new SimulatedSunvote());
    talk.session.arm(QUESTION);
    await talk.time.pass(1000);
    for (let times = 0; times < 3; times += 1) talk.io.say(toFrame(ANSWER));
    talk.io.say(toFrame(hex('95 01 00 c4 0a 00 00 03 04 00')));
    expect(talk.pressed).toEqual(['3 C', '3 C']);
  });

  it('begins anew with the next question', async () => {
    const talk = new Talk(sunvote, new SimulatedSunvote());
    for (const id of ['q1', 'q2']) {
      talk.session.arm(questionFor(sunvote, id));
      await talk.time.pass(1000);
      talk.press('2', 'A');
      await talk.time.pass(1000);
    }
    expect(talk.pressed).toEqual(['2 A', '2 A']);
    talk.session.disarm();
    await talk.time.pass(1000);
    const written = talk.io.written.length;
    await talk.time.pass(60_000);
    expect(talk.io.written).toHaveLength(written);
  });
});

describe('at the end of a question', () => {
  const start = async (): Promise<Talk<'serial'>> => {
    const talk = new Talk(sunvote, new SimulatedSunvote());
    talk.session.arm(QUESTION);
    await talk.time.pass(1000);
    talk.press('2', 'A');
    return talk;
  };

  it('what came in until then is fetched', async () => {
    const talk = await start();
    talk.session.disarm();
    await talk.time.pass(1000);
    expect(talk.pressed).toEqual(['2 A']);
  });

  it('with another one wanted already, it is no press for that one', async () => {
    const talk = await start();
    talk.session.arm(questionFor(sunvote, 'q2'));
    await talk.time.pass(2000);
    talk.press('2', 'B');
    await talk.time.pass(1000);
    expect(talk.pressed).toEqual(['2 B']);
  });

  it('that is the same one once more, there is no end', async () => {
    const talk = await start();
    talk.session.arm({ ...QUESTION });
    await talk.time.pass(1000);
    expect(talk.pressed).toEqual(['2 A']);
  });
});

it('a base that falls silent in a question is found again, with the question', async () => {
  const base = new SimulatedSunvote();
  const talk = new Talk(sunvote, base);
  talk.session.arm(QUESTION);
  await talk.time.pass(1000);
  const { take } = base;
  base.take = () => [];
  await talk.time.pass(10_000);
  expect(talk.states).toEqual(['ready', 'notAnswering']);
  base.take = take;
  base.isOpen = false;
  await talk.time.pass(5000);
  talk.press('4', 'D');
  await talk.time.pass(1000);
  expect(talk.states).toEqual(['ready', 'notAnswering', 'ready']);
  expect(talk.pressed).toEqual(['4 D']);
});

it('tells silence from another device, and finds the base when it is there', async () => {
  const talk = new Talk(sunvote, null);
  await talk.time.pass(6000);
  expect(talk.states).toEqual(['notAnswering']);
  const chatter = setChatter(talk);
  await talk.time.pass(6000);
  expect(talk.states).toEqual(['notAnswering', 'wrongDevice']);
  chatter.stop();
  talk.io.pullOut();
  talk.plugIn(new SimulatedSunvote());
  talk.session.arm(QUESTION);
  await talk.time.pass(1000);
  talk.press('1', 'F');
  await talk.time.pass(1000);
  expect(talk.states.slice(-1)).toEqual(['ready']);
  expect(talk.pressed).toEqual(['1 F']);
});

/** Another device on the line, which prints by itself. */
function setChatter(talk: Talk<'serial'>): { stop(): void } {
  let isOn = true;
  const chat = async (): Promise<void> => {
    while (isOn) {
      talk.io.say(Buffer.from('GPS $GPGGA,1*00\r\n'));
      await talk.time.wait(100);
    }
  };
  void chat();
  return {
    stop: () => {
      isOn = false;
    },
  };
}

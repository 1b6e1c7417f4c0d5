import type { Direction, Language } from '@qc/contract/languages';
import { newMessageId, type OpenTransport, type Transport } from '#platform/live';
import type { Hall } from './hall.ts';
import type { HallGame } from './hall-game.ts';

/** What a big screen has to know before it shows a hall. */
export interface ShownGame {
  name: string;
  language: Language;
  direction: Direction;
  media: ReadonlyMap<string, Blob>;
}

/** Between the window with the hall and those with its big screens. `from`, `to`: one wire of a screen, by a name of its own. */
type Word =
  | { kind: 'look'; from: string }
  | { kind: 'shown'; to: string; game: ShownGame }
  | { kind: 'open'; from: string; hello: string }
  | { kind: 'opened'; to: string }
  | { kind: 'say'; from: string; text: string }
  | { kind: 'drop'; from: string }
  | { kind: 'tell'; to: string; text: string }
  | { kind: 'closed'; to: string; code: number | null }
  /** The hall is there, anew. */
  | { kind: 'here' }
  /** The hall's window is closing. */
  | { kind: 'gone' };

interface ScreenWire {
  transport: Transport;
  heardAtMs: number;
}

/** A screen that says nothing for so long is closed, ms: it pings every few seconds. */
const SILENT_MS = 15_000;
const LOOK_EVERY_MS = 5000;
const ASK_AGAIN_MS = 1000;

const channelName = (run: string): string => `qc-local-${run}`;

/** Lets the big screens of other windows in, and tells those that wait that the hall is here. Gives how to stop. */
export function serveScreens(
  hall: Hall,
  game: Pick<HallGame, 'name' | 'language' | 'direction' | 'media'>,
): () => void {
  const channel = new BroadcastChannel(channelName(hall.run.id));
  const say = (word: Word): void => channel.postMessage(word);
  const wires = new Map<string, ScreenWire>();
  const drop = (name: string): void => {
    wires.get(name)?.transport.drop();
    wires.delete(name);
  };
  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (!('from' in word)) return;
    const { from } = word;
    const wire = wires.get(from);
    if (wire) wire.heardAtMs = performance.now();
    if (word.kind === 'look') {
      const { name, language, direction, media } = game;
      say({ kind: 'shown', to: from, game: { name, language, direction, media } });
    } else if (word.kind === 'open') {
      drop(from);
      const events = {
        opened: () => say({ kind: 'opened', to: from }),
        received: (text: string) => say({ kind: 'tell', to: from, text }),
        closed: (code: number | null) => say({ kind: 'closed', to: from, code }),
      };
      wires.set(from, { transport: hall.connect(word.hello, events, false), heardAtMs: performance.now() });
    } else if (word.kind === 'say') {
      if (wire) wire.transport.send(word.text);
      else say({ kind: 'closed', to: from, code: null });
    } else if (word.kind === 'drop') drop(from);
  };
  const timer = setInterval(() => {
    for (const [name, { heardAtMs }] of wires) if (performance.now() - heardAtMs > SILENT_MS) drop(name);
  }, LOOK_EVERY_MS);
  const leave = (): void => say({ kind: 'gone' });
  window.addEventListener('pagehide', leave);
  say({ kind: 'here' });
  return () => {
    leave();
    clearInterval(timer);
    window.removeEventListener('pagehide', leave);
    for (const name of wires.keys()) drop(name);
    channel.close();
  };
}

/** How a big screen reaches the hall of a run in another window. */
export function openScreenWire(run: string): OpenTransport {
  return (hello, events) => {
    const channel = new BroadcastChannel(channelName(run));
    const own = newMessageId();
    const say = (word: Word): void => channel.postMessage(word);
    let isOver = false;
    const end = (): void => {
      isOver = true;
      window.removeEventListener('pagehide', leave);
      channel.close();
    };
    const leave = (): void => {
      say({ kind: 'drop', from: own });
      end();
    };
    const lose = (code: number | null): void => {
      if (isOver) return;
      end();
      events.closed(code);
    };
    channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (isOver) return;
      if (word.kind === 'here' || word.kind === 'gone') lose(null);
      if (!('to' in word) || word.to !== own) return;
      if (word.kind === 'opened') events.opened();
      else if (word.kind === 'tell') events.received(word.text);
      else if (word.kind === 'closed') lose(word.code);
    };
    window.addEventListener('pagehide', leave);
    say({ kind: 'open', from: own, hello });
    return {
      send: (text) => {
        if (!isOver) say({ kind: 'say', from: own, text });
      },
      drop: () => {
        if (!isOver) leave();
      },
    };
  };
}

/** What the hall of a run shows; asks until its window answers. */
export function askShownGame(run: string): Promise<ShownGame> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName(run));
    const own = newMessageId();
    const ask = (): void => channel.postMessage({ kind: 'look', from: own } satisfies Word);
    const timer = setInterval(ask, ASK_AGAIN_MS);
    channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (word.kind !== 'shown' || word.to !== own) return;
      clearInterval(timer);
      channel.close();
      resolve(word.game);
    };
    ask();
  });
}

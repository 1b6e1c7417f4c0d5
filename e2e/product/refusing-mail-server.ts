import { createServer, type Socket } from 'node:net';

/** A mail server that knows nobody called `nobody` until it is told to. */
export interface RefusingMailServer {
  url: string;
  /** Receivers of the letters it has taken. */
  taken: string[];
  knowsNobody: boolean;
  close(): void;
}

/** Starts one on a free port of this machine. */
export async function startRefusingMailServer(): Promise<RefusingMailServer> {
  const state: RefusingMailServer = { url: '', taken: [], knowsNobody: false, close: () => server.close() };
  const server = createServer((socket) => converse(socket, state));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  state.url = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return state;
}

function converse(socket: Socket, state: RefusingMailServer): void {
  let [text, receiver, inLetter] = ['', '', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') {
      receiver = /<([^>]+)>/.exec(line)?.[1] ?? '';
      const refused = receiver.startsWith('nobody@') && !state.knowsNobody;
      say(refused ? '550 5.1.1 no such mailbox here' : '250 ok');
    } else if (verb === 'DATA') {
      inLetter = true;
      say('354 go on');
    } else say(verb === 'STAR' ? '502 not known' : '250 ok');
    if (verb === 'QUIT') socket.end();
  };
  socket.on('error', () => socket.destroy());
  say('220 ready');
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    if (inLetter && text.endsWith('\r\n.\r\n')) {
      state.taken.push(receiver);
      [text, inLetter] = ['', false];
      say('250 taken');
    }
    for (let end = text.indexOf('\r\n'); end >= 0 && !inLetter; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      hear(line);
    }
  });
}

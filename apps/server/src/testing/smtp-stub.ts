import { createServer, type Server, type Socket } from 'node:net';

/** A mail server of the test's own. */
export interface SmtpStub {
  port: number;
  /** What it says to a whole message. */
  answer: string;
  /** Addresses that it does not know; null: it knows everybody. */
  refuses: RegExp | null;
  messages: string[];
  close(): void;
}

/** What it says to a verb that is not answered by 250: it cannot encrypt. */
const WORDS: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', STAR: '502 unknown' };

/** As much of a mail server as one message needs. */
export async function smtpStub(): Promise<SmtpStub> {
  const stub: SmtpStub = { port: 0, answer: '250 ok', refuses: null, messages: [], close: () => server.close() };
  const server: Server = createServer((socket) => converse(socket, stub));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  stub.port = typeof address === 'object' && address !== null ? address.port : 0;
  return stub;
}

function converse(socket: Socket, stub: SmtpStub): void {
  let [text, inData] = ['', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 stub');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    if (inData) {
      if (!text.endsWith('\r\n.\r\n')) return;
      if (stub.answer.startsWith('250')) stub.messages.push(text);
      [text, inData] = ['', false];
      say(stub.answer);
      return;
    }
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      const verb = line.slice(0, 4).toUpperCase();
      text = text.slice(end + 2);
      if (verb === 'RCPT' && stub.refuses?.test(line)) {
        say('550 5.1.1 no such box');
        continue;
      }
      if (verb === 'DATA') [inData] = [true];
      say(WORDS[verb] ?? '250 stub');
      if (verb === 'QUIT') socket.end();
    }
  });
}

import { createServer, type Socket } from 'node:net';

/** Takes every letter, and keeps none (as much of RFC 5321 as the product speaks). */
export async function startMailSink(): Promise<{ port: number; close(): void }> {
  const server = createServer(take);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, close: () => server.close() };
}

function take(socket: Socket): void {
  let [inLetter, tail] = [false, ''];
  socket.on('error', () => socket.destroy());
  socket.write('220 mail\r\n');
  socket.on('data', (bytes) => {
    tail += bytes.toString('latin1');
    for (let end = tail.indexOf('\r\n'); end >= 0; end = tail.indexOf('\r\n')) {
      const line = tail.slice(0, end);
      tail = tail.slice(end + 2);
      if (inLetter && line !== '.') continue;
      inLetter = line.toUpperCase() === 'DATA';
      socket.write(inLetter ? '354 go on\r\n' : '250 well\r\n');
      if (line.toUpperCase() === 'QUIT') socket.end();
    }
  });
}

/**
 * The yardstick: the WebSocket library alone, doing what a room does for one question. With `JOURNAL_FILE` nothing
 * leaves before what caused it is on the disk. Prints `is ready`.
 */
import { type WebSocket, WebSocketServer } from 'ws';
import { openBareJournal, type BareJournal } from './bare-journal.ts';

const port = Number(process.env['PORT']);
const path = process.env['JOURNAL_FILE'];
const first: BareJournal = path === undefined ? (_, flushed) => flushed() : await openBareJournal(path);
const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
const rooms = new Map<string, Set<WebSocket>>();
server.on('listening', () => console.log('is ready'));
server.on('connection', (socket, request) => {
  // The address says the room.
  const room = request.url ?? '';
  const members = rooms.get(room) ?? new Set<WebSocket>();
  rooms.set(room, members.add(socket));
  socket.on('message', (data) => {
    const line = String(data);
    const message: { t: string; id: string; text?: string } = JSON.parse(line);
    first(line, () => {
      if (message.t === 'broadcast') for (const client of members) client.send(message.text ?? '');
      else socket.send(JSON.stringify({ t: 'ack', id: message.id }));
    });
  });
  socket.on('close', () => members.delete(socket));
});

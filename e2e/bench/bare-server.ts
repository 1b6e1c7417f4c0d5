/** The yardstick: the WebSocket library alone, doing what a room does for one question. Prints `is ready`. */
import { WebSocketServer } from 'ws';

const port = Number(process.env['PORT']);
const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
server.on('listening', () => console.log('is ready'));
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const message: { t: string; id: string; text?: string } = JSON.parse(String(data));
    if (message.t === 'broadcast') for (const client of server.clients) client.send(message.text ?? '');
    else socket.send(JSON.stringify({ t: 'ack', id: message.id }));
  });
});

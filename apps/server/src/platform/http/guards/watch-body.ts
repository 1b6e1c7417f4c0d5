import type { IncomingMessage } from 'node:http';

/** A body is looked at this often, ms … */
const EVERY_MS = 30_000;
/** … and must have brought so many bytes since, or have come to its end: the slowest line brings ten times as much. */
const LEAST_BYTES = 8 * 1024;

/** Ends the connection of a body that does not come, or drips. */
export function watchBody(request: IncomingMessage, everyMs = EVERY_MS): void {
  const { socket } = request;
  // What came with the head is here already.
  if (request.complete || socket.destroyed) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return done();
    const brought = socket.bytesRead - before;
    before = socket.bytesRead;
    // While we do not read on ourselves, nothing can come.
    if (brought < LEAST_BYTES && !request.isPaused() && request.readableLength === 0) socket.destroy();
  }, everyMs);
  timer.unref();
  const done = () => clearInterval(timer);
  request.once('end', done).once('close', done);
}

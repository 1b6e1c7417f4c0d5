import type { WireEnd } from './room-wire.ts';

interface Ending {
  text: string;
  /** The same command will never go on from here. */
  isOver: boolean;
  isFault: boolean;
}

/** What the terminal says where a bridge ends by itself. `wasIn`: the room had let it in before. */
export function endWords(
  end: WireEnd,
  { server, wasIn, why }: { server: string; wasIn: boolean; why: string },
): Ending {
  const fault = (text: string, isOver = true): Ending => ({ text, isOver, isFault: true });
  switch (end) {
    case 'unreachable':
      return fault(`No server of questions.creator answers at ${server} (${why}). Is the address right?`);
    case 'notUnderstood':
      return fault(`The server at ${server} knows no bridges: it is older than this program.`);
    case 'outdated':
      return fault(
        'This program and the server are of different versions. Take the command from the console anew: it brings the right one.',
        false,
      );
    case 'tooManyTries':
      return fault('Too many wrong codes were tried from here. Wait ten minutes, and take a new one from the console.');
    case 'replaced':
      return fault('The same command runs a second time; the newer one has taken over.', false);
    case 'noRoom':
      return wasIn
        ? { text: 'The run is over. Thank you.', isOver: true, isFault: false }
        : fault('This code is not valid, or not any more. "Connect another computer" in the console gives a new one.');
    case 'removed':
    case 'notAllowed':
      return wasIn
        ? {
            text: 'The console has removed this bridge. For another one it gives a new code.',
            isOver: true,
            isFault: false,
          }
        : fault('The room takes no more bridges. Remove one in the console first.');
  }
}

import { pickedIn, type SlideResponse } from '@qc/contract';
import { tableEntries, writtenResponse } from '@qc/engine';
import type { Command, RoomState } from '@qc/engine';
import type { ReplayedStep } from './stored-journal.ts';

/** One line about one command of a replayed run and the room after it. Says no secret and no phone number. */
export function describeStep({ atMs, command, refused, state }: ReplayedStep, openedAtMs: number): string {
  const seconds = ((atMs - openedAtMs) / 1000).toFixed(3).padStart(10);
  const what = `${wordsOf(command)}${refused === null ? '' : ` — refused: ${refused}`}`;
  return `${seconds}  ${what.padEnd(44)}  ${placeOf(state)}`;
}

/** The last lines of a replay: everybody with score and place. */
export function describePlayers(state: RoomState): string[] {
  const seats = [...tableEntries(state.seats)].map((seat, number) => ({ ...seat, number }));
  return seats
    .filter((seat) => !seat.removed)
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.number - b.number)
    .map((seat) => `${String(seat.rank ?? '-').padStart(5)}  ${String(seat.score).padStart(8)}  ${seat.name}`);
}

function wordsOf(command: Command): string {
  switch (command.type) {
    case 'join':
      return `join ${command.name}`;
    case 'answer':
      return `answer seat ${command.seat} slide ${command.slide + 1}: ${wordsOfResponse(command.response)}`;
    case 'presence':
      return `seat ${command.seat} ${command.present ? 'is here' : 'is away'}`;
    case 'operate': {
      const { do: what, ...rest } = command.action;
      return `operate ${what} ${Object.values(rest).map(String).join(' ')}`.trim();
    }
    case 'leave':
    case 'face':
    case 'advance':
      return `${command.type} seat ${command.seat}`;
    default:
      return command.type;
  }
}

function wordsOfResponse(response: SlideResponse): string {
  return writtenResponse(response) ?? (pickedIn(response).join(' ') || JSON.stringify(response));
}

function placeOf(state: RoomState): string {
  const { phase } = state;
  const slide = 'slide' in phase ? ` ${phase.slide + 1}/${state.game.slides.length}` : '';
  const round = state.rounds.at(-1);
  const answered = round && phase.name === 'question' ? `, ${round.answered} answered` : '';
  const paused = state.pausedAtMs === null ? '' : ', paused';
  return `${phase.name}${slide}, step ${state.step}, ${state.present}/${state.players} here${answered}${paused}`;
}

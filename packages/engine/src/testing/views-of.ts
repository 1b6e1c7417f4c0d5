import type { PresenterView, SharedView } from '@qc/contract';
import { presenterView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';
import type { Played } from './play-intents.ts';

/** What is seen of a room after a command; each view is made when it is first asked for. */
interface Views {
  shared?: SharedView;
  presenter?: PresenterView;
  own?: ReturnType<typeof ownView>[];
}

/** Many rules look at the same views, and making them takes longer than looking. */
const made = new WeakMap<Played, Views>();

/** What every player sees after the command. */
export function sharedAfter(played: Played): SharedView {
  return (viewsOf(played).shared ??= sharedView(played.after, played.nowMs));
}

/** What the big screen shows after the command. */
export function presenterAfter(played: Played): PresenterView {
  return (viewsOf(played).presenter ??= presenterView(played.after, played.nowMs));
}

/** What the player of each seat sees of themselves after the command, by seat; null where nobody sits any more. */
export function ownAfter(played: Played): ReturnType<typeof ownView>[] {
  return (viewsOf(played).own ??= played.after.seats.blocks.flat().map((_, seat) => ownView(played.after, seat)));
}

function viewsOf(played: Played): Views {
  const known = made.get(played) ?? {};
  made.set(played, known);
  return known;
}

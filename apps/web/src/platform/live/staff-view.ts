import type { Counts, PresenterView } from '@qc/contract';
import type { LiveState } from './live-state.ts';

/** The running numbers in the view of a console or a presenter screen; they have no version of their own. */
export function counted<View extends PresenterView, State extends LiveState<View>>(
  state: State,
  { answered, present, players, names, ready, remotes }: Counts,
): State {
  if (!state.view) return state;
  return { ...state, view: { ...state.view, answered, present, players, names, ready, remotes } };
}

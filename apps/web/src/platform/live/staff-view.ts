import type { Counts, PresenterView } from '@qc/contract';
import type { LiveState } from './live-state.ts';

/** The running numbers in the view of a console or a presenter screen; they have no version of their own. */
export function counted<View extends PresenterView, State extends LiveState<View>>(
  state: State,
  { t: _t, ...counts }: Counts,
): State {
  if (!state.view) return state;
  // What is said no more is not there any more.
  const { watching: _watching, crowd: _crowd, teamSizes: _sizes, remotes: _remotes, ...view } = state.view;
  return { ...state, view: { ...view, ...counts } };
}

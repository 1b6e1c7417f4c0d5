import { SCREEN_LINKS_MADE_MAX, SCREEN_LINKS_MAX } from '@qc/contract/limits';
import { changed, refuse, unchanged, type Change } from '../../change.ts';
import type { Refusal } from '../../outcome.ts';
import type { RoomState, ScreenLink } from '../../state.ts';

/** Makes one more link for a big screen on another machine: it only looks. Its number is never another's. */
export function openScreenLink(state: RoomState): Change | Refusal {
  const { screenLinks } = state;
  const open = screenLinks.filter((link) => link !== null).length;
  if (open >= SCREEN_LINKS_MAX || screenLinks.length >= SCREEN_LINKS_MADE_MAX) return refuse('roomFull');
  return changed({ ...state, screenLinks: [...screenLinks, { keys: false }] }, { type: 'settingsChanged' });
}

/** The link lets nobody in any more, for good. */
export function closeScreenLink(state: RoomState, number: number): Change {
  return screenLinkOf(state, number) === null ? unchanged(state) : put(state, number, null);
}

/** Whether keys on the link's screens lead on. A link that is closed stays so. */
export function allowScreenKeys(state: RoomState, number: number, on: boolean): Change {
  const link = screenLinkOf(state, number);
  return link === null || link.keys === on ? unchanged(state) : put(state, number, { keys: on });
}

/** The link with this number; null: there is none, or none any more. */
export function screenLinkOf({ screenLinks, phase }: RoomState, number: number): ScreenLink | null {
  return phase.name === 'ended' ? null : (screenLinks[number - 1] ?? null);
}

function put(state: RoomState, number: number, link: ScreenLink | null): Change {
  return changed({ ...state, screenLinks: state.screenLinks.with(number - 1, link) }, { type: 'settingsChanged' });
}

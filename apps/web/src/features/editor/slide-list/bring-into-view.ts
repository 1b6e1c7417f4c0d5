/** Nearer to the edge than this the card's neighbours cannot be seen, px. */
const ROOM_PX = 72;

/**
 * Brings a card of the list into sight, with its neighbours where there is room. The list alone scrolls: the browser's
 * own way would scroll the page around it, too, and goes by guessed heights of cards that were never drawn, so it is
 * done again until the card has come to rest.
 */
export function bringIntoView(card: HTMLElement, turns = 4): void {
  const list = card.closest<HTMLElement>('ol');
  if (!list || list.clientHeight === 0) return;
  const [room, box] = [list.getBoundingClientRect(), card.getBoundingClientRect()];
  const spare = Math.min(ROOM_PX, Math.max(0, (room.height - box.height) / 2));
  const above = room.top + spare - box.top;
  const below = box.bottom + spare - room.bottom;
  if (above <= 0 && below <= 0) return;
  list.scrollTop += above > 0 ? -above : below;
  if (turns > 1) requestAnimationFrame(() => bringIntoView(card, turns - 1));
}

/** What the big screen does that a page has to let its frames do: sound, full screen, and a screen that stays lit. */
const ALLOWED = 'autoplay; fullscreen; screen-wake-lock';

/** What a host puts into a website to show the big screen there: a frame as wide as its place. */
export function frameCode(address: string): string {
  return `<iframe src="${address}" allow="${ALLOWED}" style="width:100%;aspect-ratio:16/9;border:0"></iframe>`;
}

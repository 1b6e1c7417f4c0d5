/**
 * Tells whether a film or a recording of the page is to be heard, from now on; gives how to stop. Media events do not
 * rise, but they can be caught on their way down.
 */
export function followMedia(onChange: (playing: boolean) => void): () => void {
  const playing = new Set<HTMLMediaElement>();
  let told = false;
  const look = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement)) return;
    if (target.paused || target.ended || target.muted || target.volume === 0) playing.delete(target);
    else playing.add(target);
    for (const one of playing) if (!one.isConnected) playing.delete(one);
    if (told === playing.size > 0) return;
    told = !told;
    onChange(told);
  };
  const events = ['playing', 'pause', 'ended', 'emptied', 'volumechange', 'error'];
  for (const event of events) document.addEventListener(event, look, true);
  // What is taken out of the page is paused without a word that could be caught.
  const timer = setInterval(() => {
    for (const one of playing) if (!one.isConnected || one.paused) playing.delete(one);
    if (told && playing.size === 0) onChange((told = false));
  }, 500);
  return () => {
    clearInterval(timer);
    for (const event of events) document.removeEventListener(event, look, true);
  };
}

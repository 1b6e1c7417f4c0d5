/** Everything a wire takes from its page, so that tests can stand in for it. */
export interface WireSurroundings {
  /** 0 to 1, for the jitter of retries. */
  random(): number;
  /** Wall time, ms: only to notice that the page slept, never to judge a deadline. */
  wallMs(): number;
  /** Calls back when the page wakes, comes to the front, or the network returns; gives how to stop. */
  onWake(wake: () => void): () => void;
}

/** The page we are on. */
export const pageSurroundings: WireSurroundings = {
  random: Math.random,
  wallMs: Date.now,
  onWake: (wake) => {
    const seen = () => {
      if (document.visibilityState === 'visible') wake();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
    };
  },
};

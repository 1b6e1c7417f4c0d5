/** In which order items to be put in order are drawn: the same at every drawing, and never the right one. */
export function drawnOrder(count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  return [...all.filter((at) => at % 2 === 1), ...all.filter((at) => at % 2 === 0)];
}

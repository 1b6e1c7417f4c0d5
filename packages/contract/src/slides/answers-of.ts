/** The answers of a slide; none where its kind has none. */
export function answersOf<A>(slide: { type: string; answers?: A[] }): A[] {
  return slide.answers ?? [];
}

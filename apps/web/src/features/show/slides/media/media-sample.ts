import { PLAIN_SAMPLE, type SampleKind } from '../sample-kind.ts';

/** A media slide asks nothing: it is among the gallery's other phases. */
export const media: SampleKind = { ...PLAIN_SAMPLE, questions: () => ({}), response: () => null };

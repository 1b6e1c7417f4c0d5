import type { GameVersions, QuestionId, UserId } from '@qc/contract';

/** What somebody else has saved since this page read it. */
export interface OthersNews {
  name: string;
  /** The slides that the person changed. */
  slides: readonly QuestionId[];
  /** Settings or the order of slides changed. */
  game: boolean;
}

/** What this page has, by version; undefined: it is not to be told of. */
export interface OwnVersions {
  me: UserId | undefined;
  gameVersion: number | undefined;
  slideVersion: (id: QuestionId) => number | undefined;
}

/** What is newer on the server and by somebody else; null: nothing. Of several people the one who changed most is named. */
export function findOthersNews(there: GameVersions, own: OwnVersions): OthersNews | null {
  const found = new Map<UserId, { name: string; slides: QuestionId[]; game: boolean }>();
  const newsBy = ({ _id, name }: { _id: UserId; name: string }) => {
    const news = found.get(_id) ?? { name, slides: [], game: false };
    found.set(_id, news);
    return news;
  };
  for (const { _id, version, changedBy } of there.questions) {
    const mine = own.slideVersion(_id);
    if (changedBy === null || changedBy._id === own.me || mine === undefined || version <= mine) continue;
    newsBy(changedBy).slides.push(_id);
  }
  const { changedBy } = there;
  const isNewer = own.gameVersion !== undefined && there.version > own.gameVersion;
  if (changedBy !== null && changedBy._id !== own.me && isNewer) newsBy(changedBy).game = true;
  const [most] = [...found.values()].toSorted((a, b) => b.slides.length - a.slides.length);
  return most ?? null;
}

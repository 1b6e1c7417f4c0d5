import { MediaImage } from '#ui/picture/media-image';
import type { GameSummary } from '@qc/contract';
import { FittedDrawing } from './fitted-drawing.tsx';
import classes from './game-cover.module.css';

/** The picture of a game: its first slide as it will look; while it has none its picture, or a cover in its colours. */
export function GameCover({
  game,
  sizes,
  eager = false,
}: {
  game: GameSummary;
  sizes: string;
  /** It is large, and among the first things on its screen. */
  eager?: boolean;
}) {
  if (game.cover) return <FittedDrawing slide={game.cover} look={game} />;
  if (game.thumbnail)
    return <MediaImage media={game.thumbnail} alt="" sizes={sizes} className={classes.picture} eager={eager} />;
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      className={classes.picture}
      aria-hidden
      style={{ background: `linear-gradient(135deg, ${game.mainColor}, ${game.secondaryColor})` }}
    >
      <g fill="#fff" fillOpacity="0.9">
        <path d="m44 33 13 24H31z" />
        <path d="m80 31 14 14-14 14-14-14z" />
        <circle cx="117" cy="45" r="12" />
      </g>
      <g fill="#fff" fillOpacity="0.16">
        <circle cx="150" cy="8" r="26" />
        <rect x="-14" y="62" width="46" height="46" rx="8" transform="rotate(18 9 85)" />
      </g>
    </svg>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import type { MediaRef, RoomInfo } from '@qc/contract';
import { MediaFrame } from '../media/media-frame.tsx';
import { stageColours } from './stage-colours.ts';
import type { ThemeDress } from '../themes/themes.ts';
import './tokens.css';
import styles from './stage.module.css';
import { HALL_PICTURE } from '../media/picture-sizes.ts';

/** The parts of a room's description that colour and orient a stage. */
export type StageRoom = Pick<RoomInfo, 'language' | 'direction' | 'mainColor' | 'secondaryColor' | 'backgroundImage'>;

/** The custom properties with a game's colours, for any show screen. */
function stageStyle(room: Pick<RoomInfo, 'mainColor' | 'secondaryColor'>, theme?: ThemeDress): CSSProperties {
  const colours = stageColours(room.mainColor, room.secondaryColor);
  const style = {
    colorScheme: 'light',
    '--ground': colours.ground,
    '--ground-deep': colours.groundDeep,
    '--ink': colours.ink,
    '--accent': colours.accent,
    '--accent-ink': colours.accentInk,
    ...(theme && {
      '--heading': theme.heading,
      '--card': theme.card,
      '--card-part': `color-mix(in srgb, ${colours.accent} 16%, ${theme.card})`,
    }),
  };
  return style;
}

/**
 * The full-bleed ground of a show screen in the game's colours, language and direction. It fills its parent and is
 * the measure of everything on it (container units), so the same screen works on a wall, a phone and in a preview.
 */
export function Stage({
  room,
  background = null,
  backdrop = null,
  theme,
  calm = false,
  className = '',
  children,
}: {
  room: StageRoom;
  /** Picture behind this slide; the game's own otherwise. */
  background?: MediaRef | null;
  /** What is drawn behind everything where there is no picture; phones have the colours alone. */
  backdrop?: ReactNode;
  /** What the game's theme has beyond its colours. */
  theme?: ThemeDress | undefined;
  /** Nothing moves by itself. */
  calm?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const picture = background ?? room.backgroundImage;
  return (
    <div
      className={`${styles.stage} ${calm ? styles.calm : ''} ${className}`}
      dir={room.direction}
      lang={room.language}
      style={stageStyle(room, theme)}
    >
      <div className={styles.backdrop} aria-hidden="true">
        {picture && picture.type === 'image' ? (
          <>
            <MediaFrame media={{ ...picture, alt: '' }} sizes={HALL_PICTURE} fit="cover" />
            <div className={styles.veil} />
          </>
        ) : (
          backdrop
        )}
      </div>
      {children}
    </div>
  );
}

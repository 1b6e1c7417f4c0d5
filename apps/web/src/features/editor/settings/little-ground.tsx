import { backdropPicture, stageColours, useDress } from '#features/show';
import type { RoomInfo } from '@qc/contract';
import type { CSSProperties, ReactNode } from 'react';
import classes from './settings.module.css';

type Look = Pick<RoomInfo, 'mainColor' | 'secondaryColor' | 'backdrop'>;

/** A look as a small ground: one picture for each, so that dozens of them cost nothing. */
export function LittleGround({ look, children }: { look: Look; children?: ReactNode }) {
  const { drawing, theme } = useDress(look);
  const colours = stageColours(look.mainColor, look.secondaryColor);
  const own = {
    '--ink': theme?.heading ?? colours.ink,
    '--accent': colours.accent,
    '--paper': theme?.card ?? '#fff',
  };
  const style: CSSProperties = {
    ...own,
    backgroundImage: `${backdropPicture(look.backdrop, drawing, colours)}, linear-gradient(165deg, ${colours.ground}, ${colours.groundDeep})`,
  };
  return (
    <span className={classes.stage} style={style} aria-hidden="true">
      {children}
    </span>
  );
}

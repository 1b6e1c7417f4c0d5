import { Stage } from '../parts/stage.tsx';
import { PlayerFrame } from './player-more.tsx';
import type { PlayerFrameProps } from './player-screen-props.ts';

/** A joined player's screen, or a spectator's, in any phase, in the game's colours. Fills its parent. */
export function PlayerScreen(props: PlayerFrameProps) {
  return (
    <Stage room={props.room} background={props.background ?? null}>
      <PlayerFrame {...props} />
      {props.notice}
    </Stage>
  );
}

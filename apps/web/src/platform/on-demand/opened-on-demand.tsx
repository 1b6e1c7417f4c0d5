import { type ComponentType, useState } from 'react';
import { codeOf, type Load, type PreloadedPart } from './code-of.ts';
import { tellNotFetched } from './not-fetched.ts';

/** What a button is told that opens something. */
export interface PressedProps {
  onClick: () => void;
  /** The hand or the keyboard is at it: what it opens may be fetched. */
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * A button that is there at once, and what it opens, whose code comes when it is about to be pressed. `load`: draws the
 * button and what it opens, open. Where it cannot be had the button stays, and the person is told.
 */
export function openedOnDemand<Props extends object>(
  Button: ComponentType<Props & PressedProps>,
  load: Load<Props>,
): PreloadedPart<Props> {
  const useCode = codeOf(load);
  return Object.assign(
    function OpenedOnDemand(props: Props) {
      const [presses, setPresses] = useState(0);
      const [inVain, setInVain] = useState(0);
      // Counted: a press while the last one is given up would else be no change, and fetch nothing.
      const pressed = presses > inVain ? presses : 0;
      const Opened = useCode(pressed, () => {
        setInVain(presses);
        tellNotFetched();
      });
      const ahead = () => void useCode.preload();
      // Once fetched it is there for every other such button too, and would take itself for pressed.
      if (pressed > 0 && Opened) return <Opened {...props} />;
      const press = () => setPresses((before) => before + 1);
      return <Button {...props} onClick={press} onPointerEnter={ahead} onFocus={ahead} />;
    },
    { preload: useCode.preload },
  );
}

import { type ComponentType, useState } from 'react';
import { codeOf, type Load } from './code-of.ts';
import { tellNotFetched } from './not-fetched.ts';

/** What a button is told that opens something. */
interface PressedProps {
  onClick: () => void;
  /** The hand or the keyboard is at it: what it opens may be fetched. */
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * A button that is there at once, and what it opens, whose code comes when it is about to be pressed. `load`: draws the
 * button and what it opens, open. Where it cannot be had the button stays, and the person is told.
 */
export function openedOnDemand(Button: ComponentType<PressedProps>, load: Load<object>) {
  const useCode = codeOf(load);
  return function OpenedOnDemand() {
    const [pressed, setPressed] = useState(false);
    const Opened = useCode(pressed, () => {
      setPressed(false);
      tellNotFetched();
    });
    const ahead = () => void load().catch(() => undefined);
    // Once fetched it is there for every other such button too, and would take itself for pressed.
    if (pressed && Opened) return <Opened />;
    return <Button onClick={() => setPressed(true)} onPointerEnter={ahead} onFocus={ahead} />;
  };
}

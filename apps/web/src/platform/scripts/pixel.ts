import { addScript } from './add-script.ts';
import type { TrackedEvent, Tracker } from './track.ts';

/** The pixel's own door: a function that keeps what it is told until the script is there. */
interface PixelDoor {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  push: (...words: unknown[]) => void;
  loaded: boolean;
  version: string;
  queue: unknown[];
  disablePushState: boolean;
}
declare global {
  interface Window {
    fbq?: PixelDoor;
    _fbq?: PixelDoor;
  }
}

/** Starts the ad pixel. It reads no forms and no clicks, and hears nothing but our own few events. */
export function loadPixel(id: string): Tracker {
  const door = (window.fbq ??= makeDoor());
  window._fbq ??= door;
  door('consent', 'grant');
  // Otherwise it would read buttons and fields of the page by itself.
  door('set', 'autoConfig', false, id);
  door('init', id);
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return (event) => tell(door, event);
}

function tell(door: PixelDoor, { name, props, eventId }: TrackedEvent): void {
  const options = { eventID: eventId };
  switch (name) {
    case 'sign_up':
      return door('track', 'CompleteRegistration', {}, options);
    case 'begin_checkout':
      return door('track', 'InitiateCheckout', { currency: props.currency, value: props.value }, options);
    case 'purchase': {
      const paid = { currency: props.currency, value: props.value };
      door('track', 'Purchase', paid, options);
      const yearly = props.items.some((item) => item.item_category === 'yearly');
      if (yearly) door('track', 'Subscribe', paid, { eventID: `${eventId}-subscribe` });
      return;
    }
    case 'tutorial_complete':
      return door('trackCustom', 'TutorialComplete', {}, options);
    // Signing in is nothing to an advertiser.
    case 'login':
      return;
  }
}

function makeDoor(): PixelDoor {
  const open = (...words: unknown[]) => {
    if (door.callMethod) door.callMethod(...words);
    else door.queue.push(words);
  };
  const door: PixelDoor = Object.assign(open, {
    push: open,
    loaded: true,
    version: '2.0',
    queue: [],
    // Moves inside the app are no page views to it.
    disablePushState: true,
  });
  return door;
}

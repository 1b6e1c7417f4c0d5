import { addScript } from './add-script.ts';
import type { TrackedEvent, Tracker } from './track.ts';

/** The pixel: a function that keeps what it is told until the script is there. */
interface Pixel {
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
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** Starts the ad pixel. It reads no forms and no clicks, and hears nothing but our own few events. */
export function loadPixel(id: string): Tracker {
  const pixel = (window.fbq ??= makePixel());
  window._fbq ??= pixel;
  pixel('consent', 'grant');
  // Otherwise it would read buttons and fields of the page by itself.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return (event) => tell(pixel, event);
}

function tell(pixel: Pixel, { name, props, eventId }: TrackedEvent): void {
  const options = { eventID: eventId };
  switch (name) {
    case 'sign_up':
      return pixel('track', 'CompleteRegistration', {}, options);
    case 'begin_checkout':
      return pixel('track', 'InitiateCheckout', { currency: props.currency, value: props.value }, options);
    case 'purchase': {
      const paid = { currency: props.currency, value: props.value };
      pixel('track', 'Purchase', paid, options);
      const yearly = props.items.some((item) => item.item_category === 'yearly');
      if (yearly) pixel('track', 'Subscribe', paid, { eventID: `${eventId}-subscribe` });
      return;
    }
    case 'tutorial_complete':
      return pixel('trackCustom', 'TutorialComplete', {}, options);
    // Signing in is nothing to an advertiser.
    case 'login':
      return;
  }
}

function makePixel(): Pixel {
  const open = (...words: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...words);
    else pixel.queue.push(words);
  };
  const pixel: Pixel = Object.assign(open, {
    push: open,
    loaded: true,
    version: '2.0',
    queue: [],
    // Moves inside the app are no page views to it.
    disablePushState: true,
  });
  return pixel;
}

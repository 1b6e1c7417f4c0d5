/** Where a tag manager, when the owner has set one, reads its events. */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Name of the event that tells advertisers of a completed registration. */
export const REGISTRATION_COMPLETED = 'registration_completed';

/**
 * Tells that a registration was completed: one entry for the tag manager, one event on the window for anything else.
 * Where neither listens, nothing happens and nothing leaves the browser.
 */
export function reportRegistrationCompleted(): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: REGISTRATION_COMPLETED });
  window.dispatchEvent(new CustomEvent(REGISTRATION_COMPLETED));
}

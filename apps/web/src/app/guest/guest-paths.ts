/** Screens of the guests' small page, behind the language; everything else is the app's. */
export const GUEST_SCREENS = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'admin/login',
] as const;

/** Which of them stands at an address; null: none. */
export function guestScreenOf(address: string): (typeof GUEST_SCREENS)[number] | null {
  const path = new URL(address, location.origin).pathname;
  const rest = path.split('/').slice(2).join('/').replace(/\/$/, '');
  return GUEST_SCREENS.find((screen) => screen === rest) ?? null;
}

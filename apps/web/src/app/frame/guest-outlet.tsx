import { Outlet } from '@tanstack/react-router';
import { GuestFrame } from './guest-frame.tsx';

/** The guests' frame around a screen of the app's router. */
export function GuestOutlet() {
  return (
    <GuestFrame>
      <Outlet />
    </GuestFrame>
  );
}

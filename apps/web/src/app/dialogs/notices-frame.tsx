import { Notifications } from '@mantine/notifications';

/** At the foot of the window, three at a time. */
export function NoticesFrame() {
  return <Notifications position="bottom-center" limit={3} />;
}

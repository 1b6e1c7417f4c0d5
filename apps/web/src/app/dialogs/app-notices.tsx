import { useNotifications } from '@mantine/notifications';
import { dialogOnDemand } from '#platform/on-demand';

interface Shown {
  shown: boolean;
  onClose: () => void;
}

const Frame = dialogOnDemand<Shown>(
  async () => (await import('./notices-frame.tsx')).NoticesFrame,
  ({ shown }) => shown,
);

/** Where notices show that may be pressed; its code comes with the first one. */
export function AppNotices() {
  const { notifications } = useNotifications();
  return <Frame shown={notifications.length > 0} onClose={() => undefined} />;
}

import { withWords } from '#platform/words-loader';
import { GrantCreditsProvider } from '#platform/grant-credits';
import { Outlet } from '@tanstack/react-router';
import { dialogOnDemand } from '../on-demand.tsx';

const GrantCreditsPanel = dialogOnDemand(
  async () => (await withWords(import('#features/admin-credits'), 'admin', 'errors')).GrantCreditsPanel,
  ({ owner }) => owner !== null,
);

/** Around every admin screen: the panel that gives credits, which people and institutions share. */
export function AdminFrame() {
  return (
    <GrantCreditsProvider panel={GrantCreditsPanel}>
      <Outlet />
    </GrantCreditsProvider>
  );
}

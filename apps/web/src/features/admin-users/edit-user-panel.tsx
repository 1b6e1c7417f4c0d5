import { useTexts } from '#platform/i18n';
import { SidePanel } from '#ui/side-panel';
import type { User } from '@qc/contract';
import { EditUserForm } from './edit-user-form.tsx';

import { UserTotals } from './user-totals.tsx';

/** The panel beside the list in which one account is changed. */
export function EditUserPanel({ user, onClose }: { user: User | null; onClose: () => void }) {
  const t = useTexts('adminUsers');
  return (
    <SidePanel opened={user !== null} onClose={onClose} title={t.editTitle} dirty>
      {user && <UserTotals user={user} />}
      {user && <EditUserForm key={user._id} user={user} onDone={onClose} />}
    </SidePanel>
  );
}

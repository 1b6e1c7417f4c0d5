import { useSyncExternalStore } from 'react';
import { dialogOnDemand } from '#platform/on-demand';
import { getBlockedRefusal, keepBlockedRefusal, onBlockedChange, type BlockedProps } from './blocked-account.ts';

const Dialog = dialogOnDemand<BlockedProps>(
  async () => (await import('./blocked-dialog.tsx')).BlockedDialog,
  ({ refusal }) => refusal !== null,
);
const close = () => keepBlockedRefusal(null);

/** Tells somebody who was cut off by an admin's block, over whatever screen they are led to. */
export function BlockedNotice() {
  const refusal = useSyncExternalStore(onBlockedChange, getBlockedRefusal, getBlockedRefusal);
  return <Dialog refusal={refusal} onClose={close} />;
}

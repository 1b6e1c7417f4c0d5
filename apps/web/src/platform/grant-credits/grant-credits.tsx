import type { PotOwner } from '@qc/contract';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';

/** Who is given credits: a person or an institution. */
export type CreditsReceiver = Pick<PotOwner, 'kind' | '_id' | 'name'>;

/** What the panel that gives credits must take: feature `admin-credits` provides it, `app` mounts it. */
export interface GrantCreditsProps {
  /** Null: closed. */
  owner: CreditsReceiver | null;
  onClose: () => void;
}

const GrantContext = createContext<((owner: CreditsReceiver) => void) | null>(null);

/** Mounts the panel once for all admin screens and gives each the way to open it. */
export function GrantCreditsProvider({
  panel: Panel,
  children,
}: {
  panel: ComponentType<GrantCreditsProps>;
  children: ReactNode;
}) {
  const [owner, setOwner] = useState<CreditsReceiver | null>(null);
  return (
    <GrantContext value={setOwner}>
      {children}
      <Panel owner={owner} onClose={() => setOwner(null)} />
    </GrantContext>
  );
}

/** Opens the panel that gives credits. */
export function useGrantCredits(): (owner: CreditsReceiver) => void {
  const grant = useContext(GrantContext);
  if (!grant) throw new Error('useGrantCredits needs a GrantCreditsProvider above it');
  return grant;
}

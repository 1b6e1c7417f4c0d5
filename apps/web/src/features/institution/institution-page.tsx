import { refreshSession, useSessionUser } from '#platform/session';
import { useEffect } from 'react';
import { ManagerView } from './manager-view.tsx';
import { MemberView } from './member-view.tsx';
import { NoInstitution } from './no-institution.tsx';

/** One's own institution: to be managed, to belong to, or what it would be. */
export function InstitutionPage() {
  const user = useSessionUser();
  useEffect(() => {
    // Whoever was taken out, or made a manager, sees it here and not at the next start of the app.
    void refreshSession();
  }, []);
  if (!user) return null;
  if (!user.institution) return <NoInstitution />;
  if (user.role === 3) return <ManagerView user={user} institution={user.institution} />;
  return <MemberView institution={user.institution} />;
}

import { useLanguage } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { HouseStep } from './house-step.tsx';
import { OwnerStep } from './owner-step.tsx';

/** The first questions of a new house: who its owner is, which cannot be passed by, and what the house is. */
export function FirstStartPage() {
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const user = useSessionUser();
  if (user?.setupDue === true) return <OwnerStep />;
  if (user?.role !== 0) return <Navigate to="/$lang/dashboard" params={{ lang }} replace />;
  return <HouseStep owner={user} onDone={() => void navigate({ to: '/$lang/login', params: { lang } })} />;
}

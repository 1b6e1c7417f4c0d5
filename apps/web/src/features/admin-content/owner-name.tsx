import { apiQuery } from '#platform/api';
import type { UserId } from '@qc/contract';
import { useQuery } from '@tanstack/react-query';

const KEPT_MS = 5 * 60 * 1000;

/** Whose something is, by name; each person is asked for once. */
export function OwnerName({ user }: { user: UserId }) {
  const { data } = useQuery({ ...apiQuery('getUser', { params: { id: user } }), staleTime: KEPT_MS });
  return <bdi>{data?.name ?? '…'}</bdi>;
}

import type { RouteCall, RouteName, RouteReply } from '@qc/contract';
import {
  keepPreviousData,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { type CallArguments, type CallInput, callOperation, callWith } from './call.ts';

/** One read of the API as TanStack Query takes it; its key is `[operation, input]`. */
export interface ApiQuery<N extends RouteName> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<RouteReply<N>>;
}

/** Describes a read: for `useQuery`, `fetchQuery`, `setQueryData`. Invalidate `[operation]` to refetch all its reads. */
export function apiQuery<N extends RouteName>(name: N, ...[input]: CallArguments<N>): ApiQuery<N>;
export function apiQuery(name: RouteName, input?: CallInput) {
  return readOf(name, input);
}

function readOf(name: RouteName, input?: CallInput) {
  return {
    queryKey: input === undefined ? [name] : [name, input],
    queryFn: ({ signal }: { signal: AbortSignal }) => callOperation(name, input, { signal }),
  };
}

/** Reads an operation and keeps the reply; refetches as TanStack Query does. */
export function useApiQuery<N extends RouteName>(
  name: N,
  ...input: CallArguments<N>
): UseQueryResult<RouteReply<N>, Error> {
  return useQuery(apiQuery(name, ...input));
}

/** Reads one page of a list, or one sight of it; what was there before stays until the next one has come. */
export function usePageQuery<N extends RouteName>(
  name: N,
  ...input: CallArguments<N>
): UseQueryResult<RouteReply<N>, Error>;
export function usePageQuery(name: RouteName, input?: CallInput): UseQueryResult<unknown, Error> {
  return useQuery({ ...readOf(name, input), placeholderData: keepPreviousData });
}

/** Has every read of these operations fetched anew; what it gives is over when those on screen have come. */
export function useRefresh(...names: RouteName[]): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}

type MutationOptions<N extends RouteName> = Omit<
  UseMutationOptions<RouteReply<N>, Error, RouteCall<N>>,
  'mutationFn' | 'mutationKey'
>;

/** A write. A failure shows itself as a timed message unless `meta: { quiet: true }` says that the screen words it. */
export function useApiMutation<N extends RouteName>(
  name: N,
  options?: MutationOptions<N>,
): UseMutationResult<RouteReply<N>, Error, RouteCall<N>> {
  return useMutation<RouteReply<N>, Error, RouteCall<N>>({
    ...options,
    mutationKey: [name],
    mutationFn: (input) => callWith(name, input),
  });
}

import { type AllWords } from '#platform/words';
import { apiQuery, useApiMutation } from '#platform/api';
import { useCreditHelp } from '#platform/ask-credits';
import { useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { useMarkSharesSeen, useShareNotices } from '#platform/share-notices';
import { type CreditRequest, isAdminRole, type Share } from '@qc/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** One line of the bell. */
export interface Notice {
  key: string;
  kind: 'share' | 'credits';
  title: string;
  text: string;
  /** When it happened; null: it is so now. */
  atMs: number | null;
  /** Where it leads. */
  target:
    | { to: 'game'; id: string }
    | { to: 'sharedGames' | 'transferLog' | 'adminRequests' | 'requests' | 'purchases' };
  /** Absent: it stays until what it tells is done. */
  onSeen?: () => void;
}

/** All that the person has yet to hear, newest first; what waits for an answer of theirs stands first. */
export function useNotices(): { notices: Notice[]; markAll: () => void } {
  const t = useTexts('askCredits');
  const words = useTexts('notices');
  const user = useSessionUser();
  const shares = useShareNotices();
  const markShares = useMarkSharesSeen();
  const markAnswers = useMarkAnswersSeen();
  const answers = useCreditHelp().data?.answers ?? [];
  const isAdmin = isAdminRole(user?.role);
  const waiting = useWaitingRequests(isAdmin || (user?.role === 3 && user.institution !== null));
  const given = shares.data?.notices ?? [];

  const standing: Notice[] =
    waiting === 0
      ? []
      : [
          {
            key: 'requests',
            kind: 'credits',
            title: t.waiting(waiting),
            text: '',
            atMs: null,
            target: { to: isAdmin ? 'adminRequests' : 'requests' },
          },
        ];
  const answered = answers.map((answer): Notice => {
    const title = answer.state === 'granted' ? t.granted(answer.amount) : t.declined;
    const text = answer.reason === '' ? '' : t.reason(answer.reason);
    return {
      key: answer._id,
      kind: 'credits',
      title,
      text,
      atMs: answer.decidedAt,
      target: { to: 'purchases' },
      onSeen: () => markAnswers([answer]),
    };
  });
  const shared = given.map((share): Notice => ({
    key: share._id,
    kind: 'share',
    atMs: share.revokedAt ?? share.createdAt,
    ...wordsOf(share, words),
    onSeen: () => markShares([share._id]),
  }));
  const news = [...answered, ...shared].toSorted((a, b) => (b.atMs ?? 0) - (a.atMs ?? 0));
  return {
    notices: [...standing, ...news],
    markAll: () => {
      markShares(given.map(({ _id }) => _id));
      if (answers.length > 0) markAnswers(answers);
    },
  };
}

type Words = AllWords['notices'];

function wordsOf(share: Share, t: Words): Pick<Notice, 'title' | 'text' | 'target'> {
  const { sharer, receiver, gameName, transferType, news, game } = share;
  if (news === 'left') {
    return { title: t.left(receiver.name, gameName), text: t.leftText, target: { to: 'transferLog' } };
  }
  if (news === 'arrived') {
    return { title: t.arrived(receiver.name, gameName), text: t.arrivedText, target: { to: 'transferLog' } };
  }
  return {
    title: t.given(sharer.name, gameName),
    text: t.givenTexts[transferType],
    target: transferType === 2 ? { to: 'sharedGames' } : { to: 'game', id: game },
  };
}

function useWaitingRequests(mayAnswer: boolean): number {
  const { data } = useQuery({
    ...apiQuery('listCreditRequests', { query: { perPage: 1 } }),
    enabled: mayAnswer,
    refetchInterval: 60_000,
  });
  return mayAnswer ? (data?.count ?? 0) : 0;
}

function useMarkAnswersSeen(): (answers: readonly CreditRequest[]) => void {
  const client = useQueryClient();
  const { mutate } = useApiMutation('markCreditAnswersSeen', {
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ['getCreditHelp'] }),
  });
  return (answers) => mutate({ body: { ids: answers.map(({ _id }) => _id) } });
}

import { apiQuery, useApiMutation } from '#platform/api';
import { askTexts, useCreditHelp } from '#platform/ask-credits';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { Anchor, CloseButton, Text } from '@mantine/core';
import { isAdminRole } from '@qc/contract';
import { IconCoins } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from './notices.module.css';
import { noticeTexts } from './texts.ts';

/** One quiet line: an answer to the person's request for credits, or how many requests wait for who may answer. */
export function CreditNotices() {
  const t = useTexts(askTexts);
  const words = useTexts(noticeTexts);
  const { language: lang } = useLanguage();
  const user = useSessionUser();
  const client = useQueryClient();
  const help = useCreditHelp();
  const isAdmin = isAdminRole(user?.role);
  const answers = isAdmin || (user?.role === 3 && user.institution !== null);
  const waiting = useQuery({
    ...apiQuery('listCreditRequests', { query: { perPage: 1 } }),
    enabled: answers,
    refetchInterval: 60_000,
  });
  const seen = useApiMutation('markCreditAnswersSeen', {
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ['getCreditHelp'] }),
  });
  const answer = help.data?.answers[0];
  const count = waiting.data?.count ?? 0;
  return (
    <div role="status">
      {answer && (
        <div className={classes.line}>
          <IconCoins size={20} stroke={1.7} aria-hidden />
          <Text size="sm" className={classes.words ?? ''}>
            {answer.state === 'granted' ? t.granted(answer.amount) : t.declined}
            {answer.reason !== '' && ` ${t.reason(answer.reason)}`}
          </Text>
          <CloseButton
            aria-label={words.dismiss}
            size="lg"
            onClick={() => seen.mutate({ body: { ids: (help.data?.answers ?? []).map(({ _id }) => _id) } })}
          />
        </div>
      )}
      {answers && count > 0 && (
        <div className={classes.line}>
          <IconCoins size={20} stroke={1.7} aria-hidden />
          <Anchor
            size="sm"
            fw={600}
            className={classes.words ?? ''}
            renderRoot={(props) =>
              isAdmin ? (
                <Link {...props} to="/$lang/admin/credit-requests" params={{ lang }} />
              ) : (
                <Link {...props} to="/$lang/credit-requests" params={{ lang }} />
              )
            }
          >
            {t.waiting(count)}
          </Anchor>
        </div>
      )}
    </div>
  );
}

import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { ListRow, RowList } from '#ui/row-list';
import { Badge, Button, Skeleton, Text, Title } from '@mantine/core';
import type { GameId, Share } from '@qc/contract';
import classes from './sharing.module.css';

/** Who has the game now, each with the way to take it back. */
export function ShareList({ game }: { game: GameId }) {
  const t = useTexts('sharing');
  const { language } = useLanguage();
  const refresh = useRefresh('listShares', 'listGames', 'listTransfers');
  const { data, error, refetch } = useApiQuery('listShares', { query: { game } });
  const revoke = useApiMutation('revokeShare', {
    onSuccess: () => {
      showTimedMessage({ kind: 'success', title: t.revoked });
      void refresh();
    },
  });
  const askRevoke = async (share: Share) => {
    const agreed = await confirm({
      title: t.revokeTitle(nameOf(share)),
      text: share.waiting ? t.waitingRevokeText : t.revokeTexts[share.transferType],
      confirmLabel: t.revoke,
      danger: true,
    });
    if (agreed) revoke.mutate({ params: { id: share._id } });
  };
  return (
    <section aria-labelledby="share-list">
      <Title order={3} size="h4" id="share-list">
        {t.whoHas}
      </Title>
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={44} mt="sm" />}
      {data?.count === 0 && (
        <Text c="dimmed" mt="xs">
          {t.nobody}
        </Text>
      )}
      {data && data.count > 0 && (
        <RowList>
          {data.shares.map((share) => (
            <ListRow
              key={share._id}
              words={
                <>
                  <Text fw={600}>
                    <bdi>{nameOf(share)}</bdi>
                  </Text>
                  <Text size="sm" c="dimmed">
                    {share.waiting ? t.waitingText : <bdi dir="ltr">{share.receiver.email}</bdi>} ·{' '}
                    {formatDate(share.createdAt)}
                  </Text>
                </>
              }
            >
              {share.waiting && (
                <Badge variant="light" color="gray" radius="sm" size="md" className={classes.badge ?? ''}>
                  {t.waiting}
                </Badge>
              )}
              <Badge variant="light" radius="sm" size="md" className={classes.badge ?? ''}>
                {t.types[share.transferType].short}
              </Badge>
              <Button
                size="xs"
                variant="default"
                aria-label={t.revokeFrom(nameOf(share))}
                loading={revoke.isPending && revoke.variables.params.id === share._id}
                onClick={() => void askRevoke(share)}
              >
                {t.revoke}
              </Button>
            </ListRow>
          ))}
        </RowList>
      )}
    </section>
  );
}

/** Of whom has yet to prove the address, nothing else is known. */
function nameOf({ receiver, waiting }: Share): string {
  return waiting ? receiver.email : receiver.name;
}

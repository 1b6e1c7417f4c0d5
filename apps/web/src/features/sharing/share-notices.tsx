import { apiQuery, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { Button, Text } from '@mantine/core';
import type { Share } from '@qc/contract';
import { IconGift } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from './sharing.module.css';
import { texts } from './texts.ts';

/** How often an open page asks what was shared meanwhile, ms. */
const ASK_AGAIN_MS = 60_000;

/** What others gave since the person last looked. Nothing while there is nothing. */
export function ShareNotices() {
  const t = useTexts(texts);
  const { language: lang } = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery({ ...apiQuery('listShareNotices'), refetchInterval: ASK_AGAIN_MS });
  const seen = useApiMutation('markShareNoticesSeen', {
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ['listShareNotices'] }),
  });
  const dismiss = (notice: Share) => {
    client.setQueryData<{ notices: Share[]; count: number }>(
      ['listShareNotices'],
      (old) => old && { ...old, notices: old.notices.filter((other) => other._id !== notice._id) },
    );
    seen.mutate({ body: { ids: [notice._id] } });
  };
  return (
    <section role="status" aria-label={t.notices} className={data?.notices.length ? classes.notices : undefined}>
      {data?.notices.map((notice) => (
        <div key={notice._id} className={classes.notice}>
          <IconGift size={24} stroke={1.7} aria-hidden className={classes.icon} />
          <div className={classes.noticeWords}>
            <Text fw={600}>{t.notice(notice.sharer.name, notice.gameName)}</Text>
            <Text size="sm">{t.noticeTexts[notice.transferType]}</Text>
          </div>
          <Button
            size="sm"
            renderRoot={(props) =>
              notice.transferType === 2 ? (
                <Link {...props} to="/$lang/shared-games" params={{ lang }} />
              ) : (
                <Link {...props} to="/$lang/create-game/{-$id}/{-$queIndex}" params={{ lang, id: notice.game }} />
              )
            }
            onClick={() => dismiss(notice)}
          >
            {t.open}
          </Button>
          <Button size="sm" variant="default" onClick={() => dismiss(notice)}>
            {t.dismiss}
          </Button>
        </div>
      ))}
    </section>
  );
}

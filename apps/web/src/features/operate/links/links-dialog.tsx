import { Button, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { LiveRefusal, OperatorAction, OperatorView, ScreenLinkGiven, ScreensIn } from '@qc/contract';
import { SCREEN_LINKS_MAX } from '@qc/contract/limits';
import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { ScreenLinkCard } from './screen-link-card.tsx';
import styles from './links.module.css';

/** What the dialog asks the room. */
interface Props {
  opened: boolean;
  links: NonNullable<OperatorView['screenLinks']>;
  inUse: ScreensIn['rows'];
  onAction: (action: OperatorAction) => void;
  onAskLink: (number: number) => Promise<ScreenLinkGiven | LiveRefusal>;
  onClose: () => void;
}

/** Links that open the big screen on other machines: their addresses and codes, which are in use, and how to use them. */
export function LinksDialog({ opened, links, inUse, onAction, onAskLink, onClose }: Props) {
  const t = useTexts('screenLinks');
  const addresses = useAddresses(opened ? links : [], onAskLink);
  const isFull = links.length >= SCREEN_LINKS_MAX;
  return (
    <Dialog opened={opened} onClose={onClose} title={t.title}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t.hint}
        </Text>
        {links.length === 0 && <Text>{t.none}</Text>}
        {links.map((link) => (
          <ScreenLinkCard
            key={link.number}
            link={link}
            given={addresses.get(link.number) ?? null}
            screens={inUse.find(({ number }) => number === link.number)?.screens ?? 0}
            onAction={onAction}
          />
        ))}
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          variant={links.length === 0 ? 'filled' : 'default'}
          disabled={isFull}
          onClick={() => onAction({ do: 'openScreenLink' })}
        >
          {t.make}
        </Button>
        {isFull && <Text size="sm">{t.full}</Text>}
        <section>
          <Title order={3} size="h5" mb={4}>
            {t.elsewhere}
          </Title>
          <ul className={styles.ways}>
            {[t.powerPoint, t.googleSlides, t.obs, t.frame].map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </section>
      </Stack>
    </Dialog>
  );
}

/** The address of each link that is on screen, asked for once for each. */
function useAddresses(links: Props['links'], onAskLink: Props['onAskLink']): ReadonlyMap<number, ScreenLinkGiven> {
  const [known, setKnown] = useState<ReadonlyMap<number, ScreenLinkGiven>>(new Map());
  const wanted = links.map(({ number }) => number).join(' ');
  useEffect(() => {
    let isGone = false;
    for (const number of wanted === '' ? [] : wanted.split(' ').map(Number))
      void onAskLink(number).then((given) => {
        if (!isGone && typeof given !== 'string') setKnown((before) => new Map(before).set(number, given));
      });
    return () => {
      isGone = true;
    };
  }, [wanted, onAskLink]);
  return known;
}

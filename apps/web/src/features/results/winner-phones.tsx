import { useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Button, NumberInput } from '@mantine/core';
import type { PlayerResult } from '@qc/contract';
import { WINNERS_DEFAULT, WINNERS_MAX } from '@qc/contract/limits';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { changeTexts } from './change-texts.ts';
import classes from './winner-phones.module.css';

/** Puts a text on the clipboard and says whether it is there. */
export async function copyText(text: string, said: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showTimedMessage({ kind: 'success', title: said.copied });
  } catch {
    showTimedMessage({ kind: 'error', title: said.notCopied });
  }
}

/** The winners' phone numbers; nothing for those to whom the server gives none: everybody but the owner. */
export function WinnerPhones({ players }: { players: readonly PlayerResult[] }) {
  const t = useTexts(changeTexts);
  const [howMany, setHowMany] = useState(WINNERS_DEFAULT);
  if (!players.some(({ phone }) => phone)) return null;
  const winners = players.slice(0, howMany);
  const lines = winners.flatMap(({ rank, name, phone }) => (phone ? `${rank}. ${name}\t${phone}` : []));
  return (
    <section className={classes.panel} aria-labelledby="report-phones">
      <div className={classes.head}>
        <div>
          <h2 id="report-phones" className={classes.title}>
            {t.phones}
          </h2>
          <p className={classes.note}>{t.phonesNote}</p>
        </div>
        <div className={classes.tools}>
          <NumberInput
            label={t.howMany}
            size="xs"
            w={130}
            min={1}
            max={WINNERS_MAX}
            value={howMany}
            onChange={(value) => {
              if (typeof value === 'number' && value >= 1) setHowMany(Math.min(WINNERS_MAX, Math.round(value)));
            }}
          />
          <Button
            size="xs"
            variant="light"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copyText(lines.join('\n'), t)}
          >
            {t.copyAll}
          </Button>
        </div>
      </div>
      <ol className={classes.list}>
        {winners.map(({ seat, rank, name, phone }) => (
          <li key={seat} className={classes.winner}>
            <b className={classes.rank}>{rank}</b>
            <bdi className={classes.name}>{name}</bdi>
            {phone ? (
              <bdi dir="ltr" className={classes.phone}>
                {phone}
              </bdi>
            ) : (
              <span className={classes.note}>{t.noPhone}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

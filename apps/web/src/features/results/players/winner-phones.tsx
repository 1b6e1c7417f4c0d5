import { useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Button, NumberInput } from '@mantine/core';
import type { GameResult } from '@qc/contract';
import { WINNERS_MAX } from '@qc/contract/limits';
import { winnersOf } from '@qc/engine';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
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

/** The winners' phone numbers, as many as the game honours to begin with; nothing for those to whom the server gives none: everybody but the owner. */
export function WinnerPhones({ result }: { result: Pick<GameResult, 'players' | 'winnersCount'> }) {
  const t = useTexts('resultChanges');
  const [howMany, setHowMany] = useState(result.winnersCount);
  const winners = winnersOf(result.players, howMany);
  if (winners.length === 0 || !result.players.some(({ phone }) => phone)) return null;
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

import { saveText } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { CopyTextButton } from '#ui/copy-text-button';
import classes from './two-step.module.css';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

interface Props {
  codes: readonly string[];
  /** Whose they are, for the paper. */
  email: string;
  /** Whether they are said to be kept. */
  kept: boolean;
  onKept: (kept: boolean) => void;
  onDone: () => void;
}

/** The recovery codes, this once: to be copied, kept as a file, or printed, before one goes on. */
export function RecoveryCodeList({ codes, email, kept, onKept, onDone }: Props) {
  const t = useTexts('twoStep');
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const file = [t.fileHead(email), '', ...codes, ''].join('\r\n');
  return (
    <Stack gap="md" mt="md">
      <div className={classes.sheet}>
        <Title order={3} ref={heading} tabIndex={-1}>
          {t.codesTitle}
        </Title>
        <Text mt="xs">{t.codesLead}</Text>
        <Text mt="xs" className={classes.onPaper ?? ''}>
          {t.fileHead(email)}
        </Text>
        <ol className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <Group gap="sm">
        <CopyTextButton text={codes.join('\n')} label={t.copy} copiedLabel={t.copied} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveText(t.fileName, file)}
        >
          {t.download}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          {t.print}
        </Button>
      </Group>
      <Checkbox label={t.kept} checked={kept} onChange={(event) => onKept(event.currentTarget.checked)} />
      <div>
        <Button disabled={!kept} onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </Stack>
  );
}

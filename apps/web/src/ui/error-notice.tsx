import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLabels } from './labels.tsx';

interface Props {
  /** What happened, in the person's words. */
  text: string;
  /** Words of the retry button where it does something else than try again. */
  retryLabel?: string;
  /** Without it there is no button. */
  onRetry?: () => void;
}

/** A failure: with a retry it stands where its content would have been, without one it answers a press. */
export function ErrorNotice({ text, retryLabel, onRetry }: Props) {
  const { tryAgain } = useLabels();
  const place = useRef<HTMLDivElement>(null);
  const answersPress = onRetry === undefined;
  useEffect(() => {
    // The press may have been far below.
    if (answersPress) place.current?.scrollIntoView({ block: 'nearest' });
  }, [answersPress]);
  return (
    <Alert ref={place} color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} radius="lg">
      <Text c="red.9">{text}</Text>
      {onRetry && (
        <Button mt="sm" size="xs" variant="white" color="red" onClick={onRetry}>
          {retryLabel ?? tryAgain}
        </Button>
      )}
    </Alert>
  );
}

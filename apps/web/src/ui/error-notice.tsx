import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

interface Props {
  /** What happened, in the person's words. */
  text: string;
  /** Words of the retry button; without `onRetry` there is none. */
  retryLabel?: string;
  onRetry?: () => void;
  /** Comes into view: it answers a press that may be far below it. */
  inView?: boolean;
}

/** A failure shown where its content would have been. */
export function ErrorNotice({ text, retryLabel, onRetry, inView = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inView) place.current?.scrollIntoView({ block: 'nearest' });
  }, [inView]);
  return (
    <Alert ref={place} color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} radius="lg">
      <Text c="red.9">{text}</Text>
      {onRetry && retryLabel && (
        <Button mt="sm" size="xs" variant="white" color="red" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Alert>
  );
}

import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

interface Props {
  label: string;
  /** A failure shows itself, as that of every call does. */
  onSave: () => Promise<void>;
  disabled?: boolean;
}

/** Saves a list, as it is filtered, as a workbook. */
export function ExcelButton({ label, onSave, disabled = false }: Props) {
  const save = useMutation({ mutationFn: onSave });
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      loading={save.isPending}
      disabled={disabled}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}

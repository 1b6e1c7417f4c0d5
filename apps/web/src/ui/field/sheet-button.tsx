import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';

interface Props {
  label: string;
  variant?: 'default' | 'light';
  /** The sheet is being read. */
  loading: boolean;
  /** Given the chosen sheet as the calls that read one take it. */
  onSheet: (form: FormData) => void;
}

const SHEET = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes an Excel sheet from this machine. */
export function SheetButton({ label, variant = 'default', loading, onSheet }: Props) {
  const take = (file: File | null) => {
    if (!file) return;
    const form = new FormData();
    form.set('file', file);
    onSheet(form);
  };
  return (
    <FileButton onChange={take} accept={SHEET}>
      {(props) => (
        <Button
          {...props}
          variant={variant}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          loading={loading}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}

import { errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from './texts.ts';

/** Saves the list, as it is filtered, as a sheet. */
export function ExcelButton({ onSave, disabled }: { onSave: () => Promise<void>; disabled: boolean }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await onSave();
    } catch (error) {
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: 4000 });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      loading={saving}
      disabled={disabled}
      onClick={() => void save()}
    >
      {t.excel}
    </Button>
  );
}

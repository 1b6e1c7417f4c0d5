import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLabels } from '../labels.tsx';
import classes from './dialog-host.module.css';
import { type OpenDialog, useDialogState } from './dialog-store.ts';
import { useTopmost } from './topmost.tsx';

interface Props {
  /** What is said of words longer than their place, with the excess marked; null: they fit. */
  tooLong: (words: string, max: number) => ReactNode;
}

/** Draws whatever `confirm` and `askInput` opened. One in the whole page. */
export function DialogHost({ tooLong }: Props) {
  const { dialogs } = useDialogState();
  return dialogs.map((dialog) =>
    dialog.form === 'confirm' ? (
      <ConfirmDialog key={dialog.id} dialog={dialog} />
    ) : (
      <InputDialog key={dialog.id} dialog={dialog} tooLongText={tooLong} />
    ),
  );
}

function ConfirmDialog({ dialog }: { dialog: OpenDialog & { form: 'confirm' } }) {
  const { request, answer } = dialog;
  const labels = useLabels();
  return (
    <DialogFrame request={request} onClose={() => answer(false)}>
      {request.text && <Text className={classes.text}>{request.text}</Text>}
      <Group justify="flex-end" mt="lg">
        <Button
          data-autofocus={request.cautious || undefined}
          variant={request.cautious ? 'filled' : 'default'}
          onClick={() => answer(false)}
        >
          {request.cancelLabel ?? labels.cancel}
        </Button>
        <Button
          data-autofocus={!request.cautious || undefined}
          variant={request.cautious ? 'default' : 'filled'}
          color={request.danger ? 'red' : undefined}
          onClick={() => answer(true)}
        >
          {request.confirmLabel ?? labels.ok}
        </Button>
      </Group>
    </DialogFrame>
  );
}

function InputDialog({
  dialog,
  tooLongText,
}: {
  dialog: OpenDialog & { form: 'input' };
  tooLongText: Props['tooLong'];
}) {
  const { request, answer } = dialog;
  const labels = useLabels();
  const [value, setValue] = useState(request.initial ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const tooLong = request.max === undefined ? null : tooLongText(value, request.max);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (tooLong !== null) return input.current?.focus();
    setBusy(true);
    const found = (await request.check?.(value.trim())) ?? null;
    setBusy(false);
    if (found === null) return answer(value.trim());
    setProblem(found);
    input.current?.focus();
  };
  return (
    <DialogFrame request={request} onClose={() => answer(null)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {request.text && <Text className={classes.text}>{request.text}</Text>}
          <TextInput
            ref={input}
            data-autofocus
            dir="auto"
            label={request.label}
            value={value}
            error={tooLong ?? problem}
            placeholder={request.placeholder}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setProblem(null);
            }}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => answer(null)}>
            {request.cancelLabel ?? labels.cancel}
          </Button>
          <Button type="submit" loading={busy} color={request.danger ? 'red.9' : undefined}>
            {request.confirmLabel ?? labels.ok}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  );
}

interface FrameProps {
  request: { title: string; dismissible?: boolean; colour?: string; danger?: boolean };
  onClose: () => void;
  children: ReactNode;
}

function DialogFrame({ request, onClose, children }: FrameProps) {
  const dismissible = request.dismissible !== false;
  const topmost = useTopmost(true);
  const accent = request.colour ?? (request.danger ? 'var(--mantine-color-red-7)' : 'var(--qc-brand)');
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      closeOnClickOutside={dismissible}
      closeOnEscape={dismissible && topmost}
      withCloseButton={false}
      title={request.title}
      classNames={{ content: classes.content, title: classes.title }}
      styles={{ content: { '--dialog-accent': accent } }}
    >
      {children}
    </Modal>
  );
}

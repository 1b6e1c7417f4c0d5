import { Button, type ButtonProps, Group } from '@mantine/core';
import { useLabels } from './labels.tsx';

interface Props {
  onCancel: () => void;
  /** What sending does where it is more than saving. */
  submit?: string;
  /** Sent, and not answered yet. */
  loading: boolean;
  /** Red where something is taken away for good. */
  color?: string | undefined;
  mt?: 'sm';
}

/** The end of a form: the way back, and the button that sends it. */
export function FormButtons({ onCancel, submit, loading, color, mt }: Props) {
  const { save } = useLabels();
  return (
    <Group justify="flex-end" mt={mt}>
      <CancelButton onClick={onCancel} />
      <Button type="submit" color={color} loading={loading}>
        {submit ?? save}
      </Button>
    </Group>
  );
}

/** The way back where it stands alone or beside another than a form's own button. */
export function CancelButton(props: ButtonProps & { onClick: () => void }) {
  const { cancel } = useLabels();
  return (
    <Button variant="default" {...props}>
      {cancel}
    </Button>
  );
}

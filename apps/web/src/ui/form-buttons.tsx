import { Button, Group } from '@mantine/core';

interface Props {
  cancel: string;
  onCancel: () => void;
  submit: string;
  /** Sent, and not answered yet. */
  loading: boolean;
  /** Red where something is taken away for good. */
  color?: string | undefined;
  mt?: 'sm';
}

/** The end of a form: the way back, and the button that sends it. */
export function FormButtons({ cancel, onCancel, submit, loading, color, mt }: Props) {
  return (
    <Group justify="flex-end" mt={mt}>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" color={color} loading={loading}>
        {submit}
      </Button>
    </Group>
  );
}

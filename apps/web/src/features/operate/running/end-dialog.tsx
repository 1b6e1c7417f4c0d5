import { Button, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '#platform/i18n';
import { CancelButton } from '#ui/form-buttons';

/** Ending before the last slide: most of all to the winners, else without them. */
export function EndDialog({
  opened,
  onWinners,
  onEnd,
  onClose,
}: {
  opened: boolean;
  onWinners: () => void;
  onEnd: () => void;
  onClose: () => void;
}) {
  const t = useTexts('operate');
  const press = useTexts('press');
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t.endTitle} centered>
      <Text mb="lg">{press.winnersText}</Text>
      <Stack gap="sm">
        <Button data-autofocus size="md" onClick={then(onWinners)}>
          {press.winnersNow}
        </Button>
        <Button color="red" variant="light" size="md" onClick={then(onEnd)}>
          {press.endWithout}
        </Button>
        <CancelButton size="md" onClick={onClose} />
      </Stack>
    </Modal>
  );
}

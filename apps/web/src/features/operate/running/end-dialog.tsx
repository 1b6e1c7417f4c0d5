import { Button, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '#platform/i18n';

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
    <Modal opened={opened} onClose={onClose} title={t.endTitle} centered closeButtonProps={{ 'aria-label': t.close }}>
      <Text mb="lg">{press.winnersText}</Text>
      <Stack gap="sm">
        <Button data-autofocus size="md" onClick={then(onWinners)}>
          {press.winnersNow}
        </Button>
        <Button color="red" variant="light" size="md" onClick={then(onEnd)}>
          {press.endWithout}
        </Button>
        <Button variant="default" size="md" onClick={onClose}>
          {t.cancel}
        </Button>
      </Stack>
    </Modal>
  );
}

import { useTexts } from '#platform/i18n';
import { TypedNumber } from '#ui/field/typed-number';
import { CancelButton } from '#ui/form-buttons';
import { type CategoryId, SCORE_MAX, TIME_MAX_S } from '@qc/contract';
import { ActionIcon, Button, Group, Modal, Text, Tooltip } from '@mantine/core';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconClock,
  IconCopy,
  IconLayersSubtract,
  IconLock,
  IconLockOpen,
  IconTag,
  IconTrash,
  IconTrophy,
} from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { CategoriesField } from '../slide-form/categories-field.tsx';
import type { EditedSlide } from '../session/editor-session.ts';

import type { SlideActions } from './slide-actions.ts';
import classes from './slide-list.module.css';
import type { SlideSelection } from './slide-selection.ts';

export interface SelectionBarProps {
  slides: readonly EditedSlide[];
  selection: SlideSelection;
  online: boolean;
  actions: SlideActions;
}

type Asking = 'time' | 'score' | 'labels';

/** What can be done to the chosen slides together. */
export function SelectionBar({ slides, selection, online, actions }: SelectionBarProps) {
  const t = useTexts('editorActions');
  const [asking, setAsking] = useState<Asking | null>(null);
  const ids = slides.filter(({ id }) => selection.ids.has(id)).map(({ id }) => id);
  const count = ids.length;
  const isLocked = count > 0 && slides.every(({ id, save }) => !selection.ids.has(id) || save.value.locked);
  const button = (label: string, icon: ReactNode, onClick: () => void, needsServer = false) => (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        disabled={count === 0 || (needsServer && !online)}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
  return (
    <div className={classes.selection} role="toolbar" aria-label={t.actions}>
      <Group justify="space-between" gap={6} wrap="nowrap">
        <Text size="sm" fw={600} role="status">
          {t.selected(count)}
        </Text>
        <Button size="compact-xs" variant="subtle" onClick={selection.all}>
          {t.selectAll}
        </Button>
      </Group>
      <Group gap={2}>
        {button(t.duplicateMany, <IconLayersSubtract size={20} aria-hidden />, () => actions.duplicate(ids), true)}
        {button(t.copy, <IconCopy size={20} aria-hidden />, () => actions.copy(ids))}
        {button(t.moveTop, <IconArrowBarToUp size={20} aria-hidden />, () => actions.moveTo(ids, 0))}
        {button(t.moveEnd, <IconArrowBarToDown size={20} aria-hidden />, () => actions.moveTo(ids, slides.length))}
        {button(t.setTime, <IconClock size={20} aria-hidden />, () => setAsking('time'))}
        {button(t.setScore, <IconTrophy size={20} aria-hidden />, () => setAsking('score'))}
        {button(t.setCategories, <IconTag size={20} aria-hidden />, () => setAsking('labels'))}
        {button(
          isLocked ? t.unlock : t.lock,
          isLocked ? <IconLockOpen size={20} aria-hidden /> : <IconLock size={20} aria-hidden />,
          () => actions.setLocked(ids, !isLocked),
        )}
        {button(t.removeMany, <IconTrash size={20} aria-hidden />, () => actions.remove(ids), true)}
      </Group>
      <Modal
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'time' ? t.setTime : asking === 'score' ? t.setScore : t.setCategories}
      >
        {asking && (
          <AskForm
            asking={asking}
            onClose={() => setAsking(null)}
            onTime={(time) => actions.setTime(ids, time)}
            onScore={(score) => actions.setScore(ids, score)}
            onLabels={(labels) => actions.addLabels(ids, labels)}
          />
        )}
      </Modal>
    </div>
  );
}

function AskForm({
  asking,
  onClose,
  ...on
}: {
  asking: Asking;
  onClose: () => void;
  onTime: (time: number) => void;
  onScore: (score: number) => void;
  onLabels: (labels: CategoryId[]) => void;
}) {
  const t = useTexts('editorActions');
  const slide = useTexts('editorSlide');
  const [number, setNumber] = useState<number | null>(null);
  const [labels, setLabels] = useState<CategoryId[]>([]);
  const isTime = asking === 'time';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (asking === 'labels') on.onLabels(labels);
    else if (number === null) return;
    else if (isTime) on.onTime(number);
    else on.onScore(number);
    onClose();
  };
  return (
    <form onSubmit={submit}>
      {asking === 'labels' ? (
        <>
          <Text size="sm" mb="sm">
            {t.addCategories}
          </Text>
          <CategoriesField value={labels} disabled={false} onChange={setLabels} />
        </>
      ) : (
        <TypedNumber
          label={isTime ? slide.time : slide.points}
          value={number}
          empty={null}
          min={isTime ? 1 : 0}
          max={isTime ? TIME_MAX_S : SCORE_MAX}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          size="md"
          data-autofocus
          {...(isTime ? { suffix: ` ${slide.secondsUnit}` } : { thousandSeparator: ',' })}
          onNumber={setNumber}
        />
      )}
      <Group justify="flex-end" mt="lg">
        <CancelButton onClick={onClose} />
        <Button type="submit" disabled={asking === 'labels' ? labels.length === 0 : number === null}>
          {t.apply}
        </Button>
      </Group>
    </form>
  );
}

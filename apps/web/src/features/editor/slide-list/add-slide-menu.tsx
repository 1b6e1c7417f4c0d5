import { useTexts } from '#platform/i18n';
import type { SlideType } from '@qc/contract';
import { Button, Menu, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { OFFERED_TYPES, SlideTypeIcon } from '../slide-types.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import classes from './slide-list.module.css';

/** The button that offers every type of slide with a line about it. */
export function AddSlideMenu({
  label,
  disabled,
  loading,
  onAdd,
}: {
  label: string;
  disabled: boolean;
  loading: boolean;
  onAdd: (type: SlideType) => void;
}) {
  const t = useTexts(editorTexts);
  const hints: Record<SlideType, string> = {
    trivia: t.triviaHint,
    trueFalse: t.trueFalseHint,
    survey: t.surveyHint,
    media: t.mediaHint,
  };
  return (
    <Menu width={300} position="bottom-start" shadow="lg" radius="lg">
      <Menu.Target>
        <Button leftSection={<IconPlus size={18} aria-hidden />} disabled={disabled} loading={loading} fullWidth>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {OFFERED_TYPES.map((type) => (
          <Menu.Item
            key={type}
            leftSection={
              <span className={classes.typeTile} data-type={type}>
                <SlideTypeIcon type={type} size={20} />
              </span>
            }
            onClick={() => onAdd(type)}
          >
            <Text fw={600} size="sm">
              {t[type]}
            </Text>
            <Text size="xs" c="dimmed">
              {hints[type]}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

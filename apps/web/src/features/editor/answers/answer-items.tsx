import { useAnswerLetter } from '#features/show';
import { useTexts } from '#platform/i18n';
import { useHandedPress } from '#platform/on-demand';
import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPhotoMinus, IconReplace, IconTrash } from '@tabler/icons-react';
import { AnswerButton } from './answer-button.tsx';
import { type AnswerRowProps, choosePicture } from './answer-line.tsx';

/** The button with its menu, which is open at first: its code comes with the press. */
export function AnswerItems(row: AnswerRowProps) {
  const { list, index, answer } = row;
  const button = useHandedPress();
  const t = useTexts('editorSlide');
  const letter = useAnswerLetter()(index);
  return (
    <Menu position="bottom-end" shadow="md" width={210}>
      <Menu.Target>
        <AnswerButton ref={button} {...row} />
      </Menu.Target>
      <Menu.Dropdown>
        {answer.media && (
          <>
            <Menu.Item leftSection={<IconReplace size={16} aria-hidden />} onClick={() => choosePicture(row)}>
              {t.changePicture}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconPhotoMinus size={16} aria-hidden />}
              onClick={() => list.change(index, { ...answer, media: null })}
            >
              {t.removePicture}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => list.moveAlong(index, index - 1)}
        >
          {t.moveAnswerUp(letter)}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={index === list.count - 1}
          // The library would try a disabled first item in vain, and the keyboard would stay outside.
          data-autofocus={(index === 0 && !answer.media) || undefined}
          onClick={() => list.moveAlong(index, index + 1)}
        >
          {t.moveAnswerDown(letter)}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={!list.canRemove}
          onClick={() => list.remove(index)}
        >
          {t.removeAnswer(letter)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

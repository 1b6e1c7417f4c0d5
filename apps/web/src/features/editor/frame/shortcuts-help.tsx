import type { FrameTexts } from '@qc/words/en/screens/editor/editor-frame';
import { useTexts } from '#platform/i18n';
import { Kbd, Modal, Text } from '@mantine/core';
import classes from './shortcuts-help.module.css';

type Key = keyof FrameTexts['keys'];

const GROUPS: { title: 'anywhere' | 'inList' | 'inForm'; keys: [Key, string[][]][] }[] = [
  {
    title: 'anywhere',
    keys: [
      ['undo', [['Ctrl', 'Z']]],
      [
        'redo',
        [
          ['Ctrl', 'Shift', 'Z'],
          ['Ctrl', 'Y'],
        ],
      ],
      ['panes', [['F6']]],
      ['add', [['Alt', 'N']]],
      ['missing', [['Alt', 'M']]],
      [
        'nextSlide',
        [
          ['Alt', 'PageDown'],
          ['Alt', 'PageUp'],
        ],
      ],
      ['help', [['?']]],
    ],
  },
  {
    title: 'inList',
    keys: [
      ['arrows', [['↑'], ['↓']]],
      ['edges', [['Home'], ['End']]],
      ['open', [['Enter']]],
      [
        'move',
        [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
      ],
      [
        'range',
        [
          ['Shift', '↑'],
          ['Shift', '↓'],
        ],
      ],
      ['all', [['Ctrl', 'A']]],
      ['duplicate', [['Ctrl', 'D']]],
      ['round', [['R']]],
      [
        'copy',
        [
          ['Ctrl', 'C'],
          ['Ctrl', 'X'],
          ['Ctrl', 'V'],
        ],
      ],
      ['remove', [['Delete']]],
    ],
  },
  {
    title: 'inForm',
    keys: [
      ['answer', [['Enter']]],
      ['right', [['Ctrl', 'Enter']]],
      [
        'moveAnswer',
        [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
      ],
      ['leave', [['Esc']]],
    ],
  },
];

/** Every key of the editor. On a Mac, Ctrl is Cmd. */
export function ShortcutsHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts('editorFrame');
  const isMac = /mac/i.test(navigator.platform);
  const shown = (key: string) => (isMac && key === 'Ctrl' ? '⌘' : key);
  return (
    <Modal opened={opened} onClose={onClose} title={t.help} size="lg">
      <Text c="dimmed" mb="md">
        {t.helpHint}
      </Text>
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <section key={group.title}>
            <h3 className={classes.title}>{t[group.title]}</h3>
            <dl>
              {group.keys.map(([name, ways]) => (
                <div key={name} className={classes.row}>
                  <dt>{t.keys[name]}</dt>
                  <dd dir="ltr">
                    {ways.map((way) => (
                      <span key={way.join()} className={classes.way}>
                        {way.map((key) => (
                          <Kbd key={key}>{shown(key)}</Kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

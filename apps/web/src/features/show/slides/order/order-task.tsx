import { textsIn } from '#platform/words';
import { pickedIn } from '@qc/contract/slides/picked';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { AnswerMark, answerSign, useAnswerLetter } from '../../parts/answer-marks.tsx';
import { MediaFrame } from '../../media/media-frame.tsx';
import looks from '../../parts/looks.module.css';
import shapes from '../../parts/shapes.module.css';
import styles from './order-task.module.css';
import taskStyles from '../../tasks/player-task.module.css';
import type { TaskProps } from '../phone-kind.ts';
import { placeAt, readOrder, reorder } from './reorder.ts';
import { useDraft } from '../../tasks/use-draft.ts';
import { PHONE_PICTURE } from '../../media/picture-sizes.ts';
import { keepUnits } from '../../parts/keep-units.ts';

/** What is being dragged: from which place, over which, and the middles of the rows when it began, px. */
interface Drag {
  from: number;
  over: number;
  middles: readonly number[];
}

/** Puts items in order: by dragging, by arrow buttons, or by pressing an item and then its new place. */
export function OrderTask({ question, place: visit, language, answer, disabled, onAnswer }: TaskProps) {
  const t = textsIn(language, 'task');
  const letterOf = useAnswerLetter();
  const total = question.answers.length;
  const [draft, setDraft] = useDraft(visit, '');
  const own = readOrder(draft, total);
  const [lifted, setLifted] = useState<number | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef<string | null>(null);
  const order = answer ? pickedIn(answer.response) : own;
  const fixed = answer !== null || disabled;
  const nameOf = (index: number) => question.answers[index]?.text || `${t.item} ${letterOf(index)}`;

  // A moved row loses the focus with its old place: it goes along, to the other arrow at an end.
  useLayoutEffect(() => {
    if (!follow.current) return;
    const [item, what] = follow.current.split(' ');
    follow.current = null;
    const row = list.current?.querySelector(`[data-item="${item}"]`);
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-what="${what}"]:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus();
  }, [draft]);

  const move = (from: number, to: number, what: string) => {
    const item = own[from];
    if (fixed || item === undefined || to < 0 || to >= total) return;
    if (what !== 'drag') follow.current = `${item} ${what}`;
    setDraft(reorder(own, from, to).join(' '));
    setLifted(null);
    setSaid(t.placed(nameOf(item), to + 1, total));
  };
  const press = (place: number) => {
    const item = order[place];
    if (fixed || item === undefined) return;
    if (lifted !== null && lifted !== place) return move(lifted, place, 'item');
    setLifted(lifted === null ? place : null);
    setSaid(lifted === null ? t.lifted(nameOf(item)) : '');
  };
  const take = (event: PointerEvent<HTMLElement>, from: number) => {
    if (fixed || event.button !== 0) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    event.currentTarget.setPointerCapture(event.pointerId);
    setLifted(null);
    setDrag({ from, over: from, middles: rows.map((row) => row.top + row.height / 2) });
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (drag) setDrag({ ...drag, over: placeAt(drag.middles, drag.from, event.clientY) });
  };
  const drop = () => {
    if (drag && drag.over !== drag.from) move(drag.from, drag.over, 'drag');
    setDrag(null);
  };
  // While something is held the rows only look moved: a row that is really moved would lose the finger.
  const seen = drag ? reorder(order, drag.from, drag.over) : order;

  return (
    <div className={styles.area}>
      {!answer && <p className={taskStyles.hint}>{t.orderHint}</p>}
      <ol ref={list} className={styles.list} aria-label={t.order}>
        {order.map((item, place) => {
          const name = nameOf(item);
          const shown = seen.indexOf(item) + 1;
          const media = question.answers[item]?.media;
          const held = drag?.from === place || lifted === place;
          return (
            <li
              key={item}
              data-item={item}
              className={`${styles.row} ${held ? styles.held : ''} ${lifted !== null && !held ? styles.target : ''}`}
              style={{ backgroundColor: answerSign(item).colour, order: shown }}
            >
              <span
                className={`${styles.grip} ${fixed ? styles.still : ''}`}
                onPointerDown={(event) => take(event, place)}
                onPointerMove={pull}
                onPointerUp={drop}
                onPointerCancel={() => setDrag(null)}
              >
                <span className={`${shapes.disc} ${styles.place}`}>{shown}</span>
              </span>
              <button
                type="button"
                data-what="item"
                className={styles.item}
                aria-pressed={lifted === place}
                aria-disabled={fixed}
                onClick={() => press(place)}
              >
                <span className={styles.mark}>
                  <AnswerMark index={item} />
                </span>
                {media && (
                  <span className={styles.picture}>
                    <MediaFrame media={media} sizes={PHONE_PICTURE} />
                  </span>
                )}
                <bdi className={styles.text}>{keepUnits(question.answers[item]?.text ?? '')}</bdi>
                <span className={looks.unseen}>
                  {lifted !== null && lifted !== place ? t.putHere(place + 1) : t.lift(place + 1, total)}
                </span>
              </button>
              {!answer && (
                <span className={styles.arrows}>
                  {(['up', 'down'] as const).map((what) => (
                    <button
                      key={what}
                      type="button"
                      data-what={what}
                      className={styles.arrow}
                      disabled={disabled || (what === 'up' ? place === 0 : place === total - 1)}
                      aria-label={what === 'up' ? t.earlier(name) : t.later(name)}
                      onClick={() => move(place, what === 'up' ? place - 1 : place + 1, what)}
                    >
                      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                        <path
                          d={what === 'up' ? 'M5 15 12 8 19 15' : 'M5 9 12 16 19 9'}
                          fill="none"
                          stroke="currentColor"
                          strokeWidth="3"
                        />
                      </svg>
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={looks.unseen} role="status">
        {said}
      </p>
      {!answer && (
        <button
          type="button"
          className={`${looks.button} ${shapes.stuck}`}
          disabled={disabled}
          onClick={() => onAnswer({ type: 'order', sequence: [...own] })}
        >
          {t.send}
        </button>
      )}
    </div>
  );
}

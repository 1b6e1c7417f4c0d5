import type { QuestionId } from '@qc/contract';
import { useCallback, useMemo, useState } from 'react';

/** Several slides chosen together. */
export interface SlideSelection {
  /** Empty: only the slide in the form is meant. */
  ids: ReadonlySet<QuestionId>;
  /** Several are chosen, or are about to be: boxes are shown. */
  choosing: boolean;
  /** Choosing was asked for: a tap chooses and does not open. */
  byTap: boolean;
  clear: () => void;
  toggle: (id: QuestionId) => void;
  /** From where the choosing began to here. */
  extendTo: (id: QuestionId, from: QuestionId | undefined) => void;
  all: () => void;
  startChoosing: () => void;
}

/** Holds which slides are chosen; those that are gone are forgotten. */
export function useSlideSelection(order: readonly QuestionId[]): SlideSelection {
  const [chosen, setChosen] = useState<ReadonlySet<QuestionId>>(new Set());
  const [anchor, setAnchor] = useState<QuestionId | undefined>();
  const [boxes, setBoxes] = useState(false);
  const ids = useMemo(() => {
    const there = new Set(order);
    return [...chosen].every((id) => there.has(id)) ? chosen : new Set([...chosen].filter((id) => there.has(id)));
  }, [chosen, order]);

  const clear = useCallback(() => {
    setChosen((before) => (before.size === 0 ? before : new Set()));
    setAnchor(undefined);
    setBoxes(false);
  }, []);
  const toggle = useCallback((id: QuestionId) => {
    setAnchor(id);
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const extendTo = useCallback(
    (id: QuestionId, from: QuestionId | undefined) => {
      const start = anchor !== undefined && order.includes(anchor) ? anchor : from;
      const [one, other] = [order.indexOf(start ?? id), order.indexOf(id)];
      if (start !== undefined) setAnchor(start);
      setChosen(new Set(order.slice(Math.min(one, other), Math.max(one, other) + 1)));
    },
    [anchor, order],
  );
  const all = useCallback(() => setChosen(new Set(order)), [order]);
  const startChoosing = useCallback(() => setBoxes(true), []);
  return useMemo(
    () => ({ ids, choosing: boxes || ids.size > 1, byTap: boxes, clear, toggle, extendTo, all, startChoosing }),
    [ids, boxes, clear, toggle, extendTo, all, startChoosing],
  );
}

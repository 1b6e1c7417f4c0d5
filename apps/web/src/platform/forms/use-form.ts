import {
  type FormValidateInput,
  useForm as useMantineForm,
  type UseFormInput,
  type UseFormReturnType,
} from '@mantine/form';
import type { Language } from '@qc/contract/languages';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { type FieldKinds, formErrors, refusedFields } from './form-errors.ts';
import type * as z from 'zod/mini';

interface Options<V, T> extends Pick<UseFormInput<V, T>, 'onValuesChange'> {
  initialValues: V;
  /** What the contract demands of what is sent; whoever submits is given it parsed. */
  schema?: z.ZodMiniType<T>;
  /** What is sent, made of the fields; without it, the fields as they are. */
  body?: (values: V) => unknown;
  /** What the fields hold, where that changes the words about them. */
  kinds?: FieldKinds;
  /** Rules of its own, for a form without a schema. */
  validate?: FormValidateInput<V>;
}

/** A form as its page sees it. */
export interface Form<V, T = V> extends Omit<UseFormReturnType<V, T>, 'getInputNode' | 'onSubmit'> {
  getInputNode: (path: string) => HTMLElement | null;
  /** Wrong fields are worded, and the keyboard comes to the first of them. */
  onSubmit: (send: (body: T) => void) => ReturnType<UseFormReturnType<V, T>['onSubmit']>;
  /** Words at each field what the server found wrong with it, and brings the keyboard to the first. */
  refuse: (error: Error) => void;
}

const asTheyAre = (values: unknown) => values;

/** Mantine's form with our manners: words in the language of the screens, and the keyboard where something is wrong. */
export function useForm<V extends object, T = V>(options: Options<V, T>): Form<V, T> {
  const { schema, body = asTheyAre, kinds = {}, validate, ...rest } = options;
  const { language } = useLanguage();
  // Two forms of one page may have a field of the same name.
  const name = useId().replaceAll(/[^a-z\d]/gi, '-');
  const form = useMantineForm<V, T>({
    ...rest,
    name,
    ...(validate && { validate }),
    ...(schema && {
      validate: (values: V) => formErrors(schema, kinds, language)(body(values)),
      transformValues: (values: V) => schema.parse(body(values)),
    }),
  });
  const refused = useRef<unknown>(null);
  const refusals = (words: Language) => refusedFields(refused.current, form.getValues(), kinds, words);
  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    const before = refusals(worded.current);
    const now = refusals(language);
    worded.current = language;
    for (const path of Object.keys(form.errors)) {
      // What only the server knows cannot be found anew.
      if (path in before && form.errors[path] === before[path]) form.setFieldError(path, now[path]);
      else form.validateField(path);
    }
  });
  // The same one at every turn: effects that bring the keyboard to a field do so once.
  const getInputNode = useCallback(
    (path: string) => document.querySelector<HTMLElement>(`[data-path="${name}-${path}"]`),
    [name],
  );
  return {
    ...form,
    getInputNode,
    onSubmit: (send) => form.onSubmit(send, (errors) => focusFirstError(errors, getInputNode)),
    refuse: (error) => {
      refused.current = error;
      const errors = refusals(language);
      form.setErrors(errors);
      // After the notice has come into view: the field is the nearer one.
      setTimeout(() => focusFirstError(errors, getInputNode));
    },
  };
}

/** Brings the keyboard to the first field with a problem, in the order of the form. */
function focusFirstError(errors: Record<string, unknown>, input: (path: string) => HTMLElement | null): void {
  const nodes = Object.keys(errors)
    .map(input)
    .filter((node) => node !== null);
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  nodes[0]?.focus();
}

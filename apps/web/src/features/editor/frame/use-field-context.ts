import { textsIn } from '#platform/words';
import { useCategories } from '#platform/categories';
import { useLanguage } from '#platform/i18n';
import type { EditedSlide } from '../session/editor-session.ts';
import type { FieldContext } from './field-words.ts';

/** What fields are worded with: the person's language, and the names of categories and slides. */
export function useFieldContext(slides: readonly EditedSlide[]): FieldContext {
  const { language } = useLanguage();
  const categories = useCategories();
  const t = textsIn(language, 'editor');
  return {
    language,
    categoryName: (id) => categories.find((category) => category._id === id)?.label ?? '',
    slideName: (id) => slides.find((slide) => slide.id === id)?.save.value.question.trim() || t.noText,
  };
}

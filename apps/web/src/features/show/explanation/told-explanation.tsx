import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import type { Explanation, Language } from '@qc/contract';
import { MediaFrame } from '../media/media-frame.tsx';
import { PHONE_PICTURE } from '../media/picture-sizes.ts';
import { wordsDirection } from '../parts/words-direction.ts';
import styles from './told-explanation.module.css';

/** Why the answer is right, on a phone: below the result, and in the review of one's own answers. */
export function ToldExplanation({ explanation, language }: { explanation: Explanation | null; language: Language }) {
  if (!explanation) return null;
  const { text, media } = explanation;
  return (
    <section className={styles.told}>
      <h2>{textsIn(language, 'outcome').explanation}</h2>
      {text !== '' && <p dir={wordsDirection(text, directionOf(language))}>{text}</p>}
      {media && (
        <div className={styles.picture}>
          <MediaFrame media={media} sizes={PHONE_PICTURE} />
        </div>
      )}
    </section>
  );
}

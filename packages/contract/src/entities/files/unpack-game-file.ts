import type { CategoryId } from '../../ids.ts';
import type { GameFile, GameFileSettings, GameFileSlide, GameFileUse } from './game-file.ts';
import { recordOf } from '../../pick-fields.ts';
import { mapSettingsMedia, type MediaIn } from '../game-settings.ts';
import type { MediaRef } from '../media.ts';
import type { QuestionContent } from '../question.ts';
import type { Answer } from '../../slides/answer.ts';
import { SLIDE_MEDIA_KEYS } from '../../slides/every-slide.ts';

type FileAnswers = Extract<GameFileSlide, { answers: unknown }>['answers'];
type UsedSettings = Omit<GameFileSettings, keyof MediaIn<MediaRef>> & MediaIn<MediaRef>;

/** What stands for the file's own media and categories where it is unpacked; null: left out. */
export interface UnpackNames {
  media(use: GameFileUse): MediaRef | null;
  category(name: string): CategoryId | null;
}

/** The settings and slides of a file with media and categories of the place where it is unpacked. */
export function unpackGameFile(
  { game, categories }: Pick<GameFile, 'game' | 'categories'>,
  names: UnpackNames,
): { settings: UsedSettings; slides: QuestionContent[] } {
  const one = (use: GameFileUse | null) => use && names.media(use);
  const label = (place: number) => {
    const name = categories[place];
    const id = name === undefined ? null : names.category(name);
    return id === null ? [] : [id];
  };
  const answers = (written: FileAnswers): Answer[] =>
    written.map((answer) => ({ ...answer, media: one(answer.media) }));
  const slide = (written: GameFileSlide): QuestionContent => {
    const every = {
      ...recordOf(SLIDE_MEDIA_KEYS, (field) => one(written[field])),
      labels: [...new Set(written.labels.flatMap(label))],
    };
    return 'answers' in written
      ? { ...written, ...every, answers: answers(written.answers) }
      : { ...written, ...every };
  };
  const { slides, ...settings } = game;
  return {
    settings: mapSettingsMedia(settings, ({ ref }) => names.media(ref)),
    slides: slides.map(slide),
  };
}

import { textsIn } from '#platform/words';
import { deviceName, type Language, type MediaRef, type QuestionChanges } from '@qc/contract';
import { isSameValue } from '../session/merge-stale.ts';
import type { GameFields } from '../session/editor-records.ts';
import { kindOf } from '../slides/editor-kinds.ts';

/** Anything an author changes on a slide or in the settings. */
export type EditedFields = QuestionChanges & Partial<GameFields>;
export type FieldName = keyof EditedFields;

/** What a field's words need beside the field. */
export interface FieldContext {
  language: Language;
  categoryName: (id: string) => string;
  slideName: (id: string) => string;
}

/** What one field says, as a person reads it: texts as they are, choices as their controls call them; empty: nothing. */
export function wordsOfField(field: FieldName, record: EditedFields, context: FieldContext): string {
  const { language } = context;
  const slide = textsIn(language, 'editorSlide');
  const settings = textsIn(language, 'editorSettings');
  const rules = textsIn(language, 'editorRules');
  const show = textsIn(language, 'editorShow');
  switch (field) {
    case 'type':
      return record.type ? textsIn(language, 'slideTypes')[record.type] : '';
    case 'selection':
      return record.selection ? slide[record.selection] : '';
    case 'answers':
      return wordsOfAnswers(record, language);
    case 'typing':
      return wordsOfTyping(record, language);
    case 'numberKey':
      return wordsOfNumber(record, language);
    case 'buzzer':
      return wordsOfBuzzer(record, language);
    case 'break':
      return wordsOfBreak(record, language);
    case 'time':
      return typeof record.time === 'number' ? slide.seconds(record.time) : '';
    case 'times':
      return record.times ? slide.timesNames[record.times] : '';
    case 'round':
      return record.round ? record.round.title || '✓' : '';
    case 'labels':
      return (record.labels ?? []).map(context.categoryName).join('\n');
    case 'questions':
      return (record.questions ?? []).map((id, at) => `${at + 1}. ${context.slideName(id)}`).join('\n');
    case 'lobbySlides':
      return (record.lobbySlides ?? [])
        .map(({ media, caption }) => [plainWords(media, language), caption].filter(Boolean).join(' · '))
        .join('\n');
    case 'setting':
      return record.setting ? textsIn(language, 'devices').names[deviceName(record.setting.gameType)] : '';
    case 'language':
      return record.language ? settings[record.language] : '';
    case 'direction':
      return record.direction ? settings[record.direction] : '';
    case 'showResultsAfter':
      return record.showResultsAfter ? settings[record.showResultsAfter] : '';
    case 'backdrop':
      return record.backdrop ? textsIn(language, 'editorLook').backdrops[record.backdrop] : '';
    case 'soundSet':
      return record.soundSet ? textsIn(language, 'editorLook').soundSets[record.soundSet] : '';
    case 'nameRule':
      return record.nameRule ? rules.nameRules[record.nameRule] : '';
    case 'pressCounts':
      return record.pressCounts ? rules.presses[record.pressCounts] : '';
    case 'callerPoints':
      return record.callerPoints ? rules.callersScore[record.callerPoints] : '';
    case 'readingPace':
      return record.readingPace ? show.paces[record.readingPace] : '';
    case 'podiumPace':
      return record.podiumPace ? show.podiumPaces[record.podiumPace] : '';
    case 'answerLetters':
      return record.answerLetters ? show.lettersFrom[record.answerLetters] : '';
    case 'reactions':
      return record.reactions ? show.reactionsShown[record.reactions] : '';
    case 'readSeconds':
      return typeof record.readSeconds === 'number' ? slide.seconds(record.readSeconds) : show.byLength;
    case 'talkSeconds':
      return record.talkSeconds ? slide.seconds(record.talkSeconds) : '';
    case 'scoring':
      return wordsOfScoring(record, language);
    case 'teams':
      return wordsOfTeams(record, language);
    default:
      return plainWords(record[field], language);
  }
}

/** The fields of a record that say something, each with its name over its words, as a text to read and to keep. */
export function wordsOfFields(record: EditedFields, context: FieldContext, without: EditedFields = {}): string {
  const labels = textsIn(context.language, 'contentFields');
  const fields = (Object.keys(labels) as FieldName[]).filter(
    (field) => field in record && !(field in without && isSameValue(record[field], without[field])),
  );
  return fields
    .map((field) => [labels[field], wordsOfField(field, record, context)])
    .filter(([, words]) => words !== '')
    .map(([label, words]) => `${label}:\n${words}`)
    .join('\n');
}

function wordsOfAnswers({ type, answers = [] }: EditedFields, language: Language): string {
  const fixed = type ? kindOf({ type }).answerWords(textsIn(language, 'editorSlide')) : [];
  return answers
    .map(({ text, media, correct, spoken }, at) => {
      const words = [fixed[at] ?? text, media && plainWords(media, language), spoken].filter(Boolean).join(' · ');
      return `${correct ? '✓' : '–'} ${words}`;
    })
    .join('\n');
}

function wordsOfTyping({ typing }: EditedFields, language: Language): string {
  const t = textsIn(language, 'editorAnswers');
  if (!typing) return '';
  const strict = (['strictMarks', 'strictCase', 'strictSpaces'] as const).filter((rule) => typing[rule]);
  return [t[typing.script], ...strict.map((rule) => t[rule])].join('\n');
}

function wordsOfNumber({ numberKey }: EditedFields, language: Language): string {
  const t = textsIn(language, 'editorAnswers');
  if (!numberKey) return '';
  const { value, unit, rule, tolerance } = numberKey;
  const number = `${plainWords(value, language)} ${unit}`.trim();
  const room = rule === 'tolerance' ? `${t.distanceAllowed}: ${plainWords(tolerance, language)}` : '';
  return [number, t[rule], room].filter((line) => line !== '').join('\n');
}

function wordsOfBuzzer({ buzzer }: EditedFields, language: Language): string {
  const t = textsIn(language, 'editorAnswers');
  if (!buzzer) return '';
  const cost = buzzer.penalty > 0 ? `${t.wrongCosts}: ${plainWords(buzzer.penalty, language)}` : '';
  return [buzzer.answer, cost, buzzer.wholeTeam ? t.wholeTeam : ''].filter((line) => line !== '').join('\n');
}

function wordsOfBreak({ break: pause }: EditedFields, language: Language): string {
  const t = textsIn(language, 'editorShow');
  return pause ? [t.minutes(pause.minutes), ...(pause.music ? [t.breakMusic] : [])].join('\n') : '';
}

function wordsOfScoring({ scoring }: EditedFields, language: Language): string {
  const t = textsIn(language, 'editorRules');
  if (!scoring) return '';
  const lines = [t.profiles[scoring.profile]];
  if (scoring.profile === 'firstRight') lines.push(`${t.first}: ${scoring.first}`);
  if (scoring.profile === 'penalty') lines.push(`${t.penalty}: ${scoring.penalty}`);
  return [...lines, ...(scoring.streaks ? [t.streaks] : [])].join('\n');
}

function wordsOfTeams({ teams }: EditedFields, language: Language): string {
  const t = textsIn(language, 'editorRules');
  if (!teams) return '';
  if (teams.mode === 'off') return t.modes.off;
  const rule = teams.rule === 'best' ? `${t.rules.best}: ${teams.best}` : t.rules[teams.rule];
  return [t.modes[teams.mode], ...teams.names.map((name) => `– ${name}`), rule].join('\n');
}

function plainWords(value: string | number | boolean | MediaRef | null | undefined, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  if (typeof value === 'string') return value.trim() === '' ? '' : value;
  const kind = textsIn(language, 'mediaKinds')[value.type];
  return value.alt === '' ? kind : `${kind}: ${value.alt}`;
}

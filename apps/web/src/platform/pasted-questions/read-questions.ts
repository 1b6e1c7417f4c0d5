import { type LineMark, readLineMark, splitInline } from './line-marks.ts';
import { readKeyLine, takeRightMark } from './right-marks.ts';

/** An answer as it was pasted. */
export interface PastedAnswer {
  text: string;
  right: boolean;
}

/** A question as it was pasted. */
export interface PastedQuestion {
  question: string;
  answers: PastedAnswer[];
  /** What a line such as "Answer: B" says; empty: there was none. */
  key: string;
}

/** What a text holds: questions, and the lines that belong to none of them. */
export interface PastedQuestions {
  questions: PastedQuestion[];
  left: string[];
}

interface Line {
  /** The words without any mark. */
  text: string;
  /** The words as they came. */
  whole: string;
  mark: LineMark | null;
  key: string | null;
  right: boolean;
  star: boolean;
  sure: boolean;
  /** A blank line stands before it. */
  parted: boolean;
}

/** Reads questions with their answers out of a text; null: it does not look like questions. */
export function readQuestions(text: string): PastedQuestions | null {
  const lines = linesOf(text);
  const found = lines.some(({ mark }) => mark) ? readMarked(lines) : readBlocks(lines);
  const whole = found.questions.filter(isWhole);
  return whole.length > 0 && whole.length * 2 > found.questions.length ? found : null;
}

/** The lines of a text without their marks, each with whether it is marked as right: what an answer field takes. */
export function readAnswerLines(text: string): PastedAnswer[] {
  const lines = linesOf(text);
  const counted = lines.map((line, at) => {
    const { mark } = line;
    const counts = mark !== null && (mark.places.length === 0 || mark.places.includes(at));
    return { line, counts };
  });
  // A label is one only where the lines are counted through: "A. Lincoln" alone keeps its A.
  const all = lines.length > 1 && counted.every(({ counts }) => counts);
  return withoutStars(
    lines.map((line) => ({ ...line, text: all || line.mark?.kind === 'bullet' ? line.text : line.whole })),
  );
}

function isWhole({ answers, key }: PastedQuestion): boolean {
  return answers.length > 1 || (answers.length === 0 && key !== '');
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let parted = false;
  for (const raw of text.split(/\r\n|[\n\r\v\f\u2028\u2029]/u).flatMap((line) => splitInline(tidy(line)))) {
    if (raw === '') {
      parted = true;
      continue;
    }
    lines.push(lineOf(raw, parted));
    parted = false;
  }
  // Two stars under each other are the bullets of a list.
  const starred = lines.some((line, at) => line.star && line.mark === null && lines[at + 1]?.star === true);
  return starred
    ? lines.map((line) => (line.star && !line.mark ? { ...line, mark: starMark(line.text) } : line))
    : lines;
}

function lineOf(raw: string, parted: boolean): Line {
  const key = readKeyLine(raw);
  const outer = takeRightMark(raw);
  const mark = key === null ? readLineMark(outer.text) : null;
  const inner = mark ? takeRightMark(mark.rest) : outer;
  const text = mark ? inner.text : outer.text;
  return {
    text: text.trim(),
    whole: outer.text.trim(),
    mark: mark && text.trim() !== '' ? mark : null,
    key,
    right: outer.right || inner.right,
    star: outer.star,
    sure: outer.sure || (mark !== null && inner.right),
    parted,
  };
}

const starMark = (rest: string): LineMark => ({ kind: 'bullet', style: '*', places: [], rest });

/** Spaces of every kind as one, and no marks of direction, which text copied from elsewhere is full of. */
function tidy(line: string): string {
  return line
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000 ]+/gu, ' ')
    .trim();
}

/** Lines of which some carry marks. */
function readMarked(lines: readonly Line[]): PastedQuestions {
  const asked = questionStyle(lines);
  const answersMarked = lines.some(({ mark }) => mark !== null && mark.style !== asked);
  const questions: Draft[] = [];
  const left: string[] = [];
  let current: Draft | null = null;
  const begin = (text: string) => {
    current = { question: text, lines: [], key: '' };
    questions.push(current);
  };
  const drop = (draft: Draft) => {
    questions.splice(questions.indexOf(draft), 1);
    left.push(draft.question);
  };
  for (const line of lines) {
    const now = current as Draft | null;
    if (line.key !== null && now) now.key = joined(now.key, line.key);
    else if (asked !== null && line.mark?.style === asked) begin(line.text);
    else if (now && isAnswerMark(line, now)) now.lines.push(line);
    else if (asked === null) {
      const title = now !== null && now.lines.length === 0 && now.key === '';
      if (title && !line.parted) now.question = joined(now.question, line.whole);
      else {
        if (title) drop(now);
        begin(line.whole);
      }
    } else if (!now || (line.parted && now.lines.length > 0 && answersMarked)) left.push(line.whole);
    else if (!answersMarked) now.lines.push({ ...line, text: line.whole });
    else if (now.lines.length === 0) now.question = joined(now.question, line.whole);
    else now.lines.push(continued(now.lines.pop(), line));
  }
  return { questions: questions.map(finish), left };
}

interface Draft {
  question: string;
  lines: Line[];
  key: string;
}

function finish({ question, lines, key }: Draft): PastedQuestion {
  return { question, answers: withoutStars(lines), key };
}

function isAnswerMark({ mark }: Line, { lines }: Draft): boolean {
  return mark !== null && (mark.places.length === 0 || mark.places.includes(lines.length));
}

function continued(last: Line | undefined, line: Line): Line {
  return last ? { ...last, text: joined(last.text, line.whole), right: last.right || line.right } : line;
}

function joined(before: string, after: string): string {
  return before === '' ? after : `${before} ${after}`;
}

/** The style of the marks that stand before questions; null: questions have none. */
function questionStyle(lines: readonly Line[]): string | null {
  if (lines.some(({ mark }) => mark?.kind === 'asked')) return 'asked';
  const first = lines.find(({ mark }) => mark !== null);
  if (!first?.mark || first.mark.kind !== 'number') return null;
  const { style } = first.mark;
  const others = lines.some(({ mark, key }) => key === null && mark?.style !== style);
  if (!others) return null;
  if (lines[0] === first) return style;
  // Below a plain line: numbered questions under a title, or numbered answers under a question, counted anew each time.
  const firsts = lines.filter(({ mark }) => mark?.style === style && mark.places.includes(0)).length;
  const lettered = lines.some(({ mark }) => mark !== null && mark.style !== style);
  return lettered && firsts < 2 ? style : null;
}

/** Lines without any mark: blocks between blank lines, the first line of each is the question. */
function readBlocks(lines: readonly Line[]): PastedQuestions {
  const questions: PastedQuestion[] = [];
  const left: string[] = [];
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!last || (line.parted && line.key === null)) blocks.push([line]);
    else last.push(line);
  }
  for (const [first, ...rest] of blocks) {
    if (!first) continue;
    if (rest.length === 0) left.push(first.whole);
    else {
      const key = rest.flatMap((line) => line.key ?? []).join(' ');
      questions.push({ question: first.whole, answers: withoutStars(rest.filter((line) => line.key === null)), key });
    }
  }
  return { questions, left };
}

/** A star before every one of them is a bullet and says nothing. */
function withoutStars(lines: readonly Line[]): PastedAnswer[] {
  const bullets = lines.length > 1 && lines.every(({ star }) => star);
  return lines.map(({ text, right, sure }) => ({ text, right: bullets ? sure : right }));
}

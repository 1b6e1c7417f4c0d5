import type { PastedSource } from '#platform/pasted-questions';
import type { GameId, Question } from '@qc/contract';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Where questions from elsewhere go: a game, and the place of the first of them. */
export interface QuestionTarget {
  game: GameId;
  setIndex: number;
}

/** A sheet that a new game begins with: the game is made once its questions are wanted. */
export interface SheetStart {
  file: File;
  makeGame: () => Promise<GameId>;
}

/** Where questions go, with those that were pasted and are to be looked at first. */
export interface QuestionOpening extends QuestionTarget {
  pasted?: PastedSource;
}

/** Questions that came into a game, saved; the game's version moved with them. */
export interface ImportedQuestions {
  questions: Question[];
  gameVersion: number;
}

/** What a dialog that brings questions must take: features `library` and `excel` provide them, `app` mounts them. */
export interface QuestionSourceDialogProps {
  /** Null: closed. */
  target: QuestionTarget | null;
  /** Pasted questions: what is shown at once, without a file. */
  pasted?: PastedSource | undefined;
  /** A sheet for a game that is not there yet, in place of the target. */
  start?: SheetStart | undefined;
  onImported: (imported: ImportedQuestions) => void;
  onClose: () => void;
}

type Source = 'library' | 'excel';
type Open = (opening: QuestionOpening) => Promise<ImportedQuestions | null>;

/** Ways to bring questions into a game; each gives null when the dialog was closed without importing. */
export interface QuestionSources {
  openLibrary: Open;
  openExcel: Open;
  openExcelFile: (start: SheetStart) => Promise<ImportedQuestions | null>;
}

const SourcesContext = createContext<QuestionSources | null>(null);

/** Mounts both dialogs once for the whole app and gives every screen below the way to open them. */
export function QuestionSourcesProvider({
  library: Library,
  excel: Excel,
  children,
}: {
  library: ComponentType<QuestionSourceDialogProps>;
  excel: ComponentType<QuestionSourceDialogProps>;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState<{
    source: Source;
    target: QuestionTarget | null;
    pasted: PastedSource | undefined;
    start?: SheetStart;
  } | null>(null);
  const answer = useRef<((imported: ImportedQuestions | null) => void) | null>(null);

  const finish = useCallback((imported: ImportedQuestions | null) => {
    answer.current?.(imported);
    answer.current = null;
    setOpened(null);
  }, []);
  const sources = useMemo<QuestionSources>(() => {
    const opener =
      (source: Source): Open =>
      ({ pasted, ...target }) => {
        answer.current?.(null);
        setOpened({ source, target, pasted });
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      };
    const openExcelFile = (start: SheetStart) => {
      answer.current?.(null);
      setOpened({ source: 'excel', target: null, pasted: undefined, start });
      return new Promise<ImportedQuestions | null>((resolve) => {
        answer.current = resolve;
      });
    };
    return { openLibrary: opener('library'), openExcel: opener('excel'), openExcelFile };
  }, []);
  const propsOf = (source: Source) => ({
    target: opened?.source === source ? opened.target : null,
    pasted: opened?.source === source ? opened.pasted : undefined,
    start: opened?.source === source ? opened.start : undefined,
    onImported: finish,
    onClose: () => finish(null),
  });

  return (
    <SourcesContext value={sources}>
      {children}
      <Library {...propsOf('library')} />
      <Excel {...propsOf('excel')} />
    </SourcesContext>
  );
}

/** The ways to bring questions from elsewhere into a game. */
export function useQuestionSources(): QuestionSources {
  const sources = useContext(SourcesContext);
  if (!sources) throw new Error('useQuestionSources needs a QuestionSourcesProvider above it');
  return sources;
}

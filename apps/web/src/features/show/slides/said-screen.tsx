import type { Language, QuestionView } from '@qc/contract';
import { SaidBoard } from '../screen/said-board.tsx';
import { OnPhone } from './on-phone.tsx';
import type { ScreenKind } from './screen-kind.ts';

/** A kind whose answers are said, on the big screen. `written` is how the engine's words are shown there. */
export function saidOnScreen(
  howTo: (question: QuestionView, language: Language) => string,
  written: (words: string, question: QuestionView) => string,
): ScreenKind {
  return {
    Below: ({ phase, view, language, tall }) => {
      const { question } = phase;
      if (phase.phase !== 'reveal')
        return <OnPhone words={howTo(question, language)} unit={question.unit} over={phase.phase === 'closed'} />;
      return (
        <SaidBoard
          said={(view.said ?? []).map((row) => ({ ...row, text: written(row.text, question) }))}
          solution={phase.solution.map((words) => written(words, question))}
          answered={view.answered}
          closest={phase.closest}
          unit={question.unit}
          language={language}
          tall={tall}
        />
      );
    },
    space: ({ phase }) => (phase.phase === 'reveal' ? 'outcome' : 'task'),
  };
}

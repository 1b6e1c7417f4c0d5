import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { createQuestion } from './create-question.ts';
import { createQuestions } from './create-questions.ts';
import { deleteQuestion } from './delete-question.ts';
import { getQuestion } from './get-question.ts';
import { listQuestions } from './list-questions.ts';
import { replicateQuestion } from './replicate-question.ts';
import { restoreQuestion } from './restore-question.ts';
import { saveQuestion } from './save-question.ts';

/** The calls under /question. */
export function questionHandlers(platform: Platform) {
  return {
    listQuestions: async (call) => listQuestions(platform, signedIn(call), call.query),
    getQuestion: async (call) => getQuestion(platform, signedIn(call), call.params.id),
    createQuestion: async (call) => createQuestion(platform, signedIn(call), call.body),
    createQuestions: async (call) => createQuestions(platform, signedIn(call), call.body),
    saveQuestion: async (call) => {
      const { version: _version, ...changes } = call.body;
      return saveQuestion(platform, signedIn(call), call.params.id, changes, call.ifMatch);
    },
    deleteQuestion: async (call) => deleteQuestion(platform, signedIn(call), call.params.id),
    restoreQuestion: async (call) => restoreQuestion(platform, signedIn(call), call.params.id),
    replicateQuestion: async (call) => replicateQuestion(platform, signedIn(call), call.params.id),
  } satisfies Partial<Handlers>;
}

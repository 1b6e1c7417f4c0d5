import { acting } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { importQuestions } from './import-questions.ts';
import { listLibrary } from './list-library.ts';
import { listLibraryKeys } from './list-library-keys.ts';
import { publishQuestion } from './publish-question.ts';

/** The calls about the question library. */
export function libraryHandlers(platform: Platform) {
  return {
    listLibrary: async (call) => listLibrary(platform, signedIn(call), call.query),
    listLibraryKeys: async (call) => listLibraryKeys(platform, signedIn(call), call.query),
    importQuestions: async (call) => importQuestions(platform, signedIn(call), call.body),
    publishQuestion: async (call) => publishQuestion(platform, acting(call), call.params.id, call.body),
  } satisfies Partial<Handlers>;
}

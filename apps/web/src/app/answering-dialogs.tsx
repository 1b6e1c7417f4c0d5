import { type AnswerProps, type AskName, useAsked } from '#platform/asks';
import { dialogOnDemand } from '#platform/on-demand';
import { withWords } from '#platform/words-loader';
import type { ComponentType } from 'react';

/** A dialog of a feature that answers what screens ask; its code is fetched when it is first asked. */
function answering<Name extends AskName>(
  name: Name,
  load: () => Promise<ComponentType<AnswerProps<Name>>>,
): ComponentType {
  const Dialog = dialogOnDemand(load, ({ asked }) => asked !== null);
  return function AnsweringDialog() {
    return <Dialog {...useAsked(name)} />;
  };
}

const DIALOGS: Readonly<Record<AskName, ComponentType>> = {
  share: answering('share', async () => (await withWords(import('#features/sharing'), 'author', 'lists')).ShareDialog),
  giveOut: answering('giveOut', async () => (await withWords(import('#features/assignments'), 'lists')).GiveOutDialog),
  grantCredits: answering(
    'grantCredits',
    async () => (await withWords(import('#features/admin-credits'), 'admin', 'errors')).GrantCreditsPanel,
  ),
  manageCategories: answering(
    'manageCategories',
    async () => (await withWords(import('#features/categories'), 'lists')).CategoriesDialog,
  ),
  chooseMedia: answering(
    'chooseMedia',
    async () => (await withWords(import('#features/gallery'), 'errors', 'gallery', 'show')).GalleryDialog,
  ),
  fromLibrary: answering(
    'fromLibrary',
    async () => (await withWords(import('#features/library'), 'lists')).LibraryDialog,
  ),
  fromSheet: answering('fromSheet', async () => (await withWords(import('#features/excel'), 'lists')).ExcelDialog),
  payRun: answering(
    'payRun',
    async () => (await withWords(import('#features/start-run'), 'author', 'lists')).UnpaidRunDialog,
  ),
};

/** Mounts every dialog that answers what one screen asks and another feature does. */
export function AnsweringDialogs() {
  return Object.entries(DIALOGS).map(([name, Dialog]) => <Dialog key={name} />);
}

import type { AnswerProps } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { SidePanel } from '#ui/side-panel';

import { GrantForm } from './grant-form.tsx';

/** Gives credits, or a yearly subscription, to a person or an institution by hand. */
export function GrantCreditsPanel({ asked: owner, onClose }: AnswerProps<'grantCredits'>) {
  const t = useTexts('adminCredits');
  return (
    <SidePanel opened={owner !== null} onClose={onClose} title={owner ? t.grantTitle(owner.name) : ''} dirty>
      {owner && <GrantForm key={owner._id} owner={owner} onDone={onClose} />}
    </SidePanel>
  );
}

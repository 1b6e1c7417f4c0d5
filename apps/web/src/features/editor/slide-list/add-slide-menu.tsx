import { codeOf, tellNotFetched } from '#platform/on-demand';
import { useState } from 'react';
import { AddSlideButton, type AddSlideProps } from './add-slide-button.tsx';

interface Props extends AddSlideProps {
  /** Left out: it is opened by its button alone. */
  opened?: boolean;
  onOpened?: (opened: boolean) => void;
}

const useCode = codeOf(async () => (await import('./add-slide-list.tsx')).AddSlideList);

/** The button that offers every type of slide with a line about it, and ready-made questions. */
export function AddSlideMenu({ opened, onOpened, ...add }: Props) {
  const [own, setOwn] = useState(false);
  const isOpen = opened ?? own;
  const open = onOpened ?? setOwn;
  const List = useCode(isOpen, () => {
    open(false);
    tellNotFetched();
  });
  // eslint-disable-next-line react/static-components -- fetched once, not made here
  if (List) return <List {...add} opened={isOpen} onOpened={open} />;
  const ahead = () => void useCode.preload();
  return <AddSlideButton {...add} onClick={() => open(true)} onPointerEnter={ahead} onFocus={ahead} />;
}

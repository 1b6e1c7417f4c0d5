import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** What the dialog that manages categories must take: feature `categories` provides it, `app` mounts it. */
export interface CategoryDialogProps {
  open: boolean;
  onClose: () => void;
}

const ManagerContext = createContext<(() => void) | null>(null);

/** Mounts the dialog once for the whole app and gives every screen below the way to open it. */
export function CategoryManagerProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<CategoryDialogProps>;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const manage = useCallback(() => setOpen(true), []);
  return (
    <ManagerContext value={manage}>
      {children}
      <Dialog open={open} onClose={() => setOpen(false)} />
    </ManagerContext>
  );
}

/** Opens the management of categories over the current screen. */
export function useCategoryManager(): () => void {
  const manage = useContext(ManagerContext);
  if (!manage) throw new Error('useCategoryManager needs a CategoryManagerProvider above it');
  return manage;
}

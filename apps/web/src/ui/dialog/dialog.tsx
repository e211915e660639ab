import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** `menu` stands at the right edge of the window over its whole height. */
  readonly shape?: 'dialog' | 'menu';
}

/** A question that comes before everything else; a sheet from the bottom edge on phones. Answers go in DialogActions. */
export function Dialog({ open, onOpenChange, title, description, children, shape = 'dialog' }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim" />
        <Radix.Content
          className={classNames('dialog', shape === 'menu' && 'menu-sheet')}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Back to what opened it, unless the answer led elsewhere and the focus went there.
            event.preventDefault();
            if (document.activeElement === document.body && opener.current instanceof HTMLElement)
              opener.current.focus();
          }}
          onInteractOutside={(event) => {
            // A toast stands above the dialog and may be closed without closing the dialog with it.
            if (event.target instanceof Element && event.target.closest('.toasts')) event.preventDefault();
          }}
        >
          <div className="dialog-head">
            <Radix.Title className="text-h3">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<XIcon weight="bold" />} />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="text-soft">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The answers of a dialog, the main one last: at the right, or lowest on phones. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="dialog-actions">{children}</div>
);

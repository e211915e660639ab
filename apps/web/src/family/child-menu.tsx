import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { ChildChoices } from './child-choices.tsx';
import './family.css';
import { useFamily } from './use-family.ts';

interface ChildMenuProps {
  readonly open: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  onOpenChange(open: boolean): void;
}

/** Who stories are for, under the button that asks. */
export default function ChildMenu({ open, opener, onOpenChange }: ChildMenuProps) {
  const family = useFamily();
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className="child-menu"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Who stories are for"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) opener.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes the menu by itself.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <div
            // A press on a child is the answer; the arrow keys may still be on their way to another one.
            onClick={(event) => {
              if (event.detail > 0 && event.target instanceof HTMLInputElement) onOpenChange(false);
            }}
          >
            <ChildChoices label="Stories are for" family={family} nobody="Nobody in particular" />
          </div>
          <Link href="/children" className="child-menu-link" onClick={() => onOpenChange(false)}>
            <UsersThreeIcon aria-hidden="true" />
            Add or change children
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

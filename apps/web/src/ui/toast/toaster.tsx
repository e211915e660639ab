import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { dismissToast, useToasts } from './toast.ts';
import { TOAST_DURATION, TOAST_HOTKEY, TOAST_SWIPE, type ToastEntry } from './toast-state.ts';
import { useSwipeRight } from './use-swipe-right.ts';

/**
 * Counts down while nothing holds it; what is left survives a pause. Stops and starts in the very commit that shows
 * whether it is held: a timer that ends between the two would take away what somebody is reading.
 */
function useCountdown(milliseconds: number, held: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useLayoutEffect(() => {
    if (held) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held]);
}

function Toast({ toast }: { readonly toast: ToastEntry }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => dismissToast(toast.id);
  const { offset, handlers } = useSwipeRight(TOAST_SWIPE, dismiss);
  const held = pointed || focused || offset > 0;
  useCountdown(toast.duration ?? TOAST_DURATION, held, dismiss);
  const failed = toast.kind === 'failure';
  const Sign = failed ? WarningCircleIcon : CheckCircleIcon;
  return (
    <div
      className={failed ? 'toast toast-failure' : 'toast'}
      lang={toast.lang}
      data-held={held || undefined}
      tabIndex={-1}
      style={
        offset > 0 ? { transform: `translateX(${offset}px)`, opacity: Math.max(0.3, 1 - offset / 320) } : undefined
      }
      {...handlers}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <Sign className="toast-sign" weight="fill" aria-hidden="true" />
      <div className="toast-words">
        <p className="font-[650]">{toast.title}</p>
        {toast.description && <p className="toast-description">{toast.description}</p>}
        {toast.action && (
          <Button
            className="toast-action"
            onClick={() => {
              toast.action?.run();
              dismiss();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton label="Close" lang="en" icon={<XIcon weight="bold" />} onClick={dismiss} />
    </div>
  );
}

/** The corner toasts come up in. Both live regions are there from the start, so that a reader hears what enters them. */
export function Toaster() {
  const corner = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const open = useToasts().filter((toast) => toast.open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== TOAST_HOTKEY) return;
      before.current = document.activeElement;
      (corner.current?.querySelector<HTMLElement>('.toast') ?? corner.current)?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const anyOpen = open.length > 0;
  useEffect(() => {
    // The focus goes back where F8 took it from when the toast that held it is gone.
    if (anyOpen || !(before.current instanceof HTMLElement)) return;
    if (document.activeElement === document.body || document.activeElement === corner.current) before.current.focus();
    before.current = null;
  }, [anyOpen]);
  const ofKind = (kind: 'message' | 'failure') =>
    open.filter((toast) => (toast.kind ?? 'message') === kind).map((toast) => <Toast key={toast.id} toast={toast} />);
  return (
    <section ref={corner} className="toasts no-print" aria-label={`Notifications (${TOAST_HOTKEY})`} tabIndex={-1}>
      <div role="status" aria-live="polite">
        {ofKind('message')}
      </div>
      <div role="alert" aria-live="assertive">
        {ofKind('failure')}
      </div>
    </section>
  );
}

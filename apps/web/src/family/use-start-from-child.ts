import type { Child } from '@storylantern/contract';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { differs, refill, same } from './refill.ts';
import { useFamily } from './use-family.ts';

/** What the forms of this device were filled with last, so that a reload still knows what the parent did not type. */
const STORED = 'storylantern.filled.';
const memory = new Map<string, string>();

function filledBefore<Draft>(form: string): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED + form) ?? memory.get(form) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Draft>) : {};
  } catch {
    // Closed storage, or words that are not ours: every field then counts as the parent's own.
    return {};
  }
}

function keepFilled(form: string, filling: object): void {
  const kept = JSON.stringify(filling);
  memory.set(form, kept);
  try {
    localStorage.setItem(STORED + form, kept);
  } catch (storageIsClosed) {
    console.warn('What was filled in is remembered until the page is left.', storageIsClosed);
  }
}

interface Start<Draft extends FieldValues> {
  /** Names the form among those of this device. */
  readonly name: string;
  readonly empty: Draft;
  /** The field that says who it is about. */
  readonly nameField: Path<Draft>;
  /** The field that says how the name is said. */
  readonly saidField: Path<Draft>;
  readonly form: Pick<UseFormReturn<Draft>, 'getValues' | 'setValue'>;
  /** What stands in the form now. */
  readonly draft: Draft;
  /** What is known of a child, by the fields of the form. */
  fillingOf(child: Child): Partial<Draft>;
}

export interface StartFromChild<Draft> {
  /** Where the words of a field came from, while they are still those of the child; undefined for the parent's own. */
  originOf(field: keyof Draft): string | undefined;
  /** A field holds what is known of the child. */
  isFilled(field: keyof Draft): boolean;
  /** The form says something else than what is known of the child. */
  readonly differs: boolean;
  /** Puts everything known of the child into the form, in place of what stood there. */
  startOver(): void;
}

/**
 * Starts a form from the child that stories are for, and follows the choice while the form is open: only fields the
 * parent did not touch change. A form that opens with another child's name in it is about that child, and is left as
 * it is until the parent chooses.
 */
export function useStartFromChild<Draft extends FieldValues>(start: Start<Draft>): StartFromChild<Draft> {
  const { chosen, known } = useFamily();
  const [filling, setFilling] = useState<Partial<Draft>>({});
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  const opened = useRef(false);
  // Read again when what is known of the child changes, and not with every drawing of the form.
  const subject = JSON.stringify(chosen ?? null);

  useEffect(() => {
    if (!known) return;
    const { name, empty, nameField, form, fillingOf } = latest.current;
    const child = JSON.parse(subject) as Child | null;
    const draft = form.getValues();
    const next = child ? fillingOf(child) : {};
    const before = filledBefore<Draft>(name);
    const named = String(draft[nameField] ?? '').trim();
    const aboutAnother = child !== null && !['', child.nickname, String(before[nameField] ?? '')].includes(named);
    const leaveAlone = !opened.current && aboutAnother;
    opened.current = true;
    setFilling(next);
    if (leaveAlone) return;
    put(form, draft, refill(draft, empty, before, next));
    keepFilled(name, next);
  }, [known, subject]);

  // The way a name is said belongs to that name: under another one it would be heard and not seen.
  const { draft, nameField, saidField } = start;
  const named = String(draft[nameField] ?? '').trim();
  const said = filling[saidField];
  const putAside = useRef(false);
  useEffect(() => {
    if (typeof said !== 'string' || said === '') return;
    const { form } = latest.current;
    const current: unknown = form.getValues(saidField);
    const another = named !== filling[nameField];
    if (another && current === said) form.setValue(saidField, '' as PathValue<Draft, Path<Draft>>);
    if (!another && current === '' && putAside.current) form.setValue(saidField, said as PathValue<Draft, Path<Draft>>);
    putAside.current = another;
  }, [named, said, nameField, saidField, filling]);

  const isFilled = (field: keyof Draft) => field in filling && same(draft[field], filling[field]);
  return {
    isFilled,
    originOf: (field) =>
      chosen && draft[field] !== '' && isFilled(field)
        ? `From what you keep about ${chosen.nickname}. Take out what should not be in this one.`
        : undefined,
    differs: differs(draft, filling),
    startOver: () => {
      const before = start.form.getValues();
      put(start.form, before, { ...before, ...filling });
      keepFilled(start.name, filling);
    },
  };
}

/** Writes the fields that changed. */
function put<Draft extends FieldValues>(form: Start<Draft>['form'], before: Draft, after: Draft): void {
  for (const field of Object.keys(after) as Path<Draft>[]) {
    if (same(before[field], after[field])) continue;
    form.setValue(field, after[field] as PathValue<Draft, Path<Draft>>, { shouldDirty: true });
  }
}

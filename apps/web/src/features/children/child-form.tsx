import {
  AGE_BANDS,
  ageBandOfChild,
  childDetailsSchema,
  LIMITS,
  yearsOfChild,
  type AgeBand,
  type Child,
  type Gender,
} from '@storylantern/contract';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ageAsFact } from '../../family/age-in-words.ts';
import { useKeepChild } from '../../family/change-children.ts';
import { NameSaidField } from '../../family/name-said-field.tsx';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { GENDER_CHOICES } from '../../ui/child/gender-choices.ts';
import { LooksFields } from '../../ui/child/looks-fields.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { errorsAtFields } from '../../lib/errors-at-fields.ts';
import { BirthMonthField } from './birth-month-field.tsx';
import { ChildDrawing } from './child-drawing.tsx';
import { birthMonthOf, detailsOf, draftOf, EMPTY, type Draft } from './draft.ts';
import { forgetNewChild, keepNewChild, keptNewChild } from './new-child.ts';

const AGES = AGE_BANDS.map((value) => ({ value, label: value }));

const checked: Resolver<Draft> = (values) => {
  const read = childDetailsSchema.safeParse(detailsOf(values));
  const half = birthMonthOf(values) === null;
  if (read.success && !half) return { values, errors: {} };
  return {
    values: {},
    errors: {
      ...errorsAtFields(read.error?.issues ?? []),
      ...(half ? { month: { type: 'half', message: 'Please choose a month and a year.' } } : {}),
    },
  };
};

interface ChildFormProps {
  /** Undefined for a child that is being added. */
  readonly child: Child | undefined;
}

/** What the family writes down about a child. A name is enough. */
export function ChildForm({ child }: ChildFormProps) {
  const [today] = useState(() => new Date());
  const [key] = useState(randomKey);
  const [, navigate] = useLocation();
  const { register, control, handleSubmit, setValue, setError, watch, formState } = useForm<Draft>({
    defaultValues: child ? draftOf(child) : keptNewChild(),
    resolver: checked,
  });
  const keep = useKeepChild();
  const draft = watch();
  const { errors } = formState;
  const over = useRef(false);
  const forget = () => {
    over.current = true;
    if (!child) forgetNewChild();
  };
  useEffect(() => {
    if (!child && !over.current) keepNewChild(draft);
  }, [child, draft]);
  const bornIn = birthMonthOf(draft);
  const born = { ageBand: draft.ageBand || null, birthMonth: bornIn || null };
  const years = yearsOfChild(born, today);
  const name = draft.nickname.trim();

  const setBirthMonth = (month: string, year: string) => {
    setValue('month', month, { shouldDirty: true });
    setValue('year', year, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };

  const submit = (written: Draft) =>
    keep.mutate(
      { details: detailsOf(written), id: child?.id, key },
      {
        onSuccess: () => {
          forget();
          navigate('/children');
        },
        onError: (error) => {
          const field = error instanceof ApiError ? error.field : undefined;
          const at = field === 'birthMonth' ? 'month' : field;
          if (at !== undefined && at in EMPTY)
            setError(
              at as keyof Draft,
              { message: sentenceOf(error, 'Please look at this once more.') },
              { shouldFocus: true },
            );
        },
      },
    );
  const unsaid = keep.isError && !(keep.error instanceof ApiError && keep.error.field !== undefined);

  return (
    <div className="child-layout">
      <form className="child-form" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <header>
          <PageHeading>{child ? `About ${child.nickname}` : 'Add a child'}</PageHeading>
          <p className="lead soft mt-2">
            A name is enough. Every form starts from what you write here, and stays yours to change.
          </p>
        </header>
        <TextField
          label="Nickname"
          autoComplete="off"
          hint="As stories should say it. It need not be the name in the passport."
          maxLength={LIMITS.childName}
          error={errors.nickname?.message}
          {...register('nickname')}
        />
        <Controller
          control={control}
          name="ageBand"
          render={({ field }) => (
            <ChipGroup<AgeBand>
              label="Age"
              optional
              choices={AGES}
              value={bornIn ? ageBandOfChild(born, today) : field.value}
              onChange={(ageBand) => {
                // The two would contradict each other, and the month would win unseen.
                if (bornIn) setBirthMonth('', '');
                field.onChange(ageBand);
              }}
            />
          )}
        />
        <BirthMonthField
          month={draft.month}
          year={draft.year}
          today={today}
          hint={
            bornIn
              ? `${ageAsFact(born, today)} now: stories are told for ${ageBandOfChild(born, today)}.`
              : 'With it, the age goes up by itself.'
          }
          error={errors.month?.message}
          onChange={({ month, year }) => setBirthMonth(month, year)}
        />
        <Controller
          control={control}
          name="gender"
          render={({ field }) => (
            <ChipGroup<Gender>
              label="Gender"
              optional
              hint="Decides between she, he and they, and nothing else."
              choices={GENDER_CHOICES}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <div className="child-looks">
          <ChildDrawing className="child-drawing-within" name={draft.nickname} looks={draft.looks} years={years} />
          <Controller
            control={control}
            name="looks"
            render={({ field }) => <LooksFields name={draft.nickname} looks={field.value} onChange={field.onChange} />}
          />
        </div>
        <TextArea
          label={`What does ${name || 'your child'} love?`}
          optional
          rows={2}
          maxLength={LIMITS.childNotes}
          placeholder="Trains, drawing cats, her rabbit Pip"
          error={errors.interests?.message}
          {...register('interests')}
        />
        <TextArea
          label="What helps when things are hard?"
          optional
          rows={2}
          maxLength={LIMITS.childNotes}
          placeholder="A hug, counting to ten, Dad's hand"
          error={errors.helps?.message}
          {...register('helps')}
        />
        <Controller
          control={control}
          name="nameSaid"
          render={({ field }) => (
            <NameSaidField
              label="How is the name said?"
              hint="Only if the voice gets it wrong, in plain letters: “neev” for Niamh."
              value={field.value}
              written={draft.nickname}
              error={errors.nameSaid?.message}
              onChange={field.onChange}
            />
          )}
        />
        {unsaid && (
          <p role="alert" className="field-error">
            {sentenceOf(keep.error, 'Nobody answered in time. What you wrote is still here; try again.')}
          </p>
        )}
        <div className="child-form-actions">
          <ButtonLink href="/children" variant="quiet" onClick={forget}>
            Cancel
          </ButtonLink>
          <Button type="submit" variant="primary" large busy={keep.isPending && 'Keeping'}>
            {child ? 'Keep it' : `Add ${name || 'the child'}`}
          </Button>
        </div>
      </form>
      <ChildDrawing className="child-drawing-beside" name={draft.nickname} looks={draft.looks} years={years} />
    </div>
  );
}

import { AGE_BANDS, customDataSchema, LIMITS, type AgeBand, type Child, type Gender } from '@storylantern/contract';
import { PencilLineIcon } from '@phosphor-icons/react/dist/csr/PencilLine';
import { useEffect, useState } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { bandOf, notesForStory } from '../../family/fillings.ts';
import { NameSaidField } from '../../family/name-said-field.tsx';
import { useStartFromChild } from '../../family/use-start-from-child.ts';
import { WhoIsItAbout } from '../../family/who-is-it-about.tsx';
import { errorsAtFields } from '../../lib/errors-at-fields.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { GENDER_CHOICES } from '../../ui/child/gender-choices.ts';
import { LooksFields } from '../../ui/child/looks-fields.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import './custom-story.css';
import { DRAFT, EMPTY, type Draft } from './draft.ts';
import { LiveCover } from './live-cover.tsx';
import { OccasionChoice } from './occasion-choice.tsx';
import { PersonChoice } from './person-choice.tsx';
import { ProblemField } from './problem-field.tsx';
import { useUnderstood } from './use-understood.ts';

const AGES = AGE_BANDS.map((value) => ({ value, label: value }));

/** The contract's own rules, said at the field they belong to. */
const checked: Resolver<Draft> = (values) => {
  const read = customDataSchema.safeParse(values);
  return read.success ? { values, errors: {} } : { values: {}, errors: errorsAtFields(read.error.issues) };
};

/** What the form knows of a child without being told again. */
function fillingOf(child: Child): Partial<Draft> {
  return {
    childName: child.nickname,
    childAge: bandOf(child, new Date()),
    childGender: child.gender ?? '',
    additionalInfo: notesForStory(child),
    looks: child.looks,
    nameSaid: child.nameSaid ?? '',
  };
}

interface CustomStoryFormProps {
  readonly opening: Draft;
  onSubmit(draft: Draft): void;
}

/** Who the story is for and what is hard. Two answers are enough. */
export function CustomStoryForm({ opening, onSubmit }: CustomStoryFormProps) {
  const form = useForm<Draft>({ defaultValues: opening, resolver: checked });
  const { register, control, handleSubmit, watch, formState } = form;
  const draft = watch();
  const start = useStartFromChild({
    name: 'custom-story',
    empty: EMPTY,
    nameField: 'childName',
    saidField: 'nameSaid',
    form,
    draft,
    fillingOf,
  });
  const { errors } = formState;
  /** The words that the problem's field was left with. */
  const [left, setLeft] = useState('');
  const answer = useUnderstood(draft, left);
  useEffect(() => DRAFT.keep(draft), [draft]);

  return (
    <Page title="Build Your Own Book">
      <BackLink href="/categories">Categories</BackLink>
      <div className="byob">
        <form className="byob-form" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
          <header>
            <PageHeading className="text-form-h1">Build Your Own Book</PageHeading>
            <p className="lead soft mt-2">Two answers are enough. The rest makes it more theirs.</p>
          </header>
          <WhoIsItAbout start={start} />
          <TextField
            label="Child's Name"
            autoComplete="off"
            maxLength={LIMITS.childName}
            error={errors.childName?.message}
            {...register('childName')}
          />
          <Controller
            control={control}
            name="childAge"
            render={({ field }) => (
              <ChipGroup<AgeBand>
                label="Child's Age"
                optional
                choices={AGES}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="childGender"
            render={({ field }) => (
              <ChipGroup<Gender>
                label="Child's Gender"
                optional
                choices={GENDER_CHOICES}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="occasion"
            render={({ field }) => (
              <OccasionChoice name={draft.childName} value={field.value} onChange={field.onChange} />
            )}
          />
          <ProblemField form={form} draft={draft} answer={answer} onLeave={setLeft} />
          <TextArea
            label="Additional Information"
            optional
            maxLength={LIMITS.additionalInfo}
            placeholder="What helps? A favourite toy, a person, a word you use at home."
            hint={start.originOf('additionalInfo')}
            error={errors.additionalInfo?.message}
            {...register('additionalInfo')}
          />
          <Controller
            control={control}
            name="person"
            render={({ field }) => (
              <PersonChoice name={draft.childName} value={field.value} onChange={field.onChange} />
            )}
          />
          <Controller
            control={control}
            name="looks"
            render={({ field }) => (
              <LooksFields
                name={draft.childName}
                looks={field.value}
                folded={start.isFilled('looks')}
                onChange={field.onChange}
              />
            )}
          />
          {draft.nameSaid !== '' && (
            <Controller
              control={control}
              name="nameSaid"
              render={({ field }) => (
                <NameSaidField
                  label="How is the name said?"
                  value={field.value}
                  written={draft.childName}
                  error={errors.nameSaid?.message}
                  onChange={field.onChange}
                />
              )}
            />
          )}
          <div className="byob-actions">
            <ButtonLink href="/" variant="quiet">
              Cancel
            </ButtonLink>
            <Button type="submit" variant="primary" large icon={<PencilLineIcon weight="bold" aria-hidden />}>
              Create My Story
            </Button>
          </div>
        </form>
        <LiveCover
          name={draft.childName}
          age={draft.childAge}
          problem={draft.problem}
          situation={draft.chosen?.id ?? answer?.understood.situation.id}
          looks={draft.looks}
        />
      </div>
    </Page>
  );
}

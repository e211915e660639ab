import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { ADVENTURE_AGES, adventureRequestSchema, LIMITS, yearsOfChild, type Child } from '@storylantern/contract';
import { useEffect } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { AlsoInIt } from '../../family/also-in-it.tsx';
import { notesForFun, typedAge } from '../../family/fillings.ts';
import { NameSaidField } from '../../family/name-said-field.tsx';
import { useStartFromChild } from '../../family/use-start-from-child.ts';
import { WhoIsItAbout } from '../../family/who-is-it-about.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { errorsAtFields } from '../../lib/errors-at-fields.ts';
import { Refusal, type RefusalWords } from '../../ui/refusal/refusal.tsx';
import { AdventureSidebar } from './adventure-sidebar.tsx';
import { AdventuresMade } from './adventures-made.tsx';
import './adventures.css';
import { DRAFT, EMPTY, requestOf, type Draft } from './draft.ts';
import { TopicTiles } from './topic-tiles.tsx';

const { youngest, oldest } = ADVENTURE_AGES;
const AGES = [
  { value: '', label: 'Choose an age' },
  ...Array.from({ length: oldest - youngest + 1 }, (_, n) => ({
    value: String(youngest + n),
    label: `${youngest + n} years`,
  })),
];

const checked: Resolver<Draft> = (values) => {
  const read = adventureRequestSchema.safeParse(requestOf(values));
  if (read.success) return { values, errors: {} };
  return { values: {}, errors: errorsAtFields(read.error.issues, { childAge: 'Please choose an age from 3 to 12.' }) };
};

/** The age on the form: the child's own where its month of birth is known, else the first of its age group. */
function chosenAge(child: Child): string {
  const years = yearsOfChild(child, new Date()) ?? Number.parseInt(typedAge(child, new Date()), 10);
  return Number.isInteger(years) ? String(Math.min(oldest, Math.max(youngest, years))) : '';
}

/** What the form knows of a child without being told again. */
const fillingOf = (child: Child): Partial<Draft> => ({
  childName: child.nickname,
  childAge: chosenAge(child),
  specificInterests: notesForFun(child),
  looks: child.looks,
  nameSaid: child.nameSaid ?? '',
});

interface AdventureFormProps {
  readonly opening: Draft;
  /** Why the last try made no book. */
  readonly refused: RefusalWords | undefined;
  onSubmit(draft: Draft): void;
}

/** Who it is for and what it is to be about; ideas beside it, the family's own adventures below. */
export function AdventureForm({ opening, refused, onSubmit }: AdventureFormProps) {
  const form = useForm<Draft>({ defaultValues: opening, resolver: checked });
  const { register, control, handleSubmit, setValue, watch, formState } = form;
  const draft = watch();
  const start = useStartFromChild({
    name: 'educational-adventures',
    empty: EMPTY,
    nameField: 'childName',
    saidField: 'nameSaid',
    form,
    draft,
    fillingOf,
  });
  const { errors } = formState;
  useEffect(() => DRAFT.keep(draft), [draft]);
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const ownTopic = (topic: string) => {
    setValue('topic', '', change);
    setValue('customTopic', topic, change);
  };
  const missing = () =>
    toast({ kind: 'failure', title: 'Missing Information', description: 'Please fill in all required fields.' });

  return (
    <Page title="Educational Adventures">
      <BackLink href="/">Home</BackLink>
      <div className="adventure-layout">
        <form className="adventure-form" noValidate onSubmit={(event) => void handleSubmit(onSubmit, missing)(event)}>
          <header>
            <PageHeading className="text-form-h1">An adventure that is true</PageHeading>
            <p className="lead soft mt-2">
              A picture book in which your child needs what is so in the world. It is drawn and read aloud in seconds.
            </p>
          </header>
          {refused && <Refusal {...refused} />}
          <WhoIsItAbout start={start} />
          <div className="adventure-pair">
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
                <SelectField
                  label="Child's Age"
                  choices={AGES}
                  value={field.value}
                  error={errors.childAge?.message}
                  onChoose={field.onChange}
                />
              )}
            />
          </div>
          <AlsoInIt
            name={draft.childName}
            value={draft.alsoInIt}
            onChange={(alsoInIt) => setValue('alsoInIt', alsoInIt, change)}
          />
          <TopicTiles
            value={draft.topic}
            error={errors.topic?.message}
            onChange={(topic) => {
              setValue('customTopic', '', change);
              setValue('topic', topic, change);
            }}
          />
          <TextField
            label="Or a topic of your own"
            optional
            autoComplete="off"
            placeholder="Why do cats purr?"
            maxLength={LIMITS.theme}
            value={draft.customTopic}
            onChange={(event) => ownTopic(event.target.value)}
          />
          <TextArea
            label="Specific Interests"
            optional
            rows={3}
            placeholder="Drums, tractors, anything with a long name."
            maxLength={LIMITS.additionalInfo}
            hint={start.originOf('specificInterests')}
            error={errors.specificInterests?.message}
            {...register('specificInterests')}
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
          <div className="adventure-actions">
            <ButtonLink href="/" variant="quiet">
              Cancel
            </ButtonLink>
            <Button type="submit" variant="primary" large icon={<CompassIcon weight="bold" aria-hidden />}>
              Create Adventure
            </Button>
          </div>
        </form>
        <AdventureSidebar onChoose={ownTopic} />
      </div>
      <AdventuresMade />
    </Page>
  );
}

import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { illustratedStoryRequestSchema, LIMITS, type Child } from '@storylantern/contract';
import { useEffect } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { AlsoInIt } from '../../family/also-in-it.tsx';
import { notesForFun, typedAge } from '../../family/fillings.ts';
import { NameSaidField } from '../../family/name-said-field.tsx';
import { useStartFromChild } from '../../family/use-start-from-child.ts';
import { WhoIsItAbout } from '../../family/who-is-it-about.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chips/chip.tsx';
import { LooksFields } from '../../ui/child/looks-fields.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { errorsAtFields } from '../../lib/errors-at-fields.ts';
import { Refusal, type RefusalWords } from '../../ui/refusal/refusal.tsx';
import './book-form.css';
import { DRAFT, EMPTY, type Draft } from './draft.ts';
import { LivePage } from './live-page.tsx';
import { samplePicture } from './sample-scene.ts';
import { StyleChoice } from './style-choice.tsx';

const STARTERS = [
  'A dragon who is scared of butterflies',
  'A trip to the moon with a guinea pig',
  'A robot who cannot sleep',
];

/** A pause in the typing after which the samples are drawn again, in milliseconds. */
const TYPING = 400;

const checked: Resolver<Draft> = (values) => {
  const { theme, style, ...customData } = values;
  const read = illustratedStoryRequestSchema.safeParse({ theme, style, customData });
  return read.success ? { values, errors: {} } : { values: {}, errors: errorsAtFields(read.error.issues) };
};

/** What the form knows of a child without being told again. */
function fillingOf(child: Child): Partial<Draft> {
  return {
    childName: child.nickname,
    childAge: typedAge(child, new Date()),
    additionalInfo: notesForFun(child),
    looks: child.looks,
    nameSaid: child.nameSaid ?? '',
  };
}

interface IllustratedStoryFormProps {
  readonly opening: Draft;
  /** Why the last try made no book. */
  readonly refused: RefusalWords | undefined;
  onSubmit(draft: Draft): void;
}

/** What the book is about, how it is painted, and who it is for. One answer is enough. */
export function IllustratedStoryForm({ opening, refused, onSubmit }: IllustratedStoryFormProps) {
  const form = useForm<Draft>({ defaultValues: opening, resolver: checked });
  const { register, control, handleSubmit, setValue, watch, formState } = form;
  const draft = watch();
  const start = useStartFromChild({
    name: 'illustrated-story',
    empty: EMPTY,
    nameField: 'childName',
    saidField: 'nameSaid',
    form,
    draft,
    fillingOf,
  });
  const { errors } = formState;
  useEffect(() => DRAFT.keep(draft), [draft]);
  const child = useSettled(samplePicture(draft), TYPING);

  return (
    <Page title="Illustrated Stories">
      <BackLink href="/">Home</BackLink>
      <div className="book-form-layout">
        <form className="book-form" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
          <header>
            <PageHeading className="text-form-h1">A picture book of their own</PageHeading>
            <p className="lead soft mt-2">Say what it is about. It is written, drawn and read aloud in seconds.</p>
          </header>
          {refused && <Refusal {...refused} />}
          <div>
            <TextArea
              label="Story Theme"
              rows={2}
              hint="A hero, a place, a first time, a fear, something funny."
              maxLength={LIMITS.theme}
              error={errors.theme?.message}
              {...register('theme')}
            />
            <div className="book-starters">
              <span className="text-small soft">Or start from:</span>
              {STARTERS.map((theme) => (
                <Chip
                  key={theme}
                  onClick={() => setValue('theme', theme, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
                >
                  {theme}
                </Chip>
              ))}
            </div>
          </div>
          <Controller
            control={control}
            name="style"
            render={({ field }) => <StyleChoice value={field.value} picture={child} onChange={field.onChange} />}
          />
          <WhoIsItAbout start={start} />
          <AlsoInIt
            name={draft.childName}
            value={draft.alsoInIt}
            onChange={(alsoInIt) => setValue('alsoInIt', alsoInIt, { shouldDirty: true })}
          />
          <div className="book-form-pair">
            <TextField
              label="Child's Name"
              optional
              autoComplete="off"
              maxLength={LIMITS.childName}
              error={errors.childName?.message}
              {...register('childName')}
            />
            <TextField
              label="Child's Age"
              optional
              autoComplete="off"
              placeholder="4"
              maxLength={LIMITS.freeAge}
              error={errors.childAge?.message}
              {...register('childAge')}
            />
            <TextField
              label="Hair Color"
              optional
              autoComplete="off"
              placeholder="Strawberry blonde, curly"
              maxLength={LIMITS.appearanceWords}
              error={errors.hairColor?.message}
              {...register('hairColor')}
            />
            <TextField
              label="Eye Color"
              optional
              autoComplete="off"
              placeholder="Hazel"
              maxLength={LIMITS.appearanceWords}
              error={errors.eyeColor?.message}
              {...register('eyeColor')}
            />
          </div>
          <TextArea
            label="Additional Details"
            optional
            maxLength={LIMITS.additionalInfo}
            placeholder="A pet, a favourite toy, who reads at bedtime; glasses, a wheelchair, a hearing aid."
            hint={start.originOf('additionalInfo')}
            error={errors.additionalInfo?.message}
            {...register('additionalInfo')}
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
          <div className="book-form-actions">
            <ButtonLink href="/" variant="quiet">
              Cancel
            </ButtonLink>
            <Button type="submit" variant="primary" large icon={<PaintBrushIcon weight="bold" aria-hidden />}>
              Generate Illustrated Story
            </Button>
          </div>
        </form>
        <LivePage picture={{ ...child, style: draft.style }} />
      </div>
    </Page>
  );
}

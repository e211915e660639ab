import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import { LIMITS, songRequestSchema, type Child } from '@storylantern/contract';
import { useEffect } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { notesForFun, typedAge } from '../../family/fillings.ts';
import { NameSaidField } from '../../family/name-said-field.tsx';
import { useStartFromChild } from '../../family/use-start-from-child.ts';
import { WhoIsItAbout } from '../../family/who-is-it-about.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chips/chip.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Toggle } from '../../ui/field/toggle.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Badge } from '../../ui/surface/badge.tsx';
import { errorsAtFields } from '../../lib/errors-at-fields.ts';
import './custom-song.css';
import { DRAFT, EMPTY, requestOf, type Draft } from './draft.ts';
import { LiveCard } from './live-card.tsx';
import { SongStyleChoice } from './song-style-choice.tsx';

const STARTERS = ['Brushing teeth without tears', 'A tooth that wobbles', 'The way home from nursery'];

const checked: Resolver<Draft> = (values) => {
  const read = songRequestSchema.safeParse(requestOf(values));
  return read.success ? { values, errors: {} } : { values: {}, errors: errorsAtFields(read.error.issues) };
};

/** What the form knows of a child without being told again. */
function fillingOf(child: Child): Partial<Draft> {
  return {
    childName: child.nickname,
    childAge: typedAge(child, new Date()),
    nameSaid: child.nameSaid ?? '',
    additionalInfo: notesForFun(child),
  };
}

interface CustomSongFormProps {
  readonly opening: Draft;
  onSubmit(draft: Draft): void;
}

/** What the song is about, how it sounds and who it is for. One answer is enough. */
export function CustomSongForm({ opening, onSubmit }: CustomSongFormProps) {
  const form = useForm<Draft>({ defaultValues: opening, resolver: checked });
  const { register, control, handleSubmit, setValue, watch, formState } = form;
  const draft = watch();
  const start = useStartFromChild({
    name: 'custom-song',
    empty: EMPTY,
    nameField: 'childName',
    saidField: 'nameSaid',
    form,
    draft,
    fillingOf,
  });
  const { errors } = formState;
  useEffect(() => DRAFT.keep(draft), [draft]);

  return (
    <Page title="Musical Moments">
      <BackLink href="/">Home</BackLink>
      <div className="song-form-layout">
        <form className="song-form" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
          <header>
            <PageHeading className="text-form-h1">A song of their own</PageHeading>
            <p className="lead soft mt-2">
              Say what it is about. The name, the rhymes and the tune come by themselves.
            </p>
          </header>
          <div>
            <TextArea
              label="Song Theme"
              rows={2}
              hint="Something that happens, someone they love, something to learn."
              maxLength={LIMITS.theme}
              error={errors.theme?.message}
              {...register('theme')}
            />
            <div className="song-starters">
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
            render={({ field }) => <SongStyleChoice value={field.value} onChange={field.onChange} />}
          />
          <WhoIsItAbout start={start} />
          <div className="song-form-pair">
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
              placeholder="4 years old"
              maxLength={LIMITS.freeAge}
              error={errors.childAge?.message}
              {...register('childAge')}
            />
          </div>
          {(draft.childName.trim() !== '' || draft.nameSaid !== '') && (
            <Controller
              control={control}
              name="nameSaid"
              render={({ field }) => (
                <NameSaidField
                  label="How is the name said?"
                  hint="Only if the voice may get it wrong, in plain letters: “neev” for Niamh."
                  value={field.value}
                  written={draft.childName}
                  error={errors.nameSaid?.message}
                  onChange={field.onChange}
                />
              )}
            />
          )}
          <TextArea
            label="Additional Information"
            optional
            maxLength={LIMITS.additionalInfo}
            placeholder="A pet, a favourite toy, a word you use at home."
            hint={start.originOf('additionalInfo')}
            error={errors.additionalInfo?.message}
            {...register('additionalInfo')}
          />
          <Toggle
            className="song-toggle"
            label={
              <>
                Musical Generation <Badge tone="plum">New</Badge>
              </>
            }
            description="Sung, with a band. Without it the words are spoken in rhythm. Musical generation may take longer."
            {...register('useMusicalGeneration')}
          />
          <div className="song-form-end">
            <div className="song-form-actions">
              <ButtonLink href="/" variant="quiet">
                Cancel
              </ButtonLink>
              <Button type="submit" variant="primary" large icon={<MusicNotesIcon weight="bold" aria-hidden />}>
                Create My Song
              </Button>
            </div>
            <p className="song-form-note">Creating a song takes about 15-30 seconds</p>
          </div>
        </form>
        <LiveCard draft={draft} />
      </div>
    </Page>
  );
}

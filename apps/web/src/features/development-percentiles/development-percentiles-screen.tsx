import { LampPendantIcon } from '@phosphor-icons/react/dist/csr/LampPendant';
import { milestoneAgeOf, type MilestoneAge } from '@storylantern/library';
import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useFamily } from '../../family/use-family.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AreaList } from './area-list.tsx';
import { AssessmentDialog } from './assessment-dialog.tsx';
import { assessmentReducer, BEGINNING, submissionOf, type Assessment } from './assessment.ts';
import { Badges } from './badges.tsx';
import { CommunityInsights } from './community-insights.tsx';
import './development-percentiles.css';
import { knownChildren } from './known-child.ts';
import { PastResultsList } from './past-results-list.tsx';
import type { PastResult } from './past-results.ts';
import { percentilesOf } from './percentiles.ts';
import { ResultPanel } from './result-panel.tsx';
import { StartCard } from './start-card.tsx';
import { knownChild, useFamilyChildren } from './use-family-children.ts';
import { usePastResults } from './use-past-results.ts';
import { WeeklyGoals } from './weekly-goals.tsx';
import { ASSESSMENT, PREMIUM } from './words.ts';
import { yearsIn } from './years-in.ts';

/** Milliseconds that 'Calculating...' stays, so that it can be read and is read out; the sum itself takes none. */
const CALCULATING = 600;

/** Stands for the start among the ids of results. */
const START = '';

/** Six answers as an illustration, and beside it what is typical at the child's age. */
export default function DevelopmentPercentilesScreen() {
  const { results, damaged, lasting, change } = usePastResults();
  const family = useFamilyChildren();
  const { chosen } = useFamily();
  const [assessment, dispatch] = useReducer(assessmentReducer, BEGINNING);
  const [open, setOpen] = useState(false);
  const [shownId, setShownId] = useState<string | null>(null);
  // What has only just come up and takes the focus: a result, or the start once the last result is gone.
  const [fresh, setFresh] = useState<string | null>(null);
  const [chosenAge, setChosenAge] = useState<{ readonly of: string | null; readonly age: MilestoneAge | '' }>();
  const shown = results.find(({ id }) => id === shownId) ?? results[0];

  // About the child that stories are for, unless a name was written already.
  const begin = () => {
    if (chosen && assessment.step === 0 && assessment.childName === '')
      dispatch({ type: 'named', childName: chosen.nickname, childAge: knownChild(chosen, new Date()).age ?? '' });
    setOpen(true);
  };

  const submit = useMutation({
    // Nothing is sent, so it works without a network too.
    networkMode: 'always',
    mutationFn: workedOut,
    onSuccess: (result) => {
      change((before) => [result, ...before]);
      setShownId(result.id);
      setFresh(result.id);
      setOpen(false);
      dispatch({ type: 'over' });
    },
    onError: (error) => toast({ title: 'Error', description: error.message || ASSESSMENT.failed, kind: 'failure' }),
  });

  const remove = (gone: readonly PastResult[]) => {
    const ids = new Set(gone.map(({ id }) => id));
    change((before) => before.filter(({ id }) => !ids.has(id)));
    setFresh(START);
    toast({
      title: gone.length === 1 ? 'Result deleted' : 'All results deleted',
      action: {
        label: 'Undo',
        run: () => change((before) => [...before.filter(({ id }) => !ids.has(id)), ...gone]),
      },
    });
  };

  const years = yearsIn(shown?.childAge ?? null);
  const ownAge = (years === null ? null : milestoneAgeOf(years)) ?? '';
  const about = shown?.id ?? null;
  const age = chosenAge?.of === about ? chosenAge.age : ownAge;

  return (
    <Page title="Development Percentiles">
      <PageHeading>Development Percentiles</PageHeading>
      <p className="premium">
        <LampPendantIcon weight="duotone" aria-hidden="true" />
        <span>
          <b>{PREMIUM}</b> Weekly assessments with percentile comparisons.
        </span>
      </p>
      {damaged && (
        <p className="damaged" role="status">
          Some earlier results on this device could not be read, so they were let go. What could be read is here.
        </p>
      )}
      {shown ? (
        <ResultPanel key={shown.id} shown={shown} fresh={shown.id === fresh} onRetake={begin} />
      ) : (
        <StartCard fresh={fresh === START} onStart={begin} />
      )}
      <AreaList
        areas={shown?.result.areas ?? null}
        age={age}
        outside={years !== null && ownAge === ''}
        onAge={(wanted) => setChosenAge({ of: about, age: wanted })}
      />
      {shown && (
        <>
          <div className="percentiles-section week no-print">
            <CommunityInsights stats={shown.result.communityStats} />
            <WeeklyGoals />
          </div>
          <Badges />
          <PastResultsList
            {...{ results, shown, lasting }}
            onShow={(result) => {
              setShownId(result.id);
              setFresh(result.id);
            }}
            onDelete={remove}
          />
        </>
      )}
      {open && (
        <AssessmentDialog
          {...{ assessment, dispatch }}
          childNames={knownChildren(family, results)}
          pending={submit.isPending}
          onSubmit={() => submit.mutate(assessment)}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  );
}

/** Works a result out. @throws Error with a sentence for a parent when something is missing. */
async function workedOut(assessment: Assessment): Promise<PastResult> {
  const submission = submissionOf(assessment);
  await new Promise((done) => setTimeout(done, CALCULATING));
  return {
    ...submission,
    id: randomKey(),
    takenAt: new Date().toISOString(),
    result: percentilesOf(submission.answers, Math.random),
  };
}

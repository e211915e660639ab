import type { Occasion } from '@storylantern/contract';
import { challengeById } from '@storylantern/library';

interface Starter {
  readonly label: string;
  readonly problem: string;
}

/** How the form asks what a story is about. */
interface OccasionWords {
  readonly label: string;
  readonly hint: string;
  readonly placeholder?: string;
  readonly starters: readonly Starter[];
}

/** The words of the first are those of the specification; the second follows the first criterion's "applaud what goes well". */
export const OCCASION_WORDS: Readonly<Record<Occasion, OccasionWords>> = {
  help: {
    label: 'What problem should the story address?',
    hint: 'Write it as you would say it to a friend.',
    starters: [
      { label: 'Fear of the dark', problem: challengeById('fear-dark')?.problem ?? '' },
      { label: 'A new baby', problem: challengeById('new-sibling')?.problem ?? '' },
      { label: 'Getting angry', problem: challengeById('managing-anger')?.problem ?? '' },
    ],
  },
  celebrate: {
    label: 'What is going well?',
    hint: 'Write it as you would tell a friend: what your child did, where, and who saw it.',
    placeholder: 'Slept the whole night in their own bed, three nights in a row.',
    starters: [
      { label: 'A whole night asleep', problem: 'My child slept the whole night in their own bed.' },
      { label: 'Shared a toy', problem: 'My child shared a favourite toy with another child.' },
      { label: 'Tried something new', problem: 'My child tried something new and kept at it.' },
    ],
  },
};

/** Whether these words were filled in by a press on a starter and left as they were. */
export const isStarter = (problem: string): boolean =>
  Object.values(OCCASION_WORDS).some(({ starters }) => starters.some((starter) => starter.problem === problem));

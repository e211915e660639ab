import type { AgeBand } from '@storylantern/contract';
import type { Brief } from './brief.ts';
import { fittingThreads } from './compose/fitting-threads.ts';
import { hardInText } from './facts/hard-in-sentence.ts';
import { hardThing } from './facts/hard-thing.ts';
import { surePhrase } from './facts/sure-phrase.ts';
import { troubleIn } from './facts/trouble.ts';
import { wholeThing } from './facts/whole-thing.ts';
import type { Frame } from './frame.ts';
import { generalFrame, generalOfADeed, generalOfAMoment } from './frames/index.ts';
import { GENERAL } from './match/match.ts';
import type { Phrase } from './render/phrase.ts';

/** Nobody is told that what they are is one of the hard things. */
const WHO_A_CHILD_IS =
  /\b(?:autis\w+|aspergers?|adhd|add|dyslexi\w+|dyspraxi\w+|disab\w+|deaf|blind|adopted|foster\w*|gay|lesbian|trans\w*|muslim|jewish|black|brown|mixed|girl|boy|short(?:est)?|small(?:est)?|tall(?:est)?|big(?:gest)|fat(?:test)?|slow(?:est)|weak(?:est)|different|ill|diabet\w+)\b/i;

/** "Being near a boy in the year above" says nothing about what this child is. */
const isWhoAChildIs = (words: string): boolean =>
  WHO_A_CHILD_IS.test(words) && !/^(?:being near|meeting|being the only) /.test(words);

/**
 * What no situation was found for is told in the parent's own terms: something that the child does, a moment that is
 * hard, or something hard to do. An everyday scene that has paragraphs of its own goes before.
 */
export function inOwnTerms(
  frame: Frame,
  phrase: string | undefined,
  { name, problem, notes, gender, ageBand }: Brief,
): { readonly frame: Frame; readonly hard: Phrase | undefined } {
  const told =
    frame.id === GENERAL && phrase === undefined ? troubleIn(problem, { name, gender, band: ageBand }) : undefined;
  const own = told === undefined ? undefined : surePhrase(told.phrase, problem);
  if (told === undefined || own === undefined || isWhoAChildIs(own.text) || isScene(problem, notes, ageBand))
    return { frame, hard: hardOf(frame, phrase, problem) };
  return { frame: OF_SORT[told.sort], hard: own };
}

const OF_SORT = { deed: generalOfADeed, moment: generalOfAMoment, hard: generalFrame } as const;

/** Told of anything that weighs on somebody, where nothing says what it is. */
const WEIGHS = 'handles';

/** Whether the words call for a scene that is told only where it is said. */
function isScene(problem: string, notes: string, band: AgeBand): boolean {
  const { open, calledFor } = fittingThreads(generalFrame, band, `${problem} . ${notes}`, false, problem);
  return open.some(
    (thread) => thread !== WEIGHS && calledFor.has(thread) && generalFrame.tellsAlone?.includes(thread) === true,
  );
}

/** What is hard, in words, for the frame that names it. */
function hardOf(frame: Frame, phrase: string | undefined, problem: string): Phrase | undefined {
  if (frame.id !== GENERAL) return undefined;
  const hard =
    phrase === undefined
      ? surePhrase(wholeThing(hardThing(problem) ?? hardInText(problem)), problem)
      : { text: phrase };
  return hard !== undefined && isWhoAChildIs(hard.text) ? undefined : hard;
}

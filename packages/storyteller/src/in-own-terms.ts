import type { AgeBand } from '@storylantern/contract';
import type { Brief } from './brief.ts';
import { fittingThreads } from './compose/fitting-threads.ts';
import { withoutTheWriter } from './facts/of-the-writer.ts';
import { hardInText } from './facts/hard-in-sentence.ts';
import { hardThing } from './facts/hard-thing.ts';
import { surePhrase } from './facts/sure-phrase.ts';
import { troubleIn, type Trouble } from './facts/trouble.ts';
import { toldSentences } from './facts/given-text.ts';
import { matterTold } from './facts/matter/matter-told.ts';
import { isNoHabit } from './facts/no-habit.ts';
import { isGerund } from './facts/usable-phrase.ts';
import { wholeThing } from './facts/whole-thing.ts';
import type { Frame } from './frame.ts';
import type { Kind } from './frames/general/kinds/index.ts';
import { kindTold } from './frames/general/kinds/kind-told.ts';
import { GENERAL_OF_KINDS, generalFrame, generalOfADeed, generalOfADoing, generalOfAMoment } from './frames/index.ts';
import { plainThreadFor } from './frames/general/by-nature.ts';
import { partsOf } from './match/account.ts';
import { GENERAL } from './match/match.ts';
import type { Phrase } from './render/phrase.ts';
import { escaped } from './words/escaped.ts';

/** Nobody is told that what they are is one of the hard things. */
const WHO_A_CHILD_IS =
  /\b(?:autis\w+|aspergers?|adhd|add|dyslexi\w+|dyspraxi\w+|disab\w+|deaf|blind|adopted|foster\w*|gay|lesbian|trans\w*|muslim|jewish|black|brown|mixed|girl|boy|short(?:est)?|small(?:est)?|tall(?:est)?|big(?:gest)|fat(?:test)?|slow(?:est)|weak(?:est)|different|ill|diabet\w+)\b/i;

/** What somebody would rather not be to others is what holds them back, and nothing that is hard to do. */
const OUT_OF_REGARD =
  /,?\s*(?:\b(?:and|but|so|because)\b )?(?:\S+ )?(?:does|do|did)(?:n['’]?t| not) (?:want|like) to (?:make (?:a|any) fuss|cause (?:a|any) (?:fuss|trouble)|be (?:a|any) (?:bother|trouble|burden|nuisance|pain)|bother|upset|offend|hurt|worry|disturb|disappoint|let)\b[^.,;]*/giu;

/** "Being near a boy in the year above" says nothing about what this child is. */
const isWhoAChildIs = (words: string): boolean =>
  WHO_A_CHILD_IS.test(words) && !/^(?:being near|meeting|being the only) /.test(words);

/** "Scared of her daddy since he shaved": nobody of the family is a hard thing. */
const isSomebody = (words: string): boolean =>
  /^(?:(?:\{his\}|his|her|their|the|a) )?(?:own |big |little )?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|step\w+|grand\w+|gran|granny|nan|nana|uncle|aunt\w*|brother|sister|cousin)$/i.test(
    words,
  );

/**
 * What no situation was found for is told in the parent's own terms: something that the child does, a moment that is
 * hard, or something hard to do. An everyday scene that has paragraphs of its own goes before.
 */
export function inOwnTerms(
  frame: Frame,
  phrase: string | undefined,
  { name, problem: typed, notes, gender, ageBand }: Pick<Brief, 'problem' | 'notes' | 'name' | 'gender' | 'ageBand'>,
  nearest?: string,
): { readonly frame: Frame; readonly hard: Phrase | undefined } {
  const problem = withoutTheWriter(partsOf(typed).matter).replace(OUT_OF_REGARD, '');
  const told =
    frame.id === GENERAL && phrase === undefined ? troubleIn(problem, { name, gender, band: ageBand }) : undefined;
  const own = told === undefined ? undefined : surePhrase(told.phrase, problem);
  const scene = isScene(problem, notes, ageBand);
  const kind = scene || frame.id !== GENERAL ? undefined : kindTold(problem);
  if (
    told === undefined ||
    own === undefined ||
    isNoHabit(told, problem) ||
    isOnlyHowItShows(told, problem, nearest) ||
    isWhoAChildIs(own.text) ||
    isSomebody(own.text) ||
    scene
  ) {
    if (frame.id === GENERAL && phrase === undefined && !scene && kind !== undefined)
      return { frame: GENERAL_OF_KINDS[kind], hard: undefined };
    // A child called Kit, Rose or Robin is no thing in the sentence.
    const hard = hardOf(frame, phrase, withoutName(problem, name));
    // What is said in the parent's own sentence needs no single word of it.
    const isOfAnything =
      frame.id === GENERAL &&
      phrase === undefined &&
      !scene &&
      matterTold(problem, name, gender, ageBand) !== undefined;
    return isOfAnything ? { frame: GENERAL_OF_KINDS.anyMatter, hard: undefined } : { frame, hard };
  }
  if (told.sort === 'deed' && !(kind !== undefined && IS_NO_DEED.has(kind)))
    return { frame: IS_RISKY.test(problem) ? GENERAL_OF_KINDS.deed : generalOfADeed, hard: own };
  const isDoing = told.sort === 'hard' && isADoing(own.text);
  if (kind !== undefined && kind !== 'deed' && !(isDoing && kind !== 'notYet' && kind !== 'worry'))
    return { frame: GENERAL_OF_KINDS[kind], hard: undefined };
  return { frame: isDoing ? generalOfADoing : OF_SORT[told.sort], hard: own };
}

/** What is wished for, went wrong or cannot be done yet is not done another way, whatever its verb. */
const IS_NO_DEED: ReadonlySet<Kind> = new Set(['wish', 'mishap', 'gone', 'notYet', 'others'] as const);

/** What nobody tries "another way" for an hour: somebody could be hurt by it, so that it needs a stop and a grown-up. */
const IS_RISKY =
  /\b(?:roads?|street|traffic|cars?|stove|hob|oven|kettle|iron|match(?:es)?|lighters?|candles?|fire|bonfire|fireworks?|kni(?:fe|ves)|scissors|tools?|saw|drill|helmets?|seat ?belts?|buckles?|climb\w*|roofs?|window ?sill|balcony|ladder|cliff|wall|trees?|rivers?|ponds?|canal|lake|sea|swim\w*|ice|electric\w*|sockets?|plugs?|batter(?:y|ies)|medicines?|tablets|pills|cleaning|bleach|berries|mushrooms|cigarettes?|vape|needles?|glass|swallow\w*|mouth|choke|strangers?|online|lifts?|trains?|railway|platform|scooters?|bikes?|skateboard|trampoline|escalators?|alone|nobody is home|when (?:we are|everyone is) (?:out|asleep)|at night|dogs?|horses?|cows?|bees?|wasps?|drains?|bins?|needle|syringe|reins?|lead|off the (?:pavement|kerb)|petrol|gas|garage)\b/i;

/**
 * What is done where something frightens, or weighs and is not a child's to mend, is how that shows: nobody is asked to do it
 * another way. Of what others cannot see the same is so where more than the deed was told.
 */
function isOnlyHowItShows({ sort }: Trouble, problem: string, nearest: string | undefined): boolean {
  const nature = sort === 'deed' && nearest !== undefined ? plainThreadFor(nearest) : undefined;
  if (nature === undefined) return false;
  return nature === 'drum' || nature === 'handles' || (nature === 'stone' && toldSentences(problem).length > 1);
}

/** Whether the general story would have something of the parent's to tell: a phrase, or an everyday scene. */
export const tellsOfItself = (
  brief: Pick<Brief, 'problem' | 'notes' | 'name' | 'gender' | 'ageBand'>,
  nearest?: string,
): boolean =>
  isScene(brief.problem, brief.notes, brief.ageBand) ||
  inOwnTerms(generalFrame, undefined, brief, nearest).hard !== undefined;

/** A problem in which the child is "the child" wherever it stands by its name. */
const withoutName = (problem: string, name: string): string =>
  name.trim() === ''
    ? problem
    : problem.replace(new RegExp(String.raw`(?<!\p{L})${escaped(name.trim())}(?!\p{L})`, 'gu'), 'they');

/** "Saying sorry" has a first bit and a last one; a noise or a thought has none, and what is not learnt piece by piece neither. */
const isADoing = (words: string): boolean => isGerund(words) && !OF_WHAT_BEFALLS.test(words);
const OF_WHAT_BEFALLS =
  /^(?:being|having|getting|losing|missing|feeling|seeing|hearing|knowing|growing|falling|living|leaving|asking in|needing|wanting)\b/;

const OF_SORT = { deed: generalOfADeed, moment: generalOfAMoment, hard: generalFrame } as const;

/** Whether the words call for a scene that is told only where it is said. */
function isScene(problem: string, notes: string, band: AgeBand): boolean {
  const { open, calledFor } = fittingThreads(generalFrame, band, `${problem} . ${notes}`, false, problem);
  return open.some(
    (thread) =>
      thread !== generalFrame.catchAll && calledFor.has(thread) && generalFrame.tellsAlone?.includes(thread) === true,
  );
}

/** "That feeling better on day three does not mean she can stop": to feel better is hard for nobody. */
const IS_GOOD =
  /^(?:feeling|being|getting|becoming) (?:much |a lot |a bit )?(?:better|fine|okay?|happy|happier|well|calm|safe|good|proud)\b/;

/** What is hard, in words, for the frame that names it. */
function hardOf(frame: Frame, phrase: string | undefined, problem: string): Phrase | undefined {
  if (frame.id !== GENERAL) return undefined;
  const hard =
    phrase === undefined
      ? surePhrase(wholeThing(hardThing(problem) ?? hardInText(problem)), problem)
      : { text: phrase };
  return hard !== undefined && (isWhoAChildIs(hard.text) || IS_GOOD.test(hard.text)) ? undefined : hard;
}

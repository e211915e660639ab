import { TELLS_NOTHING, WHEN_IT_WAS } from '../match/common-words.ts';
import { lemma as formOf } from '../match/lemma.ts';

/** "Arguing" and "argues" are told apart by an e that says nothing. */
const lemma = (word: string): string => formOf(word).replace(/e$/, '');

/**
 * How somebody takes it, how often, and who it is: whatever a problem is about, these say nothing of it. A story tells
 * what is felt in words of its own.
 */
const OF_ANY_PROBLEM: ReadonlySet<string> = new Set(
  `scream cry scared afraid worried angry sad upset tantrum meltdown hate love like refuse hard difficult struggle problem
  trouble always never constant keep start day minute hour moment time while until anything everything something nothing
  anyone everyone someone somebody nobody person thing stuff other others else say tell ask look let think feel know need
  find put give take forever age hour long temper mood do try use see become seem really completely totally absolutely such much too lot whole little big old new
  bad good happy well right wrong same different only even again ever away back down together because end awful mum dad
  mummy daddy parent boy girl baby toddler year morning evening night today way bit sort kind first last next one two
  three four five six seven eight nine ten must will must'nt won't can't doesn't don't didn't isn't it's he's she's i'm`
    .split(/\s+/)
    .map(lemma),
);

/** What can stand for one another in a scene: a story of a pea that falls is one of a spoon that falls. */
const KINDRED: readonly (readonly string[])[] = [
  'dress clothes sock shoe coat shirt trousers jumper pyjamas uniform sleeve button zip boot trainer vest tights dressed',
  'food dinner lunch tea supper breakfast meal pea carrot toast plate fork spoon bowl eat bite vegetable table snack',
  'throw drop fall tip pour spill plop chuck',
  'grab snatch take',
  'game board dice card win lose lost loser match counter',
  'toy block brick lego doll teddy puzzle tower train',
  'bed pillow sheet blanket duvet mattress',
  'screen tablet tv phone console video remote cartoon',
  'car seat belt strap buckle drive driver journey',
  'shop supermarket trolley till shelf tin buy',
  'bath water wash shower tap splash pool',
  'queue line wait turn',
  'talk conversation interrupt phone voice word',
  'tidy mess room floor box pick',
  'road car cross kerb pavement traffic',
  'leave go home stop finish gate',
  'park swing slide playground',
  'sibling sister brother twin',
  'run bolt chase',
  'shout yell loud voice noise',
  'friend mate pal',
  'hit kick push shove punch slap',
].map((each) => each.split(' ').map(lemma));
const KIN_OF = new Map<string, number[]>();
KINDRED.forEach((words, group) => {
  for (const word of words) KIN_OF.set(word, [...(KIN_OF.get(word) ?? []), group]);
});

const NOT_TELLING = new Set([...TELLS_NOTHING, ...WHEN_IT_WAS].map(lemma));

/** The words of a text that tell what it is about, each in one form. */
export function tellingLemmas(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z']{3,}/g);
  return new Set(
    (words ?? [])
      .map((word) => lemma(word.replace(/'s?$/, '')))
      .filter((word) => word.length > 2 && !NOT_TELLING.has(word) && !OF_ANY_PROBLEM.has(word)),
  );
}

/** How much of a word the words of a scene say: all of it, something that stands for it, or nothing. */
export function saidOf(word: string, scene: ReadonlySet<string>): number {
  if (scene.has(word)) return 1;
  const kin = KIN_OF.get(word);
  return kin?.some((group) => KINDRED[group]?.some((each) => scene.has(each))) === true ? OF_ITS_KIND : 0;
}
/** A word of the same kind is worth half of the word itself. */
export const OF_ITS_KIND = 0.5;

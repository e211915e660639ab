import type { Brief } from '../brief.ts';
import { kinWords } from '../facts/kin.ts';
import type { Told } from '../facts/read-facts.ts';
import { generalCelebration, generalFrame } from '../frames/index.ts';
import { namesScene } from './names-scene.ts';
import { untoldWord } from '../match/diagnosis.ts';
import type { Subject } from '../subject.ts';

const WHERE =
  /\b(?:at|in|on|to|from) (?:the |a |an |our |his |her |their )?(?:home|house|school|class\w*|nursery|preschool|kindergarten|daycare|playground|park|garden|car|bus|train|plane|shop\w*|store\w*|supermarket|bath\w*|bed\w*|kitchen|toilet|street|restaurant|church|mosque|temple|pool|beach|doctor\w*|dentist\w*|hospital|grand\w+|nana|granny|party|parties|club|town|city|water|dark|night|table)\b|\b(?:outside|indoors|everywhere|upstairs|downstairs|bedtime|mealtimes?|playtime|homework)\b/i;

/** Who writes as many words has said what is hard, even where no phrase of it can be told. */
const SAYS_WHAT_IS_HARD = 6;

/** "Ran 5k with her mum": who was there stands in what was done. */
const DONE_WITH_SOMEBODY = new RegExp(
  String.raw` with (?:\{his\} (?:[\p{L}-]+ ){0,2}?(?:${kinWords.join('|')}|brothers?|sisters?|cousins?|friends?|teacher|coach)(?!\p{L})|\p{Lu}\p{Ll})`,
  'u',
);
const isKnownWhoWasThere = ({ facts }: Told): boolean =>
  facts.some(({ name, phrase }) => name === 'helper' || (name === 'deed' && DONE_WITH_SOMEBODY.test(phrase.text)));

/**
 * One question whose answer would make a story better that found no situation of its own: what exactly is hard, else
 * where it happens, else who helps. Null when a situation was found or chosen, or when all of it is known.
 */
export function questionFor(brief: Brief, subject: Subject, told: Told, thread: string): string | null {
  const who = brief.name.trim();
  const helpers = (): string | null =>
    told.facts.some((each) => each.name === 'helper') ? null : `Who is with ${who} when it happens, and may help?`;
  if (subject.id === generalCelebration.id) {
    if (subject.hard === undefined && !told.facts.some((each) => each.name === 'deed'))
      return 'What exactly went well? One small thing that you saw is best.';
    return isKnownWhoWasThere(told) ? null : 'Who was there when it went well?';
  }
  if (subject.id !== generalFrame.id) return null;
  // Nobody learns such a word of itself from a story by chance; the parent says whether it may be told.
  const word = untoldWord(brief.problem);
  if (word)
    return `Has ${who} been told about ${word}, or do you want to tell ${who} now? Then say so, and the story can.`;
  // A scene that the parent named is told as one: nothing is asked of it.
  if (namesScene(brief.problem, brief.ageBand)) return null;
  // In any other scene it is known what is hard.
  if (subject.hard === undefined && generalFrame.tellsAlone?.includes(thread) === true) return helpers();
  if (subject.hard === undefined)
    return brief.problem.trim().split(/\s+/).length < SAYS_WHAT_IS_HARD
      ? `What exactly is hard for ${who}? One moment of one day is enough.`
      : `What happens just before it, and what did ${who} do or say last time? One moment of one day is enough.`;
  if (!WHERE.test(`${brief.problem} ${brief.notes}`))
    return 'Where does it happen most: at home, at school, on the way?';
  const asked = helpers();
  if (asked !== null) return asked;
  return told.facts.some((each) => each.name !== 'helper')
    ? null
    : `What does ${who} like, or hold on to, on a good day?`;
}

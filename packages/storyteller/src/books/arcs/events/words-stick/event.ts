import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { whoseItIs } from '../of-another.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_WORD } from './the-word.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody whose words get stuck, and is waited for. Nobody in it talks otherwise at the end. */
export const WORDS_STICK: StoryEvent = {
  id: 'words-stick',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:stammer|stutter|studder)(?:s|ed|ing|er|ers)?\b|\bwords? (?:(?:that|which|always|sometimes|often|just|keeps?|are|is) )*(?:gets? stuck|got stuck|getting stuck|stuck|sticks?|won['’]?t come out|will not come out|come out (?:slowly|in bumps|bumpy)|bumps?)\b|\b(?:gets?|got|getting) stuck on (?:(?:his|her|their|some|the|a|certain|first) )*(?:words?|sounds?|letters?)\b|\b(?:repeats?|repeating|says?) the first (?:sound|letter)s?\b|\b(?:bumpy|stuck) (?:words?|talking|speech)\b|\b(?:talking|speech|talks?) (?:is|with|in) (?:bumpy|bumps)\b|\b(?:finish|guess)(?:es|ed|ing)? (?:(?:all|his|her|my|their|its|other|the) )*(?:people['’]?s? )?(?:sentences?|words?)\b|\b(?:can['’]?t|cannot|could ?n['’]?t) (?:always )?get (?:his|her|my|its|their|the) words? out\b/iu,
  not: /\b(?:engine|motor|tractor|car|spelling|bull(?:y|ied|ies|ying)|teas(?:e|ed|es|ing)|mock\w*|laugh(?:s|ed|ing)? at|glue|toffee|sticky|stage fright|exam)\b/iu,
  fits: ({ hero, ...theme }) =>
    onTheGround({ hero, ...theme }) &&
    (hero?.word.startsWith('robot') === true || !/^(?:sea|vehicle|insect|thing)$/.test(hero?.being?.isa ?? '')),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: whoseItIs(hero, other, raw),
    other: somebody(hero) === null ? null : somebody(other),
    thing: null,
  }),
  plots: [standsApart(THE_WORD)],
  talk: {
    young: { yours: [() => 'What would you have guessed?'] },
    older: {
      wonder: [() => 'Why did it help that nobody guessed any more?'],
      yours: [() => 'Who is good at listening to you?'],
    },
  },
};

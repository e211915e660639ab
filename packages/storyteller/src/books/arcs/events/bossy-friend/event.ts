import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { THE_DOG } from './the-dog.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SAYS = String.raw`(?:always|only ever|never lets me|every time)`;

/** Somebody always decides, and somebody is always the dog. Brothers and sisters have books of their own. */
export const BOSSY_FRIEND: StoryEvent = {
  id: 'bossy-friend',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bboss(?:y|iest)\b|\bboss(?:es|ed|ing) (?:(?:all|her|his|their|my|the) )*(?:everyone|everybody|people|friends?|others|me|us|them|him|her)\b|\b(?:wants?|has|have|likes?|always) to be (?:the boss|in charge|the leader|the queen|the king)\b|\b(?:always|is always|only ever) (?:in charge|the boss|the leader)\b|\b${SAYS} (?:\p{L}+ )?(?:decides?|chooses?|choose|picks?|gets to (?:choose|decide|pick)) (?:(?:what|which|the|our|every)\b)|\bnever (?:get|gets) to (?:choose|decide|pick)\b|\b(?:decides?|chooses?|picks?) what we play\b|\btells? (?:everyone|everybody|all (?:her|his|the) friends|me|us|her friends|his friends) what to (?:do|play)\b|\bmakes up all the rules\b|\balways (?:has to be|play|plays) (?:her|his|what (?:my friend|she|he)) ?(?:game|wants)?`,
    'iu',
  ),
  not: /\b(?:brothers?|sisters?|siblings?|twins?|mum|mummy|mom|dad|daddy|granny|grandma|nana|grandpa|grandad|teacher|bull(?:y|ied|ies|ying)|hits?|hurts?|mean|nasty|scared|afraid|alone|left out|new baby|witch|robots?|kittens?|dogs?(?! and never)|pupp(?:y|ies)|mayor|vote\w*|wolf|pirate|dinner|food|eats?|bed|sleep)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    somebody(theme.hero)?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? '') &&
    !/^(?:dog|puppy)/.test(somebody(theme.hero)?.being?.id ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: /friend|boss|mate/.test(hero?.word ?? '') ? null : somebody(hero),
    other: null,
    thing: about('crown'),
  }),
  plots: [THE_DOG],
  talk: {
    young: { yours: [() => 'What would you be in a game?'] },
    older: {
      wonder: [() => 'Who was really in charge, the one with the crown or the dog?'],
      yours: [() => 'Which game have you got that nobody has heard yet?'],
    },
  },
};

import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { HAT } from './hat.ts';
import { WINTER } from './winter.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody sleeps when it is time to get up. */
export const WONT_WAKE: StoryEvent = {
  id: 'wont-wake',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:won'?t|wo not|will not|would ?n[o'’]?t|would not|does ?n[o'’]?t|did ?n[o'’]?t|can ?not|can'?t|could ?n[o'’]?t|never|refuses to|hates to|forgot to|forgets to) (?:ever )?(?:wakes? up|woke up|wake|get up|gets up|get out of bed|wants? to (?:wake|get) (?:up|out of bed))\b|\b(?:overs?leeps?|overslept|oversleeping|(?:sleeps?|slept) in(?! (?:the|an?|our|my|his|her|tents?|their)\b)|slept too long|sleeps too long|slept through|sleeps through|sleeping through|(?:is|was|are|still|always|all) (?:still |always |fast |all )?(?:asleep|sleeping|sleepy)|sleeps all (?:day|the time|winter|year)|slept all (?:day|winter)|hibernat\w*)\b|\b(?:wak(?:e|es|ing)|woke) (?:up )?(?:a|an|the|up) (?:\p{L}+ )?(?:sleep(?:y|ing) )?(?:bear|giant|dragon|hedgehog|dormouse|dinosaur|tortoise|badger|princess|king)\b|\b(?:wak(?:e|es|ing)|woke) (?:up )?(?:my |our )?(?:dad|daddy|mum|mummy|grandpa|grandma|granny|grandad|nana)\b|\bnobody woke\b|\basleep for\b|\bslept all\b|\bhates? (?:getting up|mornings)\b/iu,
  not: /\b(?:(?:the|our|new|a) baby\b(?! (?:bear|dragon|owl|dinosaur))|babies|night ?light|nightmare|bad dream|christmas eve|santa|monster under|too early|stays? (?:up|awake)|doesn'?t want to (?:sleep|hibernate)|does not want to (?:sleep|hibernate)|won'?t hibernate|not hibernate|hospital|ill|sick|died|dead|bedtime|toys?|egg|volcano|moon|new year|christmas|school trip|exam|pet shop)\b/i,
  // It is told of a bed and a hat.
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    theme.hero?.being?.id !== 'sun' &&
    theme.hero?.being?.isa !== 'sea',
  // A bear that will not get up is no bear that will not go to bed, and the spring is told here.
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    thing: hero ? null : about('bed'),
    hero: hero?.word === 'bus' ? null : hero,
    other: somebody(other),
  }),
  plots: [standsApart(WINTER), standsApart(ableFriend(HAT))],
  talk: {
    young: { yours: [() => 'What wakes you up in the morning?'] },
    older: {
      wonder: [() => 'When did you know why nobody woke up?'],
      yours: [() => 'What would you like best to be woken for?'],
    },
  },
};

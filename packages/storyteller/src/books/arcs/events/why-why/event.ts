import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BROWN_BREAD } from './brown-bread.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MANY = String.raw`(?:so many|too many|endless|a (?:hundred|thousand|million)|lots of|all (?:the|these|those))`;

/** Somebody who asks why, and why again. A question with an answer ("why is the sky blue") is told by the sheet that knows it. */
export const WHY_WHY: StoryEvent = {
  id: 'why-why',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bwhy,? (?:but )?why\b|^(?:but|and|yes but|the word)? ?why\W*$|\b(?:ask(?:s|ed|ing)?|say(?:s|ing)?|said|wonder(?:s|ed|ing)?) (?:\p{L}+ ){0,3}?["'“‘]?why\b["'”’]?(?! (?:is|are|do|does|did|can|was|were|the) (?:\p{L}+ ?)+\?)|\b(?:favou?rite|only|first|every) word is ["'“‘]?why\b|\bask(?:s|ed|ing)? ${MANY} questions\b|\b(?:never|won['’]?t|can['’]?t|cannot|does(?:n['’]?t| not)) stops? asking\b|\b(?:always|keeps?|kept|forever) asking (?:me |us |him |her |them )?(?:questions|things)\b|^(?:so|too) many (?:questions|whys)\b|\b(?:wants?|wanted|has|had) to know (?:everything|why)\b|\ba (?:hundred|thousand|million) (?:whys|questions)\b|\b(?:endless|constant) (?:questions|whys)\b`,
    'iu',
  ),
  not: /\b(?:why (?:is|are|does|did|can|was|were) (?:the|a|an|my|our|there|grandma|grandpa|people|some|we|it)\b|divorce\w*|died?|dies|dead|god|wheelchair|skin|crying|cries|sad|hard|unwell|sick|hospital|detective|riddle|quiz|exam|homework|robots? take)\b/iu,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('bread'),
  }),
  plots: [standsApart(ableFriend(BROWN_BREAD))],
  talk: {
    young: { yours: [() => 'What would you like to know today?'] },
    older: {
      wonder: [() => 'Where did all the whys begin?'],
      yours: [() => 'What does nobody know, that you could go and see?'],
    },
  },
};

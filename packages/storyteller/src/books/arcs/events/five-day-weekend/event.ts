import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ON_THE_STEP } from './on-the-step.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DAY = 'mondays?';

/** A week that is not as weeks are: all weekend, or no Mondays, or the wrong way round. */
export const FIVE_DAY_WEEKEND: StoryEvent = {
  id: 'five-day-weekend',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:(?:three|four|five|six|seven|3|4|5|6|7)[- ]days?(?: long)?|endless|never[- ]ending|everlasting|very long|longest) weekends?\b|\bweekends? (?:(?:that|which|who) )?(?:never (?:ends?|ended|stops?)|lasts? (?:forever|for ever|all week|five days|a week)|go(?:es)? on (?:and on|for ?ever))|\b(?:no|never (?:a|any|another|again a)|without(?: a| any)?|end of|abolish\w*|cancel\w*|ban(?:s|ned|ning)?|gets? rid of|got rid of|get rid of|stops?|stopped|cross(?:es|ed) out|delet\w+|steals?|stole) (?:more |all |the |every )*${DAY}\b|\b${DAY} (?:(?:is|was|gets?|got|are) )?(?:cancel\w*|abolished|banned|goes missing|went missing|is missing|disappear\w*|vanish\w*|lost|stays at home|stayed in bed|runs? away|ran away|never comes?|never came|takes? the day off|took the day off)\b|\b(?:every|each) day (?:is|was|were|should be|could be) (?:a )?(?:saturday|sunday|the weekend|weekend)\b|\bif (?:every|each) day (?:is|was|were) (?:a )?(?:saturday|sunday|the weekend|weekend)\b|\b(?:a|the) week (?:(?:that|which) )?(?:goes|go|went|ran|runs|is|was|turned) (?:the )?(?:back ?wards?|back to front|wrong way(?: round)?|the other way round|upside down)\b|\b(?:a|the) back ?wards? week\b|\bweek (?:the )?wrong way round\b|\bweek of (?:sundays|saturdays)\b|\b(?:days of the week|days) (?:get|got|are|were) (?:all )?(?:mixed up|muddled|in the wrong order|jumbled)\b|\b(?:saturday|sunday|the weekend) (?:comes first|all week|never ends|every day)\b`,
    'iu',
  ),
  not: /\b(?:camping|beach|tummy|belly|ache|aches|custody|dad['’]s weekend|every other weekend|with (?:dad|mum)|christmas|birthday every day|robbery|bank|learn\w* the days|colou?rs?)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(heroOf(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: heroOf(hero),
    other: heroOf(hero) === null ? null : somebody(other),
    thing: about('backpack'),
    wish: null,
  }),
  plots: [standsApart(ableFriend(ON_THE_STEP))],
  talk: {
    young: { yours: [() => 'What is a Monday good for?'] },
    older: {
      wonder: [() => 'What made Monday so heavy?'],
      yours: [() => 'What would you take out of the backpack first?'],
    },
  },
};

/** Whom a theme is about, where that is not a day. */
function heroOf(hero: Entity | null): Entity | null {
  const found = somebody(hero);
  return found && !/^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weeks?|weekends?|days?)$/i.test(found.word)
    ? found
    : null;
}

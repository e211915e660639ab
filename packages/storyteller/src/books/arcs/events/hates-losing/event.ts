import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_OTHER_CHAIR } from './the-other-chair.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A game with a dice, and somebody who cannot bear to lose it. Races and matches are told as what they are; a grandparent who cheats has reasons (put-back). */
export const HATES_LOSING: StoryEvent = {
  id: 'hates-losing',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:sore|bad|poor|terrible|awful) (?:loser|winner)s?\b|\b(?:hat(?:es?|ed|ing)|can['’]?t (?:bear|stand)(?: to)?|cannot (?:bear|stand)(?: to)?|could(?:n['’]?t| not) (?:bear|stand)(?: to)?|never wants to|(?:does(?:n['’]?t| not)|did(?:n['’]?t| not)) like(?: to)?|(?:gets?|is|was) (?:so |very )?(?:cross|upset|angry|grumpy) (?:when (?:he|she|it|they) |about |at )) ?(?:los(?:es|e|ing)|not winning)\b|\b(?:always|only ever|just|must|has to|have to|had to|wants? to|needs to)(?: (?:always|be the one to|has to|have to|wants? to))* win\b|\bcheat(?:s|ed|ing|er|y)?\b|\b(?:learn\w*|how|ok|okay|fine|hard) to (?:lose|be a good loser)\b|\bwinning is(?:n['’]?t| not) everything\b|\bwon['’]?t play (?:if|unless|when)\b|\blos(?:es|e|ing) (?:at )?(?:a |the |any |every )?(?:board )?games?\b|\blos(?:es|e|ing) at (?:snakes|ludo|cards|dominoes)\b/iu,
  not: /\b(?:gran\w*|nan|nana|nanny|nonn[ao]|opa|oma|pops?|poppa) (?:who )?(?:always |sometimes )?(?:cheats?|wins)\b|\b(?:football|soccer|race|races|racing|match|sports? day|chess|medals?|elections?|vote\w*|spelling|tests?|exams?|homework|hide and seek|cup|trophy|baking|cake|lottery|raffle|prize|tennis|swim\w*|rosette|show|talent|war|fight\w*|hearts?|monopoly on)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('dice'),
  }),
  plots: [standsApart(ableFriend(THE_OTHER_CHAIR))],
  talk: {
    young: { yours: [() => 'What do you like to play?'] },
    older: {
      wonder: [() => 'Why was it no fun to win against nobody?'],
      yours: [() => 'What helps you when you lose?'],
    },
  },
};

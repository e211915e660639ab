import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { IN_THE_WALL } from './in-the-wall.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MEN = String.raw`(?:builders?|plumbers?|electricians?|decorators?|plasterers?|roofers?|tilers?|work(?:men|man|ers)|handym[ae]n)`;
const OUR = String.raw`(?:our|my|the|his|her|their|grandma['’]s|granny['’]s|nana['’]s) (?:new |old |whole )?`;
const ROOM = String.raw`(?:house|home|kitchen|bath ?room|bedroom|living room|flat|loft|roof|garden wall|ceiling|hall|hallway)`;

/** Whoever is mending something at home, and is not the hero: a plumber may be. */
const isMender = (word: string): boolean => new RegExp(`^${MEN}$`, 'iu').test(word);

/** Somebody with a hammer in one's house, who is nearly done. Diggers at work and menders of toys have books of their own. */
export const BUILDERS_IN: StoryEvent = {
  id: 'builders-in',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${MEN} (?:\p{L}+ )?(?:in|at|on) ${OUR}${ROOM}\b|\b(?:the|our|some) ${MEN} (?:are|is|were|was) (?:\p{L}+ )?(?:in|here|coming|back|fixing|mending|at)\b|\b(?:the|our|a) ${MEN} (?:comes?|came|mends?|fixes|drinks?|made|makes?|who (?:comes?|came) to our)\b|\bno hot water\b|\bno (?:heating|kitchen|bathroom)\b|\bboiler\b.{0,20}\b(?:broke\w*|bust|stopp\w*|mend\w*|fix\w*|off|dead|down)\b|\b(?:broken|new|fixing our|mending our) boiler\b|\bscaffold(?:ing|ers?)?\b|\bhole in (?:our|the|my) (?:\p{L}+ )?(?:wall|ceiling|roof)\b|\b(?:knock\w*|tak\w*) (?:down|out|through) (?:a|the|our) (?:\p{L}+ )?wall\b|\b(?:our|my) house is a building site\b|\b(?:our|a|the) new (?:kitchen|bath ?room)(?! (?:toy|set|table|sink|mat|rug|stool|light))\b|\bloft conversion\b|\b(?:home|house) (?:renovations?|extension)\b|\b(?:renovat|redecorat)(?:ing|ion|ions)\b|\b(?:an|our|the|having an|building an) extension\b(?! (?:cord|lead))|\b(?:burst|leaking|leaky) pipes?\b`,
    'iu',
  ),
  not: /\b(?:diggers?|cranes?|bulldozers?|lego|den|treehouse|sandcastles?|wants? to be|when i grow up|mouse|mice|mousehole|spider|bee|fairy|magic|moon|space|snow|sand|toys?|dolls?|play kitchen|prison|castle|pirates?|ship|flood\w*|fire|afraid|scared|frightened|school|war|bomb\w*|dinosaurs?|robots?|dragons?['’]? den|bridge|burglar|thief|boats?|poor|money|afford|homeless|hospital|witch|secret|portal)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.plural !== true || isMender(theme.hero.word) || somebody(theme.hero) === null) &&
    !/^(?:sea|insect)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero !== null && isMender(hero.word) ? null : somebody(hero),
    other: null,
    thing: about('hammer'),
  }),
  plots: [standsApart(ableFriend(IN_THE_WALL))],
  talk: {
    young: { yours: [() => 'What would you put in a wall?'] },
    older: {
      wonder: [() => 'Who will find the box next time?'],
      yours: [() => 'What would you write to somebody in a hundred years?'],
    },
  },
};

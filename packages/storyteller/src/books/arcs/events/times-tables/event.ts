import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STAYS } from './stays.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MATHS = String.raw`(?:maths?|arithmetic|(?:hard |adding |take[- ]away |taking away |tricky |long )*sums|(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1[0-2])s? )?times[- ]?tables?|multiplication(?: tables?)?|adding up|subtraction|taking away|long division|fractions)`;

/** A number that will not stay, until it is somebody's. Nobody is tested, and no way of learning is sold. */
export const TIMES_TABLES: StoryEvent = {
  id: 'times-tables',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\btimes[- ]?tables?\b|^(?:(?:the|my|our|his|her|doing|learning|about|hard|i hate|he hates|she hates|i don['’]?t like|i am bad at|i['’]?m bad at|(?:my )?(?:son|daughter) hates) )*${MATHS}(?: (?:is|are|homework|lesson|problems?|at school|hard|so|too|very|really|tricky|difficult|boring))*$|\b(?:can['’]?t|cannot|can not|could(?:n['’]?t| not)) (?:do |add |add up )?${MATHS}\b|\b(?:can['’]?t|cannot|can not) (?:add|subtract|multiply)(?: up)?\b|\b(?:bad|hopeless|terrible|no good|slow|struggl\w*|stuck|trouble|wrong) (?:at|with|on) (?:(?:his|her|my|their|the) )?${MATHS}\b|\b(?:learn(?:s|ing)?|finds?|gets?|hates?) (?:(?:his|her|my|their|the) )*${MATHS}\b|\b(?:maths?|sums|numbers) (?:(?:is|are) )?(?:hard|tricky|difficult|wrong|don['’]?t make sense)\b|\bnumbers? (?:(?:that|who|which) )?(?:will not|won['’]?t|do(?:es)? not|don['’]?t|doesn['’]?t|never) (?:stay|stick)\b|\bnumbers? (?:fall|slip|run|drop)\w* out of\b|\b(?:six|seven|eight|nine) ?(?:sixes|sevens|eights|nines)\b|\b(?:six|seven|eight|nine) times (?:six|seven|eight|nine)\b`,
    'iu',
  ),
  not: /\b(?:tests?|exams?|sats|scared|afraid|worr\w+|anxi\w+|nervous|stomach|tummy|cr(?:y|ies|ied|ying)|loves?|likes(?! not)|favou?rite|genius|best at|good at|clever|robots?|magic\w*|spell|money|coins?|ate|eats|eating|club|bull\w*|laugh\w*|teas\w*|chess|detective|space|aliens?|teacher|supply|cheat\w*|lost|forgot\w*|left)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    somebody(theme.hero)?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: about('cake'),
  }),
  plots: [standsApart(ableFriend(STAYS))],
  talk: {
    young: { yours: [() => 'How many candles did you have?'] },
    older: {
      wonder: [() => 'Why did the number stay this time?'],
      yours: [() => 'Which number do you know because it is the number of somebody?'],
    },
  },
};

import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BACKWARDS } from './backwards.ts';
import { CHANGED } from './changed.ts';
import { PARTS_SWAPPED } from './parts-swapped.ts';
import { UPSIDE_DOWN } from './upside-down.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What a day is called, and nobody's name. */
const OF_THE_DAY =
  /day|everything|world|house|school|grown|adult|parent|teacher|mum|dad|mother|father|child|kid|opposite|upside|topsy|town|room|boss|clock|watch|time/;

/** How a theme names the day itself. */
const OF_A_DAY =
  /\b(?:day|everything|world|all) (?:was|is|were|goes|went|ran) (?:all )?back ?wards?\b|\b(?:clocks?|time|watch|day)\b[^.]*\b(?:ran|runs|went|goes|go|going|running|ticks?|ticked) (?:the wrong way|back ?wards?)\b|\bback ?wards? (?:day|clock|time)\b|\b(?:upside[ -]down|topsy[ -]turvy|wrong way (?:up|round)|fell up|falls? up|no gravity|gravity (?:stopped|turned|went))\b|\bopposite day\b|\b(?:grown-?ups?|adults?|parents?|teachers?|mums?|dads?|mummy|daddy|mum and dad|mothers?|fathers?)\b[^.]*\b(?:became|become|becomes|turn(?:s|ed)? (?:back )?into|were|are|act(?:s|ed)? like|behav\w+ like|went back to being) (?:like )?(?:all )?(?:a )?(?:small |little )?(?:children|child|kids?|babies|toddlers?)\b|\b(?:children|kids)\b[^.]*\b(?:in charge|were the (?:boss|bosses|grown-?ups|teachers|parents)|became (?:the )?(?:grown-?ups|teachers|parents|bosses|boss)|are the (?:boss|grown-?ups|teachers|parents)|rul(?:e|ed) the|made the rules|make the rules|ran the|run the)\b|\b(?:is|am|was) (?:the boss|in charge) for (?:a|one|the) day\b|\bin charge of (?:mummy|daddy|mum|dad|the grown-?ups|her parents|his parents)\b/iu;

/** A day on which all is the wrong way up, or the wrong way round. */
export const TOPSY_TURVY: StoryEvent = {
  id: 'topsy-turvy',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${PARTS_SWAPPED.source}|${OF_A_DAY.source}`, 'iu'),
  not: /\b(?:cake|baking|bake|cup|bat|bats|sloth|sleeps|hangs|hanging|rides?|bike|pupp(?:y|ies)|kitten|frogs?|animals?|robot|planet|space|moon|boat|canoe|kayak|ship|handstand|restaurant|aliens?|pirates?|treasures?|maps?|(?:sisters?|brothers?|twins?|friends?|cousins?|cats?|dogs?|teacher) [^.]*\bswap\w*|swap\w* [^.]*(?:sisters?|brothers?|twins?|friends?|cousins?|cats?|dogs?|schools?|teachers?|homes|houses|lunch\w*|rooms?|beds?|clothes|hats)|(?:has|having|expecting|getting) a baby|new baby|when (?:my |our )?(?:i|we|you|he|she|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*) (?:was|were) (?:a |an? little )?(?:baby|toddler|babies|little|small))\b/i,
  fits: ({ hero }) =>
    !hero?.being || OF_THE_DAY.test(hero.word) || !/^(?:thing|vehicle|sea|bird|insect)$/.test(hero.being.isa),
  reads: ({ raw, hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: hero && OF_THE_DAY.test(hero.word) ? null : somebody(hero),
    other: other && OF_THE_DAY.test(other.word) ? null : somebody(other),
    thing: about(
      /\b(?:upside|topsy|way (?:up|round)|f[ae]lls? up|gravity|back ?wards?|wrong way)\b/i.test(raw) ? 'clock' : 'shoe',
    ),
    place,
    first: null,
    fear: null,
    also: [],
  }),
  plots: [
    { ...BACKWARDS, when: /\bback ?wards?\b|\bthe wrong way$/i, only: true },
    { ...UPSIDE_DOWN, when: /\b(?:upside|topsy|way (?:up|round)|f[ae]lls? up|gravity)\b/i },
    {
      ...CHANGED,
      when: /\b(?:opposite|mum\w*|mom\w*|dad\w*|grown-?ups?|adults?|parents?|teachers?|children|kids?|charge|boss|bab(?:y|ies)|toddlers?)\b/i,
      only: true,
    },
  ],
  talk: {
    young: { yours: [() => 'What would you do first on a day like that?'] },
    older: {
      wonder: [() => 'When did it stop being fun, and for whom?'],
      yours: [() => 'What would be the wrong way round, if you could choose?'],
    },
  },
};

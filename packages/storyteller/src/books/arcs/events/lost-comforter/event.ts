import { onTheGround, type EventPlot, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { middle, young } from './hide.ts';
import { old } from './torch.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SOFT_ONE = String.raw`(?:blank(?:et|ie|y)|blankey|teddy(?: ?bear)?|ted|bunny|toy|rabbit|bear|doll|dolly|comforter|snuggly|snuggle|cuddly|muslin|cloth|soft toy|cuddly toy|stuffed animal|lovey)`;
const OF = new RegExp(
  String.raw`\b(?:lost|lose|loses|losing|missing|mislaid|misplaced|forgot|forgets|left|leaves|without|find|finding|looking for|search(?:ing|es)? for|where'?s?(?: is)?) (?:behind )?(?:\p{L}+['’]?s? ){0,4}${SOFT_ONE}\b|\b${SOFT_ONE} (?:is |was |has |gets? |got |goes |went )?(?:lost|missing|gone|left behind|disappeared|vanished)\b`,
  'iu',
);

const HIDE: EventPlot = { id: 'hide', when: OF, young, middle, old };

/** Indoors there is no yellow bush. */
const OUTDOORS = /^(?:garden|forest|beach|farm|playground|street|pond|mountain|school-gate|snow|castle)$/;

const INDOORS = /^(?:bedroom|living-room|kitchen|bathroom)$/;

/** Somebody's soft thing is not there at bedtime. */
export const LOST_COMFORTER: StoryEvent = {
  id: 'lost-comforter',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:dummy|mum\w*|mother|dad\w*|family|his way|her way|its way|home|wash\w*|machine|train|bus|plane|aeroplane|airport|shop|supermarket|hospital|ship|sea|river|mountain|moon|space|baby bear|polar|christmas|santa|toy ?shop|toys? (?:come|came|alive)|afraid|scared|friends?|giv(?:e|es|ing) up|goodbye|grow\w*|roar|egg|school|museum|zoo|thief|stole\w*|detective)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    (!theme.place?.place || OUTDOORS.test(theme.place.place.setting) || INDOORS.test(theme.place.place.setting)) &&
    // A bear or a rabbit that is lost itself is somebody else's book.
    (/\b(?:lost|find|without|missing|where is|where's) (?:Bunny|Bear|Rabbit)\b/.test(theme.raw) ||
      /\b(?:blank|ted|toy|doll|comforter|snugg|cuddly|muslin|cloth|soft|stuffed|lovey)/i.test(theme.raw) ||
      /\b(?:my|his|her|their|its|whose|favou?rite|'s) (?:\p{L}+ ){0,2}(?:bunny|rabbit|bear)\b/iu.test(theme.raw)),
  reads: ({ hero, other, place, raw }) => {
    const somebodyElse = hero?.being && hero.being.id !== 'teddy' && hero.being.isa !== 'thing' ? hero : null;
    const owns =
      somebodyElse &&
      new RegExp(
        String.raw`\b${somebodyElse.word}\b.*\b(?:lost|lose|loses|los|missing|forg|left|without|find|look|search)`,
        'i',
      ).test(raw);
    const owner = owns ? somebodyElse : null;
    return {
      relation: 'none',
      place: place?.place && OUTDOORS.test(place.place.setting) ? place : null,
      clause: null,
      want: null,
      fear: null,
      first: null,
      thing: owner
        ? null
        : about(
            /\bblank/i.test(raw)
              ? 'blanket'
              : /\bdoll/i.test(raw)
                ? 'doll'
                : /\b(?:bunn|rabbit|lovey|comforter|toy)/i.test(raw)
                  ? 'bush'
                  : 'teddy',
          ),
      hero: owner,
      other: somebody(other)?.being?.id === 'teddy' ? null : somebody(other),
    };
  },
  plots: [standsApart(ableFriend(HIDE))],
  talk: {
    young: { yours: [() => 'Where could you hide, so that nobody finds you?'] },
    older: {
      wonder: [() => 'When did you know where it was?'],
      yours: [() => 'What has to be there so that you can go to sleep?'],
    },
  },
};

import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { entityOf } from '../../../theme/entity.ts';
import { about, somebody } from '../page.ts';
import { BOOT } from './boot.ts';
import { HOLD } from './hold.ts';
import { NOISE } from './noise.ts';
import { isSomebodyGone, lostIn } from './lost.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A word of a theme for what its hero does, and not for who that is: "detective Mia", "the thief". */
const CALLING = /^(?:detectives?|thief|thieves|burglar|spy|ghost|mystery)$/;

/** Whoever it was in the end, where a theme gives it away: "and it was the dog". */
function itWas(raw: string): Entity | null {
  const word =
    /\b(?:it (?:was|is|turns out to be)|it['’]s) (?:just |only |really )?(?:the|his|her|their|our|my) (\p{L}+)\b/iu.exec(
      raw,
    )?.[1];
  const being = word === undefined ? undefined : beingNamed(word);
  return word === undefined || being === undefined || !/^(?:pet|farm|wild)$/.test(being.isa)
    ? null
    : entityOf(word.toLowerCase(), being);
}

/** Something is gone and must be found out about, or something is heard, and nobody knows what. */
export const WHO_TOOK_IT: StoryEvent = {
  id: 'who-took-it',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:(?:strange|muddy|mysterious|odd|funny|giant|big) )?(?:foot ?prints|paw ?prints)\b|\b(?:is|are) missing$|\bmyster(?:y|ies)\b|\bdetectives?\b|\bsleuths?\b|\b(?:the )?case of\b|\bclues?\b|\bmissing (?:\p{L}+ )?(?:lunch ?box|biscuits?|cookies?|sandwich\w*|cakes?|cheese|sock|homework|trophy|crown|necklace|jewels?|meatballs?|sausages?|pancakes?|doughnuts?|donuts?|muffins?|dumplings?|burgers?|waffles?|pizzas?|samosas?|pies?|buns?|bananas?|carrots?)\b|\b(?:biscuits?|cookies?|lunch ?box|sandwich|cake|trophy|crown) (?:has |have |is |are )?(?:gone|going|goes|go) missing\b|\bwhere did the \p{L}+ go\b|\b(?:(?:strange|odd|funny|weird|mysterious|loud|scary) )?(?:noises?|sounds?|bump\w*|knock\w*|creak\w*|tapping|scratching|rumbling)\b[^.]*\b(?:attic|loft|upstairs|night|ceiling|roof|wall|dark)\b|\b(?:something|somebody|someone|what is|what's) (?:is )?(?:\p{L}+ )?(?:in|up in) the (?:attic|loft)\b|\b(?:noises?|sounds?) (?:upstairs|above)\b/iu,
  not: /\b(?:class(?:room)? (?:pet|guinea pig|gerbil)|school pet|light ?houses?|stables?|club|teddy|teddies|blanket|scared|afraid|fear\w*|frightened|under the bed|monsters?|ghosts?|egg|eggs|snow\w*|sand|beach|ship|train|space|moon|murder|pirates?|party|christmas|birthday(?! cake)|island|thunder|storm|fireworks|hamster|pony|kitten|puppy|who (?:stole|ate|took)|bang|crash|go(?:es)? bump|went bump|next door|neighbou?rs?|(?:through|behind) the wall)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    if (!onTheGround(theme) || isSomebodyGone(raw.toLowerCase())) return false;
    if (NOISE.when?.test(raw) === true)
      return !/^(?:vehicle|thing)$/.test(hero?.being?.isa ?? '') && hero?.being?.id !== 'mouse';
    if (BOOT.when?.test(raw) === true && /kitchen|floor|house|stairs|carpet|school/i.test(raw)) return false;
    if (BOOT.when?.test(raw) === true)
      return (
        !/^(?:frog|toad|snake|fish|dinosaur|yeti|monster|bear)$/.test(hero?.being?.id ?? '') &&
        !/dinosaur|yeti|bigfoot/i.test(raw)
      );
    return lostIn(raw.toLowerCase()) !== null || /\bmyster|\bdetective|\bsleuth|\bcase of|\bclue/i.test(raw);
  },
  // Who is a detective is one besides being a fox; and what is gone is looked for, by nobody who has lost it.
  reads: ({ hero, other, thing, raw }) => {
    const isEngine = hero?.being?.isa === 'vehicle' && /\bdetective/i.test(raw);
    const who = hero && !CALLING.test(hero.word) ? (isEngine ? hero : somebody(hero)) : null;
    const second = itWas(raw) ?? somebody(other);
    return {
      hero: who,
      other: second && CALLING.test(second.word) ? null : second,
      thing:
        BOOT.when?.test(raw) === true
          ? about('boot')
          : thing?.thing
            ? thing
            : NOISE.when?.test(raw) === true
              ? about('attic')
              : null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
    };
  },
  plots: [HOLD, NOISE, BOOT],
  talk: {
    young: { yours: [() => 'What do you sometimes look for?'] },
    older: {
      wonder: [() => 'Who knew the answer before the others, and why did it take so long to come out?'],
      yours: [() => 'What would you like to find out, with a magnifying glass?'],
    },
  },
};

import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SEATS, placeIn } from './seats.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WRONG_WAY_ROUND } from './wrong-way-round.ts';

const BIG = String.raw`(?:elephant|whale|giraffe|hippo(?:potamus)?|rhino(?:ceros)?|dinosaur|diplodocus|brachiosaurus|stegosaurus|t-?rex|mammoth|walrus|polar bear|cow|horse|camel|orca|buffalo|yeti)`;
const OWN = String.raw`(?:an?|the|my|our|his|her|your|grandma['’]?s|grandpa['’]?s|daddy['’]?s|mummy['’]?s|dad['’]?s|mum['’]?s)`;
const PLACE = String.raw`${OWN} (?:(?:very |much )?(?:small|tiny|little|wee|mini|narrow|single|old|red|blue|green|yellow) )*${SEATS}`;
const SQUEEZED = String.raw`(?:(?:who|that|which|is|was|gets?|got|sits?|sitting|squashed|squeez(?:es|ed|ing)|stuck|jammed|wedged|crammed|trying|tries|wants|to|fit|hid(?:es|ing)|sleeps|sleeping) )*`;

/** Which word of a theme is the big one. */
function bigOne(raw: string): Entity | null {
  const word = new RegExp(String.raw`\b(${BIG}|bear|dragon|giant|gorilla)\b`, 'iu').exec(raw)?.[1]?.toLowerCase();
  const being = word === undefined ? undefined : beingNamed(word);
  return word === undefined || being === undefined ? null : { ...about(word), being };
}

/** Somebody far too big for where they are: an elephant in a small car. Who is only too big is told by another. */
export const TOO_BIG_INSIDE: StoryEvent = {
  id: 'too-big-inside',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${BIG} ${SQUEEZED}(?:in|into|inside|on) ${PLACE}\b|\b(?:too|so) (?:big|large|tall|long|fat|heavy|wide) (?:for|to (?:fit|get|go|sit|sleep) (?:in|into|inside|on)) ${PLACE}\b|\b(?:bear|dragon|gorilla|giant) stuck (?:in|inside|on) ${PLACE}\b|\b(?:won['’]?t|will not|does(?:n['’]?t| not)|did(?:n['’]?t| not)|can['’]?t|could(?:n['’]?t| not)|cannot) fit (?:in|into|inside|on) ${PLACE}\b`,
    'iu',
  ),
  not: /\b(?:baby (?:elephant|whale|hippo|giraffe|rhino|dinosaur)|toy|bus|train|plane|dark|scared|afraid|bedtime|birthday|christmas|sick|ill|lost|space|moon|zoo|grow\w*|grew|clothes|shoes)\b/i,
  fits: (theme) => {
    const big = bigOne(theme.raw);
    const isOfWater = big?.being?.isa === 'sea';
    return onTheGround(theme) && big !== null && (!isOfWater || placeIn(theme.raw.toLowerCase()).isWater);
  },
  reads: ({ hero, raw }) => {
    const big = bigOne(raw);
    const isSame = hero?.being !== null && hero?.being.id === big?.being?.id;
    return {
      hero: isSame ? hero : (big ?? hero),
      other: null,
      thing: about(placeIn(raw.toLowerCase()).y),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart(WRONG_WAY_ROUND)],
  talk: {
    young: { yours: [() => 'Who would you like to sit on top of?'] },
    older: {
      wonder: [() => 'What had they had the wrong way round?'],
      yours: [() => 'When do you take up a lot of room?'],
    },
  },
};

import { beingNamed } from '../../../theme/entries.ts';
import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ROOMS } from './parts.ts';
import { RENT } from './rent.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can live with people without their leave. */
const lodges = (each: Entity | null): boolean =>
  each !== null &&
  each.being !== null &&
  each.name === null &&
  each.being.size <= 3 &&
  /^(?:pet|farm|wild|bird|insect|magic)$/.test(each.being.isa) &&
  !/^(?:ghost|fairy|unicorn|mermaid|monster|alien|robot|snowman|dog|cat|kitten|puppy|penguin|hamster|guinea pig|fish|goldfish|pony|dinosaur)$/.test(
    each.being.id,
  );

/** Who moves in: whom the theme reads as somebody, else the first animal that it names. */
function lodgerOf({ hero, other, raw }: Theme): Entity | null {
  const read = [hero, other].filter((each) => each !== null);
  const known = read.find(lodges);
  if (known) return read.every((each) => lodges(each) || each.being?.isa === 'thing') ? known : null;
  if (read.some((each) => each.being && each.being.isa !== 'thing')) return null;
  for (const word of raw
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, 5)) {
    const being = beingNamed(word);
    const found: Entity = {
      word,
      adjectives: [],
      plural: false,
      name: null,
      being: being ?? null,
      place: null,
      thing: null,
      known: true,
    };
    if (lodges(found)) return found;
  }
  return null;
}

const IN = String.raw`(?:in|into|inside|under|underneath|beneath|behind|on|between) (?:my|our|the|a|an|his|her|their|\p{L}+['’]s) (?:\p{L}+ )?`;

const OUTSIDE = /\b(?:garden|yard|hedge)$/i;
const LIVES = /\b(?:liv(?:e|es|ing)|mov(?:es?|ed|ing)|nest\w*|home|famil\w+|lodger\w*|stays?|settl\w+)\b/i;

/** Animals who move in. */
export const LODGER: StoryEvent = {
  id: 'lodger',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:liv(?:e|es|ing)|lived|mov(?:e|es|ed|ing)|nest(?:s|ed|ing)?|camps?|stay(?:s|ing)|settl\w+|make(?:s)? (?:a |its |her |his |their )?(?:home|nest)|build(?:s|ing)? (?:a |its |her |his |their )?(?:home|nest)|sleeps?) (?:in )?${IN}${ROOMS}\b|^(?:there(?:'|’)?s |there (?:is|are) )?(?:an?|the|our|two|three|some|a family of|the family of)? ?(?:\p{L}+ ){0,2}\p{L}+ (?:(?:family|who lives|that lives) )?${IN}${ROOMS}$|\blodgers?\b`,
    'iu',
  ),
  not: /\b(?:school|nursery|zoo|stuck|lost|scared|afraid|fear\w*|bath time|flies|party|christmas|halloween|opera|theatre|palace|church|castle|monsters?|noises?|strange|mystery|footprints|found|finding|find|rescu\w+|sav(?:e|es|ing)|help\w*|cake|playing|plays|plants?|growing|snow|hide|hiding|hunt|bedtime|wants|can'?t|cannot|won'?t|escaped|gets? into|thief|eats?|ate|birthday|digging|dig|teddy|toys?|new house|next door|under the bed|in (?:the |my |a )bed|egg\w*|hibernat\w*|leaves (?:the|his|her)|(?:moth|butterfly|ladybird|worm|bumble ?bee|bee) in (?:the|my|our|his|her) (?:bedroom|room|house|kitchen))\b/i,
  // Who is only seen in a garden is out for a walk.
  fits: (theme) =>
    onTheGround(theme) && lodgerOf(theme) !== null && (!OUTSIDE.test(theme.raw) || LIVES.test(theme.raw)),
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: lodgerOf(theme),
    thing: about('key'),
  }),
  plots: [{ ...RENT, when: new RegExp(`${IN}${ROOMS}`, 'iu') }],
  talk: {
    young: { yours: [() => 'Who lives near you, and is very small?'] },
    older: {
      wonder: [() => 'What would you have put on the plate?'],
      yours: [() => 'What is lost at our house, and who might find it?'],
    },
  },
};

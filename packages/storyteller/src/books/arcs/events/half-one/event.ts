import type { Entity } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { HALF } from './half.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody who wants to be another kind. */
const WISH =
  /\b(?:wants?|wanted|wish(?:es|ed)?|longs|longed|dream(?:s|ed|t)?|tries|tried|would (?:like|love|rather)|pretends?|pretended|thinks?|thought|believes?|believed)\b (?:that )?(?:to|of|it|he|she|they)? ?(?:be|being|become|becoming|was|were|is|could be|turn into) (?:an?|the) /i;

/** Who somebody would rather be, where that is said in a clause: "who would rather be a flamingo". */
function rather(raw: string): Entity | null {
  const word = /\bwould (?:rather|sooner|prefer to|love to|like to) be an? (\p{L}+)$/iu.exec(raw)?.[1]?.toLowerCase();
  const being = word === undefined ? undefined : beingNamed(word);
  return word === undefined || being === undefined ? null : { ...about(word), being };
}

/** What somebody does all day and nobody is born to. */
const IS_WORK =
  /^(?:plumber|builder|mechanic|electrician|carpenter|painter|artist|gardener|farmer|postman|postwoman|postie|driver|pilot|sailor|policeman|policewoman|police officer|librarian|scientist|inventor|engineer|cook|butcher|tailor|shopkeeper|hairdresser|barber|cleaner|firefighter|detective|spy|explorer|dancer|musician|drummer|acrobat|magician|clown|lifeguard|zookeeper|beekeeper|judge|lawyer|writer|poet|waiter|decorator)$/;

/** A hero who wants to be another: the cat who wanted to be a dog. */
export const HALF_ONE: StoryEvent = {
  id: 'half-one',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WISH,
  not: /\b(?:superhero|astronaut|doctor|dentist|teacher|nurse|vet|chef|baker|firefighter|fireman|ballerina|singer|footballer|hairdresser|king|queen|president|winner|star|mum|mummy|dad|daddy|mother|father|brother|sister|friend|captain|goalkeeper|real|best|scared|afraid|lost|halloween|costume|dress(?:es|ed)? up|mermaid|butterfly|baby|turned into|spell|magic|wakes? up)\b/i,
  fits: ({ hero, other: second, raw }) => {
    const other = second ?? rather(raw);
    if (!hero?.being || hero.plural || !other?.being || other.plural || !other.known) return false;
    // A plumber is no kind of being: plumbing is what one does.
    if (IS_WORK.test(other.word)) return false;
    return (
      hero.being.id !== other.being.id && other.being.isa !== 'thing' && !/^(?:boy|girl|child|kid)$/.test(other.word)
    );
  },
  reads: ({ hero, other, raw }) => ({
    hero,
    other: other ?? rather(raw),
    relation: 'none',
    want: null,
    clause: null,
    fear: null,
    first: null,
  }),
  plots: [{ ...HALF, when: WISH }],
  talk: {
    young: { yours: [() => 'Who would you like to be for one day?'] },
    older: {
      wonder: [({ hero }) => `When could you first have seen what the one who taught ${hero} wished for?`],
      yours: [() => 'Who would you like to be, and which half of you would you keep?'],
    },
  },
};

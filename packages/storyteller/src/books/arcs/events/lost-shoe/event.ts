import type { Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ALL_DONE } from './all-done.ts';
import { reworded, type OtherThing } from '../reworded.ts';
import { DOOR } from './door.ts';
import { SATURDAY } from './saturday.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who puts on shoes in the morning: a child, or somebody with feet who might. */
const getsDressed = ({ hero }: Theme): boolean => !hero?.being || !/^(?:vehicle|sea|insect)$/.test(hero.being.isa);

/** What is put on that is no shoe, and holds a door as well. */
const WORN = /\b(well(?:y|ies|ie)|boots?|trainers?)\b/i;
const worn = ({ raw }: { readonly raw: string }): OtherThing | null => {
  const typed = WORN.exec(raw)?.[1]?.toLowerCase();
  if (typed === undefined) return null;
  const [one, many] = typed.startsWith('w') ? ['welly', 'wellies'] : typed.startsWith('b') ? ['boot', 'boots'] : ['trainer', 'trainers']; // prettier-ignore
  const laced: OtherThing['words'] =
    one === 'welly'
      ? [
          [/There were laces\./, 'There was a toe.'],
          [/something brown, with laces/, 'something brown, with a loop'],
          [/jammed in up to the laces, was a brown toe/, 'jammed in up to the heel, was a brown toe'],
        ]
      : [];
  return {
    words: [...laced, [/\bshoes\b/g, many], [/\bshoe\b/g, one], [/\bShoes\b/g, many.replace(/^./, (first) => first.toUpperCase())], [/\bShoe\b/g, one.replace(/^./, (first) => first.toUpperCase())]], // prettier-ignore
    drawn: ['shoe', one === 'trainer' ? 'shoe' : 'boots'],
  };
};

/** A morning on which one ought to have left by now. */
export const LOST_SHOE: StoryEvent = {
  id: 'lost-shoe',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:lost|lose|loses|losing|missing|where'?s?|find|finding|other|odd|one) (?:\w+ ){0,3}(?:shoes?|boots?|trainers?|slippers?|well(?:y|ies?))\b|\b(?:shoes?|boots?|trainers?|slippers?|well(?:y|ies?)) (?:is|are|was|got|goes|go|went) (?:lost|missing|gone)\b|\blate for (?:school|nursery|preschool|work)\b|\b(?:get|gets|getting) (?:ready|dressed)\b|\b(?:school|busy|rushed|monday) mornings?\b|\bthe school run\b/i,
  not: /\b(?:bed(?:time)?|party|christmas|cinderella|wedding|dance|ballet|football boots|show|trip|baby|princess|bath|new shoes?|shoe ?maker|old shoe|magic)\b/i,
  fits: getsDressed,
  reads: ({ hero, other, raw }) => ({
    relation: 'go',
    place: null,
    clause: null,
    want: null,
    other: somebody(other),
    ...(hero?.being && hero.being.isa !== 'thing'
      ? { thing: null }
      : {
          hero: null,
          thing: about(/\b(?:shoes?|boots?|trainers?|slippers?|wellies)\b/i.test(raw) ? 'shoe' : 'morning'),
        }),
  }),
  plots: [reworded(DOOR, worn), SATURDAY, ALL_DONE].map(ableFriend),
  talk: {
    young: { yours: [() => 'What do you put on first in the morning?'] },
    older: {
      wonder: [() => 'Who in the story was in the greatest hurry, and who was in none?'],
      yours: [() => 'What gets lost most often at our house, and where is it in the end?'],
    },
  },
};

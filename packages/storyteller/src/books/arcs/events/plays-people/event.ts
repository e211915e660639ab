import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { KINDS, kindIn } from './kinds.ts';
import { PEOPLE } from './people.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const THINGS = KINDS.map(({ named }) => named.source).join('|');
const WAKES = String.raw`\b(?:com(?:e|es|ing) (?:alive|to life)|wak(?:e|es|ing) up|at night|at midnight|midnight|after (?:dark|bedtime|midnight)|in the (?:dark|night)|when (?:no ?one|nobody|everyone|everybody|the lights?|the house|the family|we|you|i)\b[^.]*|while (?:we|you|i|everyone|everybody) sleeps?|secretly|secret (?:night )?li(?:fe|ves)|party in the (?:fridge|kitchen|cupboard|drawer|larder|basket)|have a party|has a party)\b`;

/** Vegetables, books or shoes that come alive at night. Toys have a book of their own. */
export const PLAYS_PEOPLE: StoryEvent = {
  id: 'plays-people',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(String.raw`(?:${THINGS})[^.]*${WAKES}|${WAKES}[^.]*(?:${THINGS})`, 'iu'),
  not: /\b(?:toys?|tedd(?:y|ies)|dolls?|museum|shop|store|supermarket|school(?! ?bag)|class\w*|in the library|at the library|parks?|garden|shed|farm|fields?|allotment|zoo|birthday|christmas|santa|father christmas|st nicholas|easter|halloween|tooth|fair(?:y|ies)|elves|elf|ghosts?|monsters?|burglars?|thie(?:f|ves)|stole\w*|steals?|pinch\w*|nick\w*|eat(?:s|ing|en)?|ate|nibbl\w*|bak(?:e|es|ing)|cook(?:s|ed|ing)?|hungry|snack for|feast|scared|afraid|fear\w*|noises?|tiny|shrinks?|shr[au]nk|thumb|lost|lose|glow\w*|light up|magic (?:shoes|pencil|crayon|book|pen)|read(?:s|ing)?|star|moon|bed ?time story)\b/i,
  fits: (theme) => {
    const { hero, other, place, raw } = theme;
    return (
      onTheGround(theme) &&
      kindIn(raw) !== undefined &&
      // One thing that does something at night is about that one.
      (hero === null ||
        (hero.being?.isa === 'thing' && (hero.plural || /furniture|food|cutlery|fruit/.test(hero.word)))) &&
      (!other?.being || other.being.isa === 'thing') &&
      (!place?.place || /^(?:kitchen|living-room|bedroom)$/.test(place.place.setting))
    );
  },
  reads: ({ hero, thing }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: hero ?? thing,
    occasion: null,
  }),
  plots: [standsApart(PEOPLE)],
  talk: {
    young: { yours: [() => 'Can you lie as still as a carrot?'] },
    older: {
      wonder: [() => 'Why did nobody ever want the last part?'],
      yours: [() => 'If the things in your kitchen played you, what would they say?'],
    },
  },
};

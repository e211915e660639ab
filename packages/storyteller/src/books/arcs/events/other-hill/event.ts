import type { StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ECHO } from './echo.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OFF =
  /\b(?:adventures?|adventuring|quests?|journeys?|explor(?:e|es|ing)|set(?:s|ting)? (?:off|out)|and (?:an? |the )?\p{L}+ go to the (?:forest|woods?|jungle|hills?|mountains?))\b/iu;
const TWO =
  /\b(?:and|two|both|together|with (?:my|his|her|their|our|an?|the))\b|^(?:a |the |an |our |my )?(?:\p{L}+ )?(?:adventure|quest|journey)s?$/iu;
/** "Adventurer" is what two who go on an adventure are, and no third. */
const IS_THE_WORD = /^(?:adventur\w+|explorers?|quest\w*|journey\w*|north pole)$/i;

/** Two go on an adventure, and it is not said what kind: to find out who answers from over there. */
export const OTHER_HILL: StoryEvent = {
  id: 'other-hill',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OFF,
  not: /\b(?:space|moon|mars|planets?|stars?|rocket|submarine|boat|ship|pirates?|treasure|time|future|past|egypt|train|plane|balloon|bus|car|caravan|castle|dragon'?s|volcano|egg|underwater|pole|africa|australia|christmas|snow\w*|night|dream\w*|school|shops?|bed|bath|shrunk|tiny|magic\w*|secret|door|key|lost|looking for|searching for|find(?:s|ing)?|to (?!(?:explore|see|find out|the (?:forest|woods?|jungle|hills?|mountains?))\b)\p{L}+|inside|body|birthday|holiday|superhero\w*|(?:my|our|her|his|their) (?:\p{L}+ )?(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pony|horse)|by (?:bike|car|train|boat|bus))\b/iu,
  fits: (theme) => {
    const { hero, other, place, thing, raw, fear, first } = theme;
    const setting = place?.place?.setting;
    return (
      TWO.test(raw) &&
      (setting === undefined ||
        /^(?:forest|jungle|mountain|garden|undersea|farm)$/.test(setting) ||
        IS_THE_WORD.test(place?.word ?? '') ||
        !raw.toLowerCase().includes(place?.word.toLowerCase() ?? '')) &&
      fear === null &&
      first === null &&
      (thing === null || IS_THE_WORD.test(thing.word)) &&
      [hero, other].every(
        (each) =>
          !each?.being ||
          IS_THE_WORD.test(each.word) ||
          !/^(?:thing|vehicle)$/.test(each.being.isa) ||
          each.being.id === 'robot',
      )
    );
  },
  reads: ({ hero, other, place, raw }) => {
    const [one, two] = [hero, other].filter((each) => each && !IS_THE_WORD.test(each.word)).map(somebody);
    const isTwoOfAKind = one !== undefined && one !== null && !two && (one.plural || /\btwo\b/i.test(raw));
    const kept =
      place && raw.toLowerCase().includes(place.word.toLowerCase()) && !IS_THE_WORD.test(place.word) ? place : null;
    return {
      hero: one ? { ...one, plural: false } : null,
      other: isTwoOfAKind ? { ...one, plural: false, name: null } : (two ?? null),
      place: kept,
      thing: null,
      relation: 'none',
      clause: null,
      want: null,
      activity: null,
    };
  },
  plots: [standsApart({ ...ECHO, when: OFF })],
  talk: {
    young: { yours: [() => 'What would you call across to the other hill?'] },
    older: {
      wonder: [() => 'Who were the two on the other hill?'],
      yours: [() => 'What would you like to hear come back?'],
    },
  },
};

import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { NOBODY_BEFORE } from './nobody-before.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Far out, to where nobody has been: the ice, the jungle, the desert. */
export const EXPEDITION: StoryEvent = {
  id: 'expedition',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bexpeditions?\b|\bexplorers?\b|\bexplor(?:e|es|ing|ed) (?:the |an? |our )?(?:\p{L}+ )?(?:jungle|rainforest|amazon|desert|sahara|arctic|antarctic\w*|ice|snow|north pole|south pole|wild\w*|unknown|world)\b|\b(?:to|at|reach\w*|towards|for) the (?:north|south) pole\b|\b(?:trek\w*|journey|trip|adventure|walk|trip) (?:to|through|across|in|into) the (?:jungle|rainforest|amazon|desert|sahara|arctic|antarctic\w*|north pole|south pole)\b|\bcross\w* the (?:jungle|rainforest|desert|sahara|ice|arctic|antarctic)\b|\b(?:jungle|arctic|antarctic|desert|polar|rainforest) (?:adventure|trek|trip|journey|safari|expedition)\b/iu,
  not: /\b(?:santa|father christmas|christmas|elf|elves|reindeer|space|moon|mars|planet|sea|ocean|underwater|submarine|lost|losing|treasure|temple|dinosaurs?|scared|afraid|fear\w*|garden|city|museum|time|attic|house|back ?yard|home|pirates?|bed(?:time)?|school|library|cave|volcano|mountain|everest|race|races|plane|balloon|shrunk|shrinks|tiny|body|who (?:can['’]?t|wants?|is|has|lives)|penguins? (?:who|at|from)|helping|rescue\w*|saves?|saving|ice cream|village|magic|toys?)\b/i,
  fits: ({ hero }) =>
    (!hero?.plural || hero.being?.id === 'explorer') &&
    (!hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(hero.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    // Who explores is the child, unless somebody else is known to.
    hero: hero?.being?.id === 'explorer' ? null : hero,
    other: somebody(other),
    thing: null,
    first: null,
    place: null,
    ...(hero && hero.being?.id !== 'explorer' ? {} : { thing: about('flag') }),
  }),
  plots: [
    {
      ...NOBODY_BEFORE,
      when: /\b(?:expeditions?|explor\w*|pole|jungle|rainforest|amazon|desert|sahara|arctic|antarctic\w*)\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'Where has nobody ever sat but you?'] },
    older: {
      wonder: [() => 'What would have been different if the flag had been put up?'],
      yours: [() => 'Which place would you leave just as it is?'],
    },
  },
};

import { onTheGround, type StoryEvent } from '../event.ts';
import { asTheChild } from '../as-the-child.ts';
import { about, somebody } from '../page.ts';
import { DOOR } from './door.ts';
import { HUM } from './hum.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A very small door, and who lives behind it. */
export const FAIRY: StoryEvent = {
  id: 'fairy',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:fair(?:y|ies|yland)|pix(?:ie|ies)|gnomes?|elf|elves|leprechauns?|borrowers?|little people)\b/i,
  not: /\b(?:portals?|tooth|teeth|christmas|santa|godmother|cakes?|birthday|party|lost|loses|wings?|afraid|scared|frightened|can'?t|cannot|won'?t|sleep\w*|bed(?:time)?|fl(?:y|ies|ying)|space|moon|sea|dragons?|unicorns?|princess\w*|witch\w*|mermaids?|giants?|trolls?|pirates?|spells?|tall|wand|wish\w*|lights?|tales?|dress(?:es|ed)?|costume|football|bath|dust|bread|ring|shoes?|shoe ?maker|hiccups?|sneez\w*|turn(?:s|ed)? into|becomes?|alone|lonely|sad|shy|king|queen|magic powers?|swap\w*|whose magic|magic (?:stop|ran out|is gone)|new|bak\w+|cook\w*|clumsy|grumpy|naughty)\b/i,
  fits: (theme) =>
    onTheGround(theme) && [theme.hero, theme.other].every((each) => !each?.being || each.being.isa !== 'vehicle'),
  reads: ({ thing, hero, other }) => ({
    relation: 'none',
    clause: null,
    thing: thing?.word === 'door' || !thing ? about('cup') : thing,
    hero: somebody(hero),
    other: somebody(other),
  }),
  plots: [asTheChild(DOOR, /^(?:fairy|pixie|elf)$/, HUM)],
  talk: {
    young: { yours: [() => 'Who might live behind a door that small?'] },
    older: {
      wonder: [() => 'When did you know what the tapping meant? Find the page.'],
      yours: [() => 'What would you put beside a very small door, and where exactly?'],
    },
  },
};

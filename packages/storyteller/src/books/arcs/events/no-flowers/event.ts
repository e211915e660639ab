import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { WEEDS } from './weeds.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A bee finds no flowers, for somebody has pulled them out. */
export const NO_FLOWERS: StoryEvent = {
  id: 'no-flowers',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:bumble|honey)?bees?\b[^.]*\b(?:flowers?|nectar|pollen|hungry|city|town|street|garden|honey)\b|\b(?:hungry|tired|city|lost|little|busy|town) (?:bumble ?|honey ?)?bee\b|\b(?:flowers?|garden|dandelions?)\b[^.]*\b(?:bumble|honey)?bees?\b|^(?:the |a )?(?:bumble ?|honey ?)?bee$/iu,
  not: /\b(?:not like|n['’]t like|hates?|sting\w*|stung|stings|afraid|scared|fear\w*|fly|bear|queen|school|winter|snow|spelling|space|moon|sneez\w*|allerg\w*|plant(?:s|ed|ing)?|grow\w*|lonely|friends?|danc\w*|sleep\w*|lazy|lost (?:his|her|its|the) (?:buzz|stripes?|sting|way|mum\w*|wings?|hat)|stripes?|buzz\w*|slow|race|wants? to|party|birthday|christmas|keeper|beekeeper)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    /^(?:bee|bumble ?bee|honey ?bee)$/.test((theme.hero ?? theme.other)?.word ?? '') &&
    !(theme.hero ?? theme.other)?.plural &&
    (!theme.hero?.being || !theme.other?.being || theme.other.being.isa === 'thing'),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero ?? other,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [standsApart({ ...WEEDS, when: /\bbee/i })],
  talk: {
    young: { yours: [() => 'Where did you last see a bee, and on which flower?'] },
    older: {
      wonder: [() => 'Why did Mr Tuck pull them out, and why did he stop?'],
      yours: [() => 'What do people call weeds, and who thinks them good?'],
    },
  },
};

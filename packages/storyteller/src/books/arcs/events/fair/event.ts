import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { COIN } from './coin.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who has a pocket, or might: nobody who lives in water, and no thing. */
const canRun = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    onTheGround(theme) &&
    theme.raw.length < 100 &&
    (!being ||
      (!/^(?:sea|vehicle|thing|insect)$/.test(being.isa) &&
        !('animal' in being.drawing && /^(?:snake|fish|whale|shark|snail|octopus|worm)$/.test(being.drawing.animal))))
  );
};

const OF_FAIRS = /fair|market|circus|carousel|carnival|parade|roundabout|merry|festival|f[eê]te|ride|stall|day|trip/;

/** A day at the fair, the market or the circus. */
export const FAIR: StoryEvent = {
  id: 'fair',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:fun ?fair|the fair|a fair|village fair|fairground|carnival|circus|carousel|merry-go-round|roundabout|(?:village|school|summer) f[eê]te|(?:farmers['’]? |the |a |street |at )market|(?:the|a|street|village|big) parade)\b/iu,
  not: /\b(?:loose|escap\w*|runaway|runs? away|runaway|horse|animals?|elephants?|lions?|tigers?|join\w*|runs? away|ran away|clowns?|acrobats?|trapeze|ringmaster|tightrope|juggl\w+|perform\w*|act|star|lost|night|ghost|magic\w*|haunted|steals?|stole\w*|thief|christmas|flea|fleas|super ?market|scared|afraid|ferris|fair play|not fair|isn['’]?t fair|unfair|train|band|sell\w*|cow|beans|witch|candy floss|wins? a|won a|goldfish|science fair|book fair|school fair|dinosaur parade|under|worms?|insects?|bugs?)\b/i,
  fits: canRun,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && !OF_FAIRS.test(hero.word) ? hero : null,
    other: other && OF_FAIRS.test(other.word) ? null : somebody(other),
    thing: about('coin'),
    place: null,
    first: null,
  }),
  plots: [COIN],
  talk: {
    young: { yours: [() => 'What would you spend one coin on?'] },
    older: {
      wonder: [() => 'When did the coin stop being lost?'],
      yours: [() => 'What would you have said, with everybody looking?'],
    },
  },
};

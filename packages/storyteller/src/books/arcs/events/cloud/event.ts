import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { FULL } from './full.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF_SKY = /^(?:clouds?|fog|mist|rain|rain clouds?|raindrops?|sky|weather)$/;
const isCloud = (each: Entity | null): boolean =>
  each !== null && (each.being?.id === 'cloud' || /^(?:rain )?clouds?$/.test(each.word));
const who = (each: Entity | null): Entity | null =>
  each && !OF_SKY.test(each.word) && !isCloud(each) ? somebody(each) : null;

/** A cloud that is too full lies in the street, and that is a fog. */
export const CLOUD: StoryEvent = {
  id: 'cloud',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bcloud\b[^.]*\b(?:rain\w*|cry|cries|crying|cried|fell|falls|lands?|landed|came down|comes down|comes for supper|lost|sad|lonely|heavy|full|grumpy|afraid|scared|shy|friends?|wants?|home|garden|street)\b|\b(?:sad|lonely|lost|little|small|grey|rain|shy|grumpy) (?:\p{L}+ )?cloud\b|\b(?:fog|mist|foggy|misty)\b|^(?:the|a|my) cloud$/iu,
  not: /\b(?:space|moon|planes?|castle|sheep|bed|asleep|sleep\w*|dragon|unicorn|cloud nine|ride\w*|riding|shapes?|horn|lighthouse|ship|boat|sea|giant|beanstalk|drum\w*|loud|noisy|thunder\w*|lightning|rainbow|ghost\w*|mountain|ink|candy|wedding|shadow|eats?|school|father|mother|dad\w*|mum\w*|colou?r\w*|paint\w*|snow\w*)\b/i,
  fits: (theme) =>
    [theme.hero, theme.other].every(
      (each) => !each?.being || isCloud(each) || OF_SKY.test(each.word) || !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  // The cloud is the second one, and whoever has the boots the first.
  reads: ({ hero, other }) => {
    const both = [hero, other];
    const cloud = both.find(isCloud) ?? null;
    return {
      hero: both.map(who).find((each) => each !== null) ?? null,
      other: cloud ?? both.map(who).filter((each) => each !== null)[1] ?? null,
      place: null,
      thing: cloud ? null : about('fog'),
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [FULL],
  talk: {
    young: { yours: [() => 'What do you like best in the rain?'] },
    older: {
      wonder: [() => 'Why had the cloud come down so low?'],
      yours: [() => 'What is good about a day when it rains?'],
    },
  },
};

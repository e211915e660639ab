import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { OTHER_WAY } from './other-way.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DANCES = /\b(?:dance|dances|danced|dancing|dancers?|ballet|ballerinas?)\b/i;

/** Somebody dances, or wants to: ballet, a penguin who loves to dance, a cow who wants to be a dancer. */
export const DANCING: StoryEvent = {
  id: 'dancing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: DANCES,
  not: /\b(?:words|letters|hates?|hated|does ?n'?t like|did ?n'?t like|scared|afraid|nervous|shy|stage fright|competition|contest|talent|lion dance|dragon dance|chinese|lunar|diwali|eid|christmas|halloween|wedding|birthday|party|lost|lose|loses|stolen|stole|steals?|magic\w*|shoes?|slippers|ghosts?|skeletons?|spell|moon|stars|space|snow\w*|rain\w*|puddles?|leaves|autumn|robot dance|music box|queen bee|firefl\w*|northern lights|sun|clouds?|under ?water|sea|fairies|can['’]?t stop|never stops?|princess(?:es)? who|twelve|toys?|teddy|vegetables|food|monsters? (?:under|party)|zoo|supermarket|kitchen)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      hero?.plural !== true &&
      [hero, other].every(
        (each) => !each?.being || each.being.id === 'robot' || !/^(?:sea|thing|vehicle)$/.test(each.being.isa),
      )
    );
  },
  reads: ({ hero, other }) => {
    const isDancer = (word: string): boolean => /^(?:danc\w*|ballerina|ballet dancer|ballet)$/.test(word);
    const [one, two] = [hero, other].map((each) =>
      each && isDancer(each.word) ? null : each?.being?.id === 'robot' ? each : somebody(each),
    );
    return {
      hero: one ?? null,
      other: two ?? null,
      thing: about('ribbon'),
      relation: 'none',
      want: null,
      clause: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
    };
  },
  plots: [{ ...OTHER_WAY, when: DANCES }],
  talk: {
    young: { yours: [() => 'Which way round do you turn?'] },
    older: {
      wonder: [() => 'What did the ribbons look like when everybody was right?'],
      yours: [() => 'What do you do the other way round from most people?'],
    },
  },
};

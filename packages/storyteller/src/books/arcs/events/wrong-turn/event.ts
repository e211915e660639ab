import type { Entity } from '../../../theme.ts';
import { type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOT_THE_SEA } from './not-the-sea.ts';
import { TO_THE_SEA } from './to-the-sea.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isTrain = (each: Entity | null): boolean => /train|engine|loco|tram/.test(each?.word ?? '');

/** A train takes the wrong rails, and they go up into the mountains. */
export const WRONG_TURN: StoryEvent = {
  id: 'wrong-turn',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:trains?|engines?|locomotives?|trams?)\b[^.]*\b(?:wrong (?:turn\w*|track|line|rails|way|points)|gets? lost|got lost|is lost|loses (?:its|his|her|the) way|lost (?:its|his|her|the) way|up (?:a|the) (?:\p{L}+ )?(?:mountain|hill)|(?:in|into|over|across|through) the (?:\p{L}+ )?(?:mountains?|alps|hills))\b|\b(?:mountain (?:train|railway)|lost (?:\p{L}+ )?train)\b/iu,
  not: /\b(?:fire engine|search engine|toy|model|wrong train|takes the train|by train|jungle|desert|forest|woods|space|moon|city|tunnel|ghost|night|sleep\w*|christmas|polar|birthday|scared|afraid|brakes?|ticket|runaway|lost (?:property|its whistle|her|his (?!way))|whistle|bus|race|driver)\b/i,
  fits: ({ hero, other }) => isTrain(hero) || isTrain(other) || hero === null,
  reads: ({ hero, other }) => {
    const train = [hero, other].find(isTrain) ?? null;
    const rider = [hero, other].find((each) => each && !isTrain(each)) ?? null;
    return {
      // "The little train who got lost" has been on time until this day.
      hero: train ? { ...train, adjectives: train.adjectives.filter((word) => word !== 'lost') } : somebody(rider),
      other: train ? somebody(rider) : null,
      thing: about('bucket'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [{ ...standsApart(NOT_THE_SEA), when: /train|engine|locomotive|tram|railway/i }, standsApart(TO_THE_SEA)],
  talk: {
    young: { yours: [() => 'Where would you like a train to go by mistake?'] },
    older: {
      wonder: [() => 'Why can no train simply turn round?'],
      yours: [() => 'For what would you wait a very long time?'],
    },
  },
};

import type { Entity } from '../../../theme.ts';
import { BEING_WORDS } from '../../../theme/entries.ts';
import type { StoryEvent } from '../event.ts';
import { onTheGround } from '../event.ts';
import { about } from '../page.ts';
import { HUSH } from './hush.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RESCUERS = /^(?:fire engine|ambulance|police car|helicopter)$/;

/** Whom a theme names beside them, where it is not understood as somebody: "and a puppy". */
const smallOne = (raw: string): Entity | null => {
  const word = /\b(?:puppy|kitten|cat|duckling|hamster|squirrel|owl|mouse|rabbit|hedgehog)\b/.exec(
    raw.toLowerCase(),
  )?.[0];
  const being = word === undefined ? undefined : BEING_WORDS.get(word)?.entry;
  return word !== undefined && being ? { ...about(word), being } : null;
};

/** The first rescue of somebody who is there to rescue. */
export const FIRST_RESCUE: StoryEvent = {
  id: 'first-rescue',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:fire (?:engines?|trucks?)|firetrucks?|ambulances?|police cars?|(?:rescue |police |air )?helicopters?|choppers?)\b/i,
  not: /\b(?:scared|afraid|fear\w*|nervous of|tired|sleep\w*|bed(?:time)?|our (?:street|road|house|school)|outside|visits?|station trip|comes? to|came to|lost|loses|birthday|party|toy|race|moon|space|wants? to be|christmas|santa|stuck in|ride in|hospital|broken|slow|late|hiccups?|sneez\w*|siren that|lost (?:his|her|its) (?:siren|voice)|friends? with|dance\w*|school|thief|thieves|robber\w*|stole\w*|fly to|holiday|snow|last)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    const both = [hero, other];
    return (
      onTheGround(theme) &&
      both.some((each) => RESCUERS.test(each?.being?.id ?? '')) &&
      // Whoever is rescued has to find room on a bonnet.
      both.every((each) => !each?.being || each.being.isa === 'vehicle' || each.being.size <= 3)
    );
  },
  reads: ({ hero, other, raw }) => {
    const first = [hero, other].find((each) => RESCUERS.test(each?.being?.id ?? '')) ?? null;
    const second = [hero, other].find((each) => each && each !== first && each.being) ?? smallOne(raw);
    return {
      hero: first,
      other: second?.being?.isa === 'thing' || second?.being?.isa === 'person' ? null : second,
      relation: 'none',
      place: null,
      thing: null,
      want: null,
      clause: null,
      fear: null,
      activity: null,
      first: null,
    };
  },
  plots: [HUSH],
  talk: {
    young: { yours: [() => 'What noise makes you put your hands on your ears?'] },
    older: {
      wonder: [({ hero }) => `What had been the best thing about ${hero} all the time?`],
      yours: [() => 'When have you helped somebody by being quiet?'],
    },
  },
};

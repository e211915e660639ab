import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SWING } from './swing.ts';
import { CANNOT_BRAKE, vehicleIn } from './vehicles.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A train, a bus or a sledge that has lost its brake, or never had one. */
export const NO_BRAKES: StoryEvent = {
  id: 'no-brakes',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: CANNOT_BRAKE,
  not: /\b(?:stop(?:s|ped|ping)? (?!the |it |him |her |them |and |at |anywhere|any ?more|again|once|on |in |down|going|rolling|moving|driving|rushing)\p{L}+ing|beeping|hooting|tooting|talking|hiccup\w*|eating|space|moon|rocket|race|racing|raced|asteroid|slave|girl who ran|run away from home|crash(?:ed|es)?|accident|hospital|died|hurt|police|robbers?|thief|thieves|christmas|santa|father christmas|reindeer)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    vehicleIn(theme.raw) !== null &&
    (theme.hero?.being?.isa === 'vehicle' || theme.other?.being?.isa !== 'vehicle' || !theme.hero?.being),
  needs: (theme) => vehicleIn(theme.raw) !== null,
  reads: ({ hero, other, raw }) => {
    const drives = [hero, other].find((each) => each?.being?.isa === 'vehicle') ?? null;
    const rides = somebody(hero) ?? somebody(other);
    // "A penguin on a runaway sledge": it is the penguin who is somebody.
    return {
      hero: rides ?? (drives ? { ...drives, plural: false } : null),
      other: null,
      relation: 'none',
      place: null,
      want: null,
      fear: null,
      clause: null,
      first: null,
      activity: null,
      thing: rides || !drives ? about(vehicleIn(raw)?.drawn ?? 'bus') : null,
    };
  },
  plots: [SWING],
  talk: {
    young: { yours: [() => 'How do you stop on a swing?'] },
    older: {
      wonder: [() => 'Why did it go on for longer the more they helped?'],
      yours: [() => 'What gets better when everybody leaves it alone for a bit?'],
    },
  },
};

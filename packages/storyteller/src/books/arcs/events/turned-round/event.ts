import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CALLERS } from './callers.ts';
import { ON_THE_LEAD } from './on-the-lead.ts';
import { PLAYED_WITH } from './played-with.ts';
import { LOOKED_AT, OWNS_PEOPLE, RUNS, SENT_TO_BED, TAUGHT, TOYS_PLAY, wrongWayRound } from './premise.ts';
import { PUT_TO_BED } from './put-to-bed.ts';
import { RUNS_AFTER } from './runs-after.ts';
import { SMALL_CHAIR } from './small-chair.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SAID = [OWNS_PEOPLE, TAUGHT, LOOKED_AT, TOYS_PLAY, SENT_TO_BED] as const;
const isSaid = (raw: string): boolean => SAID.some((each) => each.test(raw));

/** The one who has the other's part, where a theme names a kind of its own: no "pet" and no "animal". */
function turned({ hero, other }: Theme, isa: RegExp): Entity | null {
  const one = [hero, other].find(
    (each) => each?.being && isa.test(each.being.isa) && !/\b(?:pets?|animals?|zoo|people|toys?)$/i.test(each.word),
  );
  return one ? { ...one, plural: false } : null;
}

/** Somebody has the part that somebody else has always had: the dog holds the lead, and the mouse runs after the cat. */
export const TURNED_ROUND: StoryEvent = {
  id: 'turned-round',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp([...SAID, RUNS].map(({ source }) => source).join('|'), 'iu'),
  not: /\b(?:baby ?sit\w*|swap\w*|ghosts?|haunted|hospital|died|ill|poorly|shut book|dinosaur(?:s)? (?:hunt|chase)|guide dog|lost|pretend\w*|escap\w*)\b/i,
  beforeAll: (raw) => isSaid(raw) || wrongWayRound(raw) !== null,
  fits: (theme) => onTheGround(theme) && (isSaid(theme.raw) || wrongWayRound(theme.raw) !== null),
  needs: ({ raw }) => isSaid(raw),
  reads: (theme) => {
    const { raw } = theme;
    const nothing = { ...NOTHING_ELSE, hero: null, other: null, thing: null, also: [] };
    if (TAUGHT.test(raw)) return { ...nothing, thing: about('chair') };
    if (SENT_TO_BED.test(raw)) return { ...nothing, thing: about('sock') };
    if (OWNS_PEOPLE.test(raw)) {
      const one = turned(theme, /^(?:pet|farm|wild|magic|bird)$/);
      return one ? { ...nothing, hero: one } : { ...nothing, thing: about('hat') };
    }
    if (TOYS_PLAY.test(raw)) {
      const one = turned(theme, /^thing$/);
      return one ? { ...nothing, hero: one } : { ...nothing, thing: about('hat') };
    }
    if (LOOKED_AT.test(raw)) {
      const one = turned(theme, /^(?:wild|bird|farm)$/);
      return one ? { ...nothing, hero: one } : { ...nothing, thing: about('cup') };
    }
    const two = wrongWayRound(raw);
    return two ? { ...nothing, hero: two.small, other: two.large } : nothing;
  },
  plots: [
    { ...SMALL_CHAIR, when: TAUGHT, only: true, closest: true },
    { ...PUT_TO_BED, when: SENT_TO_BED, only: true, closest: true },
    { ...ON_THE_LEAD, when: OWNS_PEOPLE, only: true, closest: true },
    { ...PLAYED_WITH, when: TOYS_PLAY, only: true, closest: true },
    { ...CALLERS, when: LOOKED_AT, only: true, closest: true },
    { ...RUNS_AFTER, when: RUNS, only: true },
  ],
  talk: {
    young: { yours: [() => 'Whom would you like to change parts with, for one day?'] },
    older: {
      wonder: [() => 'What could only be seen from the other end?'],
      yours: [() => 'Whose part would you like to have for a day, and who would have yours?'],
    },
  },
};

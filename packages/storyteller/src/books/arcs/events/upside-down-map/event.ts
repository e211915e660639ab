import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { OTHER_WAY } from './other-way.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WRONG = String.raw`(?:upside[- ]?down|(?:the )?wrong way (?:up|round|around)|(?:the )?other way (?:up|round|around)|back to front)`;
const OF = new RegExp(
  [
    String.raw`\bmaps?\b[^.]*\b${WRONG}`,
    String.raw`\b${WRONG}(?:[^.]*\b)?maps?\b`,
    String.raw`\bpirates?\b[^.]*\b(?:can['’]?t|cannot|could ?n['’]?t|could not) read (?:a |the |his |her |their )?maps?\b`,
    String.raw`\bpirates?\b[^.]*\b(?:always )?(?:goes|go|sails?) the wrong way\b`,
  ].join('|'),
  'iu',
);
/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(
  String.raw`${OF.source}|\b(?:upside|hold\w*|held|reads?|reading|wrong|lost|look\w*|hunt\w*|search\w*|sail\w*|find\w*|found)\b`,
  'iu',
);
const isPirate = (each: Entity | null): boolean => each?.being?.id === 'pirate';
const isParrot = (each: Entity | null): boolean => each?.being?.id === 'parrot';

/** A map that is held the wrong way up, and a parrot who says so. */
export const UPSIDE_DOWN_MAP: StoryEvent = {
  id: 'upside-down-map',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:space|moon|bus|train|car|santa|christmas|school trip|museum|dragon|dinosaurs?)\b/i,
  needs: ({ raw }) => /\bmaps?\b|\bpirates?\b/i.test(raw),
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || isPirate(each) || isParrot(each) || each.being.isa === 'person'),
  reads: ({ hero, other }) => {
    const pirate = [hero, other].find(isPirate) ?? null;
    return {
      hero: pirate && { ...pirate, plural: false },
      other: [hero, other].find(isParrot) ?? null,
      thing: about('map'),
      relation: 'none',
      clause: null,
      want: null,
      wish: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
      also: [],
    };
  },
  plots: [{ ...OTHER_WAY, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'What looks funny upside down?'] },
    older: {
      wonder: [() => 'Why did nobody listen to the parrot?'],
      yours: [() => 'When were you wrong, and what happened when you said so?'],
    },
  },
};

import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { AS_FAST } from './as-fast.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RESCUE = String.raw`(?:rescu(?:e|es|ed|ing|ers?)|sav(?:e|es|ed|ing)|fetch(?:es|ing)?|bring(?:s|ing)? (?:back|home))`;
const SPACE = String.raw`(?:space|astronauts?|spacem[ae]n|spacewom[ae]n|cosmonauts?|orbit|space ?walk(?:er)?|spaceships?)`;
const DRIFTS = String.raw`(?:drift(?:s|ing|ed)?|float(?:s|ing|ed)? (?:away|off)|lost in space|stuck in space|stranded in space|rope (?:snaps|breaks|broke))`;
const OF = new RegExp(
  [
    String.raw`\b${RESCUE}\b[^.]*\b${SPACE}\b`,
    String.raw`\b${SPACE}\b[^.]*\b${RESCUE}\b`,
    String.raw`\bastronauts?\b[^.]*\b${DRIFTS}\b`,
    String.raw`\bemergency in space\b|\bspace emergency\b`,
  ].join('|'),
  'iu',
);

/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(
  String.raw`${OF.source}|\b(?:stuck|lost|stranded|rescu\w*|sav(?:e|es|ed|ing)|emergency|drift\w*|float\w*|snap\w*|missions?)\b`,
  'iu',
);

const isWho = (each: Entity | null): boolean => /astronaut|space(?:man|woman)|cosmonaut/.test(each?.word ?? '');

/** Somebody drifts in space, and is fetched. */
export const SPACE_RESCUE: StoryEvent = {
  id: 'space-rescue',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:planets?|earth|world|universe|galaxy|mars|martians?|aliens?|pirates?|robots?|dragons?|princess\w*|asteroids?|meteor\w*|comet|toys?|save (?:up|money)|saving (?:up|money)|dinosaurs?|superhero\w*|parking|teddy|sun|birthday|christmas|sea|fire)\b/i,
  // "Space" alone asks for no rescue.
  needs: ({ raw }) => /\b(?:space\w*|astronauts?|cosmonauts?|orbit)\b/i.test(raw) && HAPPENS.test(raw),
  fits: ({ hero, other }) =>
    [hero, other].every(
      (each) => !each?.being || !/^(?:thing|vehicle)$/.test(each.being.isa) || /ship|rocket|space/.test(each.word),
    ),
  reads: ({ hero, other }) => {
    const found = [hero, other].find(isWho) ?? null;
    const beside = [hero, other].map(somebody).find((each) => each && each !== found && !isWho(each)) ?? null;
    return {
      hero: null,
      other: found ? { ...found, plural: false } : beside,
      thing: about('rocket'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      wish: null,
      fear: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [{ ...AS_FAST, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'Who walks as fast as you?'] },
    older: {
      wonder: [() => 'Why could the fastest of all not help?'],
      yours: [() => 'Who goes at your pace, and for whom do you slow down?'],
    },
  },
};

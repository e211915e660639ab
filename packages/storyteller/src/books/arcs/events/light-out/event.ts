import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LENT } from './lent.ts';
import { SHINES } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR = /light|glow|shin|sparkle|lantern|lamp/i;
const shines = (each: Entity | null): boolean =>
  each !== null &&
  each.word !== 'light' &&
  each.being !== null &&
  (SHINES.test(each.being.id) || SHINES.test(each.word));
const who = (each: Entity | null): Entity | null =>
  each && /\blights?$/.test(each.word) ? null : shines(each) ? each : somebody(each);

/** Whoever gives light to all the others has none left. */
export const LIGHT_OUT: StoryEvent = {
  id: 'light-out',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:r[au]n(?:s|ning)? out of|out of|los(?:t|es?|ing)|without|no|missing) (?:(?:her|his|its|their|the|all) )?(?:own )?(?:light|glow|shine|sparkle)\b|\b(?:whose )?(?:lights?|glow|shine) (?:that |which )?(?:(?:has|is|was|had|have|are) )*(?:goes out|went out|gone out|going out|gone|fading|faded|fades|lost|ran out|runs out|running out|stopped)\b|\b(?:can(?:'|’)?t|cannot|can not|could ?n[o'’]?t|could not|won'?t|would ?n[o'’]?t|does ?n[o'’]?t|did ?n[o'’]?t|will not|would not|forg[eo]ts?(?: how)? to|stop(?:s|ped)) (?:glow|shine|light up|glowing|shining|light)\b|\b(?:lantern|lamp|star|moon) (?:that |who |which )?went out\b/iu,
  not: /\b(?:power ?cut|electric\w*|torch|traffic lights?|christmas|santa|sun|night ?light|street ?lights?|batter(?:y|ies)|headlights?|lightning|thunder|stole\w*|steals?|thief|birthday|scared|afraid|rainbow|unicorns?|fairy|witch|wizard|lighthouse keeper|lighthouses?|light bulb|armou?r|knight|shoes?|colou?rs?|school|dentist|tooth|teeth)\b/i,
  fits: ({ hero, other, raw }) =>
    (shines(hero) || shines(other) || /\b(?:kingdom|sea|ocean|world|land|town|village|reef)\b/i.test(raw)) &&
    [hero, other].every(
      (each) =>
        !each?.being || shines(each) || /\blights?$/.test(each.word) || !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => {
    const [one, two] = [who(hero), who(other)];
    return {
      hero: one ?? two,
      other: one ? two : null,
      thing: (one ?? two) ? null : about('lamp'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [standsApart({ ...LENT, when: NEAR })],
  talk: {
    young: { yours: [() => 'Which light do you like to have at night?'] },
    older: {
      wonder: [() => 'What does not get less when you give some of it away?'],
      yours: [() => 'What would you find it hard to give a bit of?'],
    },
  },
};

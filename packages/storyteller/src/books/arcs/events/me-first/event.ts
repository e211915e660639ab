import type { Entity, Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { isOnlyTwo, SIDE_BY_SIDE } from '../pair.ts';
import { BRIDGE } from './bridge.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What goes on wheels, on a road. */
const ON_A_ROAD =
  /^(?:bus|fire engine|tractor|digger|lorry|ambulance|police car|racing car|car|motorbike|bin lorry|dump truck|cement mixer|crane|road roller|snow plough|combine harvester|forklift|tow truck|ice cream van|post van|milk float|double-decker|taxi|camper van|monster truck|go-kart|scooter)$/;
const isOnRoad = (each: Entity | null): boolean => ON_A_ROAD.test(each?.being?.id ?? '') && each?.plural !== true;

/** "a red car and a blue car": two of a kind are told apart by what is said of each. */
const TWO = /^(?:an?|the|one|my) ((?:\p{L}+ ){1,4}?)(?:and|&) (?:an?|the|one|my) ((?:\p{L}+ ?){1,4})$/iu;

/** What is named at the end of a few words, with those before it. */
function namedIn(words: string): Entity | null {
  const all = words.trim().toLowerCase().split(' ');
  for (let i = 0; i < all.length; i++) {
    const word = all.slice(i).join(' ');
    const being = beingNamed(word);
    if (being) return { ...about(word), being, adjectives: all.slice(0, i) };
  }
  return null;
}

/** The two of a theme, by its own words where it was read as one of them. */
function twoOf({ hero, other, raw }: Theme): Pick<Theme, 'hero' | 'other'> {
  if (isOnRoad(hero) && isOnRoad(other)) return { hero, other };
  const [, one = '', two = ''] = TWO.exec(raw.trim()) ?? [];
  return { hero: namedIn(one), other: namedIn(two) };
}

/** Two that go on wheels and of which no more is said: a racing car and a slow lorry, a red car and a blue one. */
export const ME_FIRST: StoryEvent = {
  id: 'me-first',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SIDE_BY_SIDE,
  not: /\b(?:rescue\w*|fire\b(?! ?(?:engine|truck))|race day|great race|space|moon|snow\w*|christmas|birthday|night|sleep\w*|stuck|mud|lost|broke\w*|scared|afraid|old|dump\w*|building|build\w*|site)\b/iu,
  fits: (theme) => {
    const { hero, other } = twoOf(theme);
    const isSaid = hero === theme.hero && other === theme.other;
    return onTheGround(theme) && isOnRoad(hero) && isOnRoad(other) && (!isSaid || isOnlyTwo(theme));
  },
  reads: (theme) => ({
    ...twoOf(theme),
    relation: 'none',
    place: null,
    thing: null,
    clause: null,
    unused: [],
  }),
  plots: [{ ...BRIDGE, when: SIDE_BY_SIDE }],
  talk: {
    young: { yours: [() => 'Who goes first at our house?'] },
    older: {
      wonder: [() => 'Why did neither of them go back at once?'],
      yours: [() => 'When is it nice to be second?'],
    },
  },
};

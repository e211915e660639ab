import type { Entity, Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SNIFF } from './sniff.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who goes for a walk with a child, and stops to smell at things. */
const PET = /^(?:dog|puppy|cat|kitten|pony|horse|donkey|goat|lamb|pet)$/;
const PETS = 'dogs?|pup(?:py|pies)|cats?|kittens?|pony|horse|donkey|goat|lamb';

const isPet = (each: Entity | null): boolean =>
  each?.being !== undefined && each.being !== null && (PET.test(each.being.id) || PET.test(each.word));
const petOf = ({ hero, other }: Theme): Entity | null => [other, hero].find(isPet) ?? null;

/** Somebody who goes is nobody more: "an adventurer". */
const company = ({ hero, other }: Theme): Entity | null =>
  [hero, other].map(somebody).find((each) => each && !isPet(each) && !/^adventurer|explorer$/.test(each.word)) ?? null;

/** A child goes on an adventure with the family's own dog, cat or pony. */
export const PET_ADVENTURE: StoryEvent = {
  id: 'pet-adventure',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  // "An adventure with my dog Max" reaches us as "my dog Max".
  of: new RegExp(
    [
      String.raw`\b(?:adventures?|exploring|explores?|long walk|big walk|quest)\b[^.]*\b(?:${PETS})\b`,
      String.raw`\b(?:${PETS})\b[^.]*\b(?:adventures?|exploring|explores?|long walk|big walk|quest)\b`,
      String.raw`^(?:my|our|me and my|\p{L}+ and (?:her|his|their|my)) (?:(?:best friend|little|big|old|lovely|crazy|funny|fluffy) )?(?:${PETS})(?: (?:called |named )?\p{L}+)?$`,
      String.raw`^(?:a|the) (?:girl|boy|child) and (?:her|his|their) (?:\p{L}+ )?(?:${PETS})(?: (?:called |named )?\p{L}+)?$`,
      String.raw`\b(?:walking|walk|a walk with|walkies with) (?:my|the|our|her|his) (?:${PETS})\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:died|dies|dead|old age|heaven|misses|missing|lost|sick|ill|vet|new|first|gets?|getting|space|moon|mars|rocket|pirates?|magic\w*|superhero\w*|witch\w*|wizard|time|sea|ocean|boat|island|submarine|snow\w*|treasure|dragon|dinosaurs?|robot|fly|flies|flying|plane|city|town|night|birthday|christmas|circus|talk\w*|train(?:s|ing)?|who|hot dogs?|fight\w*|chas\w+|school|hospital|dream\w*|hates?|friends|jealous|wants?)\b/i,
  fits: (theme) => {
    const pet = petOf(theme);
    // "An adventure" alone is read as one on the moon.
    const isOnGround = onTheGround(theme) || !theme.raw.toLowerCase().includes(theme.place?.word ?? ' ');
    return isOnGround && pet !== null && !pet.plural && company(theme)?.plural !== true;
  },
  reads: (theme) => {
    const { place, raw } = theme;
    const hero = company(theme);
    return {
      hero: hero && /^(?:girl|boy|child|kid)$/.test(hero.word) && hero.name === null ? null : hero,
      other: petOf(theme),
      place: place && raw.toLowerCase().includes(place.word) ? place : null,
      relation: 'none',
      clause: null,
      want: null,
      activity: null,
      thing: null,
      first: null,
      occasion: null,
    };
  },
  plots: [standsApart(SNIFF)],
  talk: {
    young: { yours: [() => 'Where would you go on an adventure?'] },
    older: {
      wonder: [() => 'Which of the two was leading?'],
      yours: [() => 'How would you find your way home with your eyes shut?'],
    },
  },
};

import type { Entity, Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ZOO_ANIMALS, ZOO_WORDS } from '../zoo/names.ts';
import { SAME_DAY } from './same-day.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DAY = String.raw`(?:b-?day|birth ?days?)`;
const WHERE = String.raw`(?:petting zoo|${ZOO_WORDS}|farm(?: park)?)`;
const ANIMAL = String.raw`(?:${ZOO_ANIMALS})(?:s|es)?`;
const SEES = String.raw`(?:to see|seeing|sees?|saw|visit\w*|meets?|meeting|met|feed\w*|with) (?:the |some |her |his |my |a )?(?:favourite )?(?:${ANIMAL})`;
const OF = new RegExp(
  String.raw`\b${DAY}\b.*\b(?:${WHERE}|${SEES})\b|\b(?:${WHERE}|${SEES})\b.*\b${DAY}\b|\b(?:turns|is|am) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: today)?\b.*\b(?:at|to) the ${WHERE}\b`,
  'iu',
);

/** The animal that a theme names, wherever it stands in it. */
function animalOf({ hero, other, raw }: Theme): Entity | null {
  const isAnimal = (each: Entity | null): each is Entity =>
    each?.being !== null && each?.being !== undefined && !/^(?:person|thing|vehicle|magic)$/.test(each.being.isa);
  const read = [other, hero].find(isAnimal);
  if (read) return { ...read, plural: false };
  const word = new RegExp(String.raw`\b(${ZOO_ANIMALS})(?:s|es)?\b`, 'iu').exec(raw)?.[1];
  const being = word === undefined ? null : beingNamed(word);
  return being ? { ...about(being.id), being } : null;
}

/** A birthday that is spent among animals. */
export const ZOO_BIRTHDAY: StoryEvent = {
  id: 'zoo-birthday',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:escap\w*|steals?|stole\w*|lost|losing|forg[eo]t\w*|thief|closed|night|alien|magic\w*|dinosaurs?|dragons?|unicorns?|mermaids?|robots?|space|moon|works?|cake for|present for|surprise for|puppy|kitten|who|nobody|no one|scared|afraid|frightened|(?:mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|brother|sister|teacher|friend|cousin|auntie?|uncle)['’]?s? birth|(?:the|an?) \p{L}+['’]s birth ?day|throws?|throwing)\b/iu,
  fits: (theme) =>
    onTheGround(theme) && (theme.hero === null || animalOf(theme) !== null || theme.hero.being?.isa === 'person'),
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: null,
    other: animalOf(theme),
    place: null,
    thing: about('birthday'),
    occasion: null,
    also: [],
    first: null,
  }),
  plots: [{ ...SAME_DAY, when: OF }],
  talk: {
    young: { yours: [() => 'Whom would you tell first that it is your birthday?'] },
    older: {
      wonder: [() => 'On which page could one have guessed whom the bow was for?'],
      yours: [() => 'Who else has a birthday on the same day as you?'],
    },
  },
};

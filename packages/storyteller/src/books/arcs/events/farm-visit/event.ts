import type { Entity, Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { BEHIND } from './behind.ts';
import { MAP } from './map.ts';
import { NOBODY_IN } from './nobody-in.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody who comes from outside: nobody is told of a lion who visits the lions. */
const isVisitor = ({ hero, place, raw }: Theme): boolean => {
  if (place?.place && !/zoo|farm/.test(place.place.id)) return false;
  if (!hero || isLetOut(hero, raw)) return true;
  const drawing = hero.being?.drawing;
  if (drawing === undefined || 'thing' in drawing) return false;
  return hero.being?.id === 'goat' || /\b(?:trip|visits?|visiting|goes|go|going|went|day (?:out )?at)\b/i.test(raw);
};

/** "a penguin gets out at the zoo": who gets out is looked for, and the child looks. */
const isLetOut = ({ being }: Entity, raw: string): boolean =>
  /^(?:monkey|penguin|llama|piglet|pig|goat|duck|sheep|lamb|flamingo|parrot|hen|donkey|meerkat)$/.test(
    being?.id ?? '',
  ) && /\b(?:gets?|got|getting) out\b/i.test(raw);

/** A day at a zoo or a farm, and what the animals do. */
export const FARM_VISIT: StoryEvent = {
  id: 'farm-visit',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:farm|petting zoo|city farm)\b|\bgoats? (?:who |that )?(?:eats?|ate|eating) (?:the|our|my|a) map\b/i,
  not: /\b(?:(?<!petting )zoo|bed(?:time)?|good ?nights?|first|lost|losing|scared|afraid|frightened|closed|shut|rain\w*|night|tractor|scarecrow|farmer|lives?|living|who (?!eats|ate)|aquarium|works?|moves?|moving|christmas|dinosaur|alien|wind|ice cream|snow\w*|dragon|building|builds?|toy)\b/i,
  fits: isVisitor,
  // The goat who eats the map is met there, and whoever has the map is the child.
  reads: ({ hero, other, raw }) =>
    hero && !other && ((hero.being?.id === 'goat' && /\bmap\b/i.test(raw)) || isLetOut(hero, raw))
      ? { hero: null, other: hero }
      : {},
  plots: [MAP, BEHIND, NOBODY_IN].map(ableFriend),
  talk: {
    young: { yours: [() => 'Which animal would you go to first?'] },
    older: {
      wonder: [() => 'What do you think the animals told each other that night?'],
      yours: [() => 'If one animal could come home with you for a day, which would it be?'],
    },
  },
};

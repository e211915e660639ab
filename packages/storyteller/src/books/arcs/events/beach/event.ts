import type { Entity, Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { CRAB } from './crab.ts';
import { withIceCream } from './ice-cream.ts';
import { SHADOW } from './shadow.ts';
import { TIDE } from './tide.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "Crabs and ice cream": what one finds there, and nobody of the story. */
const areOfTheShore = (hero: Entity | null): boolean =>
  hero?.plural === true &&
  hero.name === null &&
  /^(?:crab|starfish|shrimp|jellyfish|shell)s?$/.test(hero.being?.id ?? hero.word);

/** Who can dig in the sand: nobody who lives in the sea or under it, and nothing on wheels. */
const canDig = ({ hero, place }: Theme): boolean => {
  if (place?.place && place.place.setting !== 'beach' && !/\b(?:sea|island)\b/.test(place.place.id)) return false;
  if (!hero || areOfTheShore(hero)) return true;
  const drawing = hero.being?.drawing;
  const kind = hero.being?.id ?? hero.word;
  return (
    drawing !== undefined &&
    !('thing' in drawing) &&
    !/^(?:fish|whale|shark|dolphin|octopus|seal|crab|jellyfish|seahorse|turtle|squid|starfish|lobster|mermaid|snail|worm|snake|seagull|gull|polar bear)$/.test(
      kind,
    )
  );
};

/** A day on the sand. */
export const BEACH: StoryEvent = {
  id: 'beach',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bbeach(?:es)?\b|\bsea ?side\b|\bsand ?castles?\b|\btides?\b|\bburied treasure\b/i,
  not: /\b(?:petrol|motorway|br(?:eaks?|oke) down|breakdown|puncture|flat tyre|traffic|first|trains?|rain\w*|closed|shut|lost|losing|scared|afraid|frightened|night|whale|dolphin|mermaid|pirates?|clean\w*|rubbish|litter|picnic|turtle|surf\w*|swim\w*|winter|snow\w*|storm|camp\w*|bottle|enormous|giant|lighthouse|boat|ball|kite|(?<!\band )ice creams?(?! and\b)|seagulls?|who (?:wants?|wishes|lives|can'?t))\b/i,
  fits: canDig,
  reads: ({ hero }) => (areOfTheShore(hero) ? { hero: null } : {}),
  plots: [TIDE, CRAB, SHADOW].map(ableFriend).map(withIceCream),
  talk: {
    young: { yours: [() => 'What would you build out of sand?'] },
    older: {
      wonder: [() => 'What do you think the sea made of it all?'],
      yours: [() => 'If you could keep one thing from a beach, what would it be?'],
    },
  },
};

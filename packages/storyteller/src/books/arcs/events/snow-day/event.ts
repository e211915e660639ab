import type { Theme } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { NOSE } from './nose.ts';
import { OVER_THE_WALL } from './over-the-wall.ts';
import { SLEDGE } from './sledge.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF_SNOW = /^(?:snowman|snowwoman|snowflake|snow|sledge|sleigh|yeti|snowball|snowplough|ice)$/;
const IN_THE_SNOW: ReadonlySet<string> = new Set([
  'snow',
  'garden',
  'mountain',
  'forest',
  'playground',
  'street',
  'school-gate',
  'classroom',
  'farm',
]);

/** Who can be out in it: nobody made of snow, nobody who lives in water, and nowhere that has none. */
const canBeOut = ({ hero, place }: Theme): boolean => {
  if (place?.place && !IN_THE_SNOW.has(place.place.setting)) return false;
  if (!hero) return true;
  const drawing = hero.being?.drawing;
  return (
    drawing !== undefined &&
    !('thing' in drawing) &&
    !OF_SNOW.test(hero.being?.id ?? hero.word) &&
    !/^(?:fish|whale|shark|octopus|crab)$/.test(hero.being?.id ?? '')
  );
};

/** A day of snow, and what one does in it. */
export const SNOW_DAY: StoryEvent = {
  id: 'snow-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:the |our |my )?first snow(?:fall)?(?: of (?:the )?(?:winter|year))?\b|\bsnow(?:y|ed|s|ing)?\b|\bsnow ?(?:m[ae]n|woman|person|day|fall)\b|\bsledg(?:e|es|ing)\b|\bsled(?:s|ding)?\b|\btoboggan\w*/i,
  not: /\bsnow(?:s|ed|ing)? (?:chocolate|sweets|sugar|ice ?cream|feathers|cakes?|popcorn|marshmallows?|candy|sprinkles|glitter|flowers|pancakes|jelly|biscuits|cookies|custard|milk|socks|teddies|toys)\b|\bstuck (?:fast )?in (?:the )?snow\b|\bsnowed in\b.*\b(?:birth ?day|part(?:y|ies))\b|\b(?:birth ?day|part(?:y|ies))\b.*\bsnowed in\b|\b(?:first(?! snow)|scared|afraid|frightened|lost|losing|melt\w*|thaw\w*|alive|to life|who|never seen|globe|white|queen|hotel|leopard|goose|owl|plough|plow|never|no snow|desert|camels?|summer|beach|magic\w*|christmas|santa|ski\w*|ice skat\w*|snowball fight|race|races|racing|want|wants|wish\w*|machines?|invent\w*|pizzas?|science)\b/i,
  fits: canBeOut,
  // "a snow day" is not yet a snowman.
  reads: ({ raw, thing }) =>
    thing?.word === 'snowman' && !/snow ?(?:man|men|woman|person)/i.test(raw) ? { thing: null, relation: 'none' } : {},
  plots: [kinBeside(ableFriend(NOSE)), kinBeside(ableFriend(SLEDGE)), kinBeside(ableFriend(OVER_THE_WALL))],
  talk: {
    young: { yours: [() => 'What would you give a snowman for a nose?'] },
    older: {
      wonder: [() => 'What do you think was left when the snow had gone?'],
      yours: [() => 'If it snowed up to the door tonight, what would you do first?'],
    },
  },
};

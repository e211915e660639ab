import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { AND_THEN } from './and-then.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MEAL = String.raw`(?:dinners?|teas?|suppers?|lunch(?:es)?|breakfasts?|meals?|toast|food|cooking|soup|rice|peas|sausages?|porridge|pancakes?|pasta|pizzas?|potatoes|chips|fish fingers|beans|water|everything|eggs?|gravy|stew|pie|curry|omelettes?)`;
const BURNS = String.raw`(?:burn(?:s|t|ed|ing)?|scorch\w*|char(?:s|red)|incinerat\w*|blackens?)`;

const isRobot = (hero: Entity | null): boolean => hero?.being?.id.startsWith('robot') === true;

/** Who cooks: "Mum can't cook" speaks of no cook, and a robot may be one. */
function heroOf(hero: Entity | null, raw: string): Entity | null {
  if (hero && isRobot(hero)) return hero;
  const found = somebody(hero);
  return found && /^(?:cooks?|chefs?)$/.test(found.word) && !/\b(?:an?|the) (?:\p{L}+ )*(?:cook|chef)\b/iu.test(raw)
    ? null
    : found;
}

/** A cook of the family, or of a story, whose every dinner is black. Cakes and contests have books of their own. */
export const BURNT_DINNERS: StoryEvent = {
  id: 'burnt-dinners',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${BURNS} (?:(?:the|his|her|its|our|my|all|every|each|always|black|whole|sunday|single) )*${MEAL}\b|\b${MEAL} (?:(?:is|was|are|were|gets?|got|that|always|all) )*(?:burn(?:t|ed|s)?|black|on fire|smoking|charcoal)\b|\b(?:burnt|black|charcoal) ${MEAL}\b|\b(?:can['’]?t|cannot|can not|could(?:n['’]?t| not)) cook\b|\b(?:bad|worst|terrible|awful|hopeless|dreadful) (?:cook|cooking|chef)\b|\b(?:worst|terrible|awful) (?:dinner|tea|supper) (?:cook|lady)\b|\bsmoke alarm\b|\b(?:dad|daddy|mum|mummy|grandpa|grandad|granny|grandma|nana|papa|uncle|aunt\w*)['’]s (?:terrible |awful |burnt |black |bad |horrible |disgusting )*cooking\b`,
    'iu',
  ),
  not: /\b(?:cakes?|biscuits?|cookies|birthday|contest|competition|restaurant|witch|potion|volcano|fire (?:engine|fighter|station|brigade)|firefighters?|house fire|hand|finger|tongue|burn(?:s|t|ed) (?:himself|herself|myself|down)|bonfire|camp\w*|sun|christmas|school dinner|dinner lady|space|dentist|scared|afraid|frightened|hurts?|bake off|best)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!/^(?:sea|vehicle|insect|thing)$/.test(heroOf(theme.hero, theme.raw)?.being?.isa ?? '') || isRobot(theme.hero)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: heroOf(hero, raw),
    other: heroOf(hero, raw) === null ? null : somebody(other),
    thing: about('saucepan'),
  }),
  plots: [ableFriend(AND_THEN)],
  talk: {
    young: { yours: [() => 'What did you see today?'] },
    older: {
      wonder: [() => 'Why did every dinner burn?'],
      yours: [() => 'Who says "and then?" to you?'],
    },
  },
};

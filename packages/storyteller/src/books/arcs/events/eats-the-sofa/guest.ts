import type { Entity, Theme } from '../../../theme.ts';

const MEAL = String.raw`(?:dinner|tea|supper|lunch|breakfast)`;
const COMES = String.raw`(?:c[ao]mes?|coming|invit\w*|visits?|visited|turns? up|guest|visitor|who c[ao]me)`;
const EATS = String.raw`(?:eats?|ate|eating|eaten|gobbles?|gobbled|munch\w*|scoffs?|gulps?)`;
const ALL = String.raw`(?:every ?thing|(?:the|our|my|his|all the|a) (?:\p{L}+ )?(?:sofa|settee|couch|furniture|fridge|tables?|chairs?|bed|curtains?|carpet|piano|telly|tv|television|door|plates?|kitchen|house|bath|wardrobe|cushions?|rug|lamp)|us out of house)`;

/** That a theme may be of a guest who eats more than there is. */
export const EATS_THE_SOFA_WORDS = new RegExp(
  [
    String.raw`\b${COMES}\b[^.]*\b(?:${MEAL}|house)\b[^.]*\b${EATS}\b[^.]*\b${ALL}\b[^.]*`,
    String.raw`\b${COMES}\b[^.]*\b${EATS}\b[^.]*\b(?:furniture|sofa|settee|couch|chairs|table|curtains|fridge|carpet)\b[^.]*`,
    String.raw`\b${EATS}\b (?:up )?(?:\p{L}+ )?(?:the|our|my|his|all the) (?:\p{L}+ )?(?:sofa|settee|couch|furniture|fridge|chairs|curtains|carpet|telly|tv|piano)\b[^.]*`,
    String.raw`\bin (?:our|my|the) (?:house|kitchen) ${EATS} every ?thing\b`,
  ].join('|'),
  'iu',
);

const GUEST = /^(?:pet|farm|wild|sea|bird|magic|person|insect)$/;
/** Whoever has come to eat; null where a theme names nobody who could. */
export const guestOf = ({ hero, other }: Theme): Entity | null =>
  [hero, other].find((each) => each?.being && (GUEST.test(each.being.isa) || each.being.id === 'robot')) ?? null;

/** "dinner", in the parent's own word. */
export const mealIn = (raw: string): string =>
  new RegExp(String.raw`\b${MEAL}\b`, 'iu').exec(raw)?.[0].toLowerCase() ?? 'dinner';

/** What is eaten last of all. */
export const lastIn = (raw: string): string =>
  /\b(sofa|settee|couch|fridge|piano|telly|bed|bath|carpet|wardrobe)\b/iu.exec(raw)?.[0].toLowerCase() ?? 'sofa';

import { escaped } from '../../../words/escaped.ts';
import type { Entity, Theme } from '../../theme.ts';
import { PLACE_WORDS } from '../entries.ts';
import { householdIn } from '../household.ts';

// Rules for where a theme goes: to school every day, with the family, to see the sea.

/** "a camping trip with cousins": with them, and to no place that the theme does not name. */
export const withoutPlaceUnsaid = (theme: Theme): Theme =>
  theme.relation === 'go' &&
  theme.hero === null &&
  theme.place !== null &&
  !theme.raw.toLowerCase().includes(theme.place.word.toLowerCase()) &&
  /\b(?:camping|picnic|fishing|shopping)\b/i.test(theme.raw) &&
  householdIn(theme).length > 0
    ? { ...theme, relation: 'none', place: null }
    : theme;

/** The sea is seen from the beach by whoever does not live in it. */
function ashore(place: Entity, { being }: Entity): Entity {
  const beach = PLACE_WORDS.get('beach')?.entry;
  return beach && /^(?:sea|ocean)$/.test(place.word) && being?.setting !== 'undersea'
    ? { ...place, word: 'beach', place: beach }
    : place;
}

/** "a snowman who wants to see the sea": so it goes there. */
export function withWishToSee(theme: Theme): Theme {
  const { relation, hero, other, place, clause } = theme;
  const isThere =
    place?.known === true &&
    new RegExp(
      String.raw`^(?:wants|wanted|wishes|longs|would like|dreams) (?:to|of) (?:see|seeing|visit|visiting|go to|going to|reach) (?:the |an? )?${escaped(place.word)}$`,
      'iu',
    ).test(clause ?? '');
  return isThere && hero?.being && !other && /^(?:want|none|go)$/.test(relation)
    ? { ...theme, relation: 'go', clause: null, want: null, place: ashore(place, hero) }
    : theme;
}

/** "the school play": at school, as all of them are, and nowhere besides. */
export const withoutItsSchool = (theme: Theme): Theme =>
  theme.first && theme.place?.word === 'school' && /\bschool (?:play|show|concert|bus|disco|trip)\b/i.test(theme.raw)
    ? { ...theme, place: null }
    : theme;

/** What a daily way to school is told as. */
export const SCHOOL_RUN = 'a walk to school';

/** "walking to school": the way there, which is short and gone every day, and no journey to somewhere unknown. */
export function withSchoolRun(theme: Theme): Theme {
  const { hero, other, first, fear, place, raw } = theme;
  const isDaily =
    /^(?:(?:we are |i am )?(?:walking|cycling|scooting|running|getting) (?:all the way )?to|(?:the|our|my) (?:walk|way|run|bike ride) to|on (?:the|our|my) way to|(?:the|our) school run)\b(?: (?:my )?(?:big )?(?:school|nursery|preschool|kindergarten|playgroup))?(?: (?:on my own|in the (?:rain|morning)|every (?:day|morning)))?$/i.test(
      raw.trim(),
    );
  const isFirst = first !== null && (!/\bschool\b/i.test(raw) || /\b(?:first|new|start\w*)\b/i.test(raw));
  return isDaily && !hero && !other && !isFirst && !fear && (place === null || /school|nursery/.test(place.word))
    ? {
        ...theme,
        relation: 'none',
        place: null,
        thing: null,
        first: null,
        activity: null,
        clause: null,
        raw: SCHOOL_RUN,
      }
    : theme;
}

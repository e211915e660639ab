import { AGE_BANDS, EXPERT_GENDERS, STORY_THEMES } from '@storylantern/contract';
import type { AgeBand, ExpertGender, StoryTheme } from '@storylantern/contract';

/** The filters as the address holds them; '' is "any". */
export interface Filters {
  readonly age: AgeBand | '';
  readonly gender: ExpertGender | '';
  readonly theme: StoryTheme | '';
}

/** Where in the expert library a parent stands. Everything is in the address, so that Back and a shared link work. */
export interface Place extends Filters {
  /** A development area, or ''. */
  readonly area: string;
  /** A challenge, or ''. */
  readonly challenge: string;
  readonly search: string;
}

export const NO_FILTERS: Filters = { age: '', gender: '', theme: '' };

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | '' =>
  values.find((each) => each === value) ?? '';

/** Reads a place from the part of the address behind "?". What is not known counts as not chosen. */
export function placeOf(search: string): Place {
  const params = new URLSearchParams(search);
  return {
    area: params.get('area') ?? '',
    challenge: params.get('challenge') ?? '',
    search: params.get('search') ?? '',
    age: oneOf(AGE_BANDS, params.get('age')),
    gender: oneOf(EXPERT_GENDERS, params.get('gender')),
    theme: oneOf(STORY_THEMES, params.get('theme')),
  };
}

/** The address of a place. */
export function hrefOf(place: Partial<Place>): string {
  const params = new URLSearchParams();
  for (const key of ['area', 'challenge', 'age', 'gender', 'theme', 'search'] as const) {
    const value = place[key];
    if (value) params.set(key, value);
  }
  const query = params.toString();
  return query === '' ? '/expert-help' : `/expert-help?${query}`;
}

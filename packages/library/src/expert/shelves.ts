import { AGE_BANDS, COLLECTIONS, EXPERT_GENDERS, STORY_THEMES } from '@storylantern/contract';
import type { AgeBand, CollectionId, ExpertGender, StoryTheme } from '@storylantern/contract';
import { COLLECTION_STORIES } from './collection-stories.ts';
import { EXPERT_STORIES } from './expert-stories.ts';
import type { LibraryStory } from './library-story.ts';

/** A story of the expert library in its place. */
export interface ShelvedStory {
  /** Its name in addresses; never the id of a story that a family made. */
  readonly id: string;
  /** The challenge it belongs to; null for a story of a collection. */
  readonly challengeId: string | null;
  readonly collectionId: CollectionId | null;
  /** Among the stories of its challenge or collection, from 0. */
  readonly index: number;
  readonly story: LibraryStory;
}

/** The id of a challenge's story, `index` from 0. */
export const expertStoryId = (challengeId: string, index: number): string => `expert-${challengeId}-${index}`;

/** The id of a collection's story, `number` from 1 (specification, section 2: /story/{collectionId}-{storyNumber}). */
export const collectionStoryId = (collectionId: CollectionId, number: number): string => `${collectionId}-${number}`;

/** Every story of the expert library: challenges in their order, then collections. */
export const SHELVED_STORIES: readonly ShelvedStory[] = [
  ...Object.entries(EXPERT_STORIES).flatMap(([challengeId, stories]) =>
    stories.map((story, index): ShelvedStory => ({
      id: expertStoryId(challengeId, index),
      challengeId,
      collectionId: null,
      index,
      story,
    })),
  ),
  ...COLLECTIONS.flatMap((collectionId) =>
    COLLECTION_STORIES[collectionId].map((story, index): ShelvedStory => ({
      id: collectionStoryId(collectionId, index + 1),
      challengeId: null,
      collectionId,
      index,
      story,
    })),
  ),
];

const byId = new Map(SHELVED_STORIES.map((each) => [each.id, each]));

/** The story of an id; undefined when no story of the expert library is called so. */
export const shelvedStoryById = (id: string): ShelvedStory | undefined => byId.get(id);

const GENDER: Readonly<Record<LibraryStory['hero']['pronouns'], ExpertGender>> = {
  he: 'boy',
  she: 'girl',
  they: 'neutral',
};

/** What a story counts as in the gender filter: its hero. */
export const genderOf = (story: LibraryStory): ExpertGender => GENDER[story.hero.pronouns];

/** What the filters find in some stories: every age group, gender and theme that at least one of them has. */
export function filtersOf(stories: readonly LibraryStory[]): {
  readonly ageGroups: AgeBand[];
  readonly gender: ExpertGender[];
  readonly themes: StoryTheme[];
} {
  return {
    ageGroups: AGE_BANDS.filter((band) => stories.some((each) => each.ageBand === band)),
    gender: EXPERT_GENDERS.filter((gender) => stories.some((each) => genderOf(each) === gender)),
    themes: STORY_THEMES.filter((theme) => stories.some((each) => each.themes.includes(theme))),
  };
}

import {
  AREAS,
  CHALLENGES,
  CHALLENGE_DESCRIPTIONS,
  categoryById,
  COLLECTION_STORIES,
  COLLECTION_TEXTS,
  EXPERT_STORIES,
  filtersOf,
  genderOf,
  SHELVED_STORIES,
  type Challenge,
  type ShelvedStory,
} from '@storylantern/library';
import {
  COLLECTIONS,
  type Collection,
  type ExpertCategory,
  type ExpertChallenge,
  type ExpertStory,
} from '@storylantern/contract';
import { cardPictureUrl } from '../../platform/http/cover-address.ts';
import { libraryPictureUrl } from './library-pictures.ts';

const storiesOf = (challenge: Challenge) => EXPERT_STORIES[challenge.id] ?? [];

/** The four development areas with what the filters find in them. */
export const areaCards = (): ExpertCategory[] =>
  AREAS.map((area) => {
    const category = categoryById(area);
    return {
      id: area,
      title: category?.name ?? area,
      description: category?.description ?? '',
      imageUrl: cardPictureUrl('category', area),
      ...filtersOf(CHALLENGES.filter((each) => each.area === area).flatMap(storiesOf)),
    };
  });

/** Every challenge with the number of stories that are really there. */
export const challengeCards = (): ExpertChallenge[] =>
  CHALLENGES.map((challenge) => ({
    id: challenge.id,
    categoryId: challenge.area,
    title: challenge.name,
    description: CHALLENGE_DESCRIPTIONS[challenge.id] ?? challenge.problem,
    imageUrl: cardPictureUrl('topic', challenge.id),
    storiesCount: storiesOf(challenge).length,
    ...filtersOf(storiesOf(challenge)),
  }));

/** A story on its card. */
export const storyCard = ({ id, challengeId, collectionId, index, story }: ShelvedStory): ExpertStory => ({
  id,
  challengeId: challengeId ?? collectionId ?? '',
  index,
  title: story.title,
  description: story.description,
  imageUrl: libraryPictureUrl(id),
  benefits: story.benefits.join(' '),
  ageBand: story.ageBand,
  gender: genderOf(story),
  themes: [...story.themes],
});

/** The stories of a challenge. */
export const storyCards = (challengeId: string): ExpertStory[] =>
  SHELVED_STORIES.filter((each) => each.challengeId === challengeId).map(storyCard);

/** The three collections, each with its numbered stories. */
export const collectionCards = (): Collection[] =>
  COLLECTIONS.map((id) => ({
    id,
    ...COLLECTION_TEXTS[id],
    imageUrl: cardPictureUrl('category', id),
    stories: COLLECTION_STORIES[id].map(({ title }, index) => ({ id: index + 1, title })),
  }));

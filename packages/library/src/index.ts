/** The one public door of the library: the authored content that screens and makers share, as typed data. */
export { categoryById, CATEGORIES, topicsOf, type StoryCategory } from './categories.ts';
export { AREAS, type Area, type Challenge } from './challenge.ts';
export { challengeById, CHALLENGES } from './challenges.ts';
export { ILLUSTRATION_STYLES } from './illustration-styles.ts';
export * from './ontology/kinds.ts';
export * from './ontology/index.ts';
export * from './song-facts/index.ts';
export { SONG_STYLE_ENTRIES } from './song-styles.ts';
export { CHALLENGE_DESCRIPTIONS } from './expert/challenge-descriptions.ts';
export { COLLECTION_TEXTS } from './expert/collection-texts.ts';
export {
  collectionStoryId,
  expertStoryId,
  filtersOf,
  genderOf,
  shelvedStoryById,
  SHELVED_STORIES,
  type ShelvedStory,
} from './expert/shelves.ts';
export { COLLECTION_STORIES } from './expert/collection-stories.ts';
export { EXPERT_STORIES } from './expert/expert-stories.ts';
export type { Hero, LibraryStory } from './expert/library-story.ts';
export { GUIDANCE_TOPICS, type Article, type GuidanceTopic, type Source, type Turn } from './guidance/article.ts';
export { ARTICLES } from './guidance/articles.ts';
export { inPerson, MARK, type Person } from './guidance/in-person.ts';
export {
  MILESTONE_AGES,
  MILESTONE_AREAS,
  type AreaMilestones,
  type MilestoneAge,
  type MilestoneArea,
  type SourcedText,
} from './milestones/milestone.ts';
export { ABOUT_MILESTONES, LOST_SKILL, milestoneAgeOf, MILESTONES, whenToAsk } from './milestones/milestones.ts';
export { unfoundedNumbers } from './adventures/claimed-numbers.ts';
export { FACT_SHEETS } from './adventures/index.ts';
export { ADVENTURE_TOPIC_CARDS, POPULAR_ADVENTURES, type AdventureTopicCard } from './adventures/topics.ts';
export type { FactSheet, Levels, Misconception, Seen, SheetFact, SheetPage, SheetTurn } from './adventures/sheet.ts';

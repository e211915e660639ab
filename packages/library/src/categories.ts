import type { Category, Scene } from '@storylantern/contract';
import { AREAS, type Area } from './challenge.ts';
import { CHALLENGES, challengeById } from './challenges.ts';

/** A card of the category chooser: what the parent reads, what it shows, and which challenges it stands for. */
export interface StoryCategory extends Omit<Category, 'imageUrl'> {
  readonly scene: Scene;
  /** Challenge ids, in the order shown. The first ones are also what a story is about when no topic was chosen. */
  readonly challenges: readonly string[];
}

const inArea = (area: Area) => CHALLENGES.filter((each) => each.area === area).map((each) => each.id);

const sceneOf = (id: string): Scene => {
  const found = challengeById(id);
  if (!found) throw new Error(`No challenge is called ${id}`);
  return found.scene;
};

/** Every card of the category chooser, in the order shown (specification, sections 2 and 3). */
export const CATEGORIES: readonly StoryCategory[] = [
  {
    id: 'byob',
    name: 'Build Your Own Book',
    description: 'Say in your own words what is hard, and get a story about exactly that.',
    color: 'primary',
    scene: { setting: 'forest', time: 'day', pose: 'wave', feeling: 'happy', companion: 'fox', props: ['book'] },
    challenges: [],
  },
  {
    id: 'expert-help',
    name: 'Expert Help',
    description: 'Stories by challenge, from potty training to saying sorry.',
    color: 'accent',
    scene: { setting: 'classroom', time: 'day', pose: 'sit', feeling: 'calm', companion: 'teacher', props: ['book'] },
    challenges: CHALLENGES.map((each) => each.id),
  },
  {
    id: 'lumi',
    name: 'Ask Lumi',
    description: 'A child-development assistant, awake when you are.',
    color: 'secondary',
    scene: { setting: 'living-room', time: 'night', pose: 'think', feeling: 'calm', companion: null, props: ['lamp'] },
    challenges: [],
  },
  {
    id: 'new-school',
    name: 'New School',
    description: 'A first day, seen before it comes.',
    color: 'primary',
    scene: sceneOf('new-school'),
    challenges: ['new-school', 'first-day-school', 'making-friends', 'feeling-worried'],
  },
  {
    id: 'fear-dark',
    name: 'Fear of the Dark',
    description: 'What the dark is, and who is near.',
    color: 'secondary',
    scene: sceneOf('fear-dark'),
    challenges: ['fear-dark', 'bedtime-routine', 'feeling-worried', 'first-sleep-away'],
  },
  {
    id: 'making-friends',
    name: 'Making Friends',
    description: 'Hello, may I play, and what then.',
    color: 'accent',
    scene: sceneOf('making-friends'),
    challenges: ['making-friends', 'sharing', 'taking-turns', 'being-kind', 'saying-sorry'],
  },
  {
    id: 'daily-routines',
    name: 'Daily Routines',
    description: 'Mornings, meals, teeth, bath, bed.',
    color: 'primary',
    scene: sceneOf('brushing-teeth'),
    challenges: inArea(AREAS[0]),
  },
  {
    id: 'transitions',
    name: 'Transitions',
    description: 'New homes, new babies, first trips.',
    color: 'secondary',
    scene: sceneOf('first-trip'),
    challenges: inArea(AREAS[1]),
  },
  {
    id: 'emotional-regulation',
    name: 'Emotional Regulation',
    description: 'Anger, worry, sadness, fear.',
    color: 'accent',
    scene: sceneOf('managing-anger'),
    challenges: inArea(AREAS[2]),
  },
  {
    id: 'social-skills',
    name: 'Social Skills',
    description: 'Sharing, turns, kindness, sorry.',
    color: 'primary',
    scene: sceneOf('sharing'),
    challenges: inArea(AREAS[3]),
  },
];

/** Finds a category by its id; undefined when there is none. */
export const categoryById = (id: string): StoryCategory | undefined => CATEGORIES.find((each) => each.id === id);

/** The challenges shown as topics: all 30, or those of one category. An unknown category has none. */
export function topicsOf(categoryId?: string) {
  if (categoryId === undefined) return CHALLENGES;
  const ids = categoryById(categoryId)?.challenges ?? [];
  return ids.flatMap((id) => challengeById(id) ?? []);
}

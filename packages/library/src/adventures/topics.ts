import type { AdventureTopic, Scene } from '@storylantern/contract';

/** A topic card of the adventures' form: what the parent reads, and what it shows. */
export interface AdventureTopicCard {
  readonly id: AdventureTopic;
  readonly name: string;
  /** Two or three subjects there is an adventure about. */
  readonly examples: string;
  readonly scene: Scene;
}

/** The six topics in the order of the form (specification, section 2). */
export const ADVENTURE_TOPIC_CARDS: readonly AdventureTopicCard[] = [
  {
    id: 'history',
    name: 'History',
    examples: 'Romans, castles, Vikings',
    scene: {
      setting: 'castle',
      time: 'day',
      pose: 'point',
      feeling: 'curious',
      companion: null,
      props: ['crown', 'coin'],
    },
  },
  {
    id: 'science',
    name: 'Science',
    examples: 'Magnets, bridges, the heart',
    scene: {
      setting: 'kitchen',
      time: 'day',
      pose: 'hold',
      feeling: 'excited',
      companion: null,
      props: ['magnifying-glass', 'magnet', 'jar'],
    },
  },
  {
    id: 'geography',
    name: 'Geography',
    examples: 'Volcanoes, deserts, maps',
    scene: { setting: 'mountain', time: 'day', pose: 'look-up', feeling: 'curious', companion: null, props: ['map'] },
  },
  {
    id: 'space',
    name: 'Space',
    examples: 'The moon, stars, rockets',
    scene: {
      setting: 'space',
      time: 'night',
      pose: 'float',
      feeling: 'happy',
      companion: null,
      props: ['planet', 'rocket'],
    },
  },
  {
    id: 'arts',
    name: 'Arts',
    examples: 'Music, painting, theatre',
    scene: { setting: 'stage', time: 'day', pose: 'dance', feeling: 'proud', companion: 'child', props: ['violin'] },
  },
  {
    id: 'nature',
    name: 'Nature',
    examples: 'Dinosaurs, bees, penguins',
    scene: { setting: 'jungle', time: 'day', pose: 'kneel', feeling: 'surprised', companion: null, props: ['leaf'] },
  },
];

/** Subjects most often asked for, as the form suggests them; each is understood by one of the fact sheets. */
export const POPULAR_ADVENTURES: readonly string[] = [
  'How volcanoes erupt',
  'Dinosaurs',
  'The solar system',
  'How the heart works',
  'Ancient Egypt',
  'Why bees dance',
  'How planes fly',
  'Coral reefs',
];

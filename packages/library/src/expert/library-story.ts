import type {
  AgeBand,
  Character,
  COSTUMES,
  PageScene,
  SomeLooks,
  StoryContent,
  StoryTheme,
} from '@storylantern/contract';

type Costume = (typeof COSTUMES)[number];

/** The child an expert story is about. Each story has a hero of its own, with a family and places of its own. */
export interface Hero {
  readonly name: string;
  readonly pronouns: 'she' | 'he' | 'they';
  /** Years, inside the story's age group. */
  readonly age: number;
  readonly looks: SomeLooks;
}

/** A story of the expert library: a whole social story in seven paragraphs, written out, with its picture. */
export interface LibraryStory {
  readonly title: string;
  /** One sentence for the parent's eye on the card: who, where, what turns. */
  readonly description: string;
  readonly ageBand: AgeBand;
  readonly themes: readonly StoryTheme[];
  readonly hero: Hero;
  /** What the story does (never what it will achieve), two or three sentences. */
  readonly benefits: readonly string[];
  /** One of these words stands in the opening and one in the ending. */
  readonly topicWords: readonly string[];
  /** Relatives, names, schools and habits that belong to this hero's life, so that nothing in the text is invented. */
  readonly given: readonly string[];
  readonly content: StoryContent;
  /** Three questions to talk about afterwards: one recalls, one is about a feeling, one invites. */
  readonly talkTogether: readonly [string, string, string];
  /** One moment of the text. The cast's first is the hero: `{ is: 'child', id: 'hero', ... }` is added by `cast`. */
  readonly picture: {
    readonly scene: PageScene;
    /** Worn by the hero over what they usually wear. */
    readonly costume?: Costume;
    /** Everybody in the scene besides the hero. */
    readonly others: readonly Character[];
  };
}

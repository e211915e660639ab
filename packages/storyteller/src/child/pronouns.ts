import type { Gender, StoryPerson } from '@storylantern/contract';
import type { Usage } from '../words/usage.ts';
import type { Voice, Without } from './voice.ts';

/** How the child is spoken of: he, she, they, or by name wherever a sentence allows it. */
export type Pronouns = 'he' | 'she' | 'they' | 'name';

/**
 * The child as the renderer needs it. `name` has been through `storyName`. Told as "I" when `person` is 'first'. `voice`
 * is how a child who does not speak says things; `usage` is the English of the family, British when it is not said.
 */
export interface Child {
  readonly name: string;
  readonly pronouns: Pronouns;
  readonly person?: StoryPerson;
  readonly voice?: Voice;
  readonly without?: readonly Without[];
  readonly usage?: Usage;
}

/** Boy he, girl she, non-binary they; without an answer the name is used, and "they" only inside one sentence. */
export function pronounsFor(gender: Gender | null): Pronouns {
  switch (gender) {
    case 'boy':
      return 'he';
    case 'girl':
      return 'she';
    case 'non-binary':
      return 'they';
    default:
      return 'name';
  }
}

/** The forms of one pronoun by the job they do; the keys are the forms for a boy, as frames are written. */
export interface Forms {
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly hers: string;
}

export const FORMS: Readonly<Record<'he' | 'she' | 'they', Forms>> = {
  he: { he: 'he', him: 'him', his: 'his', hers: 'his' },
  she: { he: 'she', him: 'her', his: 'her', hers: 'hers' },
  they: { he: 'they', him: 'them', his: 'their', hers: 'theirs' },
};

/** The forms of a child who tells the story: "I", whatever the pronouns are otherwise. */
export const FIRST_PERSON: Forms = { he: 'I', him: 'me', his: 'my', hers: 'mine' };

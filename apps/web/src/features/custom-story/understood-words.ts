import { OWN_WORDS, type Occasion, type Situation, type Understood } from '@storylantern/contract';
import type { Chosen } from './draft.ts';

/** What the form says of an answer, and what there is to choose. */
export interface Question {
  /** Before the choices. */
  readonly legend: string;
  readonly choices: readonly Situation[];
  /** The choice that stands as long as nothing is chosen; '' when none does. */
  readonly usual: string;
  /** What comes of choosing nothing; '' where a choice stands already. */
  readonly otherwise: string;
}

const ABOUT = 'This will be a story about:';
const WHICH = 'Which comes closest?';
const ELSE = 'Something else, in my own words';
const NONE = 'None of these: my own words';

/** What may be chosen: the situations that may be meant, and always the parent's own words. */
export function questionOf({ situation, sure, others }: Understood, occasion: Occasion): Question {
  const own = OWN_WORDS[occasion];
  const isGeneral = situation.id === own;
  const listed = isGeneral ? others : [situation, ...others];
  const choices = [...listed, { id: own, name: sure ? ELSE : NONE }];
  if (sure) return { legend: ABOUT, choices, usual: situation.id, otherwise: '' };
  const otherwise = isGeneral ? 'told in your own words' : `about: ${situation.name}`;
  return { legend: WHICH, choices, usual: '', otherwise: `Without a choice it is ${otherwise}.` };
}

/** Whether there is anything to choose: with nothing near, the story is told in the parent's own words. */
export const isAsked = ({ situation, others }: Understood, occasion: Occasion): boolean =>
  situation.id !== OWN_WORDS[occasion] || others.length > 0;

/** What was chosen from the list of all stands among the choices, before the parent's own words. */
export function withChosen(choices: readonly Situation[], chosen: Chosen | null): readonly Situation[] {
  if (chosen?.fromList === undefined || choices.some(({ id }) => id === chosen.id)) return choices;
  return [...choices.slice(0, -1), chosen, ...choices.slice(-1)];
}

/**
 * Whether what was chosen can still be meant: what was taken from the list of all is, as long as that list is the right one.
 * Words of another occasion leave only the parent's own words.
 */
export function isStillMeant(chosen: Chosen, understood: Understood, occasion: Occasion): boolean {
  if (chosen.fromList !== undefined) return chosen.fromList === occasion;
  if (chosen.id === OWN_WORDS[occasion]) return true;
  return (
    understood.occasion === occasion && questionOf(understood, occasion).choices.some(({ id }) => id === chosen.id)
  );
}

/** For a screen reader, said when the answer has changed: what was understood, in a sentence. */
export function saidOf(understood: Understood, occasion: Occasion): string {
  if (understood.occasion !== occasion) return OTHER_OCCASION[understood.occasion].says;
  if (!isAsked(understood, occasion)) return IN_OWN_WORDS;
  const { legend, choices } = questionOf(understood, occasion);
  return understood.sure ? `${ABOUT} ${understood.situation.name}.` : `${legend} ${choices.length} choices.`;
}

export const IN_OWN_WORDS = 'This will be told in your own words.';

export const droppedNote = (name: string): string => `Your words have changed, so “${name}” is no longer chosen.`;

/** What is said when the words tell of the other occasion than the one that was chosen, by what they tell of. */
export const OTHER_OCCASION: Readonly<
  Record<Occasion, { readonly says: string; readonly yes: string; readonly no?: string }>
> = {
  celebrate: {
    says: 'This tells of something that went well, so the story will celebrate it.',
    yes: 'Yes, celebrate it',
    no: 'No, help with it',
  },
  help: { says: 'This tells of something hard, so the story will help with it.', yes: 'Yes, help with it' },
};

import {
  AGE_BANDS,
  EYE_COLOURS,
  GENDERS,
  HAIR_COLOURS,
  HAIR_STYLES,
  OCCASIONS,
  SKINS,
  STORY_PERSONS,
  someLooksSchema,
  type CustomData,
  type SomeLooks,
} from '@storylantern/contract';
import { categoryById, challengeById, CHALLENGES } from '@storylantern/library';
import * as z from 'zod/mini';
import { keptDraft } from '../../lib/kept-draft.ts';

const choice = <T extends readonly [string, ...string[]]>(values: T) => z.union([z.enum(values), z.literal('')]);

/** What stands in the form. '' is "not chosen". */
const draftSchema = z.object({
  childName: z.string(),
  childAge: choice(AGE_BANDS),
  childGender: choice(GENDERS),
  problem: z.string(),
  additionalInfo: z.string(),
  looks: someLooksSchema,
  /** How the name is said, in plain letters; from what is kept about the child. */
  nameSaid: z.catch(z.string(), ''),
  /** A draft that was kept before there was a choice helps, and tells by name. */
  occasion: z.catch(z.enum(OCCASIONS), 'help'),
  person: z.catch(z.enum(STORY_PERSONS), 'third'),
  /** The situation the parent chose of those their words may mean; null: what is understood is told. */
  chosen: z.catch(
    z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The list of all it was taken from, by its occasion: whatever the words say, it stays. */
        fromList: z.optional(z.enum(OCCASIONS)),
      }),
    ),
    null,
  ),
});
export type Draft = z.infer<typeof draftSchema>;
/** A situation that the parent chose. */
export type Chosen = NonNullable<Draft['chosen']>;

export const EMPTY: Draft = {
  childName: '',
  childAge: '',
  childGender: '',
  problem: '',
  additionalInfo: '',
  looks: {},
  nameSaid: '',
  occasion: 'help',
  person: 'third',
  chosen: null,
};

/** The draft kept in this tab: it survives a reload and an error, and is gone with the tab. */
export const DRAFT = keptDraft({
  key: 'storylantern.custom-story',
  schema: draftSchema,
  empty: EMPTY,
  storage: () => sessionStorage,
});

/** The longest name of a situation that an address may carry into the form. */
const ABOUT_LENGTH = 120;

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

/** The looks a parent chose on the landing page, carried in the address; what is not in the lists is left out. */
function looksFromAddress(params: URLSearchParams): SomeLooks {
  const chosen = {
    hairStyle: oneOf(HAIR_STYLES, params.get('hairStyle')),
    hairColour: oneOf(HAIR_COLOURS, params.get('hairColour')),
    skin: oneOf(SKINS, params.get('skin')),
    eyes: oneOf(EYE_COLOURS, params.get('eyes')),
    glasses: params.has('glasses') ? params.get('glasses') === '1' : undefined,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

/**
 * What a parent might write about a category or challenge. For one that is not known: `about`, the name it goes by
 * where the parent came from, or '' when it has none.
 */
function problemFor(category: string | null, about: string | null): string {
  const challenge = category && (challengeById(category) ?? challengeById(categoryById(category)?.challenges[0] ?? ''));
  return (challenge ? challenge.problem : about?.slice(0, ABOUT_LENGTH).trim()) ?? '';
}

/** Whether these words were filled in by us and left as they were. */
const isOurs = (problem: string) => CHALLENGES.some((challenge) => challenge.problem === problem);

/** What the form opens with: the words kept from before, the address's category and looks on top where they are new. */
export function openingDraft(kept: Draft, address: string): Draft {
  const params = new URLSearchParams(address);
  const offered = problemFor(params.get('category'), params.get('about'));
  return {
    ...kept,
    problem: kept.problem === '' || (offered !== '' && isOurs(kept.problem)) ? offered : kept.problem,
    looks: { ...kept.looks, ...looksFromAddress(params) },
  };
}

/** What a finished story was asked for, as a draft of the form, with an answer to the question it was told with. */
export function draftAgain(wish: CustomData, answer: string): Draft {
  const more = answer.trim();
  const stop = /[.!?…]$/u.test(wish.problem.trim()) ? ' ' : '. ';
  return {
    childName: wish.childName,
    childAge: wish.childAge ?? '',
    childGender: wish.childGender ?? '',
    problem: more === '' ? wish.problem : `${wish.problem.trim()}${stop}${more}`,
    additionalInfo: wish.additionalInfo ?? '',
    looks: wish.looks ?? {},
    nameSaid: wish.nameSaid ?? '',
    occasion: wish.occasion || 'help',
    person: wish.person || 'third',
    chosen: null,
  };
}

/** Forgets the draft once its story is made. The child stays: the next story is mostly for the same one. */
export function forgetProblem(draft: Draft): void {
  DRAFT.keep({ ...draft, problem: '', additionalInfo: '', occasion: 'help', chosen: null });
}

import type { SentenceKind } from '@storylantern/contract';

/** Verbs of noticing: "may feel", "can see" tell what is so; they suggest nothing to do. */
const NOTICING =
  'do many|feel|notice|see|hear|look like|be|not|know|smell|still|seem|also|even|sometimes|already|get|wonder|want|like|miss|have';
const OFFER = 'can|may|will|could|might';

/** The child with something to do outside a coaching paragraph: "Mia can hug", "Mia will try". "May" describes there. */
const CHILD_DOES = new RegExp(String.raw`\bQq*\b (?:can|will) (?!(?:${NOTICING})\b)[a-z]`);
/** The child as "he", "she" or "they" doing something, which only a coaching paragraph can mean as coaching. */
const CHILD_OR_PRONOUN_DOES = new RegExp(
  String.raw`(?:\bQq*\b|\b[Hh]e|\b[Ss]he|\b[Tt]hey) (?:${OFFER}) (?!(?:${NOTICING})\b)[a-z]`,
);
/** Somebody definite who will help: a capital name, "the hairdresser", "a grown-up", "someone at home". */
const HELPER_DOES = new RegExp(
  String.raw`(?:^|[,;] |\b(?:and|then|so) )(?:(?:Mrs|Mr|Ms|Miss) )?(?:[A-Z]\p{L}+(?: and [A-Z]\p{L}+)?|(?:[Tt]he|[Aa]|[Aa]n|[Tt]hat) (?:grown-up|adult|teacher|parent|doctor|nurse|dentist|hairdresser|barber|person|person at home)|[Ss]ome(?:one|body) at \w+|[Tt]hey) (?:can|will|could) (?!(?:feel|be|not|seem|still|also)\b)[a-z]`,
  'u',
);
const BLANK = /_{2,}/;

/**
 * What work a sentence does, from its own words (its quotes blanked out, the child's name masked), its paragraph and its
 * place in it. The first sentence of a coaching paragraph coaches; later ones coach when somebody is offered something
 * to do, else they describe. In a describing paragraph a sentence that tells the child what to do is hidden coaching.
 */
export function workOf(plain: string, paragraph: SentenceKind, index: number): SentenceKind {
  switch (paragraph) {
    case 'cooperative':
      return index === 0 || HELPER_DOES.test(plain) ? 'cooperative' : coachesChild(plain) ? 'directive' : 'descriptive';
    case 'directive':
    case 'control':
      return index === 0 || coachesChild(plain) ? paragraph : 'descriptive';
    case 'partial':
      return BLANK.test(plain) ? 'partial' : 'descriptive';
    default:
      return CHILD_DOES.test(plain) ? 'directive' : paragraph;
  }
}

const coachesChild = (plain: string): boolean => CHILD_OR_PRONOUN_DOES.test(plain);

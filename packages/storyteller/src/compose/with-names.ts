import { isUnkind } from '../facts/usable-phrase.ts';
import { toldSentences } from '../facts/given-text.ts';

/** Who has a name that a parent may give by itself. */
const SOMEBODY =
  'baby|brother|sister|twin|friend|cousin|dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony|babysitter|childminder';
const SORTS = '(?:(?:new|little|big|older|younger|baby|twin|step|half|best) ?)*';
const NAME = String.raw`(\p{Lu}\p{Ll}[\p{L}'-]*)`;
/** "Her name is Poppy", "she is called Poppy", "the baby's name is Max". */
const NAMING = new RegExp(
  String.raw`^(?:(?:(his|her|their|its) name(?:'s| is))|(?:(he|she|they|it)(?:'s| is|'re| are) (?:called|named))|(?:(?:(?:the|his|her|their|our) )?(${SOMEBODY})(?:'s name is|'s called| is called| is named| is(?= \p{Lu})))) ${NAME}(?:,? (?:from|next door|at|and (?:is|comes|lives)|who)\b[^.!]*)?[.!]?$`,
  'iu',
);
/** Who is spoken of without a name. */
const UNNAMED = new RegExp(
  String.raw`\b(${SORTS}(?:${SOMEBODY}))\b(?!s?\b[ ,]*(?:called |named )?\p{Lu}\p{Ll}|s\b|'s?\b)`,
  'u',
);
/** "Brother is Ned, 3", "Daughter is called Robyn". */
const NAMING_SHORT = new RegExp(
  String.raw`^(?:(?:new|little|big|baby|older|younger) )?(?:${SOMEBODY}|daughter|son) (?:is|is called|is named) ${NAME}(?:,? (?:aged? )?\d.*)?[.!]?$`,
  'iu',
);
/** The name that a sentence gives, where it says nothing else: whoever it is has it wherever the story meets them. */
export const nameAlone = (sentence: string): string | undefined =>
  NAMING.exec(sentence.trim())?.[4] ?? NAMING_SHORT.exec(sentence.trim())?.[1];

const OF_HER = /sister/;
const OF_HIM = /brother/;

/** "Baby brother Finn", "his sister, Bea", "has a dog called Rex": a name right behind who it is. */
const BESIDE = new RegExp(
  String.raw`(?<![\p{L}'-])(${SORTS}(?:${SOMEBODY})),? (?:is |called |named |is called |is named )?${NAME}(?!['-]?\p{L})`,
  'iug',
);

/** An animal of whom a parent tells that it died, or is lost or ill. */
const ANIMAL_LOST =
  /\b(?:our|my|his|her|their|the|family) (?:\w+ )?(dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony)\b(?= (?:\w+ ){0,3}?(?:died|dying|dies|passed|put (?:to sleep|down)|gone|missing|lost|ill|old|poorly)\b)/i;
/** "Biscuit", "Biscuit, golden retriever, 13 yrs": a name at the head of the notes, with nothing but what sort of animal it was. */
const NAME_AT_HEAD =
  /^(\p{Lu}\p{Ll}{2,11})(?:$|[.,] ?(?:an? |the |our )?(?:[\p{L}-]+ ){0,3}?(?:dog|puppy|cat|kitten|rabbit|hamster|pony|retriever|labrador|lab|spaniel|terrier|poodle|cockapoo|labradoodle|collie|alsatian|beagle|pug|dachshund|whippet|greyhound|husky|mongrel|tabby|tortoiseshell|siamese|persian|lop|\d+ ?(?:yrs?|years?)(?: old)?)\b)/iu;

/** The one name that notes give right behind a word for somebody; none where two are of that kind. */
function namedBeside(notes: string, childName: string): { readonly who: string; readonly name: string }[] {
  const found = [...notes.matchAll(BESIDE)].flatMap((read) => {
    const [whole, who = '', name = ''] = read;
    const isAlone = !AND_ANOTHER.test(notes.slice(read.index + whole.length));
    const isName = /^\p{Lu}/u.test(name) && name !== childName && !isUnkind(name) && !NO_NAME.test(name);
    return isName && isAlone ? [{ who: who.toLowerCase(), name }] : [];
  });
  const kind = (who: string): string => who.split(' ').at(-1) ?? who;
  return found.filter((each) => !found.some((other) => other.name !== each.name && kind(other.who) === kind(each.who)));
}
/** "Friends Ali and Ben". */
const AND_ANOTHER = /^ (?:and|&) \p{Lu}/u;
/** A capital that begins something else: "his sister I think", "her brother Mum says". */
const NO_NAME = /^(?:I|I'm|Mum\w*|Mom\w*|Dad\w*|Mr|Mrs|Ms|Miss|Dr|He|She|They|We|It|The|And|But|Also)$/;

/**
 * What a parent came with, with the name that the notes give later: "bites his baby sister" and "her name is Poppy", or "sister
 * Poppy" alone, become "bites his baby sister Poppy". As it is where nobody, or more than one, could be meant.
 */
export function withNames(problem: string, notes: string, childName: string): string {
  const told = toldSentences(notes);
  for (const { who: noted, name } of namedBeside(notes, childName)) {
    const who = UNNAMED.exec(problem);
    if (!who || problem.includes(name) || !isSameOne(who[1] ?? '', noted)) continue;
    const at = who.index + who[0].length;
    return withName(problem, at, name);
  }
  for (const sentence of told) {
    const found = NAMING.exec(sentence);
    const name = found?.[4];
    if (!found || name === undefined || !/^\p{Lu}/u.test(name) || name === childName || isUnkind(name)) continue;
    const who = UNNAMED.exec(problem);
    if (!who || !couldBe(who[1] ?? '', (found[1] ?? found[2] ?? '').toLowerCase(), found[3]?.toLowerCase())) continue;
    const at = who.index + who[0].length;
    return withName(problem, at, name);
  }
  const lost = ANIMAL_LOST.exec(problem);
  const atHead = NAME_AT_HEAD.exec(notes.trim())?.[1];
  const isNamed = atHead !== undefined && /^\p{Lu}/u.test(atHead) && atHead !== childName && !NO_NAME.test(atHead);
  if (!lost || !isNamed || isUnkind(atHead) || UNNAMED.exec(problem) === null) return problem;
  return withName(problem, lost.index + lost[0].length, atHead);
}

/** "A friend" is a friend called Oscar, and "his friend" his friend Oscar. */
const withName = (problem: string, at: number, name: string): string => {
  const called =
    /\b(?:an?|one|new) (?:[\w-]+ )?[\w-]+$/i.test(problem.slice(0, at)) &&
    !/\bnew (?:baby|brother|sister|puppy|dog|cat|kitten)$/i.test(problem.slice(0, at))
      ? ' called'
      : '';
  return `${problem.slice(0, at)}${called} ${name}${problem.slice(at)}`;
};

/** "His little sister" is the "sister" of the notes, and "the new baby" their "baby brother". */
const isSameOne = (typed: string, noted: string): boolean => {
  const [last, other] = [typed.split(' ').at(-1) ?? '', noted.split(' ').at(-1) ?? ''];
  return last === other || (last === 'baby' && /^baby (?:brother|sister)$/.test(noted)) || (other === 'baby' && typed.startsWith('baby '));
}; // prettier-ignore

/** Whether somebody of the problem is the one of whom the notes give the name. */
function couldBe(who: string, pronoun: string, role: string | undefined): boolean {
  if (role !== undefined) return who.split(' ').includes(role);
  if (/^(?:he|his)$/.test(pronoun)) return !OF_HER.test(who);
  if (/^(?:she|her)$/.test(pronoun)) return !OF_HIM.test(who);
  return true;
}

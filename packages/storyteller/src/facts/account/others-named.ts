import type { Gender } from '@storylantern/contract';
import { toldSentences } from '../given-text.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { wholeDeed } from './shouted.ts';

/** Men and boys, as parents speak of them. */
export const MEN =
  'postman|barber|waiter|shopkeeper|driver|lollipop man|brother|dad|daddy|grandad|grandpa|granddad|uncle|boy|man|stepdad';
/** Women and girls, as parents speak of them. */
export const WOMEN = 'sister|mum|mummy|mom|nan|nana|gran|granny|grandma|auntie|aunt|girl|lady|stepmum';
/** Somebody of the other sex than the child's, as a parent speaks of them. */
const somebody = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:(?:his|her|their|my|the|a) )(?:[a-z]+ ){0,2}?(${words})(?:'?s)?\b`, 'gi');
const ANOTHER: Readonly<Record<'girl' | 'boy', { readonly who: RegExp; readonly meant: RegExp; readonly own: string }>> = {
  girl: { who: somebody(MEN), meant: /\bhim\b/gi, own: 'her' },
  boy: {
    who: somebody(WOMEN),
    meant: /(?<=\b(?:helped|with|to|for|let|gave|told|asked|showed|made) )her(?= (?:to|a|an|the|some|find|build|rebuild|carry|up|down|out|with|when|while|and|put|tidy|make|get|do)\b|[.,!]|$)/gi,
    own: 'his',
  },
}; // prettier-ignore
const OF_NO_FAMILY = /^(?:boy|girl|man|lady|postman|barber|waiter|shopkeeper|driver|lollipop man)$/i;

/** "She cleaned his knee": whose it is was said before. */
const OF_THE_OTHER =
  /\bhis (?=(?:knees?|hands?|face|nose|arms?|legs?|foot|feet|shoes?|coat|bag|hair|tears|eyes|cut|head|back)\b)/gi;

/** "helped him rebuild it": where one brother is spoken of and nobody else of his sex, "him" is the brother. */
const withOthersMeant = (problem: string, gender: Gender | null): string => {
  if (gender !== 'girl' && gender !== 'boy') return problem;
  const { who, meant, own } = ANOTHER[gender];
  const first = meant.exec(problem)?.index ?? -1;
  meant.lastIndex = 0;
  if (first === -1) return problem;
  const found = new Set([...problem.slice(0, first).matchAll(who)].map((each) => (each[1] ?? '').toLowerCase()));
  const [one] = found;
  if (one === undefined || found.size > 1) return problem;
  const named = problem.replace(meant, `${OF_NO_FAMILY.test(one) ? 'the' : own} ${one}`);
  return gender === 'girl' ? named.replace(OF_THE_OTHER, 'the ') : named;
};

const CALLED =
  /^(?:(?:his|her|their|my|the|our) )?((?:(?:little|big|best|older|younger|baby|twin|new|other) )?(?:girl|boy|lady|man|child|brother|sister|cousin|friend|twin|dog|cat|puppy|kitten|hamster|rabbit|pony|horse|guinea pig|goat|lamb|sheep|calf|pig|parrot|snake|tortoise|baby|teammate|classmate|neighbour))(?:'s name)?,?(?: (?:is |was )?(?:called|named)| is| was)? (\p{Lu}\p{Ll}+)\b(?=$|[.,!]| (?:and|who|is|was|\(|aged?\b))/iu;

/** Who is called what, by the note that says so: "Brother is called Ned". */
interface Named {
  readonly who: string;
  readonly name: string;
  readonly sentence: string;
}
const namedIn = (notes: string, problem: string): Named[] => [...namedByRole(notes), ...namedByPronoun(notes, problem)];
/** "Her name is Olena", where the problem speaks of one girl. */
const namedByPronoun = (notes: string, problem: string): Named[] =>
  toldSentences(notes).flatMap((sentence) => {
    const [, whose = '', name] = /^(?:(her|his|their) name (?:is|was)|(?:she|he) (?:is|was) called) (\p{Lu}\p{Ll}+)\b/iu.exec(sentence) ?? [];
    const who = [...problem.matchAll(/\ban? (?:[a-z]+ )?(girl|boy|friend|lady|man|dog|cat|puppy|kitten|child)\b/gi)].map((each) => (each[1] ?? '').toLowerCase());
    const fits = (one: string): boolean => !(/^her$/i.test(whose) ? /^(?:boy|man)$/ : /^his$/i.test(whose) ? /^(?:girl|lady)$/ : /(?!)/).test(one);
    const [one] = who.filter(fits);
    return name === undefined || one === undefined || who.filter(fits).length > 1 ? [] : [{ who: one, name, sentence }];
  }); // prettier-ignore
const namedByRole = (notes: string): Named[] =>
  toldSentences(notes).flatMap((sentence) => {
    const [, who, name] = CALLED.exec(sentence.replace(/,? (?:and |but )?they both .*$/i, '')) ?? [];
    return who === undefined || name === undefined || !/^\p{Lu}/u.test(name)
      ? []
      : [{ who: who.replace(/^.* /, '').toLowerCase(), name, sentence }];
  });

/** The problem with the names that the notes give: "helped her brother" -> "helped her brother Ned". */
function withTheirNames(problem: string, notes: string): { readonly text: string; readonly named: readonly Named[] } {
  let text = problem;
  const given: Named[] = [];
  for (const each of namedIn(notes, problem)) {
    if (text.includes(each.name)) continue;
    const who = each.who === 'baby' ? 'baby(?: (?:brother|sister|cousin))?' : each.who;
    const found = new RegExp(String.raw`\b(an? (?:[a-z]+ )?${who}s?)\b(?! (?:called|named)\b)(?! [A-Z])`);
    const called = found.test(text) ? text.replace(found, `$1 called ${each.name}`) : undefined;
    if (called !== undefined) {
      text = called;
      given.push(each);
      continue;
    }
    const named = text.replace(
      new RegExp(String.raw`\b((?:his|her|their|my|our|the) (?:[a-z]+ )?${who})\b(?!s\b)(?! [A-Z])`),
      `$1 ${each.name}`,
    );
    if (named === text) continue;
    text = named;
    given.push(each);
  }
  return { text, named: given };
}

/**
 * The clauses of what a parent told, in which others are called what they are, and without those of whom nobody knows
 * who is meant; `named` are the notes that a name was taken from.
 */
export function clausesRead(
  problem: string,
  notes: string,
  childName: string,
  gender: Gender | null,
): { readonly clauses: readonly Clause[]; readonly named: readonly Named[] } {
  const { text, named } = withTheirNames(withOthersMeant(problem, gender), notes);
  const read = wholeDeed(text);
  const clauses = asTyped(clausesOf(read, notes, childName), read, problem);
  const saysThey = !/^(?:girl|boy)$/.test(gender ?? '') && /\b(?:they|their|them)\b/i.test(`${problem} ${notes}`);
  return {
    clauses: clauses
      .map((each) => (isOfBoth(each, gender) ? { ...each, who: 'nobody' as const } : each))
      .filter(
        (each) =>
          !(
            each.noted &&
            each.who !== 'child' &&
            named.some(({ sentence }) => sentence === each.sentence) &&
            ONLY_NAMES.test(each.rest)
          ),
      )
      .filter((each) => !isOfAnother(each, gender) && !(saysThey && /^(?:he|she)\b/i.test(each.subject))),
    named,
  };
}

/** Clauses with the sentences they were typed in, where what was read had names and whole words put in. */
function asTyped(clauses: readonly Clause[], read: string, typed: string): Clause[] {
  const [given, own] = [toldSentences(read), toldSentences(typed)];
  return clauses.map((each) => {
    const at = each.noted || given.length !== own.length ? -1 : given.indexOf(each.sentence);
    return at === -1 ? each : { ...each, sentence: own[at] ?? each.sentence };
  });
}

/** What says no more than a name that the deed has by now. */
const ONLY_NAMES =
  /^(?:(?:.* )?(?:is|was) (?:called |named )?|(?:called|named) |(?:[Ll]ittle |[Bb]ig |[Bb]est |[Oo]lder |[Yy]ounger )?[A-Za-z]+,? (?:called |named )?)\p{Lu}\p{Ll}+$/u;
/** "He" is no girl. */
const isOfAnother = ({ subject }: Clause, gender: Gender | null): boolean =>
  gender === 'girl' ? /^he\b/i.test(subject) : gender === 'boy' && /^she\b/i.test(subject);
/** "They took turns" is said of a girl and somebody else. */
const isOfBoth = ({ subject }: Clause, gender: Gender | null): boolean =>
  (gender === 'girl' || gender === 'boy') && /^they\b/i.test(subject);

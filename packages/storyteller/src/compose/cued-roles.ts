import type { Role } from '../frame.ts';
import { kinPhrase, kinWords, sameKin } from '../facts/kin.ts';
import { isUnkind } from '../facts/usable-phrase.ts';
import { withoutNames } from '../match/without-names.ts';
import { mayStand } from '../words/may-stand.ts';
import type { Phrase } from '../render/phrase.ts';

/** The person or thing of a role that the parent's words call for; undefined when they call for none. */
export function cuedPhrase({ cues }: Role, text: string): Phrase | undefined {
  // "Her uncle Joe died": a name between hides what is said of him.
  for (const said of new Set([text, withoutNames(text)])) {
    for (const { match, phrase } of cues) {
      const found = mayStand(match, said) ? match.exec(said) : null;
      if (found && !isParentsOwn(said, found, phrase)) return withFound(phrase, found);
    }
  }
  return undefined;
}

const OWN = /\b(?:my|i|i'm|i've|im|me)\b/i;
const SIGNED =
  /\b(?:i'm|im|i am|this is|from|love,?) (?:his|her|their|the)? ?(mum|mom|mummy|mommy|dad|daddy)\b|(?:^|[.!?\n] *)(?:his|her|their) (mum|mom|dad)(?=[.!]|$)|(?:^|[.!?\n] *)(mum|mom|mummy|mommy|dad|daddy) here\b/i;

/** "My cancer is back. His mum": the parent whom the story is about is the one who writes. */
export function whoWrites({ fallback }: Role, text: string): Phrase | undefined {
  if (fallback.text !== '{his} parent' || !OWN.test(text)) return undefined;
  const read = SIGNED.exec(text);
  return kinPhrase(read?.[1] ?? read?.[2] ?? read?.[3] ?? '');
}

const SIBLING = /^\{his\} (?:little |big |twin )?(brother|sister|twin|cousin|friend)$/;
const WORD = String.raw`(?!(?:And|But|He|She|They|Is|Who|Has|The|His|Her|I|We|It|In|At|On|When|Mrs?|Ms|Miss|Dr)\b)\p{Lu}\p{Ll}[\p{L}'-]*`;
const NAME = `(${WORD})`;

const PAL = '(?:friend|mate|bestie|best mate|bff|pal|cousin|neighbou?r)';
const ANIMAL =
  'dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|gerbil|pony|tortoise|parrot|budgie|ferret|goldfish|fish';
/** The same at the head of a note: "Dog is Mabel". */
const ANIMALS = ANIMAL.split('|')
  .map((each) => `[${each.charAt(0)}${each.charAt(0).toUpperCase()}]${each.slice(1)}`)
  .join('|');
const CALLED = "(?:,| is| was| who is| who was|'s)?(?: called| named)?,?";

/** "Mr Khan", "Coach Dan", "Dr Shah". */
const TITLED = `((?:(?:Mrs?|Ms|Miss|Dr|Coach) )?${WORD})`;
/** Who looks after a child as a trade: what such a person is called in a story, and in a parent's words. */
const BY_TRADE = (
  [
    ['teacher', '[Tt]eacher|[Ii]nstructor|[Cc]oach'],
    ['barber', '[Bb]arber'],
    ['hairdresser', '[Hh]airdresser'],
    ['dentist', '[Dd]entist'],
    ['doctor', '[Dd]octor|[Cc]onsultant|GP'],
    ['nurse', '[Nn]urse'],
  ] as const
).map(([trade, words]) => ({
  role: new RegExp(`^the ${trade}$`),
  said: [
    new RegExp(String.raw`\b(?:${words})${CALLED} ${TITLED}`, 'u'),
    new RegExp(String.raw`${TITLED}(?:,| is) (?:his|her|their|the) (?:new |lovely )?(?:\w+ )?(?:${words})\b`, 'u'),
    // "Her first lesson with Mr Lane".
    ...(trade === 'teacher' ? [new RegExp(String.raw`\b(?:lessons?|class|course) with ${TITLED}`, 'u')] : []),
  ],
  as: (name: string) => ({ text: name }),
}));

/** Who may be named besides brothers and sisters: how the words of a role say it, how a parent names one, and how it stands then. */
const NAMED: readonly {
  readonly role: RegExp;
  readonly said: readonly RegExp[];
  readonly as: (name: string, role: string) => Pick<Phrase, 'text'> & { readonly again?: string };
}[] = [
  {
    // "baby Isla", and then "Isla".
    role: /^the baby$/,
    said: [
      new RegExp(String.raw`\b[Bb]aby (?:sister|brother|girl|boy)?${CALLED} ?${NAME}`, 'u'),
      new RegExp(String.raw`\b(?:new|little|newborn|small) (?:\w+ )?(?:sister|brother)${CALLED} ${NAME}`, 'u'),
      new RegExp(
        String.raw`\b(?:[Ss]ister|[Bb]rother)${CALLED} ${NAME},? (?:is |aged? )?\(?\d+ ?(?:months?|weeks?|mths?|wks?)\b`,
        'u',
      ),
      new RegExp(String.raw`${NAME}(?:,| is) (?:the|our|his|her|their) (?:new )?(?:baby|newborn)\b`, 'u'),
      new RegExp(String.raw`\b(?:baby|newborn|sister|brother)\b[^.!?]{0,30}\b(?:called|named|name is) ${NAME}`, 'u'),
    ],
    as: (name) => ({ text: `baby ${name}`, again: name }),
  },
  {
    role: /^(?:a (?:friend|cousin)|th(?:at|e) friend|one of them)$/,
    said: [
      new RegExp(String.raw`\b${PAL}s?${CALLED} ${NAME}(?:,? (?:and|&) ${NAME})?`, 'u'),
      new RegExp(String.raw`${NAME}(?:,| is) (?:his|her|their) (?:\w+ ){0,2}${PAL}\b`, 'u'),
    ],
    as: (name) => ({ text: name }),
  },
  {
    role: /^the (?:babysitter|nanny|childminder|au pair)$/,
    said: [
      new RegExp(String.raw`\b(?:babysitter|sitter|nanny|childminder|au pair)${CALLED} ${NAME}`, 'u'),
      new RegExp(
        String.raw`${NAME}(?:,| is) (?:his|her|their|the|our) (?:new )?(?:babysitter|sitter|nanny|childminder|au pair)\b`,
        'u',
      ),
    ],
    as: (name) => ({ text: name }),
  },
  {
    // "Misty the cat", and then "Misty".
    role: new RegExp(`^the (?:new )?(${ANIMAL})$`),
    said: [
      new RegExp(String.raw`\b(?:${ANIMALS})${CALLED} ${NAME}`, 'u'),
      new RegExp(String.raw`${NAME}(?:,| is) (?:our|the|his|her|their|my) (?:\w+ ){0,2}(?:${ANIMAL})\b`, 'u'),
      // A note that says no more: "called Bubbles", "Tigger, 16 years old".
      new RegExp(
        String.raw`\. (?:(?:[Hh]is|[Hh]er|[Ii]ts) name (?:is|was)|[Cc]alled|[Nn]amed) ${NAME}(?= *(?:[,.]|$))`,
        'u',
      ),
      new RegExp(String.raw`\. ${NAME}, (?:aged )?\d{1,2}(?: years?)?(?: old)?(?= *(?:[,.]|$))`, 'u'),
    ],
    as: (name, kind) => ({ text: `${name} the ${kind}`, again: name }),
  },
  ...BY_TRADE,
];

/** "She called him Grandad Joe". */
const CALLED_BY_CHILD = /\b[Cc]all(?:s|ed)? (him|her|them) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;

/** Somebody by name at the first mention: "his brother Ali", and then "Ali". */
export function byName(phrase: Phrase, text: string, child = ''): Phrase {
  const [, whom, called] = CALLED_BY_CHILD.exec(text) ?? [];
  // "He calls her Bess", of a grandad: that is the child's name.
  const isThem = phrase.gender === undefined || whom === 'them' || whom === (phrase.gender === 'f' ? 'her' : 'him');
  if (called !== undefined && isThem && kinPhrase(phrase.text.replace('{his} ', '')) !== undefined && !isUnkind(called))
    return { ...phrase, text: called };
  const word = SIBLING.exec(phrase.text)?.[1];
  if (word === undefined) return relativeByName(phrase, text) ?? otherByName(phrase, text, child);
  if (new RegExp(String.raw`\b${word}s\b`, 'i').test(text)) return phrase;
  const either = `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
  const name = new RegExp(String.raw`\b${either}(?: brother| sister)?,? (?:is )?(?:called |named )?${NAME}`, 'u').exec(
    text,
  )?.[1];
  return name === undefined || isUnkind(name) ? phrase : { ...phrase, text: `${phrase.text} ${name}`, again: name };
}

/** "Grandad Bill" of the notes, where a story is about "Grandad": a grandparent or an aunt has a name as well, a parent has not. */
function relativeByName(phrase: Phrase, text: string): Phrase | undefined {
  const kin = phrase.text.replace(/^\{his\} /, '').toLowerCase();
  if (kinPhrase(kin) === undefined || PARENT.test(kin)) return undefined;
  const words = sameKin(kin).flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
  const [, word = '', name] = new RegExp(String.raw`(?<!\p{L})(${words.join('|')}) ${NAME}`, 'u').exec(text) ?? [];
  if (name === undefined || isUnkind(name) || IS_NO_NAME.test(name)) return undefined;
  return { ...phrase, text: `${word.charAt(0).toUpperCase()}${word.slice(1)} ${name}` };
}

function otherByName(phrase: Phrase, text: string, child: string): Phrase {
  const isNone = (name: string): boolean => isUnkind(name) || IS_NO_NAME.test(name) || name === child;
  for (const { role, said, as } of NAMED) {
    const kind = role.exec(phrase.text);
    if (!kind) continue;
    for (const pattern of said) {
      const names = [...(pattern.exec(text) ?? [])]
        .slice(1)
        .flatMap((each) => (each === undefined ? [] : [each.replace(/['’]s?$/, '')]));
      if (names.length === 0 || names.some(isNone)) continue;
      const named = as(names.join(' and '), kind[1] ?? '');
      return { ...phrase, ...named, ...(names.length > 1 && { plural: true }) };
    }
  }
  return phrase;
}
/** A relative, a day or a word that begins a sentence is nobody's name. */
const IS_NO_NAME = new RegExp(
  `^(?:${kinWords.join('|')}|mums?|it|this|that|there|no|not|lego|ipad|tv|school|nursery|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|january|february|march|april|june|july|august|september|october|november|december)$`,
  'i',
);

/** A parent who writes "my mum died" speaks of the child's grandmother; the child's own mum did not die. */
function isParentsOwn(text: string, found: RegExpExecArray, { text: said }: Phrase): boolean {
  const word = found[1] ?? found[0];
  if (!DIED.test(text) || !PARENT.test(said === '$' ? word : said)) return false;
  const at = found.index + found[0].indexOf(word);
  return MINE.test(text.slice(Math.max(0, at - MOST_BEFORE), at));
}
const PARENT = /^(?:mum|mom|mummy|mommy|mama|mam|mother|dad|daddy|papa|baba|father)$/i;
const DIED = /\b(?:died|dead|dies|dying|death|passed|lost|funeral|los(?:e|ing)|grie\w+)\b/i;
const MINE = /\b(?:my|our) (?:own |dear |poor |lovely |late |darling )?$/i;
const MOST_BEFORE = 16;

/** "$" in a role's phrase is the word the parent used: a name where it stands alone, and small after "his". */
function withFound(phrase: Phrase, found: RegExpExecArray): Phrase {
  if (!phrase.text.includes('$')) return phrase;
  const word = found[1] ?? found[0];
  const told = phrase.text.startsWith('{his} ') ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1);
  return { ...phrase, text: phrase.text.replace('$', told) };
}

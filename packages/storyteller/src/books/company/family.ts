import { storyName, UnusableName } from '../../child/name.ts';
import { plainText } from '../../facts/given-text.ts';
import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { ToldFact } from '../../facts/told-fact.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { escaped } from '../../words/escaped.ts';
import type { Phrase } from '../../render/phrase.ts';
import type { AlsoTold, BookBrief } from '../brief.ts';
import type { Theme } from '../theme.ts';
import { beingNamed } from '../theme/entries.ts';
import type { Said } from './figure.ts';
import { firstNameIn } from './first-name.ts';
import { surelyGrandparent } from './grandparent-words.ts';
import { toyByItsName } from './toy-by-its-name.ts';
import { isToy, namedAtHome, toyAtHome, type NamedAtHome } from './named-at-home.ts';
import { ownAids, type OwnAids } from './own-aids.ts';
import { babyIn, siblingsIn } from './siblings.ts';
import { twoGrownUps, withoutWhoIsVisited } from './two-grown-ups.ts';
import type { Being } from '@storylantern/library';

/** What a parent's words tell about the family, each thing only when it is sure. */
export interface Family {
  /** Null when no usable name was given. */
  readonly childName: string | null;
  readonly childSaid: Said;
  /** The grown-up in the parent's own word: "Nana". */
  readonly grownUp: { readonly name: string; readonly said: Said } | null;
  /** The other one of two grown-ups who are both there: "Mimi" of "Mama and Mimi"; null for one alone. */
  readonly otherGrownUp: string | null;
  /** A baby of the family, by name, who is too small for a part; null where a parent names none. */
  readonly baby: string | null;
  /** An animal of the family's own. */
  readonly pet: { readonly name: string; readonly being: Being; readonly word: string; readonly said: Said } | null;
  /** Everybody of a kind whom the parent calls by a name: two cats, a toy lion, the brother who is the prince. */
  readonly named: readonly NamedAtHome[];
  /** As it stands in a sentence after "with": "her blue blanket" is kept as "blue blanket", a toy's name as "Pip". */
  readonly comforter: string | null;
  /** What the child likes: "football", "dinosaurs", "drawing". */
  readonly interests: readonly string[];
  /** Brothers, sisters and cousins whom the parent names. */
  readonly siblings: readonly AlsoTold[];
  /** What helps the child to get about, to see, to hear or to speak. */
  readonly aids: OwnAids;
  /** Whatever else the parent said, as typed; for names of things and people that only one story has a use for. */
  readonly details: string;
}

const GIRL = /\b(?:daughter|girl|granddaughter|niece)\b/i;
const BOY = /\b(?:son|boy|grandson|nephew)\b/i;
const OF_MINE = /\b(?:my|our) (?:\p{L}+ ){0,3}?(daughter|son|girl|boy|granddaughter|grandson|niece|nephew)\b/iu;
const SHE = /(?:^|[.!?\n]\s*|\band |\bbecause )she\b/i;
const BEGINS_WITH_HER = /(?:^|[.!?\n]\s*)(?:with )?(?:she|her)\b/i;
const BEGINS_WITH_HIS = /(?:^|[.!?\n]\s*)(?:with )?(?:he|his)\b/i;
const HE = /(?:^|[.!?\n]\s*|\band |\bbecause )he\b/i;

const OF_ANOTHER =
  /\b(?:baby|babies|brother|sister|cousin|twin|(?:my|our) (?:\p{L}+ )?(?:dog|cat|puppy|kitten|rabbit|hamster|friend|teacher|neighbour|pet|guinea pig))s?\b/iu;
const IS_BABY = /\bit(?:['’]s| is| will be) (?:going to be )?a (?:girl|boy)\b/i;

/** He, she, or by name: from "my daughter", or from a pronoun that begins a sentence when only one of the two does. */
function saidOf(theme: Theme, details: string): Said {
  if (theme.childRole === 'girl') return 'she';
  if (theme.childRole === 'boy') return 'he';
  const role = OF_MINE.exec(details)?.[1] ?? /^(?:a )?(girl|boy)\b/i.exec(details.trim())?.[1];
  if (role !== undefined) return GIRL.test(role) ? 'she' : BOY.test(role) ? 'he' : 'name';
  // "It is a girl. She is coming in March": that is the baby, and not the child.
  if (OF_ANOTHER.test(theme.raw) || IS_BABY.test(details)) return 'name';
  // "Her pony is called Conker and he is brown": a sentence begins with the child.
  const begins = [BEGINS_WITH_HER.test(details), BEGINS_WITH_HIS.test(details)] as const;
  const [she, he] = begins.some(Boolean) ? begins : ([SHE.test(details), HE.test(details)] as const);
  return she === he ? 'name' : she ? 'she' : 'he';
}

const KIN = kinWords.join('|');
/** "daddys slippers": of one's own there is only one, also without the apostrophe. */
const IN_THEME = new RegExp(
  String.raw`\b(?:(${KIN})(?:['’]s)?|(mum|mummy|mam|dad|daddy|gran|granny|grandma|nan|nana|grandad|grandpa)s(?= \p{L}))\b`,
  'iu',
);

/** "A day without Mummy" is a day with somebody else. */
const WITHOUT_KIN = new RegExp(String.raw`\bwithout (?:my |our |his |her )?(?:${KIN})\b`, 'giu');

/** A teacher or a coach helps in one place, and takes nobody there or home; whoever helps with everything lives with the child. */
const isAtHome = ({ suits }: ToldFact): boolean => suits?.test('') ?? true;

function grownUpOf(theme: Theme, details: string, childName: string): Family['grownUp'] {
  const [, own, said] = IN_THEME.exec(theme.raw.replace(WITHOUT_KIN, ' ')) ?? [];
  const inTheme = own ?? said;
  const helpers = readFacts('', withoutWhoIsVisited(details), childName).facts.filter(
    (each) => each.name === 'helper' && isAtHome(each),
  );
  // "a mummy kangaroo" is nobody of the family.
  const ofAnother =
    inTheme !== undefined &&
    theme.hero !== null &&
    new RegExp(String.raw`\b${inTheme} ${theme.hero.word.replace(/[^\p{L} -]/gu, '')}`, 'iu').test(theme.raw);
  const named = inTheme === undefined || ofAnother ? undefined : kinPhrase(inTheme);
  const two = twoGrownUps(theme.raw, details)?.names[0];
  const ofTwo = two === undefined ? undefined : (kinPhrase(two) ?? { text: two, gender: undefined });
  const ofFamily = helpers.filter((each) => each.phrase.plural !== true && !isAtWork(each.phrase.text, details));
  const phrase = named ?? ofTwo ?? ofFamily[0]?.phrase ?? besideIn(details);
  if (!phrase) return null;
  // "Fishing with uncle Pete": there may be more than one of them, and this is Uncle Pete.
  const first =
    named &&
    new RegExp(String.raw`\b(?:uncle|aunt(?:y|ie)?) (\p{Lu}\p{Ll}+)(?!\p{L})`, 'u').exec(
      theme.raw.replace(/\b(?:Uncle|Aunt(?:y|ie)?)\b/g, (word) => word.toLowerCase()),
    )?.[1];
  const firstName =
    first !== undefined && /^(?:uncle|aunt)/i.test(phrase.text) ? first : firstNameIn(details, phrase.text);
  const name = firstName === null ? phrase.text : `${phrase.text} ${firstName}`;
  return { name, said: phrase.gender === 'f' ? 'she' : phrase.gender === 'm' ? 'he' : 'name' };
}

/** Whoever teaches is nobody of the family: "his key worker is Miss Penny", "teacher is called Dave". */
export const isAtWork = (name: string, details: string): boolean =>
  new RegExp(
    String.raw`\b(?:teacher|coach|key ?worker|nurse|doctor|dentist|vet|child ?minder|instructor|midwife|therapist|physio|paramedic|carer)\b(?:[^.,;]{0,12})? ${escaped(name)}`,
    'i',
  ).test(details) ||
  (/^(?:Mrs?|Ms|Miss|Mx|Dr|Sir)\b/.test(name) &&
    /\b(?:teacher|teaches|key ?(?:worker|person)|class|school|nursery|preschool|kindergarten|coach|lessons?|dentist|doctor|nurse|librarian|neighbou?r)\b/i.test(
      details,
    ));

/** "her dad is building it with her", "Grandad is coming too": a grown-up of the family who takes part. */
const TAKES_PART = new RegExp(
  String.raw`(?:\bwith (?:(?:his|her|their|my|our) )?|(?:^|[.!?,;\n]\s*|\band )(?:(?:his|her|their|my|our) )?)(${KIN})\b(?! and (?!(?:his|her|my|our|their) (?:(?:big|little|older|younger|twin|baby|best) )*(?:brother|sister|cousin|friend)s?\b|(?!(?:${KIN})\b)(?-i:\p{Lu})\p{Ll}))`,
  'iu',
);
/** Of whom something graver is told: nobody of such details takes part. */
const GRAVER =
  /\b(?:died|dead|passed|lost|hospital|ill|sick|miss(?:es|ing)?(?! \p{Lu})|divorc\w*|separat\w*|split|prison|army|deployed|ex)\b/iu;
/** Whoever is not there, as the clause says that speaks of them. */
const NOT_THERE = /\b(?:left|away|lives?|works?|working|late|used to|visit(?:s|ing)?|see(?:ing)?|nights)\b/i;
/** "Plays left back", "he is left-handed": nobody has left. */
const LEFT_SIDE = /\bleft(?=[ -](?:back|wing|winger|hand(?:ed)?|foot(?:ed)?|arm|leg|side|over))/gi;
/** "They live in Leeds", "he lives by the sea": where everybody lives says of nobody that they are not there. */
const WHERE_ALL_LIVE = /(?:^|[.!?;\n]\s*|\band )(?:they|we|he|she|i) (?:all )?lives? [^.!?;\n]*/giu;
/** "Loves Nana and his red wellies", "loves going out with Grandpa". */
const LOVED = new RegExp(String.raw`\b[Ll]oves? (?:his |her |their |my |our )?(${KIN})\b(?!['’])`, 'i');
/** "Grandpa has a blue boat", "Nan makes the costumes", "her inventor grandpa is called Gramps": who is spoken of alone. */
const ALONE_SPOKEN_OF = new RegExp(
  String.raw`(?:^|[.!?;\n]\s*)(?:(?:his|her|their|my|our) (?:\p{Ll}+ )?)?(${KIN}) (?:has|have|makes?|made|knows?|is|plays?|sings?|grows?|keeps?|builds?|built|reads?|takes?|drives?|always)\b`,
  'iu',
);
const besideIn = (typed: string): Pick<Phrase, 'text' | 'gender'> | undefined => {
  if (GRAVER.test(typed)) return undefined;
  const details = withoutWhoIsVisited(typed.replace(LEFT_SIDE, '').replace(WHERE_ALL_LIVE, ' '))
    .split(/(?<=[.!?;\n])\s*/)
    .filter((each) => !NOT_THERE.test(each))
    .join(' ');
  return (
    kinPhrase((TAKES_PART.exec(details) ?? LOVED.exec(details) ?? ALONE_SPOKEN_OF.exec(details))?.[1] ?? '') ??
    surelyGrandparent(details)
  );
};

/** "Biskit", "Mr Pickles": what an animal of a family is called. */
const PET_NAME = String.raw`((?:(?:Mr|Mrs|Miss|Sir|Lady|Captain|Princess|Lord|Little|Big|Agent|Inspector|Detective|Professor|Doctor|Sergeant) )?\p{Lu}\p{Ll}[\p{L}'-]*)`;
/** "our dog Biskit", "a cat called Mo", "his guinea pig, Nutmeg", "Leo's dog is Rex". */
const PET = new RegExp(
  String.raw`(?:\b(?:[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?|[Ff]amily|[Pp]et|\p{Lu}\p{Ll}+['’]s)\s+|(?:^|[,;.]\s*|\band )(?=\p{Ll}+ (?:is )?(?:called|named) ))((?:\p{Ll}+ ){0,2}?\p{Ll}+),?\s+(?:(?:is )?(?:called|named)\s+|is\s+|whose name is\s+)?["']?${PET_NAME}`,
  'gu',
);
/** "Dog is called Buster": a capital that begins a sentence. */
const CAPITAL_BEFORE_CALLED =
  /(?<=^|[.;,!]\s*)\p{Lu}(?=\p{Ll}+ (?:is )?(?:called|named) )|(?<=^|[.;,!]\s*)\p{Lu}(?=(?:og|uppy|at|itten|amster|abbit|ony|orse|ortoise) \p{Lu})/gu;
/** "dog Rufus", "mummy, daddy and dog Rufus", "cat: Mog": a kind that is kept, and its name. */
const PET_BARE = new RegExp(
  String.raw`(?:^|[,;:.&]\s*|\b(?:and|with) )(dog|puppy|cat|kitten|hamster|rabbit|bunny|guinea pig|pony|horse|tortoise|parrot|budgie|gerbil|goldfish)(?::| -)? ${PET_NAME}`,
  'gu',
);
/** "Biskit the dog", "Mo is our cat". */
const PET_FIRST =
  /\b(\p{Lu}\p{Ll}[\p{L}'-]*),? (?:the|our|her|his|their|is (?:our|her|his|a|an)) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)/gu;
const KEPT = new Set(['pet', 'farm', 'wild', 'bird', 'sea', 'insect']);

function petOf(texts: readonly string[]): Family['pet'] {
  for (const typed of texts) {
    const text = typed.replace(CAPITAL_BEFORE_CALLED, (letter) => letter.toLowerCase());
    const found = [
      ...[...text.matchAll(PET)].map((each) => [each[1] ?? '', each[2] ?? ''] as const),
      ...[...text.matchAll(PET_BARE)].map((each) => [each[1] ?? '', each[2] ?? ''] as const),
      ...[...text.matchAll(PET_FIRST)].map((each) => [each[2] ?? '', each[1] ?? ''] as const),
    ];
    for (const [words, name] of found) {
      const kind = kindIn(words);
      if (!kind || isUnkind(name) || /^(?:The|And|She|He|They|It|But|We|I|My|Our)$/.test(name)) continue;
      return { name, being: kind.being, word: kind.word, said: 'name' };
    }
  }
  return null;
}

/** The kind in a few words that end with it: "old ginger cat". A toy is no pet. */
function kindIn(words: string): { being: Being; word: string } | undefined {
  if (isToy(words)) return undefined;
  const parts = words.split(' ');
  for (let from = Math.max(0, parts.length - 3); from < parts.length; from++) {
    const word = parts.slice(from).join(' ');
    const being = beingNamed(word);
    if (being && KEPT.has(being.isa)) return { being, word };
  }
  return undefined;
}

const usableName = (typed: string | null): string | null => {
  if (typed === null || typed.trim() === '') return null;
  try {
    // A word typed twice is a slip; on a page it would read as one.
    return storyName(typed).replace(/(?<!\p{L})(\p{L}+)(?: \1)+(?!\p{L})/giu, '$1');
  } catch (error) {
    if (error instanceof UnusableName) return null;
    throw error;
  }
};

/** "his bear is called Bobo", "teddy is called Mr Brown": a soft thing that has a name is called by it. */
const NAMED_TOY =
  /\b(?:teddy(?: bear)?|bear|bunny|rabbit|doll|dolly|blanket|blankie|comforter|toy|dinosaur|elephant|lion|tiger|monkey|giraffe|penguin|panda|unicorn|dragon|fox|(?:toy|stuffed|soft|cuddly) \p{Ll}+) (?:(?:is |who is |that is )?(?:called|named)|(?<=\b[Tt]eddy |\b[Dd]oll |\b(?:toy|soft|cuddly) \p{Ll}+ )is) ((?:(?:Mr|Mrs|Miss|Little|Big|Captain|Sir|Lady) )?\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}{1,11})?)/u;
/** "Ellie the elephant goes in her bag": nobody has a live one of these at home. */
const NAMED_BEFORE =
  /(?<!\p{L})(?!(?:Loves?|Likes?|Has|Have|Had|Hates?|Wants?|Needs?|Takes?|Brings?|Carries|Cuddles?|Hugs?|Holds?|Keeps?|Misses|Lost|Loses|Got|Gets|Adores?|Feeds?|Hides?|Names?|Calls?|With|And|But|Also|It|Is|Was)\b)((?:(?:Mr|Mrs|Miss|Little|Big|Captain|Sir|Lady) )?\p{Lu}\p{Ll}+) (?:the|her|his) (?:\p{Ll}+ )?(?:teddy(?: bear)?|bear|bunny|dinosaur|elephant|lion|tiger|monkey|giraffe|penguin|panda|unicorn|dragon|hippo|zebra|koala|sloth|octopus|owl|(?:toy|stuffed|soft|cuddly) \p{Ll}+)\b(?! \p{Lu})/u;
/** What a soft thing is called: by the name that the details give it, else what it is. */
export function nameOfToy(soft: string | null, details: string): string | null {
  if (soft !== null && /^\p{Lu}/u.test(soft)) return soft;
  const name = (NAMED_TOY.exec(details) ?? NAMED_BEFORE.exec(details))?.[1];
  return name === undefined || isUnkind(name) ? soft : name;
}

/** "A frog called Hoppy (toy)", "his parrot is a toy called Pete": a toy, in the words that say so first. */
const withToysSaid = (details: string): string =>
  details
    .replace(/(\p{Ll}+) ((?:called|named) \p{Lu}\p{L}+),? \((?:an? )?(?:soft |cuddly )?toy\)/gu, 'toy $1 $2')
    .replace(/(\p{Ll}+) is an? (?:soft |cuddly )?toy (?=(?:called|named) \p{Lu})/gu, 'toy $1 ');

/** Reads what the theme and the details tell about the family. */
export function readFamily(brief: BookBrief, theme: Theme): Family {
  const details = withToysSaid(plainText(brief.details ?? ''));
  const childName = usableName(brief.childName);
  const { facts } = readFacts('', details, childName ?? 'the child');
  const dear = facts.find((each) => each.name === 'comforter')?.phrase;
  // A book has it by name from the first page: "Pip", where a story says "her rabbit Pip" first.
  const soft = dear?.again ?? dear?.text.replace(/^\{his\} /, '') ?? null;
  const named = namedAtHome(plainText(brief.theme), details);
  const siblings = siblingsIn([plainText(theme.raw), details], childName, brief.age);
  const pet = petOf([plainText(theme.raw), details]);
  const children = siblings.map(({ name }) => name);
  const others = [childName, pet?.name, babyIn(brief.theme, details), ...children];
  const comforter =
    nameOfToy(null, details) ??
    toyAtHome(named, children) ??
    toyByItsName(
      details,
      (name) => others.includes(name) || named.some((each) => each.name === name && !isToy(each.kind)),
    ) ??
    soft;
  const grownUp = grownUpOf(theme, details, childName ?? 'the child');
  const two: readonly string[] = twoGrownUps(plainText(brief.theme), details)?.names ?? [];
  const isOne = grownUp !== null && two.includes(grownUp.name);
  const other = isOne ? two.find((name) => name !== grownUp.name) : undefined;
  return {
    childName,
    childSaid: saidOf(theme, details),
    grownUp,
    otherGrownUp: other === undefined ? null : [other, firstNameIn(details, other)].filter(Boolean).join(' '),
    baby: babyIn(brief.theme, details),
    pet: pet !== null && pet.name === comforter ? null : pet,
    named,
    comforter,
    interests: facts
      .filter((each) => each.name === 'activity' || each.name === 'quiet' || each.name === 'topic')
      .map((each) => each.phrase.text)
      .filter((each) => !each.includes('{')),
    siblings,
    // A fox in a wheelchair says nothing of the child.
    aids: ownAids(theme.hero === null ? [details, plainText(brief.theme)] : [details]),
    details,
  };
}

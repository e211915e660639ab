import type { BookScript } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { kinPhrase } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { coatOf, COLOUR_WORD } from '../coat-words.ts';
import type { Entity } from '../theme.ts';
import { beingNamed, singularsOf } from '../theme/entries.ts';
import type { CalledAtHome } from './called-at-home.ts';
import { NO_NAME } from './siblings.ts';

/** An animal, a toy or anybody of a kind that the family has a name for: "our lab is named Waffles". */
export interface NamedAtHome {
  /** What it is, as a parent says it: "old ginger cat", "toy rabbit". */
  readonly kind: string;
  readonly name: string;
  /** "he" or "she", where the parent says so beside the name. */
  readonly said: 'he' | 'she' | null;
  /** Its one colour, in the parent's word. */
  readonly colour: string | null;
}

const NAME = String.raw`["'“]?(?:(?:Mr|Mrs|Miss|Sir|Lady|Captain|Princess|Lord|Little|Big|Inspector|Detective|Professor|Doctor|Agent|Sergeant) )?\p{Lu}\p{Ll}[\p{L}'’-]{0,14}(?: \p{Lu}\p{Ll}{1,11})?["'”]?(?!\p{L})`;
const NAMES = String.raw`(?<names>${NAME}(?:(?:, (?:and )?| and | & )${NAME})*)`;
/** What somebody does with it is no kind: "sleeps with a rabbit called Flop". */
const A_DOING = String.raw`(?:sleeps?|cuddles?|snuggles?|settles?|goes|comes|travels?|plays?|lives?|stays?|walks?|sits?)(?!\p{L})`;
const KIND = String.raw`(?<kind>(?:\p{Ll}[\p{Ll}-]+ ){0,3}?(?!${A_DOING})\p{Ll}[\p{Ll}-]+)`;
/** "a snail in a jar named Turbo". */
const WHERE = String.raw`(?: (?:in|on|at|with|from) (?:an?|the|his|her|our|their|my) \p{Ll}+)?`;
/** Said to be called so, whatever it is: "our lab is named Waffles", "cat called Mo". */
const CALLED = new RegExp(
  String.raw`(?<!\p{L})${KIND}${WHERE},? (?:(?:is|are|will be|should be|must be|could be|has to be|is going to be|is to be|who is|who['’]s|that is) )?(?:called|named|whose name is) ${NAMES}`,
  'gu',
);
/** "dog's called Gravy", "cat's name is Mo". */
const IS_CALLED = new RegExp(String.raw`(?<!\p{L})${KIND}['’]s (?:called|named|name is) ${NAMES}`, 'gu');
/** "dog is Chispa", "Cat: Mog", "his bunny Flops": told as well as called so where the kind is one that is known. */
const BARE = new RegExp(
  String.raw`(?<!\p{L})${KIND}${WHERE}(?: is| are|:| -|,)? ${NAMES}(?! is (?:his|her|my|our|their)\b)`,
  'gu',
);
/** "Biskit the dog", "Mitzi is our kitten", "Barnaby bear". */
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?<names>${NAME})(?:,|,? (?:who )?(?:is|could be|would be|will be|can be|wants to be|plays|as))? (?:(?:the|our|my|her|his|their|an?) )?${KIND}(?!\p{L})`,
  'gu',
);
/** "She is called Bella", "names are Henny and Penny", "called Peanut": of whoever the theme says is the family's own. */
const WITHOUT_KIND = new RegExp(
  String.raw`(?:^|[.;,]\s*)(?:(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey)(?: is| are|['’]s|['’]re) (?:called |named )|(?:[Hh]is |[Hh]er |[Ii]ts |[Tt]heir |[Tt]he )?[Nn]ames? (?:is|are) |[Cc]alled |[Nn]amed )${NAMES}|^(?<only>${NAME}(?:(?:, (?:and )?| and | & )${NAME})*)[.!]?$`,
  'u',
);
/** "he wants to call it Toast", "Ours are called Salt and Pepper", "she has one called Lofty": of the kind that the theme is about. */
const OF_THEME = new RegExp(
  String.raw`(?:\b(?:wants?|would|will|going|likes?|hopes?|plans?|decided|wishes)(?: like)?(?: to)? (?:call|name) (?:it|him|her|them|one|both) |['’](?:d|ll)(?: like to)? (?:call|name) (?:it|him|her|them) |\b(?:might|may|could|shall|should|must) (?:call|name) (?:it|him|her|them) |\b(?:named|call|calls|called) ours |(?:^|[.;,!]\s*|\band )(?:[Oo]urs|[Mm]ine|[Hh]is|[Hh]ers|[Tt]heirs)(?: is| are)(?: called| named) |\b(?:a|has|have|got|with|had) (?:real |pet |live |toy )?(?:one|two|three)(?: at home)?,? (?:called |named ))${NAMES}`,
  'gu',
);
/** "a toy one called Lofty" is a giraffe in a book of giraffes, and else only a toy. */
const PRONOUN_KIND = /(?:^|\s)(?:ones?|two|three)$/u;
const OWN = /\b(?:my|our|his|her|their) (?:(?:pet|little|new|old|two|three|four) )*(?<kind>\p{Ll}+(?: pigs?)?)\b/iu;

/** "Ned calls his duck Quacky", "we named our kitten Mo": of what is no relative. */
const CALLS_ITS = new RegExp(
  String.raw`(?<!\p{L})(?:calls?|called|names?|named) (?:his|her|our|their|my|the) ${KIND} ${NAMES}`,
  'gu',
);
/** Words for kinds that no story has, by the kind that it is. */
const BREEDS: Readonly<Record<string, string>> = {
  lab: 'dog', labradoodle: 'dog', cockapoo: 'dog', cavapoo: 'dog', goldendoodle: 'dog', frenchie: 'dog', staffie: 'dog', husky: 'dog',
  pug: 'dog', beagle: 'dog', corgi: 'dog', tabby: 'cat', tortoiseshell: 'cat', siamese: 'cat', ragdoll: 'cat', 'bearded dragon': 'lizard',
  chook: 'hen', shetland: 'pony',
}; // prettier-ignore
/** A toy is of the kind that it is made like: "fairy doll", "dog teddy". */
const OF_TOY = /(?<=\S) (?:doll|dolly|toy|teddy|plushie|plush|figure|soft toy)$/;
const SOFT_THING = /^(?:teddy|ted|doll|dolly|blanket|blankie|blanky|comforter|muslin)$/;
const DINOSAUR = /^(?:dinosaurs?|dino|.+saurus|(?:t-?)?rex|triceratops|.*raptor|diplodocus)$/i;
/** What a family calls its own by turns. */
const LIKE: readonly (readonly string[])[] = [
  ['horse', 'pony'],
  ['dog', 'puppy'],
  ['cat', 'kitten'],
  ['rabbit', 'bunny', 'hare'],
  ['teddy', 'bear'],
  ['fish', 'goldfish'],
  ['hen', 'chick'],
  ['bird', 'parrot', 'budgie'],
];

/** The kind at the end of a few words: "old ginger cat" is a cat, and "fairy doll" a fairy. */
function kindOf(words: string): string | null {
  const bare = words.replace(OF_TOY, '').split(' ');
  const last = bare.slice(-2).join(' ');
  for (const each of [last, bare.at(-1) ?? ''])
    for (const form of singularsOf(each)) {
      const known = BREEDS[form] ?? beingNamed(form)?.id ?? (SOFT_THING.test(form) ? form : undefined);
      if (known !== undefined) return known;
    }
  return null;
}

/** "The van is orange and is called Karotte": what it is stands before what it is like. */
const SAID_OF_IT = / is \p{Ll}+(?: and)?$/u;
const NO_KIND = /(?:^|\s)(?:he|she|it|they|is|are|was|and|who|that|we|i)$/;
const NOBODY = /['’]s$|^(?:Mrs?|Ms)$/;

const namesIn = (names: string): string[] =>
  names.split(/, and |, | and | & /).map((each) => each.replace(/["“”]|^'|'$/gu, ''));

/** What a note begins with and is nobody's name: "Loves horses", "Wants a dog", "Favourite animal: fox". */
const NOTE_BEGINS = new RegExp(
  String.raw`^(?:${[
    'Our|My|His|Her|Their|Your|The|An?|This|That|These|We|You|Some|Any|All|Every|Both|Another|Other|No|Not|Only|Just|Also|Even|Very|Really|Always|Never|Still|Please|Maybe|Lots|Many|Two|Three|Four',
    'Has|Have|Had|Is|Was|Wants?|Wanted|Wishes|Loves?|Loved|Likes?|Liked|Hates?|Adores?|Enjoys?|Prefers?|Needs?|Gets?|Got|Owns?|Keeps?|Kept|Misses|Missed|Collects?|Knows?|Calls?|Sees|Saw|Meets?|Met|Feeds?|Lives?|Goes|Went|Plays?|Played|Sleeps|Cuddles|Takes|Brings|Rides|Draws|Fears|Dislikes|Finds?|Found|Lost|Visits|Watches|Talks|Thinks|Asks|Asked|Begs|Begged|Obsessed|Scared|Afraid|Frightened|Allergic|Mad|Crazy',
    'Toy|Soft|Stuffed|Knitted|Plastic|Baby|Pet|Teddy|Doll|Blanket|Favou?rite|Best|Big|Little|Small|Old|New|Young|Real|Wild',
    'With|Without|For|From|About|Like|Because|After|Before|If|When|Since|Though|So|Then|Or',
  ].join('|')})$`,
);

/** The first animal of a theme, in its own word: what "one" and "it" stand for in the details. */
function kindOfTheme(theme: string): string | null {
  const words = theme.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  for (const [n, word] of words.entries())
    for (const each of [`${word} ${words[n + 1] ?? ''}`.trim(), word]) {
      const being = singularsOf(each)
        .map((form) => beingNamed(form))
        .find((found) => found !== undefined);
      if (being && being.isa !== 'person' && being.isa !== 'thing') return being.id;
    }
  return null;
}

/** "A toy Highland cow": a capital in the middle of a kind. */
const BREED_OF_PLACE =
  /\b(?:Highland|Shetland|Jersey|Siamese|Persian|Labrador|Dalmatian|Welsh|Polar|Jack Russell)(?= \p{Ll})/gu;

/** Sentences begin with a capital that is no name: "Dog is called Buster". */
const lowered = (text: string): string =>
  text
    .replace(BREED_OF_PLACE, (word) => word.toLowerCase())
    .replace(/(?<=^|[.;,!?]\s*)\p{Lu}\p{Ll}+(?= )/gu, (word) =>
      kindOf(word.toLowerCase()) !== null || NOTE_BEGINS.test(word) ? word.toLowerCase() : word,
    );

/** Everybody of a kind whom the details call by a name, in the order in which they stand there. */
export function namedAtHome(theme: string, details: string): readonly NamedAtHome[] {
  const text = lowered(details);
  const found = new Map<string, NamedAtHome>();
  const ofTheme = kindOfTheme(theme);
  const put = (typed: string, names: string, at: number): void => {
    const isOne = PRONOUN_KIND.test(typed);
    const kind = isOne
      ? [/\btoy\b/.test(typed) ? 'toy' : '', ofTheme ?? ''].filter((each) => each !== '').join(' ')
      : typed.replace(/^.* and (?:his|her|their|my|our) /u, '');
    if (kind === '') return;
    for (const name of namesIn(names)) {
      if (NO_NAME.test(name) || NOBODY.test(name) || isUnkind(name) || found.has(name) || kinPhrase(name)) continue;
      found.set(name, { kind, name, said: saidBeside(text, name), colour: colourBeside(text, kind, name, at) });
    }
  };
  for (const pattern of [CALLED, IS_CALLED, BARE])
    for (const { groups, index } of text.matchAll(pattern)) {
      const kind = (groups?.['kind'] ?? '').replace(SAID_OF_IT, '');
      if (pattern === BARE ? kindOf(kind) !== null : !NO_KIND.test(kind)) put(kind, groups?.['names'] ?? '', index);
    }
  for (const { groups, index } of text.matchAll(BEFORE))
    if (kindOf(groups?.['kind'] ?? '') !== null) put(groups?.['kind'] ?? '', groups?.['names'] ?? '', index);
  for (const { groups, index } of text.matchAll(CALLS_ITS))
    if (kindOf(groups?.['kind'] ?? '') !== null && kinPhrase(groups?.['kind'] ?? '') === undefined)
      put(groups?.['kind'] ?? '', groups?.['names'] ?? '', index);
  for (const { groups, index } of text.matchAll(OF_THEME)) put('one', groups?.['names'] ?? '', index);
  const own = found.size === 0 ? OWN.exec(theme)?.groups?.['kind'] : undefined;
  const bare = own !== undefined && kindOf(own) !== null ? WITHOUT_KIND.exec(details) : null;
  if (bare) put(own ?? '', bare.groups?.['names'] ?? bare.groups?.['only'] ?? '', bare.index);
  return [...found.values()];
}

/** "Biscuit, he is ginger", "She is called Bella". */
function saidBeside(text: string, name: string): NamedAtHome['said'] {
  const beside = new RegExp(
    String.raw`${name}[,.;]? (?:and |who |because )?(he|she)\b|\b(he|she)(?: is|['’]s) (?:called|named) ${name}|\b(brother|sister)(?: is|,|:)?(?: called| named)? ${name}`,
    'iu',
  ).exec(text);
  const word = beside
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toLowerCase();
  return word === undefined ? null : /^(?:he|brother)$/.test(word) ? 'he' : 'she';
}

const SAYS_COLOUR =
  /^(?:[,;]? ?|\. (?=(?:he|she|it)\b))(?:(?:and|who|he|she|it)(?:['’]s)? )*(?:is |are )?(?:(?!(?:his|her|their|our|my|an?|the|has|have|with|in) )\p{Ll}+,? ){0,3}(?:(?!(?:his|her|their|our|my|an?|the|has|have|with|in) )\p{Ll}+)?/iu;

/** The one colour of whoever is named: "a ginger cat called Mo", "Biscuit, he is ginger and very fat", "Thunder, grey". */
function colourBeside(text: string, kind: string, name: string, at: number): string | null {
  const [before = '', after = ''] = text.slice(Math.max(0, at)).split(name);
  const within = `${kind} ${before} ${SAYS_COLOUR.exec(after)?.[0] ?? ''}`;
  const colours = [
    ...new Set(within.match(new RegExp(String.raw`(?<!\p{L})(?:${COLOUR_WORD})(?!\p{L})`, 'giu')) ?? []),
  ];
  const [colour] = colours;
  return colours.length === 1 && colour !== undefined && coatOf(colour) !== null ? colour.toLowerCase() : null;
}

/** Whether a name is of somebody of a kind: "lab" of a dog, "pony" of a horse, "T-rex" of a dinosaur. */
function isOf(kind: string, { word, being }: { readonly word: string; readonly being: Being | null }): boolean {
  const own = kindOf(kind) ?? kind.split(' ').at(-1) ?? kind;
  const asked = [word, being?.id ?? word].flatMap((each) => [each, each.split(' ').at(-1) ?? each]);
  return asked.some(
    (each) =>
      singularsOf(each).includes(own) ||
      LIKE.some((group) => group.includes(each) && group.includes(own)) ||
      (DINOSAUR.test(each) && DINOSAUR.test(own)) ||
      // A friend and a ship are of no kind, either of them, and not for that the same.
      (being !== null && beingNamed(own)?.id === being.id),
  );
}

/** What the family calls its own of a kind, and not yet anybody in the book; undefined where it has no name for it. */
export const nameAtHome = (
  named: readonly NamedAtHome[],
  asked: Pick<Entity, 'word' | 'being'>,
  isTaken: (name: string) => boolean = () => false,
): NamedAtHome | undefined => named.find((each) => isOf(each.kind, asked) && !isTaken(each.name));

/** An animal that a book only calls "the dog", by the name that the family has for it: it is in the pictures as itself. */
export const calledByKind = (theme: string, details: string, { cast, pages }: BookScript): CalledAtHome[] =>
  namedAtHome(theme, details).flatMap(({ kind, name }): CalledAtHome[] => {
    const own = kindOf(kind);
    const isSeen = cast.some((each) => each.name === name && each.is === 'animal');
    if (own === null || !isSeen || pages.some(({ text }) => text.includes(name))) return [];
    return [{ kin: `[Tt]he ${own}|[Aa]n? ${own}`, name }];
  });

/** What nobody keeps: whoever has one of these has it in bed. */
const OF_PLUSH =
  /\b(?:teddy|bear|elephant|lion|tiger|monkey|giraffe|penguin|panda|koala|sloth|zebra|hippo|crocodile|shark|octopus|whale|wolf|seal|dolphin|kangaroo|leopard|cheetah|unicorn|dinosaur|dragon)$/;

/** Whether a few words say a toy: "soft rabbit", "little fox teddy", "elephant". */
export const isToy = (kind: string): boolean =>
  OF_PLUSH.test(kind) ||
  /\b(?:toy|stuffed|soft|plush|cuddly|knitted|doll|dolly|teddy|blanket|blankie|blanky|muslin|comforter)\b/.test(kind);

/** What the child's own toy is called; undefined where none has a name, or a brother is the dragon. */
export const toyAtHome = (named: readonly NamedAtHome[], children: readonly string[]): string | undefined =>
  named.find(({ kind, name }) => isToy(kind) && !children.includes(name))?.name;

import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { beingNamed } from '../theme/entries.ts';
import { genericBeing } from '../theme/generic-being.ts';
import type { TenderPerson, TenderPet } from './tender.ts';

/** Somebody named in a parent's text and where. `child`: the child the book is for. */
export interface Named {
  readonly who: TenderPet | TenderPerson | 'child';
  readonly at: number;
  readonly end: number;
}

const BREEDS: readonly (readonly [string, RegExp])[] = [
  [
    'dog',
    /^(?:labrador|spaniel|poodle|retriever|collie|terrier|beagle|dachshund|cockapoo|labradoodle|german shepherd|husky|bulldog|pug|greyhound|chihuahua|whippet)$/,
  ],
  ['cat', /^(?:tabby|siamese|ragdoll|maine coon)$/],
];
const PETS =
  'labrador|spaniel|poodle|retriever|collie|terrier|beagle|dachshund|cockapoo|labradoodle|german shepherd|husky|bulldog|pug|greyhound|chihuahua|whippet|tabby|siamese|ragdoll|maine coon|dog|puppy|doggy|doggie|pup|cat|kitten|kitty|rabbit|bunny|hamster|guinea pig|gerbil|goldfish|fish|budgie|parrot|parakeet|canary|cockatiel|bird|tortoise|turtle|terrapin|mouse|rat|horse|pony|chicken|hen|rooster|cockerel|duck|duckling|chick|snake|lizard|gecko|ferret|goat|sheep|lamb|cow|pig|donkey|frog|hedgehog|chinchilla|stick insect|snail|caterpillar|axolotl|pet';
const OWN = String.raw`(?:my|our|his|her|their|the|family|class|school|\p{L}+'s)`;
/** "our old cat Biscuit", "her hamster", "the class guinea pig called Nut"; bare at the start: "dog died". */
const PET = new RegExp(
  String.raw`(?:\b${OWN}\s+(?:\p{L}+ ){0,3}?|^(?:\p{L}+ly )?)(${PETS})\b(?!'s)(?:,? (?:(?:is|was) )?(?:called|named))?,?(?:\s+["']?(\p{L}[\p{L}'-]*))?`,
  'giu',
);
/** "Biscuit, our cat", "Biscuit the cat". */
const PET_AFTER = new RegExp(
  String.raw`\b(\p{Lu}\p{L}+),? (?:our|my|the|his|her|their) (?:\p{Ll}+ ){0,2}?(${PETS})\b(?!'s)`,
  'gu',
);

const KIN = kinWords.join('|');
const OTHERS =
  'step-?brother|step-?sister|half-?brother|half-?sister|twin brother|twin sister|baby brother|baby sister|brother|sister|cousin|best friend|friend|classmate|teacher|neighbou?r|godmother|godfather|nanny|babysitter|childminder|twin|baby|husband|wife|partner|fianc[eé]e?|boyfriend|girlfriend';
const PERSON = new RegExp(
  String.raw`(?<![\p{L}'])(?:(my|our|his|her|their|the|a|(?:\p{L}+)'s)\s+)?(?:(?:dear|lovely|old|older|younger|big|little|late|beloved|own|new|newborn|only) )*((?:great[- ])?(?:${KIN}|${OTHERS}))(?!\p{L}|'s|-)(?:\s+(\p{Lu}[\p{Ll}'-]+))?`,
  'giu',
);
const CHILD =
  /\b(?:my|our|the) (?:\p{L}+[ -]){0,3}?(?:sons?|daughters?|child|kids?|boy|girl|toddler|little one|lo|grandson|granddaughter|nephew|niece)\b(?!'s)/giu;

const NO_NAME =
  /^(?:was|is|has|had|who|that|died|dies|dying|dead|passed|passes|and|just|but|because|at|in|on|of|to|for|so|we|she|he|they|it|i|my|our|the|a|an|got|will|went|went|this|last|when|after|before|yesterday|today|recently|suddenly|sadly|really|never|always|now|then|ran|being|been|were|are|no|not|very|too|also|finally|from|with|as|funeral|death|grave|story|book|crossed|needed|needs|gone|goes)$/i;

const raised = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** A word as the name of a pet or a person; null when it is no name, or one that may not stand in a book. */
function asName(typed: string | undefined): string | null {
  const bare = typed?.replace(/['-]+$|'s$/g, '') ?? '';
  if (!/^\p{L}[\p{L}'-]{1,15}$/u.test(bare) || NO_NAME.test(bare) || /ly$/i.test(bare) || isUnkind(bare)) return null;
  return raised(bare);
}

const beingOf = (word: string): TenderPet['being'] =>
  beingNamed(word) ??
  beingNamed({ gerbil: 'hamster', goldfish: 'fish', pup: 'puppy', doggie: 'dog' }[word] ?? '') ??
  genericBeing(word, 'animal');

const pet = (typed: string, name: string | null): TenderPet => {
  const word =
    { doggy: 'dog', doggie: 'dog', kitty: 'cat', pup: 'puppy' }[typed.toLowerCase()] ??
    BREEDS.find(([, breed]) => breed.test(typed.toLowerCase()))?.[0] ??
    typed.toLowerCase();
  return { is: 'pet', name, word, being: beingOf(word) };
};

/** Relatives whose word says of whom only when it is not "my": a parent's own dad is the child's grandfather. */
const OF_THE_WRITER =
  /^(?:mum|mom|mummy|mommy|mama|mam|mother|momma|dad|daddy|papa|father|dada|stepmum|stepmom|stepdad)$/;
/** Somebody else's: "his friend's mum" is not Mum. */
const OF_OTHERS = /\b(?:friend|classmate|mate|teacher|neighbou?r|cousin|colleague|boss)'?s'?\s/i;
const OF_A_PARTNER = /\b(?:husband|wife|partner|boyfriend|girlfriend|ex)'?s'?\s/i;
const OF_THE_CHILD = /^(?:daughter|son|child|kid|boy|girl|toddler|grandson|granddaughter|niece|nephew|one)s?'s$/i;
export const SOMEBODY: TenderPerson = { is: 'person', name: 'somebody in the family', said: 'name', word: null };
/** When the text names nobody. */
export const SOMEBODY_DEAR: TenderPerson = { is: 'person', name: 'somebody dear', said: 'name', word: null };

const WRITER = new RegExp(
  String.raw`\b(?:i'm|i am|im|this is|from|love) (?:(?:the|his|her|their|a|single|\p{L}+'s) )*(mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father)\b`,
  'iu',
);
/** Who writes, when they say so: "I am the mum" is "Mum". */
export const writerOf = (text: string): string | null => kinPhrase(WRITER.exec(text)?.[1] ?? '')?.text ?? null;

/** Whose somebody is, as a text says it. */
interface Owned {
  readonly owner: string;
  /** The words before and the owner, with a space behind. */
  readonly before: string;
  readonly childName: string | null;
}

function person(
  { owner, before, childName }: Owned,
  typed: string,
  after: string | undefined,
  writer: string | null,
): TenderPerson {
  const word = typed.toLowerCase();
  const mine = /^(?:my|our)$/i.test(owner);
  if (OF_A_PARTNER.test(before)) return SOMEBODY;
  const others = /(friend|classmate|mate|teacher|neighbou?r|cousin|colleague|boss)'?s'?\s/i.exec(before)?.[1];
  if (OF_OTHERS.test(before)) {
    return {
      is: 'person',
      name: /^(?:friend|classmate|mate|cousin)$/i.test(others ?? '')
        ? `a friend's ${word}`
        : `the ${others ?? 'neighbour'}'s ${word}`,
      said: 'name',
      word: null,
    };
  }
  const named =
    /^\p{Lu}/u.test(owner) &&
    owner.endsWith("'s") &&
    !kinPhrase(owner.slice(0, -2)) &&
    owner.slice(0, -2).toLowerCase() !== childName?.toLowerCase();
  if (named && !OF_THE_CHILD.test(owner)) return { is: 'person', name: `${owner} ${word}`, said: 'name', word: null };
  const name = after !== undefined && /^\p{Lu}/u.test(after) ? asName(after) : null;
  const kin = kinPhrase(word);
  if (kin) {
    const said = kin.gender === 'f' ? 'she' : kin.gender === 'm' ? 'he' : 'name';
    if (/^my$/i.test(owner) && OF_THE_WRITER.test(word))
      return writer === null ? SOMEBODY : { is: 'person', name: `${writer}'s ${word}`, said, word };
    if (/^(?:mum|mom|mummy|mommy|dad|daddy|papa)'s$/i.test(owner) && OF_THE_WRITER.test(word))
      return { is: 'person', name: `${raised(owner.toLowerCase())} ${word}`, said, word };
    return { is: 'person', name: name === null ? kin.text : `${kin.text} ${name}`, said, word };
  }
  const great = /^great[- ](.+)$/.exec(word)?.[1];
  const elder = great === undefined ? undefined : kinPhrase(great);
  if (elder) return { is: 'person', name: `Great-${elder.text}`, said: elder.gender === 'f' ? 'she' : 'he', word };
  if (word === 'baby') return { is: 'person', name: name ?? 'the baby', said: 'name', word };
  if (/^(?:husband|wife|partner|fianc|boyfriend|girlfriend)/.test(word)) return SOMEBODY;
  if (mine && !/teacher|neighbou?r|nanny|babysitter|childminder|baby/.test(word))
    return name === null ? SOMEBODY : { ...SOMEBODY, name, word };
  if (name !== null) return { is: 'person', name, said: 'name', word };
  const kinOwner = kinPhrase(owner.replace(/'s$/, ''))?.text;
  return { is: 'person', name: `${kinOwner ?? '{child}'}'s ${word}`, said: 'name', word };
}

/** Everybody a text names who may have died or be ill, in order. */
export function namedIn(text: string, childName: string | null): Named[] {
  const writer = writerOf(text);
  const found: Named[] = [];
  const free = (at: number, end: number): boolean => found.every((each) => end <= each.at || each.end <= at);
  const add = (who: Named['who'], at: number, length: number): void => {
    if (free(at, at + length)) found.push({ who, at, end: at + length });
  };
  for (const each of text.matchAll(PET_AFTER)) {
    const name = asName(each[1]);
    if (name !== null && !kinPhrase(name)) add(pet(each[2] ?? '', name), each.index, each[0].length);
  }
  for (const each of text.matchAll(PET)) {
    const [whole, word = '', after] = each;
    // What stood in another home left nothing behind in this one.
    if (OF_OTHERS.test(whole)) continue;
    const name = asName(after);
    add(pet(word, name), each.index, whole.length - (name === null ? (after?.length ?? 0) : 0));
  }
  const said = WRITER.exec(text);
  for (const each of text.matchAll(PERSON)) {
    const [whole, owner = '', word = '', after] = each;
    if (said && each.index >= said.index && each.index < said.index + said[0].length) continue;
    // "a baby" and "the husband" of a tale are nobody of this family.
    if (/^a$/i.test(owner) || (owner === '' && new RegExp(`^(?:${OTHERS})$`, 'i').test(word) && word !== 'baby'))
      continue;
    const isName = after !== undefined && /^\p{Lu}/u.test(after) && asName(after) !== null;
    const before = text.slice(Math.max(0, each.index - 16), each.index) + owner;
    add(
      person({ owner, before: `${before} `, childName }, word, after, writer),
      each.index,
      whole.length - (isName ? 0 : (after?.length ?? 0)),
    );
  }
  for (const each of text.matchAll(CHILD)) add('child', each.index, each[0].length);
  const own = childName?.toLowerCase();
  const at =
    own === undefined
      ? -1
      : text.toLowerCase().search(new RegExp(`\\b${own.replace(/[^\p{L} -]/gu, '.')}\\b(?!'s)`, 'u'));
  if (own !== undefined && at >= 0) add('child', at, own.length);
  return found.sort((a, b) => a.at - b.at);
}

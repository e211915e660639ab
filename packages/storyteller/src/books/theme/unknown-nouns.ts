import { THINGS } from '@storylantern/contract';
import { kinWords } from '../../facts/kin.ts';
import { isWordForm } from '../../words/dictionary.ts';
import type { Mention, Token } from './entities.ts';
import { singularsOf } from './entries.ts';
import { beingOfKind, genericBeing, settingOfKind, thingOfKind } from './generic-being.ts';
import { longest, sayable } from './known-words.ts';
import { FEELS } from './living-places.ts';
import { kindOf, type NounKind } from './noun-kind.ts';
import { NO_PERSON } from './word-lists.ts';

const DETERMINER =
  /^(?:an?|the|my|our|his|her|their|its|some|one|two|three|four|five|six|seven|ten|twenty|hundred|lost|missing|another|this|no|every|of|in|with|and|about|called|from|like)$/;
const ON_THE_WAY =
  /^(?:go|goes|going|trip|travels?|travelling|journey|flies|fly|visit|walks?|moves?|moving|off|sails?|voyage|way|holiday|vacation|tour|expedition|drives?|rides?|runs?|sent|back|journeys?)$/;
/** Two words that are one noun no entry knows: a jelly bean is no bean, and a hot dog is no dog. */
export function pairAt(tokens: readonly Token[], i: number): Unknown | undefined {
  const [first, second] = tokens.slice(i, i + 2);
  if (!first || !second || second.breaks || !sayable(first.word) || !sayable(second.word)) return undefined;
  // "our dog Biscuit" has a name, and is no biscuit.
  if (/^\p{Ll}/u.test(first.typed) && /^\p{Lu}\p{Ll}/u.test(second.typed)) return undefined;
  const said = `${first.word} ${second.word}`;
  const own = kindOf(said);
  const head = longest(tokens, i + 1)?.match.being?.isa;
  // A banana boat is a boat, which is known.
  if (!own || (head !== undefined && (own.kind.sort === 'vehicle' ? head === 'vehicle' : own.kind.sort === 'animal')))
    return undefined;
  return unknownOf({ word: own.word, plural: own.word !== said, kind: own.kind, adjectives: [] }, tokens, i + 1);
}

/** Somebody is spoken of as such: "who", "wants", "is". */
const ACTS = /^(?:who|that|which|wants?|wanted|is|was|feels?|felt|called|named|dreams?|learns?)$/;
const NOT_TO_HAND = /^(?:lost|missing|gone|stolen|broken|stuck|not)$/;

const OF_A_BODY =
  /^(?:foot|feet|paw|hand|finger|thumb|toe|ear|eye|nose|tail|knee|elbow|leg|arm|wing|hair|head|neck|tummy|belly|mouth|tongue|tooth|teeth|whisker|beak|claw|hoof|trunk|back)$/;
const DETERMINER_OR_NONE = /^(?:an?|the|my|our|one|some)?$/;

interface OfKind {
  readonly word: string;
  readonly plural: boolean;
  readonly kind: NounKind;
  readonly adjectives: readonly string[];
}

/**
 * A noun of which nothing is known but its kind. A thing is somebody only when it does or feels something, when there
 * are many, or when the theme is nothing else. `i` is where its last word stands.
 */
export function unknownOf({ word, plural, kind, adjectives }: OfKind, tokens: readonly Token[], i: number): Unknown {
  const setting = settingOfKind(kind);
  const [next, after] = [tokens[i + 1]?.word ?? '', tokens[i + 2]?.word ?? ''];
  const acts = ACTS.test(next) && !NOT_TO_HAND.test(after);
  const alone =
    i === tokens.length - 1 &&
    i <= word.split(' ').length &&
    DETERMINER_OR_NONE.test(tokens[i - word.split(' ').length]?.word ?? '');
  // "a bike without stabilisers": what something has, or has not, is nobody.
  const isWith = /^with(?:out)?$/.test(tokens[i - adjectives.length - word.split(' ').length]?.word ?? '');
  const feels = adjectives.some((each) => FEELS.test(each));
  // "getting her feet wet": what somebody's body has comes along, and is nobody.
  const owner = tokens[i - adjectives.length - word.split(' ').length]?.word ?? '';
  const isOfABody = OF_A_BODY.test(word) && /^(?:his|her|its|their|my|our)$/.test(owner);
  const isSomebody =
    ['animal', 'person', 'vehicle'].includes(kind.sort) ||
    (setting === undefined && !isOfABody && (acts || (plural && !isWith) || alone || feels || DRAWN_THINGS.has(word)));
  return {
    word,
    plural,
    being: isSomebody ? beingOfKind(word, kind) : null,
    place: null,
    thing: thingOfKind(word, kind),
    known: false,
    ...(setting ? { setting } : {}),
  };
}

const PLACE_ENDING = /(?:land|ville|town|world|opolis|island|mountain|forest|park|kingdom|house|shop|school)$/;
const ANIMAL_ENDINGS: readonly (readonly [RegExp, Parameters<typeof genericBeing>[2]])[] = [
  [/saur(?:us|s)?$|raptor$/, { animal: 'dinosaur' }],
  [/fish$|eel$|ray$/, { animal: 'fish' }],
  [/bird$|finch$|hawk$/, { animal: 'bird' }],
  [/bear$/, { animal: 'bear' }],
  [/(?:bug|beetle)$/, { animal: 'ladybird' }],
  [/(?:whale)$/, { animal: 'whale' }],
  [/(?:cat|poodle)$/, { animal: 'cat' }],
  [/(?:dog|hound|doodle|poo|terrier|spaniel)$/, { animal: 'dog' }],
  [/(?:snake)$/, { animal: 'snake' }],
  [/(?:bot|droid)$/, { animal: 'robot' }],
  [/(?:corn|pegasus)$/, { animal: 'unicorn' }],
]; // prettier-ignore
const DRAWN_THINGS: ReadonlySet<string> = new Set(THINGS);

/** After these a noun may be a verb: "who can whistle". */
const BEFORE_VERB =
  /^(?:can|can't|cannot|not|will|won't|would|could|should|must|may|might|to|he|she|they|it|who|that|which|did|does|do|don't|doesn't|didn't|and)$/;
/** "A wolf who no longer hunts", "a little later": words of time and degree, whose ending would make somebody of them. */
const NO_NOUN =
  /^(?:longer|sooner|later|earlier|faster|slower|louder|higher|lower|further|farther|nearer|closer|harder|better|worse|deeper|bigger|smaller|taller|older|younger|quicker|ever|never|forever|altogether|anymore|rather|moreover|either|neither|under|over|other)$/;

/** A word of these kinds is hardly ever a verb or a name, so it needs no "the" before it. */
const SURE = new Set<string>(['animal', 'vehicle', 'food', 'instrument', 'building']);

/** Countries in small letters: they have no "the", and nothing is told of them but that one goes there. */
const COUNTRY =
  /^(?:spain|france|italy|greece|portugal|turkey|germany|poland|ireland|scotland|wales|england|cornwall|america|canada|mexico|brazil|india|pakistan|bangladesh|china|japan|korea|australia|nigeria|ghana|kenya|jamaica|norway|sweden|iceland|devon|florida|mallorca|tenerife|cyprus|croatia)$/;

/** A mention before it is known where it stands. */
export type Unknown = Omit<Mention, 'from' | 'to' | 'head' | 'adjectives' | 'name'>;

/** What a word that no entry knows may be: a noun that claims nothing, an adjective of the next word, or neither. */
export function unknownNoun(
  tokens: readonly Token[],
  i: number,
  adjectives: readonly string[],
): Unknown | 'adjective' | undefined {
  const token = tokens[i];
  if (
    !token ||
    !sayable(token.word) ||
    token.word.length < 3 ||
    COUNTRY.test(token.word) ||
    kinWords.includes(token.word)
  )
    return undefined;
  const before = tokens[i - 1]?.word ?? '';
  const next = tokens[i + 1];
  const nextIsNoun =
    next !== undefined && !next.breaks && longest(tokens, i + 1) !== undefined && !token.word.endsWith('s');
  if (/^(?:who|that|which|to)$/.test(before) && !(before === 'to' && ON_THE_WAY.test(tokens[i - 2]?.word ?? '')))
    return undefined;
  const alone = i === 0 && (tokens.length === 1 || token.word.endsWith('s'));
  const own = kindOf(token.word);
  const introduced =
    (own !== undefined && SURE.has(own.kind.sort) && !BEFORE_VERB.test(before)) ||
    DETERMINER.test(before) ||
    /['’]s$/.test(tokens[i - 1]?.typed ?? '') ||
    (own !== undefined && i === tokens.length - 1 && i > 0 && !BEFORE_VERB.test(before)) ||
    adjectives.length > 0 ||
    alone ||
    before === 'to' ||
    (i === 0 && !isWordForm(token.word));
  if (
    nextIsNoun &&
    (introduced || i === 0) &&
    (!/(?:ly|ing)$/.test(token.word) || (token.word.endsWith('ing') && /^(?:an?|the)$/.test(before)))
  )
    return 'adjective';
  if (NO_NOUN.test(token.word)) return undefined;
  if (!introduced && !token.word.endsWith('s')) return undefined;
  const singulars = singularsOf(token.word);
  // "noises" is of "noise": of several ways to take an s away, the one that leaves a word.
  const singular = singulars.slice(0, -1).find(isWordForm) ?? singulars[0] ?? token.word;
  const plural = singular !== token.word && !/(?:ss|us|is)$/.test(token.word) && before !== 'a' && before !== 'an';
  const word = plural ? singular : token.word;
  if (own?.kind.sort === 'activity') return undefined;
  if (own && own.kind.sort !== 'thing')
    return unknownOf({ ...own, plural: own.word !== token.word, adjectives }, tokens, i);
  if (/(?:(?<!f)ly|ed|ing|ness|ment|tion)$/.test(word) && isWordForm(word)) return undefined;
  const base = { word, plural, place: null, thing: null, known: false } as const;
  if (PLACE_ENDING.test(word) && word.length > 5) return { ...base, being: null };
  const animal = ANIMAL_ENDINGS.find(([ending]) => ending.test(word));
  if (animal) return { ...base, being: genericBeing(word, 'animal', animal[1]) };
  // "Without stabilisers": what one is without is nobody, whatever it is.
  if (before === 'without' || (!isWordForm(word) && NO_PERSON.has(word))) return { ...base, being: null };
  if (!isWordForm(word)) return { ...base, being: genericBeing(word, 'animal') };
  if (/(?:mobile|copter|plane|truck|car|engine|bus)$/.test(word))
    return { ...base, being: genericBeing(word, 'vehicle') };
  if (
    /(?:[^e]er|or|ist|man|woman|girl|boy|maid|smith|neighbour|classmate)$/.test(word) &&
    word.length > 4 &&
    !NO_PERSON.has(word)
  ) {
    return { ...base, being: genericBeing(word, 'person') };
  }
  const drawn = word.replaceAll(' ', '-');
  if (DRAWN_THINGS.has(drawn))
    return { ...base, being: genericBeing(word, 'thing', { thing: drawn as (typeof THINGS)[number] }) };
  return { ...base, being: null };
}

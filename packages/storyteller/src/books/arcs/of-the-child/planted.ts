import { asTyped } from './as-typed.ts';
import { beingNamed } from '../../theme/entries.ts';
import { withArticle } from '../../company/figure.ts';

/** What a child put into the earth that no gardener would, and what is to come of it. */
export interface Planted {
  /** "a button", and without its article. */
  readonly aThing: string;
  readonly thing: string;
  /** "a coat", "a lolly tree". */
  readonly aGrown: string;
  readonly grown: string;
  /** Of a tree what hangs on it: "a lolly"; null where it is no tree. */
  readonly fruit: string | null;
  /** "planted", "buried". */
  readonly did: string;
  /** What comes of it for them: "we'll be rich"; null where nothing was said. */
  readonly outcome: string | null;
}

const NOUN = String.raw`((?:[\p{L}\p{N}'-]+ ){0,2}?[\p{L}\p{N}'-]+?)`;
const SET = String.raw`\b(?:plants?|planted|planting|has planted|bur(?:y|ies|ied)|has buried|puts?) (?:an?|one|his|her|my|some|the) ${NOUN}(?=$|,| (?:and|to|so|in|under|by|outside|because|hoping|waiting|that|for|every|he|she)\b)(?: (?:in|under|by|outside) (?:the|our|a|his|her) [\p{L} ]{3,20}?)?`;
const GROWN = String.raw`(?:(?:an?|some|more|lots of|loads of) )?${NOUN}`;
const FORMS: readonly RegExp[] = [
  String.raw`${SET} (?:and|to|so|,|because|hoping|waiting|that)[^.]{0,70}?\b(?:if|that|for|hopes?|thinks?|expects?|believes?) ${GROWN} (?:will|would|might|is going to|to|can|could) (?:grow|come up|sprout|appear)`,
  String.raw`${SET}[^.]{0,30}?\bso (?:that )?${GROWN} (?:will|would|might|can) (?:grow|come up)`,
  String.raw`${SET}[^.]{0,40}?\b(?:to|and|will|wants to) grow ${GROWN}(?=$|,| and | because |[.!])`,
  String.raw`${SET}[^.]{0,40}?\b(?:for|waiting for|expects|expecting|get|have) (?:an? )${NOUN}(?: tree| bush| plant)(?=$|,| and |[.!])`,
  String.raw`${SET}(?: and| so|,)? (?:and )?(?:he |she )?(?:is |now )?(?:waters|watering|waits|waiting|checks|looks|sings)\b`,
].map((form) => new RegExp(form, 'iu'));
/** What grows is planted by everybody, and told by the event of it; and what lived is buried. */
const GROWS =
  /\b(?:seeds?|(?<!jelly )beans?|bulbs?|pips?|stones?|sunflowers?|daffodils?|tulips?|flowers?|roses?|carrots?|potato(?:es)?|tomato(?:es)?|peas?|pumpkins?|strawberr\w+|apples?|trees?|acorns?|conkers?|cress|grass|herbs?|onions?|garlic|lettuce|corn|plants?|seedlings?|cactus|treasure|bombs?|mines?|head|body|bodies|face|nose|hands?|feet|foot|grave|time capsule|kiss|flag|evidence)\b/iu;
const NO_TALE =
  /\b(?:died|dead|death|funeral|grave|pet|hamster|goldfish|rabbit|cat|dog|grand\w+|nan\w*|mum|dad|upset|cry\w*|cries)\b/iu;
const OF_A_CHILD =
  /^(?:he|she|i|(?:my|our) (?:\p{L}+ )?(?:son|daughter|child|toddler|boy|girl|kid|little one|grandson|granddaughter)|(?:the|an?) (?:little |small )?(?:boy|girl|child|toddler|kid)|plants|planted|planting|buried|burying|has)\b/iu;

/** What the theme says that the child has planted; null where it is nothing out of the way. */
export function planted(typed: string, name: string | null): Planted | null {
  const plain = asTyped(typed);
  const isNamed = name !== null && plain.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (NO_TALE.test(plain) || (!isNamed && !OF_A_CHILD.test(plain))) return null;
  const found = FORMS.map((form) => form.exec(plain)).find((each) => each !== null);
  const thing = found?.[1]?.toLowerCase();
  if (!found || thing === undefined || GROWS.test(thing)) return null;
  const last = thing.split(' ').at(-1) ?? '';
  if ([thing, last].some((each) => !/^(?:thing|plant|vehicle)$/.test(beingNamed(each)?.isa ?? 'thing'))) return null;
  if (/[^s]s$/u.test(thing)) return null;
  const said = (found[2] ?? '').toLowerCase().replace(/^(?:an?|the|another|more|whole|new) /u, '');
  const named = said === '' || /^(?:it|one|something|anything|they|them|another)$/u.test(said) ? `${thing} tree` : said;
  const grown =
    /\b(?:for|get|have)\b/iu.test(found[0].slice(-40)) &&
    new RegExp(String.raw`${named} (?:tree|bush|plant)`, 'iu').test(plain)
      ? `${named} tree`
      : named;
  // Whoever is somebody does not come up.
  if (
    /\b(?:dentist|doctor|teacher|friend|brother|sister|baby|man|woman|lady|boy|girl|person|people|fairy|grandma|grandad)s?$/u.test(
      grown,
    )
  )
    return null;
  const somebody = beingNamed(grown) ?? beingNamed(grown.split(' ').at(-1) ?? '');
  if (somebody && !/^(?:thing|plant|vehicle)$/.test(somebody.isa)) return null;
  const fruit = /^(.*) (?:tree|bush|plant)$/u.exec(grown)?.[1] ?? null;
  const aGrown = /[^s]s$/u.test(grown) ? grown : withArticle(grown);
  const [, can = '', rest = ''] =
    /\bso (?:that )?(?:we|i|he|she|they)(?: (will|can|would|could)|'ll) ([\p{L} ]{2,30})$/iu.exec(plain) ?? [];
  const outcome = rest === '' ? null : `${/^c/iu.test(can) ? 'we can' : "we'll"} ${rest}`;
  const did = /\bbur(?:y|ies|ied)\b/iu.test(found[0]) ? 'buried' : 'planted';
  return {
    did,
    outcome,
    aThing: withArticle(thing),
    thing,
    aGrown,
    grown,
    fruit: fruit === null ? null : withArticle(fruit),
  };
}

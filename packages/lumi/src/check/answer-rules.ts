import { ungroundedIn } from './ungrounded.ts';

/** One rule that an answer written elsewhere breaks, and the words that break it. */
export interface AnswerFault {
  readonly rule: string;
  readonly words: string;
}

/** Longer than any answer of Lumi's own; nobody reads more at nine in the evening. */
const MOST_WORDS = 300;

/**
 * What no answer may say, whoever wrote it: no dose, no diagnosis, no blame, no promise, nothing that hurts or shames a
 * child, no home cure that is known to harm (honey before the first birthday: NHS, "Foods to avoid giving babies and young
 * children"; alcohol on gums: NHS, "Baby teething symptoms"), no word against asking a doctor, nothing of its own making,
 * and no address that was not checked.
 */
const NEVER: readonly (readonly [rule: string, says: RegExp])[] = [
  [
    'no dose',
    /\b\d+(?:[.,]\d+)? ?(?:mg|mcg|ml|milligrams?|millilit(?:re|er)s?|drops|puffs|teaspoons?|tablets?|gotas)\b/i,
  ],
  [
    'no diagnosis',
    /\b(?:he|she|they|it|your (?:child|son|daughter|baby)) (?:clearly |probably |likely |definitely |almost certainly )?(?:has|have|is|are|suffers? from|sounds?|seems?) (?:like )?(?:an? )?(?:adhd|autis\w*|asd|asperger\w*|dyslexi\w*|dyspraxi\w*|odd|ocd|depress\w*|bipolar|on the spectrum)\b/i,
  ],
  [
    'no blame',
    /\byou should(?: not|n't)? have\b|\b(?:it is|it's|this is) your fault\b|\bbad (?:mother|father|mum|mom|dad|parent)\b/i,
  ],
  [
    'no promise',
    /\b(?:don't|do not|no need to) worry\b|\bnothing to worry about\b|\b(?:perfectly|completely|totally) (?:normal|fine|safe)\b|\bguarantee\w*\b|\bwill definitely\b/i,
  ],
  [
    'nothing that hurts',
    /\b(?:smack|spank|slap|whack|beat|pinch|shake)(?:ing)? (?:him|her|them|your|the (?:child|baby))\b|\bbite (?:him|her|them) back\b|\block (?:him|her|them) (?:in|out)\b|\b(?:wash|soap)\b[^.!?]{0,20}\bmouth\b|\bcold shower\b|\bwithout (?:his|her|their) (?:dinner|supper|food|water)\b/i,
  ],
  [
    'no shame',
    /\b(?:naughty (?:corner|step|chair|boy|girl)|shame (?:him|her|them)|manipulat\w+|spoil(?:ed|t) (?:brat|child)|attention[- ]seeking|bad (?:boy|girl))\b/i,
  ],
  [
    'no home cure',
    /\b(?:honey|whisk(?:e)?y|brandy|rum|alcohol|aspirin|essential oils?|melatonin|antihistamines?|benadryl|calpol|piriton|ibuprofen|paracetamol|acetaminophen|tylenol)\b/i,
  ],
  [
    'nothing against a doctor',
    /\b(?:no need|not necessary|don't need|do not need|needn't|don't bother|do not bother|instead of|rather than)\b[^.!?]{0,40}\b(?:doctor|gp|paediatrician|pediatrician|health visitor|hospital|professional|emergency)\b/i,
  ],
  ['nothing of its instructions', /\bsystem prompt\b|\bmy (?:instructions|prompt|training)\b|\blanguage model\b/i],
  ['no address', /https?:\/\/|\bwww\.|\b[\w.+-]+@[\w-]+\.\w/i],
  ['plain words', /[*_#`<>|]{2,}|^#{1,6} |\p{Extended_Pictographic}/mu],
];

/** Numbers that any sentence may have: "one", "two or three" are words and not looked at. */
const NUMBERS = /\d+(?:[.,:]\d+)*/g;

/** What an answer may rest on: the organisations it may name, and all texts whose numbers it may repeat. */
export interface Grounds {
  readonly organisations: readonly string[];
  readonly texts: readonly string[];
}

/** Every rule that a part of an answer breaks, however short it is. */
export function faultsOfPart(text: string, grounds: Grounds): readonly AnswerFault[] {
  const faults: AnswerFault[] = [];
  for (const [rule, says] of NEVER) {
    const found = says.exec(text);
    if (found !== null) faults.push({ rule, words: found[0] });
  }
  const known = new Set(grounds.texts.flatMap((each) => each.match(NUMBERS) ?? []));
  for (const number of text.match(NUMBERS) ?? []) {
    if (!known.has(number)) faults.push({ rule: 'no number of its own', words: number });
  }
  const elsewhere = ungroundedIn(text, grounds);
  if (elsewhere !== undefined) faults.push({ rule: 'nothing from elsewhere', words: elsewhere });
  return faults;
}

/** The rule that a text breaks which stops within a sentence; models do so without saying it. */
export const NOT_WHOLE = 'ends whole';
const ENDS_WHOLE = /[.!?…]["'”’)\]]*$/u;

/** Every rule that a whole text breaks as an answer. */
export function faultsOfAnswer(text: string, grounds: Grounds): readonly AnswerFault[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ rule: 'not empty', words: '' }];
  return [
    ...(ENDS_WHOLE.test(text.trim()) ? [] : [{ rule: NOT_WHOLE, words: words.at(-1) ?? '' }]),
    ...(words.length > MOST_WORDS ? [{ rule: 'not too long', words: `${words.length} words` }] : []),
    ...(grounds.organisations.some((each) => text.includes(each)) ? [] : [{ rule: 'names its source', words: '' }]),
    ...faultsOfPart(text, grounds),
  ];
}

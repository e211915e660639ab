import type { SomeLooks } from '@storylantern/contract';
import { eyeColourIn, hairColourIn, hairStyleIn, scarfColourIn, skinIn } from './look-words.ts';

/** What a parent wrote about a child's appearance, each field in its own words. */
export interface AppearanceWords {
  readonly hair?: string | null | undefined;
  readonly eyes?: string | null | undefined;
  /** Anything else about the child; most of it will not be about looks. */
  readonly details?: string | null | undefined;
}

const NO =
  /\b(no|not|without|never|nor|don't|doesn't|does not|isn't|is not|hasn't|has no|no longer|used to)\b[^.,;!?]*$/;
/** Other people and beings have looks as well; what is said of them is not said of the child. */
const SOMEBODY_ELSE =
  /\b(mum|mummy|mom|mommy|dad|daddy|parents?|brothers?|sisters?|friends?|cousins?|grandma|grandpa|granny|gran|nana|nan|nanny|grandad|aunty?|uncle|teacher|teddy|dolls?|dogs?|cats?|puppy|kitten|rabbit|pony|horse|unicorn|bear|people|someone|princess|mermaid|fairy|hero|character|toys?)('s)?\b/;
const SOMEBODY_WITH = new RegExp(`${SOMEBODY_ELSE.source}.*\\bwith\\b`);
/** "She has her mum's curls" speaks of the child. */
const INHERITED =
  /\b(has|have|got|with|inherited) (?:(?:her|his|their|my|the) )?(?:mum|mummy|mom|mommy|dad|daddy|granny|grandma|grandpa|nana|sister|brother|father|mother)'s\b/g;

const normal = (text: string | null | undefined): string =>
  (text ?? '')
    .toLocaleLowerCase('en')
    .replaceAll('’', "'")
    .replaceAll(/-(eyed|haired|skinned)\b/g, ' $1')
    .replaceAll(INHERITED, '$1')
    .replaceAll(/\blike (?:a|an|the) \w+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 5000);

const SUBJECTS = '(?:hair|haired|eyes?|eyed|skin|skinned|complexion|glasses)';

const TURNS = new RegExp(`\\bwho\\b|\\band (?=(?:[\\w-]+ ){0,4}${SUBJECTS})`);

/**
 * The text cut where it turns to something else, without what is said of somebody else: "a doll with red hair" goes
 * as a whole, "a boy with red hair" does not.
 */
function clauses(text: string): string[] {
  return text
    .split(/[.;!?\n,()]|\bbut\b/)
    .filter((part) => !SOMEBODY_WITH.test(part))
    .flatMap((part) => part.split(TURNS))
    .filter((clause) => !SOMEBODY_ELSE.test(clause))
    .flatMap((clause) => clause.split(/\bwith\b/))
    .map((clause) => clause.trim())
    .filter(Boolean);
}

/** True when the text says it, false when the text says it is not so, undefined when it does not speak of it. */
function said(text: string, words: RegExp): boolean | undefined {
  const ofTheChild = [...text.matchAll(new RegExp(words.source, 'g'))]
    .map(
      ({ index }) =>
        text
          .slice(0, index)
          .split(/[.;!?,]|\band\b|\bbut\b/)
          .at(-1) ?? '',
    )
    .filter((before) => !SOMEBODY_ELSE.test(before));
  return ofTheChild.length === 0 ? undefined : ofTheChild.some((before) => !NO.test(before));
}

const HAIR =
  /\b(hair|haired|hairdo|redhead|red-?head(ed)?|ginger|blonde?s?|brunette|curls|ringlets|locks|locs|dreads|dreadlocks|twists|cornrows|braids?|plaits?|pigtails?|ponytails?|bunches|puffs?|afro|bun|top ?knot|fringe|bangs|mohawk|bob|hijab|headscarf|head scarf|bald)\b/;
const SCARF = /\b(hijab|headscarf|head scarf)\b/;

function hairOf(text: string): SomeLooks {
  const parts = clauses(text).filter((clause) => HAIR.test(clause));
  // "Blue eyes" beside hair must not colour it.
  const own = parts
    .map((part) => part.replaceAll(/\b(?:[\w-]+ ){0,2}(?:eyes?|eyed|skin|skinned|complexion)\b/g, ' '))
    .join(' ; ');
  if (SCARF.test(own) && said(own, SCARF)) {
    const colour = scarfColourIn(own.split(' ; ').find((part) => SCARF.test(part)) ?? '');
    return { hairStyle: 'hijab', ...(colour ? { hairColour: colour } : {}) };
  }
  return hairAlone(own);
}

/** Words that speak of nothing but hair. */
function hairAlone(text: string): SomeLooks {
  const hairStyle = hairStyleIn(text);
  const hairColour = hairColourIn(text);
  return { ...(hairStyle ? { hairStyle } : {}), ...(hairColour ? { hairColour } : {}) };
}

/** The few words that stand before a word, and those after "eyes are". */
function beside(text: string, word: string): string {
  const found = clauses(text).filter((clause) => new RegExp(`\\b${word}`).test(clause));
  return found
    .map((clause) => {
      const before = new RegExp(`((?:[\\w'/-]+ ){0,5})\\b${word}`).exec(clause)?.[1] ?? '';
      const after =
        new RegExp(`\\b${word}\\w*(?: colou?r)? (?:is|are|that are|which are|:)((?: [\\w/-]+){1,4})`).exec(
          clause,
        )?.[1] ?? '';
      const own = before.replace(/^.*\b(?:hair|haired|skin|skinned)\b/, '');
      return `${own} ${after}`.trim();
    })
    .join(' ; ');
}

function eyesOf(text: string): SomeLooks {
  const eyes = eyeColourIn(beside(text, 'eye'));
  return eyes ? { eyes } : {};
}

/** How a parent says it without the word skin: "she is Black", "a mixed-race boy". */
const SAID_OF_A_CHILD =
  /\b(?:(?:he|she|they|child|son|daughter|(?:he|she|they)')(?: is| are|s|re) (black|brown|white|mixed[- ]race|mixed|biracial)(?: british| american)?$|(black|brown|white|mixed[- ]race|mixed heritage|biracial) (?:british |american )?(?:girl|boy|child|kid|toddler|daughter|son)\b)/;

function skinOf(text: string): SomeLooks {
  const told = clauses(text)
    .map((clause) => SAID_OF_A_CHILD.exec(clause))
    .find(Boolean);
  const skin = skinIn(beside(text, '(?:skin|complexion)')) ?? (told ? skinIn(told[1] ?? told[2] ?? '') : undefined);
  return skin ? { skin } : {};
}

function aidsOf(text: string): SomeLooks {
  const glasses = said(text, /\b(?<!sun)(glasses|spectacles|specs|eyeglasses)\b(?! of\b)/);
  const hearingAid = said(text, /\b(hearing[- ]aids?|cochlear( implants?)?|hearing device|baha)\b/);
  const wheelchair = said(text, /\bwheel ?-?chairs?\b/);
  return {
    ...(glasses === undefined ? {} : { glasses }),
    ...(hearingAid === undefined ? {} : { hearingAid }),
    ...(wheelchair === undefined ? {} : { wheelchair }),
  };
}

/**
 * Reads how a child looks from a parent's words ("curly red hair, wears glasses"). What comes out are entries of closed
 * lists only; nothing of the text itself is kept. What is not spoken of stays open, and neither a name nor "he" or
 * "she" says anything.
 */
export function understandLooks(text: string): SomeLooks {
  const plain = normal(text);
  return { ...hairOf(plain), ...skinOf(plain), ...eyesOf(plain), ...aidsOf(plain) };
}

/**
 * Reads the fields of a form: in the field for hair "brown" is a colour of hair, in the one for eyes a colour of eyes.
 * A field of its own comes before what the details say. Same promises as `understandLooks`.
 */
export function understandAppearance({ hair, eyes, details }: AppearanceWords): SomeLooks {
  const [ownHair, ownEyes] = [normal(hair), normal(eyes)];
  const inHairField: SomeLooks = SCARF.test(ownHair) ? hairOf(ownHair) : hairAlone(withoutEyes(ownHair));
  const eyeWords = /\beye/.test(ownEyes) ? beside(ownEyes, 'eye') || ownEyes : ownEyes;
  const eyeColour = eyeColourIn(eyeWords);
  return {
    ...understandLooks(`${details ?? ''}`),
    // Hair may be described in the field for eyes, and glasses in either.
    ...(/\bhair/.test(ownEyes) ? hairOf(ownEyes) : {}),
    ...(/\beye/.test(ownHair) ? eyesOf(ownHair) : {}),
    ...aidsOf(`${ownHair} . ${ownEyes}`),
    ...inHairField,
    ...(eyeColour ? { eyes: eyeColour } : {}),
  };
}

const withoutEyes = (text: string): string =>
  text.replaceAll(/\b(?:[\w-]+ ){0,2}(?:eyes?|eyed|skin|skinned|complexion)\b/g, ' ');

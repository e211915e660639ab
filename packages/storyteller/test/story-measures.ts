import { AGE_BANDS, GENDERS, READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import type { Frame } from '../src/frame.ts';
import { CELEBRATIONS } from '../src/frames/index.ts';
import { tellSocialStory, type Brief, type SocialStory } from '../src/index.ts';
import { fiveGrams } from '../src/words/five-grams.ts';

/** The ten situations that parents ask for most; their stories may share least. */
export const MOST_ASKED: readonly string[] = [
  'potty-training',
  'bedtime-routine',
  'healthy-eating',
  'screen-time',
  'new-sibling',
  'first-day-school',
  'managing-anger',
  'fear-dark',
  'making-friends',
  'sharing',
];

/** Parents say nothing, one thing, or a lot. */
const NOTES = [
  '',
  'He has a stuffed rabbit called Pip. Loves trains. Dad reads to him. Counting to ten helps.',
  'Her soft blue blanket. Loves drawing and swimming. It helps when I sing. I am her mum.',
  'Mum and Dad. A hug helps. Holding his hand helps. Loves football and cats.',
  'Plays the drums. She has a baby brother and her teacher is Mrs Lane. Deep breaths help.',
];
const NAMES = ['Leo', 'May', 'Anna-Maria', 'James'];

/** Wording that no finished story may have, whatever its audit says. */
export const ARTEFACTS =
  /[{}[\]|~<>]|undefined|\bnull\b|\b(\w+) \1\b|\ba [aeiou](?!ne\b|ni|se|nce|u)|  | [.,!?](?!\.\.)|(?<!\.)\.\.(?!\.)|\bthey (?:is|has|was|wants)\b|\bhe (?:are|have)\b/i;

/** Whether a story is another frame's than the one it was asked for, as nothing of that one passed: "general: room". */
export const fellBack = ({ thread }: Pick<SocialStory, 'thread'>): boolean => thread.includes(': ');

/** The paragraphs of a story in the order they are read. */
export const textOf = ({ content }: Pick<SocialStory, 'content'>): string =>
  READING_ORDER.map((kind) => content[kind]).join('\n');

/** What was written about a boy, as the parents of a girl would write it. */
const saidOf = (text: string, gender: Gender): string =>
  gender === 'girl'
    ? text
        .replaceAll(/\bHe\b/g, 'She')
        .replaceAll(/\bhe\b/g, 'she')
        .replaceAll(/\b(?:him|his)\b/g, 'her')
    : text;

/** A brief about one situation as families vary: names, ages, pronouns, notes by turns. */
export function briefFor(frame: Frame, ageBand: AgeBand, gender: Gender, seed: number): Brief {
  return {
    name: NAMES[(seed + GENDERS.indexOf(gender)) % NAMES.length] ?? 'Leo',
    ageBand,
    gender,
    problem: saidOf('He finds it hard.', gender),
    notes: saidOf(NOTES[(seed + AGE_BANDS.indexOf(ageBand)) % NOTES.length] ?? '', gender),
    situation: frame.id,
    ...(isApplauded(frame) ? { occasion: 'celebrate' as const } : {}),
  };
}

/** Whether a situation is one of those that are applauded. */
export const isApplauded = (frame: Frame): boolean => CELEBRATIONS.includes(frame);

/** Ten stories of one situation for one child, each knowing those before. */
export function storiesInARow(frame: Frame, ageBand: AgeBand, gender: Gender, count = 10): SocialStory[] {
  const recent: string[] = [];
  return Array.from({ length: count }, (_, n) => {
    const brief = briefFor(frame, ageBand, gender, 1);
    const story = tellSocialStory(brief, { seed: n + 1, recent });
    recent.unshift(`${story.title}\n${textOf(story)}`);
    return story;
  });
}

/** For every two texts, the share of the first's runs of five words that the second has too. */
export function sharesOf(texts: readonly string[]): number[] {
  const grams = texts.map((text) => fiveGrams(text));
  const sets = grams.map((each) => new Set(each));
  return grams.flatMap((each, i) =>
    sets.slice(i + 1).map((set) => each.filter((gram) => set.has(gram)).length / Math.max(each.length, 1)),
  );
}

/** How many of the texts begin differently: by the first five words, with the name of the child put aside. */
export const openingsOf = (texts: readonly string[]): number =>
  new Set(
    texts.map((text) =>
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}'’]+/gu)
        ?.slice(0, 5)
        .join(' '),
    ),
  ).size;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(numbers.length, 1);

/** Words by which a story could treat a girl and a boy differently. */
export const PAIR_WORDS = {
  looks: /\b(?:pretty|beautiful|handsome|cute|lovely|hair|dress|skirt|eyes|face|smile|clothes|strong|small)\b/gi,
  bravery: /\b(?:brave|bravely|courage|strong|strength|bold|dare|tough|try|tries)\b/gi,
  helping: /\b(?:help|helps|helping|helped|kind|share|shares|care|cares|gentle)\b/gi,
  feelings: /\b(?:feel|feels|feeling|feelings|sad|happy|angry|worried|scared|afraid|cry|cries|calm|proud|shy)\b/gi,
} as const;

/** How often each group of words stands in a text. */
export const countsOf = (text: string): Record<keyof typeof PAIR_WORDS, number> => ({
  looks: text.match(PAIR_WORDS.looks)?.length ?? 0,
  bravery: text.match(PAIR_WORDS.bravery)?.length ?? 0,
  helping: text.match(PAIR_WORDS.helping)?.length ?? 0,
  feelings: text.match(PAIR_WORDS.feelings)?.length ?? 0,
});

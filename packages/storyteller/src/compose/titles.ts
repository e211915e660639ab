import type { Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { shuffled, type Chance } from './chance.ts';
import type { EarlierStory } from './earlier-stories.ts';
import type { AgeBand } from '@storylantern/contract';

const YOUNG: readonly AgeBand[] = ['2-3', '4-5'];
export const ageOfTalk = (band: AgeBand): 'young' | 'older' => (YOUNG.includes(band) ? 'young' : 'older');

const SMALL = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'but',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** A phrase as it stands in a title: "getting dressed in the morning" -> "Getting Dressed in the Morning". */
const titleCase = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase('en') + word.slice(1)))
    .join(' ');

const MARK = /\{(\w+)\}/g;

/** Fills `{name}` and roles; undefined when a mark has no phrase. */
function filled(text: string, name: string, phrases: Phrases, asTitle: boolean): string | undefined {
  let whole = true;
  const out = text.replace(MARK, (_, mark: string) => {
    const said = mark === 'name' ? name : phrases[mark]?.text;
    if (said === undefined || said.includes('{')) whole = false;
    return said === undefined ? '' : asTitle && mark !== 'name' ? titleCase(said) : said;
  });
  return whole ? out.charAt(0).toLocaleUpperCase('en') + out.slice(1) : undefined;
}

/** A title that fits the thread, by chance, and rather one that no earlier story has. */
export function titleFor(
  frame: Frame,
  band: AgeBand,
  thread: string,
  name: string,
  phrases: Phrases,
  earlier: readonly EarlierStory[],
  chance: Chance,
): string {
  const fitting = frame.titles[ageOfTalk(band)].filter((each) => each.thread === undefined || each.thread === thread);
  // Titles of this very thread come first: they promise what the story shows.
  const order = [
    ...shuffled(
      fitting.filter((each) => each.thread !== undefined),
      chance,
    ),
    ...shuffled(
      fitting.filter((each) => each.thread === undefined),
      chance,
    ),
  ];
  const titles = order.flatMap((each) => filled(each.text, name, phrases, true) ?? []);
  return titles.find((title) => !earlier.some((story) => story.text.includes(title))) ?? titles[0] ?? frame.name;
}

/** Benefits or questions with the child's name and the frame's people in them. */
export const fillLines = (lines: readonly string[], name: string, phrases: Phrases): string[] =>
  lines.flatMap((each) => filled(each, name, phrases, false) ?? []);

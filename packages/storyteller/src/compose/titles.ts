import type { AgeBand } from '@storylantern/contract';
import { asSeveral } from '../child/two-children.ts';
import { FIRST_PERSON, FORMS, type Child } from '../child/pronouns.ts';
import type { Phrases } from '../render/phrase.ts';
import { shuffled, type Chance } from './chance.ts';
import { deedTitles } from './deed-titles.ts';
import type { EarlierStory } from './earlier-stories.ts';
import { reflexive } from '../render/render.ts';
import { inUsage } from '../words/usage.ts';
import type { Material } from './material.ts';
import { sceneTitleFits, titleFits } from './title-fit.ts';

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
  'y',
]);

/** A phrase as it stands in a title: "getting dressed in the morning" -> "Getting Dressed in the Morning". */
const titleCase = (phrase: string, first: boolean): string =>
  phrase
    .split(' ')
    .map((word, i) =>
      (i > 0 || !first) && SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase('en') + word.slice(1),
    )
    .join(' ');

const MARK = /\{(\w+)\}/g;

/** Fills `{name}` and roles; undefined when a mark has no phrase. */
function filled(text: string, name: string, phrases: Phrases, asTitle: boolean): string | undefined {
  let whole = true;
  const out = text.replace(MARK, (_, mark: string, at: number) => {
    const said = mark === 'name' ? name : phrases[mark]?.text;
    if (said === undefined || said.includes('{')) whole = false;
    return said === undefined ? '' : asTitle && mark !== 'name' ? titleCase(said, at === 0) : said;
  });
  return whole ? out.charAt(0).toLocaleUpperCase('en') + out.slice(1) : undefined;
}

/** What is hard, with the child's pronoun in it; a whole sentence or a long one is no title. */
function inTitle(phrases: Phrases, child: Child): Phrases {
  const hard = phrases['hard'];
  if (hard === undefined) return phrases;
  const forms = child.person === 'first' ? FIRST_PERSON : child.pronouns === 'name' ? undefined : FORMS[child.pronouns];
  const text = hard.text
    .replace('{himself}', reflexive(child))
    .replace(/\{(his|him)\}/g, (mark, form: 'his' | 'him') => forms?.[form] ?? mark);
  const isTitle = !NO_TITLE.test(text) && text.split(' ').length <= LONGEST_TITLE;
  return { ...phrases, hard: isTitle ? { text } : undefined };
}
const NO_TITLE = /^(?:that|the thought|something to do) /;
const LONGEST_TITLE = 8;

/**
 * The titles a finished story may have, best first: of its thread before those of the whole situation, none that
 * promises an image the story does not show, and those of earlier stories last. The list ends with one that
 * is true of every story; the situation's name is written for parents and may shame a child ("hitting").
 * `text` is the story.
 */
export function titlesFor(
  material: Material,
  thread: string,
  text: string,
  earlier: readonly EarlierStory[],
  chance: Chance,
): string[] {
  const { frame, band, child, phrases } = material;
  const titles = frame.titles[ageOfTalk(band)];
  // What the parent came with is the best name for its story.
  const own = (each: { readonly text: string }): number => Number(each.text.includes('{hard}'));
  const order = [
    ...shuffled(
      titles.filter((each) => each.thread === thread),
      chance,
    ),
    ...shuffled(
      titles.filter((each) => each.thread === undefined),
      chance,
    ),
  ].sort((a, b) => own(b) - own(a));
  const given = [child.name, ...frame.topicWords, ...frame.topicWords.map((word) => inUsage(word, child.usage))];
  // What went well is called what was done; another story of it is named by its image.
  const ofDeed = shuffled(
    deedTitles(material, (deed) => titleCase(deed, true)),
    chance,
  );
  const isOfScene = frame.tellsAlone?.includes(thread) === true;
  const ofFrame = order.flatMap(({ text: written, thread: own }) => {
    const title = filled(written, child.name, inTitle(phrases, child), true);
    return title === undefined ? [] : { title, fits: isOfScene && own !== undefined ? sceneTitleFits : titleFits };
  });
  const fitting = [...ofDeed.slice(0, 1).map((title) => ({ title, fits: titleFits })), ...ofFrame]
    .map(({ title, fits }) => ({ title: inUsage(title, child.usage), fits }))
    .filter(({ title, fits }) => fits(title, text, given))
    .map(({ title }) => title);
  const had = (title: string): boolean => earlier.some((story) => story.text.includes(title));
  return [...fitting.filter((title) => !had(title)), ...fitting.filter(had), `A Story for ${child.name}`];
}

/** Whether the title of a story goes with it still after its words were changed. */
export function stillFits({ frame, band, child }: Material, title: string, text: string): boolean {
  const isOfScene = frame.titles[ageOfTalk(band)].some(
    (each) => each.text === title && each.thread !== undefined && frame.tellsAlone?.includes(each.thread) === true,
  );
  return (isOfScene ? sceneTitleFits : titleFits)(title, text, [child.name, ...frame.topicWords]);
}

/** Benefits or questions with the child's name and the frame's people in them. */
export const fillLines = (lines: readonly string[], name: string, phrases: Phrases): string[] =>
  lines.flatMap((each) => filled(each, name, phrases, false) ?? []).map((line) => asSeveral(line, name));

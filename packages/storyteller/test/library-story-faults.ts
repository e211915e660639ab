import {
  characterSchema,
  pageSceneSchema,
  READING_ORDER,
  STORY_THEMES,
  YEARS_OF_BAND,
  ageBandOf,
} from '@storylantern/contract';
import type { LibraryStory } from '@storylantern/library';
import { auditSocialStory, pronounsFor } from '../src/index.ts';
import { fiveGrams } from '../src/words/five-grams.ts';

const GENDER = { she: 'girl', he: 'boy', they: 'non-binary' } as const;

/** A story's whole text in reading order. */
export const textOf = (story: LibraryStory): string => READING_ORDER.map((kind) => story.content[kind]).join('\n');

/** The audit of an expert story, as of any other social story. */
export const auditOf = (story: LibraryStory) =>
  auditSocialStory({
    title: story.title,
    content: story.content,
    ageBand: story.ageBand,
    name: story.hero.name,
    pronouns: pronounsFor(GENDER[story.hero.pronouns]),
    topicWords: story.topicWords,
    facts: story.given,
  });

/** Everything that is wrong with a story by itself, in words; `advice` is what an editor looks at. */
export function faultsOf(story: LibraryStory): {
  readonly hard: readonly string[];
  readonly advice: readonly string[];
} {
  const report = auditOf(story);
  const hard = report.findings
    .filter((each) => !each.passed && each.hard)
    .map((each) => `${each.rule}: ${each.detail}`);
  const advice = report.findings
    .filter((each) => !each.passed && !each.hard)
    .map((each) => `${each.rule}: ${each.detail}`);
  if (!report.reading.inBand) hard.push(`reading level: ${JSON.stringify(report.reading)}`);
  if (ageBandOf(story.hero.age) !== story.ageBand) hard.push(`the hero's age, like ${YEARS_OF_BAND[story.ageBand]}`);
  if (story.benefits.length < 2) hard.push('two or three benefits');
  if (story.description.split(' ').length > 26) hard.push('a description of at most 26 words');
  for (const theme of story.themes) if (!STORY_THEMES.includes(theme)) hard.push(`no theme "${theme}"`);
  const scene = pageSceneSchema.safeParse(story.picture.scene);
  if (!scene.success) hard.push(`scene: ${scene.error.message}`);
  const others = story.picture.others.map((each) => characterSchema.safeParse(each));
  for (const each of others) if (!each.success) hard.push(`others: ${each.error.message}`);
  const known = new Set(['hero', ...story.picture.others.map((each) => each.id)]);
  const strangers = story.picture.scene.actors.filter((actor) => !known.has(actor.who));
  if (strangers.length > 0) hard.push(`nobody of the cast: ${strangers.map((each) => each.who).join(', ')}`);
  if (story.picture.scene.actors[0]?.who !== 'hero') hard.push('the first actor is the hero');
  return { hard, advice };
}

/** The share of the shorter text's 5-grams that both texts hold. */
export function sharedFiveGrams(one: LibraryStory, other: LibraryStory): number {
  const a = new Set(fiveGrams(textOf(one)));
  const b = new Set(fiveGrams(textOf(other)));
  return [...a].filter((each) => b.has(each)).length / Math.max(1, Math.min(a.size, b.size));
}

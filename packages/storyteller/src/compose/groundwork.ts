import { storyName } from '../child/name.ts';
import { pronounsFor, type Child } from '../child/pronouns.ts';
import type { Brief } from '../brief.ts';
import { givenWords, readFacts, type Told } from '../facts/read-facts.ts';
import { usageOf } from '../facts/usage-of.ts';
import { subjectOf, type Subject } from '../subject.ts';
import { chanceOf, type Chance } from './chance.ts';
import { earlierStories, type EarlierStory } from './earlier-stories.ts';
import { gather, type Material } from './material.ts';
import { withoutThoseOutOfReach } from './out-of-reach.ts';
import { howTold, type HowTold } from './telling.ts';

/** Everything a story is made from before a word of it is chosen. */
export interface Groundwork {
  readonly brief: Brief;
  readonly how: HowTold;
  readonly child: Child;
  readonly subject: Subject;
  readonly told: Told;
  readonly given: readonly string[];
  readonly earlier: readonly EarlierStory[];
  readonly chance: Chance;
  readonly material: Material;
}

/**
 * Reads a brief: the child, the situation, the facts, and what was told before.
 * @throws UnusableName when the name cannot stand in a story.
 */
export function groundwork(brief: Brief, seed: number, recent: readonly string[]): Groundwork {
  const name = storyName(brief.name);
  const subject = subjectOf(brief);
  const how = howTold(brief, subject.frame);
  const given = givenWords(brief.problem, brief.notes);
  const words = given.join(' . ');
  const read = readFacts(brief.problem, brief.notes, name, brief.ageBand);
  const { voice, without } = read.ways;
  const child: Child = {
    name,
    pronouns: pronounsFor(brief.gender),
    person: how.telling.person,
    ...(voice && { voice }),
    without,
    usage: usageOf(words),
  };
  const told = withoutThoseOutOfReach(read, subject.frame, words);
  const earlier = earlierStories(recent);
  const chance = chanceOf(seed);
  const what = { hard: subject.hard, deed: subject.deed?.(how.band) };
  const material = gather(subject.frame, how, child, told, words, what, earlier, chance);
  return { brief, how, child, subject, told, given, earlier, chance, material };
}

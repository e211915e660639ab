import { READING_ORDER } from '@storylantern/contract';
import { challengeById } from '@storylantern/library';
import { auditSocialStory } from './audit/audit.ts';
import type { Brief, SocialStory, Suggestion } from './brief.ts';
import { storyName } from './child/name.ts';
import { pronounsFor, type Child } from './child/pronouns.ts';
import { attempts, type Attempt } from './compose/attempts.ts';
import { auditInput, bestCandidate, type Candidate, type Choice } from './compose/candidates.ts';
import { chanceOf, type Chance } from './compose/chance.ts';
import { coverScene } from './compose/cover-scene.ts';
import { earlierStories, type EarlierStory } from './compose/earlier-stories.ts';
import { leftOut } from './compose/left-out.ts';
import { gather } from './compose/material.ts';
import { ageOfTalk, fillLines, titlesFor } from './compose/titles.ts';
import { hardThing } from './facts/hard-thing.ts';
import { givenWords, readFacts, type Told } from './facts/read-facts.ts';
import { frameById, FRAMES, generalFrame } from './frames/index.ts';
import type { Frame } from './frame.ts';
import { fearedIn } from './match/feared.ts';
import { GENERAL, Matcher } from './match/match.ts';
import type { Phrase } from './render/phrase.ts';

/** `seed` decides every choice; `recent` are plain texts of the household's earlier stories of this child, newest first. */
export interface TellOptions {
  readonly seed: number;
  readonly recent?: readonly string[];
}

const matcher = new Matcher(FRAMES);

/** Every situation that has a frame of its own, and the general one, as a parent may choose it. */
export const SITUATIONS: readonly Suggestion[] = FRAMES.map(({ id, name }) => ({ id, name }));

/**
 * Which situation a parent's words mean, and which others come close. Without a clear sign it is `general`: a wrong
 * situation costs a family more than a story that stays general.
 */
export function matchSituation(problem: string, notes: string): { id: string; alsoAbout: readonly Suggestion[] } {
  return matcher.match(problem, notes);
}

/** What the story is about: its frame, how the situation is called, and what is hard in words. */
interface Subject {
  readonly frame: Frame;
  readonly id: string;
  readonly name: string;
  readonly hard: Phrase | undefined;
  readonly alsoAbout: readonly Suggestion[];
}

function subjectOf(brief: Brief): Subject {
  const match = matcher.match(brief.problem, brief.notes);
  const chosen = brief.situation !== undefined && known(brief.situation) ? brief.situation : undefined;
  const id = chosen ?? match.id;
  const frame = frameById(id) ?? generalFrame;
  const challenge = challengeById(id);
  const given = chosen === undefined ? undefined : brief.hardThing?.trim();
  // What a child is afraid of is told as the parent named it, whichever challenge it belongs to.
  const feared = chosen === undefined && fearedIn(brief.problem) ? hardThing(brief.problem)?.text : undefined;
  const phrase = given !== undefined && given !== '' ? given : (feared ?? challenge?.hardThing);
  const alsoAbout =
    chosen === undefined || match.id === chosen || match.id === GENERAL ? match.alsoAbout : [named(match.id)];
  return {
    frame,
    id,
    name: frame.id === id ? frame.name : (challenge?.name ?? frame.name),
    hard: hardOf(frame, phrase, brief.problem),
    alsoAbout: alsoAbout.filter((each) => each.id !== id),
  };
}

/** What is hard, in words, for the frame that names it. */
function hardOf(frame: Frame, phrase: string | undefined, problem: string): Phrase | undefined {
  if (frame.id !== GENERAL) return undefined;
  return phrase === undefined ? hardThing(problem) : { text: phrase };
}

const known = (id: string): boolean => frameById(id) !== undefined || challengeById(id) !== undefined;
const named = (id: string): Suggestion => ({ id, name: frameById(id)?.name ?? challengeById(id)?.name ?? id });

/**
 * Tells a social story about one child. The same brief, seed and earlier stories give the same bytes. The story has
 * passed every hard audit rule.
 * @throws UnusableName when the name cannot stand in a story; its message is for the parent.
 */
export function tellSocialStory(brief: Brief, options: TellOptions): SocialStory {
  const child: Child = { name: storyName(brief.name), pronouns: pronounsFor(brief.gender) };
  const subject = subjectOf(brief);
  const told = readFacts(brief.problem, brief.notes, child.name);
  const earlier = earlierStories(options.recent ?? []);
  const given = givenWords(brief.problem, brief.notes);
  const chance = chanceOf(options.seed);
  const material = gather(subject.frame, brief.ageBand, child, told, given.join(' . '), subject.hard, earlier, chance);
  const made = firstSound(attempts(material, told, given, earlier, chance), given, earlier, chance);
  return finished(made, subject, told, given);
}

/** A story that passed, with what it was made from. */
interface Made extends Attempt {
  readonly candidate: Candidate;
  readonly title: string;
}

function firstSound(
  tries: Iterable<Attempt>,
  given: readonly string[],
  earlier: readonly EarlierStory[],
  chance: Chance,
): Made {
  for (const { material, thread } of tries) {
    const hard = material.phrases['hard']?.text;
    const choice: Choice = {
      thread,
      topicWords: [...material.frame.topicWords, ...(hard === undefined ? [] : [hard])],
      facts: [...given, ...material.understood],
      earlier,
    };
    const { content, audit, used } = bestCandidate(material, choice, chance);
    if (!audit.passed) continue;
    const text = READING_ORDER.map((kind) => content[kind]).join('\n');
    for (const title of titlesFor(material, thread, text, earlier, chance)) {
      const titled = auditSocialStory(auditInput(material, choice, content, title));
      if (titled.passed) return { material, thread, candidate: { content, audit: titled, used }, title };
    }
  }
  throw new Error('No way to tell this story passed its audit; the general frame is not sound.');
}

function finished(
  { material, thread, candidate, title }: Made,
  subject: Subject,
  told: Told,
  given: readonly string[],
): SocialStory {
  const { frame, band, child, phrases, facts } = material;
  const fellBack = frame.id !== subject.frame.id;
  return {
    title,
    situation: subject.id,
    situationName: subject.name,
    thread: fellBack ? `${frame.id}: ${thread}` : thread,
    content: candidate.content,
    benefits: fillLines(frame.benefits, child.name, phrases),
    talkTogether: fillLines(frame.talk[ageOfTalk(band)], child.name, phrases),
    audit: candidate.audit,
    leftOut: leftOut(told, frame),
    alsoAbout: subject.alsoAbout,
    scene: coverScene(frame, given[0] ?? '', facts, candidate.used),
  };
}

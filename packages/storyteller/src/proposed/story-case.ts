import type { AgeBand, Occasion, StoryContent } from '@storylantern/contract';
import { limitsOf } from '../audit/reading.ts';
import type { AuditInput } from '../audit/audited-text.ts';
import type { Brief, SocialStory } from '../brief.ts';
import type { Pronouns } from '../child/pronouns.ts';
import { auditInput, choiceOf } from '../compose/choice.ts';
import { groundwork, type Groundwork } from '../compose/groundwork.ts';
import type { Material } from '../compose/material.ts';
import { ownThread } from '../compose/own-thread.ts';
import { occasionOf } from '../subject.ts';

/** What a proposal for a brief is read with. */
export interface StoryCase {
  readonly ground: Groundwork;
  readonly material: Material;
  /** What an audit reads of a text for this brief. */
  readonly input: (content: StoryContent, title: string) => AuditInput;
}

/**
 * Reads a brief the way our own story was told from it.
 * @throws UnusableName when the name cannot stand in a story.
 */
export function storyCase(brief: Brief, own: Pick<SocialStory, 'thread'>): StoryCase {
  const ground = groundwork(brief, 0, []);
  const { material } = ownThread(ground, own.thread);
  const choice = choiceOf(material, '', ground.given, []);
  return { ground, material, input: (content, title) => auditInput(material, choice, content, title) };
}

/** What somebody who writes a story has to know of it, in plain data. `problem` and `notes` are a parent's free text. */
export interface StoryTask {
  readonly childName: string;
  readonly pronouns: Pronouns;
  readonly person: 'first' | 'third';
  readonly occasion: Occasion;
  /** The age group whose words and sentences are asked for. */
  readonly ageBand: AgeBand;
  readonly problem: string;
  readonly notes: string;
  /** The situation as parents call it, what is hard about it in words, and what is known of it. */
  readonly situation: string;
  readonly hard: string | null;
  readonly knowledge: readonly string[];
  /** One of these words stands in the opening and one in the ending. */
  readonly topicWords: readonly string[];
  /** Grown-ups who help, and things that help, as the parent named them. */
  readonly helpers: readonly string[];
  readonly words: readonly [number, number];
  readonly meanSentence: readonly [number, number];
  readonly longestSentence: number;
  /** How the child says things, where the child does not speak, and what the child's body does not do. */
  readonly voice: string | null;
  readonly without: readonly string[];
  readonly english: 'British' | 'American';
}

const MOST_TOPIC_WORDS = 14;

/** What a story has to keep, for whoever writes it. */
export function storyTask(brief: Brief, own: Pick<SocialStory, 'thread' | 'situationName'>): StoryTask {
  const { ground, material, input } = storyCase(brief, own);
  const { frame, band, child, telling, phrases } = material;
  const empty = { descriptive: '', perspective: '', partial: '', cooperative: '', directive: '', control: '', affirmative: '' }; // prettier-ignore
  const limits = limitsOf(input(empty, ''));
  const { voice } = child;
  return {
    childName: child.name,
    pronouns: child.pronouns,
    person: telling.person,
    occasion: occasionOf(brief),
    ageBand: band,
    problem: brief.problem,
    notes: brief.notes,
    situation: own.situationName,
    hard: phrases['hard']?.text ?? null,
    knowledge: frame.facts,
    topicWords: [...(phrases['hard'] ? [phrases['hard'].text] : []), ...frame.topicWords].slice(0, MOST_TOPIC_WORDS),
    helpers: ground.told.facts.filter((each) => each.name === 'helper').map((each) => each.phrase.text),
    words: limits.words,
    meanSentence: limits.meanSentence,
    longestSentence: limits.longestSentence,
    voice:
      voice === undefined
        ? null
        : voice.kind === 'sign'
          ? 'with signs'
          : voice.kind === 'quiet'
            ? 'in ways of the child, without words'
            : `with the ${voice.tool}`,
    without: child.without ?? [],
    english: child.usage?.kind === 'american' ? 'American' : 'British',
  };
}

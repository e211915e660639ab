import { AGE_BANDS, READING_ORDER, type SentenceKind, type StoryContent } from '@storylantern/contract';
import { auditSocialStory } from './audit/audit.ts';
import { limitsOf } from './audit/reading.ts';
import type { Brief, SocialStory, StoryToldBefore } from './brief.ts';
import { choiceOf, auditInput } from './compose/choice.ts';
import { finishedStory } from './compose/finished-story.ts';
import { groundwork, type Groundwork } from './compose/groundwork.ts';
import { ownThread } from './compose/own-thread.ts';
import { threadsOf, type FactName } from './frame.ts';
import { tellSocialStory, type TellOptions } from './tell-social-story.ts';
import { sentencesOf, wordsOf } from './words/sentences.ts';

/** Paragraphs that may lose a sentence, the one with the most to spare first. */
const MAY_LOSE: readonly SentenceKind[] = ['perspective', 'descriptive', 'affirmative', 'cooperative', 'directive'];
/** A shorter telling has this part of the words at most, and no less than suits the age. */
const SHORTER = 0.8;
/** A sentence that begins so says something of the one before it. */
const LEANS =
  /^(?:it|its|they|their|them|that|this|these|those|he|his|she|her|then|so|but|and|or|both|all|some|others?|another|one|after|before|even|when|instead|there|the (?:second|other|next|third))\b/iu;
const LEAST = { perspective: 1, descriptive: 2, affirmative: 2, cooperative: 1, directive: 1 } as const;

/**
 * Whether a story was told from our own paragraphs, so that we know how to tell it another way. Its thread may be one of
 * another age: a story told in simpler words was drawn from the age below.
 */
export function isOurTelling(brief: Brief, told: Pick<StoryToldBefore, 'thread'>): boolean {
  const { material, thread } = ownThread(groundwork(brief, 0, []), told.thread);
  return AGE_BANDS.some((band) => threadsOf(material.frame, band).includes(thread));
}

/**
 * A story as it stands, told the way the brief asks for: by another person, longer or shorter, in other words. A story of
 * our own keeps its thread where the age whose words are asked for tells that one, else it is told with another. Of one
 * that somebody else wrote every sentence stays as it is, and only leaving some out is within reach; another change of it
 * is null, rather than another story in its place.
 * @throws UnusableName when the name cannot stand in a story.
 */
export function keepToStory(
  brief: Brief,
  told: StoryToldBefore,
  options: Omit<TellOptions, 'keep'>,
): SocialStory | null {
  if (!isOurTelling(brief, told)) {
    const ground = groundwork(brief, options.seed, options.recent ?? []);
    return ground.how.telling.length === 'shorter' ? shortened(ground, told) : null;
  }
  const again = tellSocialStory(brief, options);
  return again.thread === told.thread ? again : tellSocialStory(brief, { ...options, keep: told });
}

/** The same story without the sentences that it can spare. */
function shortened(ground: Groundwork, told: StoryToldBefore): SocialStory | null {
  const { material, thread } = ownThread(ground, told.thread);
  const choice = choiceOf(material, thread, [...ground.given, ...READING_ORDER.map((kind) => told.content[kind])], []);
  const audited = (content: StoryContent) => auditSocialStory(auditInput(material, choice, content, told.title));
  const [least] = limitsOf(auditInput(material, choice, told.content, told.title)).words;
  const most = Math.max(least, SHORTER * wordsIn(told.content));
  let content = told.content;
  while (wordsIn(content) > most) {
    const shorter = MAY_LOSE.flatMap((kind) => withoutOne(content, kind)).find(
      (each) => wordsIn(each) >= least && audited(each).passed,
    );
    if (!shorter) break;
    content = shorter;
  }
  const audit = audited(content);
  if (wordsIn(content) > most || !audit.passed) return null;
  const made = { material, thread, title: told.title, content, audit, used: new Set<FactName>() };
  return { ...finishedStory(made, ground), thread: told.thread };
}

const wordsIn = (content: StoryContent): number =>
  READING_ORDER.reduce((sum, kind) => sum + wordsOf(content[kind]).length, 0);

/** A paragraph without one of its sentences; its first and its last hold it together, so they go last. */
function withoutOne(content: StoryContent, kind: SentenceKind): StoryContent[] {
  const sentences = sentencesOf(content[kind]).map((each) => each.text);
  const least = LEAST[kind as keyof typeof LEAST];
  if (sentences.length <= least) return [];
  const inner = sentences.map((_, at) => at).filter((at) => at > 0 && at < sentences.length - 1);
  return [...inner.toReversed(), sentences.length - 1]
    .filter((at) => (kind !== 'affirmative' || at < sentences.length - 1) && !LEANS.test(sentences[at + 1] ?? ''))
    .map((at) => ({ ...content, [kind]: sentences.filter((_, n) => n !== at).join(' ') }));
}

import { READING_ORDER, type StoryContent } from '@storylantern/contract';
import type { Brief, SocialStory, StoryToldBefore } from '../brief.ts';
import { cover } from '../withhold/cover.ts';
import { isOrdinary } from '../withhold/known-words.ts';
import type { StandIn } from '../withhold/stand-in.ts';
import { withhold } from '../withhold/withhold.ts';
import { judgeEnding, judgeStory, type JudgedStory } from './story.ts';
import { storyTask, type StoryTask } from './story-case.ts';
import type { EndingProposal, StoryProposal } from './story-proposal.ts';

/** What may be sent to ask for a story, and the stand-ins by which the answer is read. All of it is plain data. */
export interface SentTask {
  readonly task: StoryTask;
  /** The story that is changed, as it may be sent; null when a new one is asked for. */
  readonly standing: { readonly title: string; readonly content: StoryContent } | null;
  readonly standIns: readonly StandIn[];
}

const same = (text: string): string => text;
/** A title as names are looked for in it: capitals of words say nothing there ("A Peg by the Door"). */
const inSmallLetters = (title: string): string =>
  title.replace(/[\p{L}\p{M}'’]+/gu, (word) => (isOrdinary(word.toLowerCase()) ? word.toLowerCase() : word));

/**
 * What may be sent for a brief. @param told the story whose ending is asked for, if it is one. @param sendsNames whether
 * names and other personal details may leave; otherwise stand-ins are in their place.
 */
export function sentTask(
  brief: Brief,
  own: Pick<SocialStory, 'thread' | 'situationName'>,
  told: Pick<StoryToldBefore, 'title' | 'content'> | null,
  sendsNames: boolean,
): SentTask {
  const task = storyTask(brief, own);
  const paragraphs = told ? [inSmallLetters(told.title), ...READING_ORDER.map((kind) => told.content[kind])] : [];
  const withheld = sendsNames
    ? undefined
    : withhold({
        childName: task.childName,
        gender: brief.gender,
        texts: [brief.problem, brief.notes, task.hard ?? '', ...task.helpers, task.voice ?? '', ...paragraphs],
      });
  const hide = withheld?.hide ?? same;
  return {
    task: {
      ...task,
      childName: hide(task.childName),
      problem: hide(task.problem),
      notes: hide(task.notes),
      hard: task.hard === null ? null : hide(task.hard),
      topicWords: task.topicWords.map(hide),
      helpers: task.helpers.map(hide),
      voice: task.voice === null ? null : hide(task.voice),
    },
    standing: told && { title: hide(told.title), content: each(told.content, hide) },
    standIns: withheld?.standIns ?? [],
  };
}

/** Reads what came back for a task: names are put back before it is judged, and withheld again in what is found. */
export function readStory(
  brief: Brief,
  own: SocialStory,
  proposal: StoryProposal,
  standIns: readonly StandIn[],
): JudgedStory {
  const { hide, restore } = wayBack(standIns);
  const judged = judgeStory(brief, own, {
    title: restore(proposal.title),
    content: each(proposal.content, restore),
    questions: proposal.questions.map(restore),
  });
  return { ...judged, faults: judged.faults.map(hide) };
}

/** The same for another ending. */
export function readEnding(
  brief: Brief,
  told: StoryToldBefore,
  own: SocialStory,
  recent: readonly string[],
  proposal: EndingProposal,
  standIns: readonly StandIn[],
): JudgedStory {
  const { hide, restore } = wayBack(standIns);
  const judged = judgeEnding(brief, told, own, recent, {
    affirmative: restore(proposal.affirmative),
    questions: proposal.questions.map(restore),
  });
  return { ...judged, faults: judged.faults.map(hide) };
}

const wayBack = (standIns: readonly StandIn[]) =>
  standIns.length === 0 ? { hide: same, restore: same } : cover(standIns);

const each = (content: StoryContent, change: (text: string) => string): StoryContent =>
  Object.fromEntries(READING_ORDER.map((kind) => [kind, change(content[kind])])) as StoryContent;

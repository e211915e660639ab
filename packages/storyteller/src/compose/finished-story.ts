import { READING_ORDER, type AuditReport, type StoryContent } from '@storylantern/contract';
import type { SocialStory } from '../brief.ts';
import { besideThread, type FactName } from '../frame.ts';
import { inUsage } from '../words/usage.ts';
import { GENERAL } from '../match/match.ts';
import { matchSituation, type Subject } from '../subject.ts';
import { coverScene } from './cover-scene.ts';
import type { NotedStatement } from '../facts/noted/noted-statement.ts';
import type { Groundwork } from './groundwork.ts';
import { leftOut } from './left-out.ts';
import type { Material } from './material.ts';
import { questionFor } from './question.ts';
import { ageOfTalk, fillLines } from './titles.ts';

/** A story that passed its audit, with what it was made from. */
export interface Made {
  readonly material: Material;
  readonly thread: string;
  readonly title: string;
  readonly content: StoryContent;
  readonly audit: AuditReport;
  /** Facts whose marks stand in it. */
  readonly used: ReadonlySet<FactName>;
  /** What stands in it as it was noted. */
  readonly noted?: readonly NotedStatement[];
}

/** Whether words by themselves mean the situation of a story, with hardly a doubt. */
function isMeantBy(words: string, { id, applauds }: Subject): boolean {
  if (applauds || id === GENERAL) return false;
  const match = matchSituation(words, '');
  return match.sure && match.id === id;
}

/** The story as it leaves the engine, with what stands around its text. */
export function finishedStory(
  { material, thread, title, content, audit, used, noted = [] }: Made,
  { subject, told, given, how, brief, unread }: Groundwork,
): SocialStory {
  const { frame, band, child, phrases, facts } = material;
  const beside = besideThread(frame, thread);
  const fellBack = frame.id !== subject.frame.id;
  return {
    title,
    situation: subject.id,
    situationName: subject.name,
    thread: fellBack ? `${frame.id}: ${thread}` : thread,
    content,
    benefits: fillLines(beside.benefits, child.name, phrases).map((line) => inUsage(line, child.usage)),
    talkTogether: fillLines(beside.talk[ageOfTalk(band)], child.name, phrases).map((line) =>
      inUsage(line, child.usage),
    ),
    audit,
    leftOut: brief.remembered
      ? []
      : [
          ...leftOut(told, frame, phrases, {
            facts,
            used,
            noted,
            problem: brief.problem,
            thread,
            child: child.name,
            isItsMatter: (words) => isMeantBy(words, subject),
            text: [title, ...READING_ORDER.map((kind) => content[kind])].join('\n'),
          }),
          ...(unread === '' ? [] : [`${unread}...`]),
        ],
    alsoAbout: subject.alsoAbout,
    scene: coverScene(frame, given[0] ?? '', facts, used),
    question: questionFor(brief, subject, told, thread),
    telling: how.telling,
  };
}

import { READING_ORDER, type AuditReport } from '@storylantern/contract';
import { auditSocialStory } from './audit/audit.ts';
import type { Brief, StoryToldBefore } from './brief.ts';
import { auditInput, choiceOf } from './compose/choice.ts';
import { groundwork } from './compose/groundwork.ts';
import { ownThread } from './compose/own-thread.ts';

/**
 * Audits a story whose words a parent changed, by the rules it was told by: its age group and level, its person and its
 * length. What a parent writes about the family is not held to be made up. Nothing here refuses a text; `refusalOf` does.
 * @throws UnusableName when the name of the brief cannot stand in a story.
 */
export function auditToldStory(
  brief: Brief,
  told: Pick<StoryToldBefore, 'title' | 'content'> & { readonly thread?: string },
): AuditReport {
  const ground = groundwork(brief, 0, []);
  const { material, thread } = ownThread(ground, told.thread ?? '');
  const words = READING_ORDER.map((kind) => told.content[kind]);
  const choice = choiceOf(material, thread, [...ground.given, ...words], []);
  return auditSocialStory(auditInput(material, choice, told.content, told.title));
}

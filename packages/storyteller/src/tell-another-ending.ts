import { READING_ORDER, type StoryContent } from '@storylantern/contract';
import { auditSocialStory } from './audit/audit.ts';
import type { Brief, SocialStory, StoryToldBefore } from './brief.ts';
import { auditInput, choiceOf } from './compose/choice.ts';
import { otherEndings } from './compose/endings.ts';
import { endingsElsewhere } from './compose/endings-elsewhere.ts';
import { finishedStory, type Made } from './compose/finished-story.ts';
import { groundwork, type Groundwork } from './compose/groundwork.ts';
import { ownThread } from './compose/own-thread.ts';
import { stillFits, titlesFor } from './compose/titles.ts';
import { isOurTelling } from './keep-to-story.ts';
import { tellSocialStory, type TellOptions } from './tell-social-story.ts';

/**
 * The same story with another ending: every paragraph before it stays, and where the words to remember went with the
 * old ending they change too. An ending that one of `recent` has (earlier versions belong there) does not come again. A
 * thread that has no other ending left is told no further: the answer is then a story of another thread, whose `thread`
 * says so. A story that somebody else wrote is never left for another one: without an ending of ours that fits, null.
 * @throws UnusableName when the name cannot stand in a story.
 */
export function endStory(brief: Brief, told: StoryToldBefore, options: TellOptions): SocialStory | null {
  const recent = [textOf(told), ...(options.recent ?? [])];
  const ground = groundwork(brief, options.seed, recent);
  const isOurs = isOurTelling(brief, told);
  const made = withOtherEnding(ground, told, recent, isOurs);
  if (made) return { ...finishedStory(made, ground), ...(isOurs ? {} : { thread: told.thread }) };
  return isOurs ? tellSocialStory(brief, { seed: options.seed, recent }) : null;
}

/** The same for a story that may give way to another one: where nothing else is left, one is told. @throws as `endStory`. */
export const tellAnotherEnding = (brief: Brief, told: StoryToldBefore, options: TellOptions): SocialStory =>
  endStory(brief, told, options) ??
  tellSocialStory(brief, { seed: options.seed, recent: [textOf(told), ...(options.recent ?? [])] });

const textOf = ({ title, content }: StoryToldBefore): string =>
  [title, ...READING_ORDER.map((kind) => content[kind])].join('\n');

function withOtherEnding(
  ground: Groundwork,
  told: StoryToldBefore,
  recent: readonly string[],
  isOurs: boolean,
): Made | undefined {
  const { given, earlier, chance } = ground;
  const { material, thread } = ownThread(ground, told.thread);
  // The parent may have changed words since; what stands in the story now was told.
  const kept = READING_ORDER.map((kind) => told.content[kind]);
  const choice = choiceOf(material, thread, [...given, ...kept], earlier);
  const endings = isOurs
    ? otherEndings(material, thread, told.content, recent, chance)
    : endingsElsewhere(material, told.content, recent, chance);
  for (const ending of endings) {
    const content: StoryContent = { ...told.content, ...ending };
    const text = READING_ORDER.map((kind) => content[kind]).join('\n');
    const titles = isOurs ? [told.title, ...titlesFor(material, thread, text, earlier, chance)] : [told.title];
    const fitting = titles.filter((title, n) => !isOurs || n > 0 || stillFits(material, title, text));
    for (const title of fitting) {
      const audit = auditSocialStory(auditInput(material, choice, content, title));
      if (audit.passed) return { material, thread, title, content, audit, used: new Set() };
    }
  }
  return undefined;
}

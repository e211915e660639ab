import { READING_ORDER, type StoryContent } from '@storylantern/contract';
import { auditSocialStory } from './audit/audit.ts';
import type { Brief, SocialStory, StoryToldBefore } from './brief.ts';
import { UnusableName } from './child/name.ts';
import { attempts, type Attempt } from './compose/attempts.ts';
import { bestCandidate } from './compose/candidates.ts';
import { auditInput, choiceOf } from './compose/choice.ts';
import { finishedStory, type Made } from './compose/finished-story.ts';
import { groundwork, type Groundwork } from './compose/groundwork.ts';
import { keptParagraphs } from './compose/kept-paragraphs.ts';
import { withMatterFirst } from './compose/matter-first.ts';
import { withOwnMoment } from './compose/moment-in-blank.ts';
import { namedOnce } from './compose/named-once.ts';
import { ownThread } from './compose/own-thread.ts';
import { stillFits, titlesFor } from './compose/titles.ts';
import { toldByName } from './compose/told-by-name.ts';
import { weaveNoted } from './compose/weave-noted.ts';
import { threadsOf } from './frame.ts';

/** `seed` decides every choice; `recent` are plain texts of the household's earlier stories of this child, newest first. */
export interface TellOptions {
  readonly seed: number;
  readonly recent?: readonly string[];
  /**
   * The story as it stands, when the same is to be told in another person, length or level: its thread is kept, and with
   * the seed and `recent` it was told with so are its paragraphs, as far as the new telling has them.
   */
  readonly keep?: StoryToldBefore;
}

/**
 * Tells a social story about one child. The same brief, seed and earlier stories give the same bytes. The story has
 * passed every hard audit rule.
 * @throws UnusableName when the name cannot stand in a story; its message is for the parent.
 */
export function tellSocialStory(brief: Brief, { seed, recent = [], keep }: TellOptions): SocialStory {
  const ground = groundwork(brief, seed, recent);
  const made = firstSound(ground, keep);
  if (made) return finishedStory(made, ground);
  // With a plain name it can be told: then it is the name that no sentence can hold.
  if (firstSound(groundwork({ ...brief, name: 'Robin' }, seed, recent), keep)) throw new UnusableName(NOT_IN_A_STORY);
  throw new Error('No way to tell this story passed its audit; the general frame is not sound.');
}

const NOT_IN_A_STORY = 'That name cannot stand in a story as it is written. A first name or a nickname is best.';

function firstSound(ground: Groundwork, keep: StoryToldBefore | undefined): Made | null {
  const { given, earlier, chance } = ground;
  for (const { material, thread, kept } of waysToTell(ground, keep)) {
    const choice = { ...choiceOf(material, thread, given, earlier), ...(kept && { kept }) };
    const moment = withOwnMoment(ground, material, choice, bestCandidate(material, choice, chance));
    const best = withMatterFirst(ground, material, choice, toldByName(ground, material, choice, moment));
    const { content: woven, audit, noted } = weaveNoted(ground, material, choice, best);
    const content = namedOnce(woven, material);
    const { used } = best;
    if (!audit.passed || (keep && isSame(content, keep.content))) continue;
    const text = READING_ORDER.map((kind) => content[kind]).join('\n');
    for (const title of titlesOf(ground, { material, thread, text, keep })) {
      const titled = auditSocialStory(auditInput(material, choice, content, title));
      if (titled.passed) return { material, thread, title, content, audit: titled, used, noted };
    }
  }
  return null;
}

/** A story that is told another way keeps its title where that still goes with it. */
function titlesOf(
  { earlier, chance }: Groundwork,
  { material, thread, text, keep }: Attempt & { readonly text: string; readonly keep: StoryToldBefore | undefined },
): string[] {
  const titles = titlesFor(material, thread, text, earlier, chance);
  const fits = keep?.thread === thread && (stillFits(material, keep.title, text) || titles.length === 1);
  return fits ? [keep.title, ...titles] : titles;
}

const isSame = (a: StoryContent, b: StoryContent): boolean => READING_ORDER.every((kind) => a[kind] === b[kind]);

/** The first try when a story is told another way: its own thread and paragraphs. */
function again(ground: Groundwork, keep: StoryToldBefore | undefined): Attempt[] {
  if (!keep) return [];
  const { material, thread } = ownThread(ground, keep.thread);
  if (!threadsOf(material.frame, material.band).includes(thread)) return [];
  return [{ material, thread, kept: keptParagraphs(material, thread, keep.content) }];
}

function* waysToTell(ground: Groundwork, keep: StoryToldBefore | undefined): Generator<Attempt> {
  yield* again(ground, keep);
  yield* attempts(ground);
}

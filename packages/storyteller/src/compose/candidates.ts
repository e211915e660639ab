import { READING_ORDER, type AuditReport, type StoryContent } from '@storylantern/contract';
import type { FactName } from '../frame.ts';
import type { Chance } from './chance.ts';
import type { Choice } from './choice.ts';
import type { Material } from './material.ts';
import { Workbench } from './workbench.ts';

/** One way to tell the story, with what its audit says. */
export interface Candidate {
  readonly content: StoryContent;
  readonly audit: AuditReport;
  /** Facts whose marks stand in it. */
  readonly used: ReadonlySet<FactName>;
  /** Its paragraphs before they were rendered, in reading order. */
  readonly sources: readonly string[];
}

/** Enough that a clean and fresh one is among them, few enough to be made in milliseconds. */
const CANDIDATES = 48;

/** Makes the candidates of one thread and answers the best. */
export function bestCandidate(material: Material, choice: Choice, chance: Chance): Candidate {
  const table = new Workbench(material, choice);
  let best: { readonly candidate: Candidate; readonly score: number } | undefined;
  const seen = new Set<string>();
  for (let n = 0; n < CANDIDATES; n++) {
    const paragraphs = table.draw(chance, n === 0);
    const key = READING_ORDER.map((_, i) => paragraphs[i]?.text).join('\n');
    if (seen.has(key)) continue;
    seen.add(key);
    const made = table.weigh(paragraphs);
    if (!best || made.score > best.score) best = made;
  }
  if (!best) throw new Error(`The frame ${material.frame.id} gave no candidate.`);
  return best.candidate;
}

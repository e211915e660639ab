import { READING_ORDER, type AuditReport, type SentenceKind, type StoryContent } from '@storylantern/contract';
import { auditMemory, auditSocialStory, type AuditMemory } from '../audit/audit.ts';
import type { AuditInput } from '../audit/audited-text.ts';
import type { FactName, Variant } from '../frame.ts';
import { chooseAlternatives } from '../render/alternatives.ts';
import { renderParagraph } from '../render/render.ts';
import { fiveGrams } from '../words/five-grams.ts';
import type { Chance } from './chance.ts';
import type { EarlierStory } from './earlier-stories.ts';
import type { Material } from './material.ts';
import { scoreOf, shapeOf, type Shape } from './score.ts';
import { wovenLines } from './woven-lines.ts';

/** One way to tell the story, with what its audit says. */
export interface Candidate {
  readonly content: StoryContent;
  readonly audit: AuditReport;
  /** Facts whose marks stand in it. */
  readonly used: ReadonlySet<FactName>;
}

/** What the choice is made by, besides the material. */
export interface Choice {
  readonly thread: string;
  readonly topicWords: readonly string[];
  readonly facts: readonly string[];
  readonly earlier: readonly EarlierStory[];
}

/** Enough that a clean and fresh one is among them, few enough to be made in milliseconds. */
const CANDIDATES = 48;

interface Paragraph {
  readonly text: string;
  readonly needs: readonly FactName[];
  /** Roles of people or things the parent spoke of. */
  readonly cued: readonly string[];
  /** Written for this situation, not one of the general lines. */
  readonly own: boolean;
}

/** What an audit of this story reads. */
export const auditInput = (
  { band, child }: Material,
  { topicWords, facts }: Choice,
  content: StoryContent,
  title: string,
): AuditInput => ({
  title,
  content,
  ageBand: band,
  name: child.name,
  pronouns: child.pronouns,
  topicWords,
  facts,
});

/** Makes the candidates of one thread and answers the best. */
export function bestCandidate(material: Material, choice: Choice, chance: Chance): Candidate {
  const table = new Workbench(material, choice);
  let best: { readonly candidate: Candidate; readonly score: number } | undefined;
  const seen = new Set<string>();
  for (let n = 0; n < CANDIDATES; n++) {
    const paragraphs = table.draw(chance);
    const key = paragraphs.map((each) => each.text).join('\n');
    if (seen.has(key)) continue;
    seen.add(key);
    const made = table.weigh(paragraphs);
    if (!best || made.score > best.score) best = made;
  }
  if (!best) throw new Error(`The frame ${material.frame.id} gave no candidate.`);
  return best.candidate;
}

/** Draws and weighs candidates; remembers everything that was found about a paragraph. */
class Workbench {
  private readonly material: Material;
  private readonly choice: Choice;
  private readonly memory: AuditMemory = auditMemory();
  private readonly rendered = new Map<string, string>();
  private readonly shapes = new Map<string, Shape>();
  private readonly shares = new Map<string, readonly number[]>();
  private readonly pools: ReadonlyMap<SentenceKind, readonly (Variant & { readonly own: boolean })[]>;

  constructor(material: Material, choice: Choice) {
    this.material = material;
    this.choice = choice;
    this.pools = new Map(READING_ORDER.map((kind) => [kind, this.poolOf(kind)]));
  }

  private poolOf(kind: SentenceKind): (Variant & { own: boolean })[] {
    const { frame, band, phrases, facts, atWork } = this.material;
    const known = new Set(facts.map((each) => each.name).filter((name) => atWork.has(name)));
    const fits = (each: Variant): boolean =>
      (each.thread === undefined || each.thread === this.choice.thread) &&
      each.needs.every((need) => known.has(need) && phrases[need] !== undefined);
    const own = frame.text[band][kind].filter(fits).map((each) => ({ ...each, own: true }));
    const covered = new Set(own.flatMap((each) => each.needs));
    const woven = wovenLines(band, kind)
      .filter((each) => fits(each) && !each.needs.some((need) => covered.has(need)) && frame.id !== 'general')
      .map((each) => ({ ...each, own: false }));
    const all = [...own, ...woven];
    // What is hard is why the parent came: a paragraph that can name it is preferred to one that cannot.
    const naming = all.filter((each) => each.needs.includes('hard'));
    return naming.length > 0 ? naming : all;
  }

  draw(chance: Chance): Paragraph[] {
    const bound = new Map<string, number>();
    return READING_ORDER.map((kind) => {
      const pool = this.pools.get(kind) ?? [];
      const variant = pool[chance.below(pool.length)];
      if (!variant)
        throw new Error(`${this.material.frame.id} ${this.material.band} has no ${kind} paragraph for this thread.`);
      const text = chooseAlternatives(variant.text, (count, key) => {
        const chosen = (key === '' ? undefined : bound.get(key)) ?? chance.below(count);
        if (key !== '') bound.set(key, chosen);
        return chosen;
      });
      const cued = [...this.material.cued].filter((role) => text.includes(`{${role}`));
      return { text: this.render(text), needs: variant.needs, cued, own: variant.own };
    });
  }

  private render(text: string): string {
    const before = this.rendered.get(text);
    if (before !== undefined) return before;
    const paragraph = renderParagraph(text, this.material.child, this.material.phrases);
    this.rendered.set(text, paragraph);
    return paragraph;
  }

  weigh(paragraphs: readonly Paragraph[]): { candidate: Candidate; score: number } {
    const content = Object.fromEntries(
      READING_ORDER.map((kind, i) => [kind, paragraphs[i]?.text ?? '']),
    ) as StoryContent;
    // The title is chosen once the words are; until then the situation's name stands in for it.
    const audit = auditSocialStory(
      auditInput(this.material, this.choice, content, this.material.frame.name),
      this.memory,
    );
    const used = new Set(paragraphs.flatMap((each) => each.needs));
    const cued = new Set(paragraphs.flatMap((each) => each.cued)).size;
    // The grown-up stands in plain paragraphs as well: one about that person alone is no gain.
    const working = [...used].filter((name) => name !== 'helper');
    const general = new Set(paragraphs.filter((each) => !each.own).flatMap((each) => each.needs));
    const score = scoreOf(
      audit,
      READING_ORDER.map((kind, i) => this.shape(kind, paragraphs[i]?.text ?? '')),
      {
        working: working.filter((name) => !general.has(name)).length + cued,
        general: general.size,
      },
      this.shared(paragraphs),
    );
    return { candidate: { content, audit, used }, score };
  }

  private shape(kind: SentenceKind, text: string): Shape {
    const before = this.shapes.get(text);
    if (before) return before;
    const studied = this.memory.studied.get(`${kind}\n${text}`);
    if (!studied) throw new Error('A paragraph was scored before it was audited.');
    const shape = shapeOf(studied);
    this.shapes.set(text, shape);
    return shape;
  }

  /** The greatest share of runs of five words that one earlier story has too. */
  private shared(paragraphs: readonly Paragraph[]): number {
    const { earlier } = this.choice;
    if (earlier.length === 0) return 0;
    const counts = paragraphs.map(({ text }) => this.countsOf(text));
    const total = counts.reduce((sum, each) => sum + (each.at(-1) ?? 0), 0);
    if (total === 0) return 0;
    return Math.max(...earlier.map((_, i) => counts.reduce((sum, each) => sum + (each[i] ?? 0), 0) / total));
  }

  /** For each earlier story the runs it shares with a paragraph, and last how many runs the paragraph has. */
  private countsOf(text: string): readonly number[] {
    const before = this.shares.get(text);
    if (before) return before;
    const grams = fiveGrams(text);
    const counts = [
      ...this.choice.earlier.map((each) => grams.filter((gram) => each.grams.has(gram)).length),
      grams.length,
    ];
    this.shares.set(text, counts);
    return counts;
  }
}

import { READING_ORDER, type SentenceKind, type StoryContent } from '@storylantern/contract';
import { auditMemory, auditSocialStory, type AuditMemory } from '../audit/audit.ts';
import { mentions } from '../audit/mentions.ts';
import type { FactName } from '../frame.ts';
import { chooseAlternatives } from '../render/alternatives.ts';
import { renderParagraph } from '../render/render.ts';
import { fiveGrams } from '../words/five-grams.ts';
import { wordsOf } from '../words/sentences.ts';
import type { Candidate } from './candidates.ts';
import type { Chance } from './chance.ts';
import { auditInput, type Choice } from './choice.ts';
import { canFollow } from './lengthen.ts';
import { asksForWhatIsGiven, breathesAgain, isEcho } from './echo.ts';
import { isKnownHelp } from './facts-at-work.ts';
import type { Material } from './material.ts';
import { partOf, poolsOf, type Drawable, type Pools } from './pools.ts';
import { scoreOf, shapeOf, type Shape } from './score.ts';
import { shortened } from './shorten.ts';
import { SetUp } from './set-up.ts';
import { aimOf, type Aim } from './story-length.ts';
import { ageOfTalk } from './titles.ts';

/** One paragraph of a candidate. */
interface Paragraph {
  readonly text: string;
  /** Before it was rendered, its alternatives chosen. */
  readonly source: string;
  readonly needs: readonly FactName[];
  /** Roles of people or things the parent spoke of. */
  readonly cued: readonly string[];
  /** Written for this situation, not one of the general lines. */
  readonly own: boolean;
  /** The story before has it. */
  readonly kept: boolean;
}

/** What helps a child, and who is there, is worth more than what the child likes. */
const LIKED: ReadonlySet<FactName> = new Set(['topic', 'activity', 'quiet']);
const worth = (name: FactName): number => (LIKED.has(name) ? 0.7 : 1.2);

/** Out of four draws of a paragraph the story before has, this many take it again; a shorter story needs shorter ones. */
const KEEPS_OF_FOUR = { shorter: 1, usual: 3, longer: 3 } as const;
/** The kinds that take a second paragraph in a longer story, in turn. */
const WIDENED: readonly SentenceKind[] = ['perspective', 'cooperative', 'perspective'];

/** What brings a thing in that the ending may come back to. */
const STEPS: readonly SentenceKind[] = ['cooperative', 'directive', 'control'];

/** Draws and weighs candidates; remembers everything that was found about a paragraph. */
export class Workbench {
  private readonly material: Material;
  private readonly choice: Choice;
  private readonly memory: AuditMemory = auditMemory();
  private readonly rendered = new Map<string, string>();
  private readonly shapes = new Map<string, Shape>();
  private readonly shares = new Map<string, readonly number[]>();
  private readonly pools: Pools;
  /** Everything that may be drawn: a second paragraph may come from all of it. */
  private readonly every: Pools;
  private readonly aim: Aim;
  private readonly setUp: SetUp;

  constructor(material: Material, choice: Choice) {
    this.material = material;
    this.choice = choice;
    const pools = poolsOf(material, choice);
    this.every = pools;
    this.setUp = new SetUp(STEPS.flatMap((kind) => (pools.get(kind) ?? []).map(({ text }) => text)));
    this.aim = aimOf(material, pools, (text) => this.wordsIn(text));
    this.pools = this.aim.side === undefined ? pools : partOf(pools, (text) => this.wordsIn(text), this.aim.side);
  }

  private wordsIn(text: string): number {
    return wordsOf(this.render(chooseAlternatives(text, () => 0))).length;
  }

  /** One way to tell it. `asBefore` takes every paragraph that the story before has. */
  draw(chance: Chance, asBefore: boolean): Paragraph[] {
    const bound = new Map<string, number>();
    const chosen = (text: string): string =>
      chooseAlternatives(text, (count, key) => {
        const index = (key === '' ? undefined : bound.get(key)) ?? chance.below(count);
        if (key !== '') bound.set(key, index);
        return index;
      });
    const variants = READING_ORDER.map((kind) => this.drawn(kind, chance, asBefore));
    let texts = variants.map(({ text }, i) => ({ kind: READING_ORDER[i] ?? 'descriptive', text: chosen(text) }));
    if (this.aim.most !== undefined)
      texts = shortened(texts, this.aim.most, ageOfTalk(this.material.band), (sentence) => this.isOnTopic(sentence));
    if (this.aim.least !== undefined) texts = this.widened(texts, this.aim.least, chance, chosen);
    return variants.map(({ needs, own, kept }, i) => {
      const text = texts[i]?.text ?? '';
      const cued = [...this.material.cued].filter((role) => text.includes(`{${role}`));
      return { text: this.render(text), source: text, needs, cued, own, kept };
    });
  }

  private isOnTopic(sentence: string): boolean {
    return mentions(sentence, this.choice.topicWords);
  }

  private drawn(kind: SentenceKind, chance: Chance, asBefore: boolean): Drawable {
    const pool = this.pools.get(kind) ?? [];
    const before = pool.find((each) => each.kept);
    const variant =
      before && (asBefore || chance.below(4) < KEEPS_OF_FOUR[this.material.telling.length])
        ? before
        : pool[chance.below(pool.length)];
    if (!variant)
      throw new Error(`${this.material.frame.id} ${this.material.band} has no ${kind} paragraph for this thread.`);
    return variant;
  }

  /** A story with a second paragraph of some kinds, until it has enough words. */
  private widened<Each extends { kind: SentenceKind; text: string }>(
    paragraphs: readonly Each[],
    least: number,
    chance: Chance,
    chosen: (text: string) => string,
  ): Each[] {
    const wide = [...paragraphs];
    const words = (): number => wide.reduce((sum, each) => sum + wordsOf(this.render(each.text)).length, 0);
    for (const kind of WIDENED) {
      const at = wide.findIndex((each) => each.kind === kind);
      const first = wide[at];
      if (!first || words() >= least) continue;
      const others = this.followers(kind, first.text);
      const second = others[chance.below(Math.max(1, others.length))];
      if (second) wide[at] = { ...first, text: `${first.text} ${chosen(second.text)}` };
    }
    return wide;
  }

  private followers(kind: SentenceKind, first: string): Drawable[] {
    return (this.every.get(kind) ?? []).filter((each) => each.needs.length === 0 && canFollow(first, each.text));
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
        working: working.filter((name) => !general.has(name)).reduce((sum, name) => sum + worth(name), 0) + cued,
        general: general.size,
        helps: this.material.facts.filter((each) => isKnownHelp(each) && used.has(each.name)).length,
        youngest: this.material.band === '2-3' || this.material.band === '4-5',
        shared: this.shared(paragraphs),
        kept: paragraphs.filter((each) => each.kept).length,
        aside: this.aim.missedBy(audit.reading),
        unheardOf: this.unheardOf(paragraphs),
        helperUnseen: this.isHelperUnseen(content),
        echo:
          isEcho(content.cooperative, content.directive) ||
          asksForWhatIsGiven(content.cooperative, content.directive) ||
          breathesAgain(content.directive, content.control),
      },
    );
    return { candidate: { content, audit, used, sources: paragraphs.map((each) => each.source) }, score };
  }

  /** Things of the ending that nobody has brought in. */
  private unheardOf(paragraphs: readonly Paragraph[]): number {
    const sources = paragraphs.map((each) => each.source);
    return this.setUp.missing(sources.at(-1) ?? '', sources.slice(0, -1));
  }

  /** Whoever helps was told by name, and nobody meets them in this story. */
  private isHelperUnseen(content: StoryContent): boolean {
    const { facts, phrases } = this.material;
    const name = phrases['helper']?.text;
    if (name === undefined || !facts.some((each) => each.name === 'helper')) return false;
    return !READING_ORDER.some((kind) => content[kind].includes(name));
  }

  private shape(kind: SentenceKind, text: string): Shape {
    const before = this.shapes.get(text);
    if (before) return before;
    const studied = this.memory.studied.get(`${kind}\n${text}`);
    if (!studied) throw new Error('A paragraph was scored before it was audited.');
    const shape = shapeOf(studied, this.material.telling.person);
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

import { ADVENTURE_TOPICS, type AdventureTopic } from '@storylantern/contract';
import { FACT_SHEETS, type FactSheet } from '@storylantern/library';
import type { Chance, Telling } from '../arc.ts';
import { pageText } from '../audit/page-text.ts';
import type { ToldBefore } from '../told-before.ts';
import { sheetsIn, type SheetFound } from './find-sheet.ts';
import { sheetAsked } from './subject-asked.ts';

export const ADVENTURE_ARC = 'adventure-';

/** What a sheet is chosen by. */
export interface SheetChoice {
  /** A topic id of the form, or whatever was typed. */
  readonly topic: string;
  readonly details: string;
  readonly telling: Telling;
  readonly before: ToldBefore;
  /** Arcs of this family's books, newest first. */
  readonly recentArcs: readonly string[];
  readonly chance: Chance;
}

export const topicNamed = (typed: string): AdventureTopic | undefined =>
  ADVENTURE_TOPICS.find((each) => each === typed.trim().toLowerCase());

/**
 * The sheet that free words ask for; of a topic, one that the details ask for, else one that was not told lately, by
 * chance. Null: no sheet knows about it.
 */
export function chosenSheet(choice: SheetChoice): SheetFound | null {
  const topic = topicNamed(choice.topic);
  if (topic === undefined) return sheetAsked(choice.topic) ?? null;
  const liked = sheetsIn(choice.details).find((each) => each.sheet.topic === topic);
  if (liked) return liked;
  const sheets = FACT_SHEETS.filter((each) => each.topic === topic);
  if (sheets.length === 0) return null;
  const lately = (sheet: FactSheet): number => choice.recentArcs.indexOf(`${ADVENTURE_ARC}${sheet.id}`);
  const fresh = sheets.filter((each) => lately(each) < 0 && !wasTold(each, choice));
  if (fresh.length > 0) return { sheet: choice.chance.pick(...fresh), words: [] };
  // All were told: the one that was told longest ago, as far as is known.
  const longest = Math.max(...sheets.map(lately));
  return { sheet: choice.chance.pick(...sheets.filter((each) => lately(each) === longest)), words: [] };
}

/** Whether an opening of a sheet was told: by its sentences that are the same in every telling. */
const wasTold = (sheet: FactSheet, { telling, before }: SheetChoice): boolean =>
  sheet.opens[telling].some((pages) =>
    pages.some((page) =>
      page.text.some((text) =>
        pageText(text).sentences.some((sentence) => !sentence.includes('{') && before.shared(sentence) > 0),
      ),
    ),
  );

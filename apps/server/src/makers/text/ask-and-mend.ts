import type { MakingStep } from '@storylantern/contract';
import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import { NoOtherWay } from '../maker.ts';
import { ModelServerFault } from '../model-server/fault.ts';
import type { CallPurpose, TextModel } from '../model-server/models.ts';
import { faultBehind, type Defects } from '../model-server/own-defect.ts';
import { mendPrompt } from './prompts/mend.ts';

/** How a piece is asked for, and how its answer is read. */
export interface Errand<Schema extends ZodMiniType, Piece> {
  readonly purpose: CallPurpose;
  readonly name: string;
  readonly schema: Schema;
  readonly system: string;
  readonly prompt: string;
  readonly mostTokens: number;
  /** The piece when nothing is wrong with an answer, else what its author has to mend. */
  readonly judge: (answer: z.output<Schema>) => Promise<{ piece: Piece | null; faults: readonly string[] }>;
}

/** What every maker of texts is told beside what it makes. */
export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onStep?: (step: MakingStep, words: number) => void;
}

/** Beside a piece that no model server is asked for. */
export const OWN_SUBJECT = 'For this subject Storylantern keeps to its own words.';

/** An answer is sent back at most so often. */
const MENDINGS = 2;

/**
 * Asks a model for a piece, has it read, and sends it back with what was found, at most twice.
 * @throws ModelServerFault when nothing to use comes of it; the signal's reason when it was given up.
 */
export async function askAndMend<Schema extends ZodMiniType, Piece>(
  model: TextModel,
  errand: Errand<Schema, Piece>,
  { signal, onStep }: AskOptions,
): Promise<Piece> {
  const { purpose, name, schema, system, mostTokens } = errand;
  let { prompt } = errand;
  for (let mendings = 0; mendings <= MENDINGS; mendings++) {
    const hearing: MakingStep = mendings === 0 ? 'writing' : 'mending';
    onStep?.(mendings === 0 ? 'asking' : 'mending', 0);
    const onWords = onStep && ((words: number) => onStep(hearing, words));
    const answer = await model.object({ purpose, name, schema, system, prompt, mostTokens, onWords, signal });
    onStep?.('checking', 0);
    const { piece, faults } = await errand.judge(answer);
    if (piece !== null) return piece;
    prompt = mendPrompt(errand.prompt, answer, faults);
  }
  throw new ModelServerFault('not-usable');
}

/**
 * What a model server makes, else what `own` gives for the reason that it could not. A text on which our own reader fails
 * is one that we cannot use; the family has its piece all the same, and whoever runs this server reads of the defect.
 */
export async function orOwn<Made>(
  { signal, onStep, defects }: AskOptions & { readonly defects: Defects },
  remote: () => Promise<Made>,
  own: (note: string, sentence: string) => Made | Promise<Made>,
): Promise<Made> {
  try {
    return await remote();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NoOtherWay) throw error;
    const { sentence } = faultBehind(error, defects);
    onStep?.('own-words', 0);
    return own(`${sentence} Storylantern wrote this itself.`, sentence);
  }
}

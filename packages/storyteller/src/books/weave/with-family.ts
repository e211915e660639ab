import type { ScriptPage } from '@storylantern/contract';
import type { Company, Telling } from '../arc.ts';
import { withComforter } from './with-comforter.ts';

/**
 * What the child sleeps with is with the child. What the child likes is not mentioned in passing, since dinosaurs on both
 * socks belong to no event: where the story has no use for it, it is told to the parent.
 */
export const withFamily = (pages: readonly ScriptPage[], company: Company, telling: Telling): readonly ScriptPage[] =>
  withComforter(pages, company, telling);

import type { NarrationManifest, RelatedStory, Story, StorySummary } from '@storylantern/contract';
import type { Rendered } from '../../platform/http/rendered.ts';

/**
 * Stories that were authored and not made for one family, read on the same page by the same calls. Every method answers
 * undefined for an id that is not one of theirs.
 */
export interface AuthoredStories {
  get(householdId: number, id: string): Promise<Rendered<Story> | undefined>;
  related(id: string): RelatedStory[] | undefined;
  save(householdId: number, id: string): Promise<{ id: string; savedAt: string } | undefined>;
  /** Takes it out of the family's collection; it can be put back at any time. */
  unsave(householdId: number, id: string): Promise<{ id: string; restorableUntil: string } | undefined>;
  restore(householdId: number, id: string): Promise<StorySummary | undefined>;
  narration(householdId: number, id: string): Promise<NarrationManifest | undefined>;
  narrateAgain(
    householdId: number,
    id: string,
    nameSaid: string | null | undefined,
  ): Promise<Story['narration'] | undefined>;
  /** Where its picture is. */
  pictureUrl(id: string): string | undefined;
}

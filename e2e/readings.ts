import type { Reading, TrackingEntry } from '@storylantern/contract';
import type { House } from './house.ts';

const DAY_MS = 86_400_000;

interface Noted extends Partial<Reading> {
  readonly daysAgo: number;
}

/** Readings of earlier days, put there as an Undo would. The first of them is the oldest. */
export async function noted(house: House, childName: string, list: readonly Noted[]): Promise<void> {
  for (const [index, { daysAgo, ...more }] of list.entries()) {
    const reading: Omit<TrackingEntry, 'id'> = {
      childName,
      storyTitle: `Story ${index + 1}`,
      pieceKind: 'story',
      pieceId: 'gone',
      comprehensionRating: 3,
      interestRating: 4,
      repetitionRating: 2,
      behaviorRating: 1,
      sessionDuration: 20,
      notes: null,
      createdAt: new Date(Date.now() - daysAgo * DAY_MS - (list.length - index) * 1_000).toISOString(),
      ...more,
    };
    const answer = await fetch(`${house.address}/api/progress/tracking/${childName}${index}/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reading),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

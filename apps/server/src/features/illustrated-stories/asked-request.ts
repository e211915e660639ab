import {
  adventureRequestSchema,
  illustratedStoryRequestSchema,
  type AdventureRequest,
  type IllustratedStoryRequest,
} from '@storylantern/contract';
import { readJson } from '../../platform/database/json-column.ts';
import { planAdventure, planBook, type BookPlan } from './plan-book.ts';

/** What was asked for when a book was made, whichever form it came from, and how that is read. */
export const askedFor = (stored: string, educational: boolean): { plan: BookPlan; request: object } => {
  if (educational) {
    const request: AdventureRequest = readJson('book request', adventureRequestSchema, stored);
    return { plan: planAdventure(request), request };
  }
  const request: IllustratedStoryRequest = readJson('book request', illustratedStoryRequestSchema, stored);
  return { plan: planBook(request), request };
};

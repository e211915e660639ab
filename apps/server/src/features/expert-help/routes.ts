import {
  getGuidancePage,
  listCollections,
  listExpertCategories,
  listExpertChallenges,
  listExpertStories,
  searchExpertLibrary,
} from '@storylantern/contract';
import { ARTICLES, challengeById, SHELVED_STORIES, shelvedStoryById } from '@storylantern/library';
import { librarySearch, type LibrarySearch } from '@storylantern/lumi';
import { AppError } from '../../platform/http/app-error.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { guidancePage, guidanceSummary } from './guidance-page.ts';
import { areaCards, challengeCards, collectionCards, storyCard, storyCards } from './shelves-as-cards.ts';

/** The calls of the expert library. What it holds is part of the program, so nothing here asks the database. */
export function mountExpertHelp(context: RouteContext): void {
  /** Built when the first parent searches: an index of two hundred stories takes a moment. */
  const built: { search?: LibrarySearch } = {};
  mountEndpoint(context, listExpertCategories, async () => areaCards());
  mountEndpoint(context, listExpertChallenges, async () => challengeCards());
  mountEndpoint(context, listExpertStories, async ({ params }) => {
    if (!challengeById(params.challengeId)) throw new AppError('not-found', 'We do not know this challenge.');
    return storyCards(params.challengeId);
  });
  mountEndpoint(context, searchExpertLibrary, async ({ query }) => {
    built.search ??= librarySearch(SHELVED_STORIES, ARTICLES);
    const found = built.search.find(query.search);
    return {
      stories: found.stories.flatMap((id) => shelvedStoryById(id) ?? []).map(storyCard),
      guidance: ARTICLES.filter((each) => found.guidance.includes(each.id))
        .toSorted((one, other) => found.guidance.indexOf(one.id) - found.guidance.indexOf(other.id))
        .map(guidanceSummary),
    };
  });
  mountEndpoint(context, listCollections, async () => collectionCards());
  mountEndpoint(context, getGuidancePage, async ({ params }) => {
    const page = guidancePage(params.id);
    if (!page) throw new AppError('not-found', 'We do not have this page.');
    return page;
  });
}

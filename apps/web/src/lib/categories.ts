import type { Category, listCategories, listTopics, Topic } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { apiPath } from './api-client.ts';

/** The addresses of the contract, held to it by their types: its schemas need not travel with the first page. */
const CATEGORIES: typeof listCategories.path = '/api/categories';
const TOPICS: typeof listTopics.path = '/api/topics';

/** The cards of the category chooser. */
export const useCategories = () => useQuery<Category[]>({ queryKey: [CATEGORIES] });

/** The topics of one category. */
export const useTopics = (category: string, enabled = true) =>
  useQuery<Topic[]>({ queryKey: [apiPath(TOPICS, {}, { category })], enabled });

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  color: z.enum(['primary', 'secondary', 'accent']),
});
export type Category = z.infer<typeof categorySchema>;

export const topicSchema = z.object({ id: z.string(), name: z.string(), imageUrl: z.string() });
export type Topic = z.infer<typeof topicSchema>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  summary: 'The kinds of story a parent can start from',
  success: { status: 200, body: z.array(categorySchema) },
});

export const listTopics = endpoint({
  method: 'GET',
  path: '/api/topics',
  summary: 'The challenges a story can be about, all of them or those of one category',
  query: z.object({ category: z.optional(z.string().check(z.maxLength(60))) }),
  success: { status: 200, body: z.array(topicSchema) },
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Everything the family has: counted, downloaded, brought to another installation, deleted. */

/** How many of each the family has. */
export const dataCountsSchema = z.object({
  children: z.number(),
  stories: z.number(),
  pictureBooks: z.number(),
  songs: z.number(),
  expertStories: z.number(),
  readings: z.number(),
  goals: z.number(),
  conversations: z.number(),
  /** Pictures and sound. */
  files: z.number(),
});
export type DataCounts = z.infer<typeof dataCountsSchema>;

export const countData = endpoint({
  method: 'GET',
  path: '/api/your-data',
  summary: 'How many of each the family has, and how many bytes its pictures and sound take',
  success: { status: 200, body: z.object({ counts: dataCountsSchema, fileBytes: z.number() }) },
});

/** Where everything is downloaded as one zip; a plain GET, so that a browser saves it as it comes. */
export const DATA_EXPORT_PATH = '/api/your-data/export';

/** Where such a zip is brought back: a POST whose body is the zip (`application/zip`). */
export const DATA_RESTORE_PATH = '/api/your-data/restore';

/** What came back from a zip; what was here already was left as it is. */
export const restoredSchema = z.object({ restored: dataCountsSchema, alreadyHere: dataCountsSchema });
export type Restored = z.infer<typeof restoredSchema>;

export const deleteData = endpoint({
  method: 'POST',
  path: '/api/your-data/delete',
  summary: 'Delete everything the family has, at once and for good',
  body: z.object({ sure: z.literal('delete everything') }),
  success: { status: 200, body: z.object({ deleted: dataCountsSchema }) },
});

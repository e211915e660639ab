import * as z from 'zod/mini';

/** One picture in the widths it was drawn in, as a JSON column keeps it, smallest first. */
export const imageSetSchema = z
  .array(z.object({ file: z.string(), width: z.number(), height: z.number() }))
  .check(z.minLength(1));
export type ImageSet = z.infer<typeof imageSetSchema>;

/** The file of the smallest image that is wide enough, else of the widest. `asked` is what a query said, in pixels. */
export function fileForWidth(images: ImageSet, asked: unknown): string | undefined {
  const width = /^\d{1,5}$/.test(String(asked)) ? Number(asked) : Number.POSITIVE_INFINITY;
  return (images.find((image) => image.width >= width) ?? images.at(-1))?.file;
}

import * as z from 'zod/mini';

/** How a child looks in every picture. Closed lists: no free text ever reaches the drawing code. */
export const HAIR_STYLES = [
  'short',
  'bob',
  'long',
  'pigtails',
  'ponytail',
  'curly',
  'afro',
  'bun',
  'spiky',
  'braids',
  'hijab',
  'bald',
] as const;
export const HAIR_COLOURS = [
  'black',
  'dark-brown',
  'brown',
  'chestnut',
  'auburn',
  'red',
  'strawberry-blonde',
  'dark-blonde',
  'blonde',
  'white-blonde',
  'grey',
  'white',
  'purple',
  'pink',
  'blue',
  'green',
] as const;
export const SKINS = ['porcelain', 'peach', 'honey', 'caramel', 'brown', 'deep-brown'] as const;
export const EYE_COLOURS = ['green', 'blue', 'hazel', 'amber', 'brown', 'dark-brown', 'grey', 'violet'] as const;

export const looksSchema = z.object({
  hairStyle: z.enum(HAIR_STYLES),
  hairColour: z.enum(HAIR_COLOURS),
  skin: z.enum(SKINS),
  eyes: z.enum(EYE_COLOURS),
  glasses: z.boolean(),
  hearingAid: z.boolean(),
  wheelchair: z.boolean(),
});
export type Looks = z.infer<typeof looksSchema>;

/** What a parent chose; anything left open is chosen from the child's name, the same way every time. */
export const someLooksSchema = z.partial(looksSchema);
export type SomeLooks = z.infer<typeof someLooksSchema>;

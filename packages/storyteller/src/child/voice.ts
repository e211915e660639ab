/**
 * How a child who does not speak says things: with signs, by pressing or choosing words on a device, by showing pictures,
 * or in ways of the child's own (`quiet`), when nothing else was told. `tool` is the device or the pictures as the family
 * calls them: "talker", "cards".
 */
export type Voice =
  | { readonly kind: 'sign' }
  | { readonly kind: 'press' | 'choose' | 'show'; readonly tool: string }
  | { readonly kind: 'quiet' };

/** What a child's body does not do, so that a story does not ask for it. */
export type Without = 'walking' | 'seeing' | 'hearing';

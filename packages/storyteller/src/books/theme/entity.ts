import type { Entity } from '../theme.ts';

/** Somebody or something of a theme, as its entry knows it and with nothing said of it but what `more` says. */
export const entityOf = (word: string, being: NonNullable<Entity['being']>, more: Partial<Entity> = {}): Entity => ({
  word,
  adjectives: [],
  plural: false,
  name: null,
  being,
  place: null,
  thing: null,
  known: true,
  ...more,
});

import type { Theme } from '../../theme.ts';

const LEFT_ON =
  /\b(?:lost|losing|left|forgot\w*|missing)\b.* on (?:the|an?|our) (train|bus|tram|plane|ferry|coach|boat)$/iu;

/** "the lost teddy on the train": where it was left is said, and nobody is a train. */
export function withWhereLeft(theme: Theme): Theme {
  const where = LEFT_ON.exec(theme.raw.trim())?.[1]?.toLowerCase();
  if (where === undefined || theme.relation !== 'lost' || !theme.thing || theme.occasion) return theme;
  return {
    ...theme,
    occasion: {
      lines: [
        `They had been on the ${where} that day.`,
        `They had come home on the ${where}.`,
        `It had been a long ride on the ${where}.`,
      ],
      weather: null,
      at: [],
    },
    used: [...new Set([...theme.used, where])],
    unused: theme.unused.filter((each) => each.toLowerCase() !== where && each.toLowerCase() !== 'left'),
  };
}

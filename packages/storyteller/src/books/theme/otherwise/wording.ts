/** A way of saying a theme that reads as something else, and the words that are read as it was meant. */
export type Wording = readonly [
  said: RegExp,
  meant: string | ((all: string, ...parts: (string | undefined)[]) => string),
];

/** `text` with one wording applied. */
export const reworded = (text: string, [said, meant]: Wording): string =>
  typeof meant === 'string'
    ? text.replace(said, meant)
    : text.replace(said, (all: string, ...rest: unknown[]) =>
        meant(all, ...rest.map((each) => (typeof each === 'string' ? each : undefined))),
      );

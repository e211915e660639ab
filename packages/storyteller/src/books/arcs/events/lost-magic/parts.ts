export const REFRAINS = [
  'Not a fizz.',
  'Not one fizz.',
  'Not a twinkle.',
  'Not one twinkle.',
  'No fizz at all.',
  'Not so much as a fizz.',
  'Not the smallest fizz.',
  'No fizz, no twinkle.',
  'Not even half a fizz.',
  'Not the least little fizz.',
] as const;
export const TITLES = ['behind you', 'not a fizz', 'out of bed backwards', 'look round'] as const;

/** What is lost, in the theme's own word; and whether that is one thing or several. */
export const lostIn = (
  raw: string,
): { readonly m: string; readonly is: string; readonly was: string; readonly it: string } => {
  const word = /\b(?:super ?powers|powers|sparkles?)\b/.exec(raw)?.[0];
  return word?.endsWith('s') === true
    ? { m: word, is: 'are', was: 'were', it: 'they' }
    : { m: word ?? 'magic', is: 'is', was: 'was', it: 'it' };
};

/** What colour things turn by that magic: the child's own, where the details say it. */
export const colourOf = (details: string): string =>
  /\bfavou?rite colou?r is (red|blue|green|yellow|orange|purple|pink)\b|\bloves? (purple|blue|red|green|yellow|orange)\b(?! \p{L})/iu
    .exec(details)
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toLowerCase() ?? 'pink';

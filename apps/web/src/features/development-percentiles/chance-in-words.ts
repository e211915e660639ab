import { RANGES } from './percentiles.ts';

/** What chance did to the overall number, as far as the number tells: where it was stopped, that is not known. */
export function chanceInWords(overall: number, share: number): string {
  const { least, most } = RANGES.overall;
  if (overall === least || overall === most) return `With chance in it, it was stopped at ${overall}.`;
  if (overall === share) return 'This time chance changed nothing.';
  return overall > share ? `This time it added ${overall - share}.` : `This time it took ${share - overall} away.`;
}

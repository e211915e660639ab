/** A stretch of ages: "6 to 18 months", "2 to 4 years", "from 5 years" where it ends with childhood. */
export function monthsInWords(from: number, to: number): string {
  const grown = 144;
  if (to < 24) return `${from} to ${to} months`;
  const years = (months: number) => (months < 24 ? `${months} months` : `${trimmed(months / 12)} years`);
  if (to >= grown) return from < 12 ? 'At any age' : `From ${years(from)}`;
  // The last month of "3 years" is 47, which reads as four.
  const end = Math.round(to / 6) / 2;
  return from < 24 ? `${years(from)} to ${trimmed(end)} years` : `${trimmed(from / 12)} to ${trimmed(end)} years`;
}

const trimmed = (years: number): string => String(Math.round(years * 2) / 2).replace('.5', '½');

/** When a result was taken, on this device's clock: "3 May 2026, 19:30". */
export const momentInWords = (takenAt: string): string =>
  `${inBritish(takenAt, { day: 'numeric', month: 'long', year: 'numeric' })}, ${timeOf(takenAt)}`;

/** Two results told apart in the head of a narrow column: by their days, or by the time where they share a day. */
export function momentsInShort(one: string, other: string): readonly [string, string] {
  const days = [one, other].map((takenAt) => inBritish(takenAt, { day: 'numeric', month: 'short', year: 'numeric' }));
  const [first = '', second = ''] = days;
  return first === second ? [`${first}, ${timeOf(one)}`, `${second}, ${timeOf(other)}`] : [first, second];
}

const inBritish = (takenAt: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(takenAt).toLocaleDateString('en-GB', parts);
const timeOf = (takenAt: string): string =>
  new Date(takenAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

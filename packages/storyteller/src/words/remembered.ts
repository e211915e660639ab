/**
 * Something that is worked out from a text, remembered for the texts that were asked for last. What was asked for before
 * `most` others is forgotten, so that no family's words stay for long; what is asked for again stays.
 */
export function remembered<Found>(most: number, find: (text: string) => Found): (text: string) => Found {
  let latest = new Map<string, Found>();
  let earlier = new Map<string, Found>();
  return (text) => {
    const known = latest.get(text);
    if (known !== undefined) return known;
    const found = earlier.get(text) ?? find(text);
    if (latest.size >= most) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(text, found);
    return found;
  };
}

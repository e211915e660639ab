const HIGH = /\b(?:hill|mountain|cliff|volcano|rock|peak)s?$/i;

/** Where somebody rooted stands: "the hill" is below a house, "the city" all round it. */
export const standing = (name: string, place: string): string =>
  HIGH.test(place) ? `${name} stood at the very top of ${place}.` : `All round ${name} was ${place}.`;

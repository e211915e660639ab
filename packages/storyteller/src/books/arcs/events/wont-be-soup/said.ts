/** A theme of something that will not be eaten. */
export const NOT_TO_BE =
  /\b(?:won['’]?t|will not|did ?n[o'’]?t want to|does ?n[o'’]?t want to|did not want to|does not want to|would not|wouldn['’]?t|refused to|scared to|afraid to|hates? to) (?:be|become|get|be made into|be turned into|turn into|end up as) (?:made into )?(?:an? )?(soup|pie|stew|chips|mash|salad|lunch|dinner|supper|eaten|cooked|jam|juice|crumble|breakfast|cake|peeled|chopped)\b/i;

/** What it is not to be, as one says it: who is not to be eaten is not to be dinner. */
export function whatNot(raw: string): string {
  const said = NOT_TO_BE.exec(raw)?.[1]?.toLowerCase() ?? 'soup';
  return /^(?:eaten|cooked|peeled|chopped)$/.test(said) ? 'dinner' : said;
}

export const refrains = (z: string): readonly string[] => [
  `I'm not ${z}!`,
  `I am not ${z}!`,
  `Not ${z}, not me!`,
  `I won't be ${z}!`,
  `Me? I'm not ${z}!`,
  `No, I'm not ${z}!`,
  `I'm not your ${z}!`,
  `I'm never ${z}!`,
  `I'm not any ${z}!`,
  `Oh no, not ${z}!`,
];
export const TITLES = ['bang!', 'the door that banged', 'something else for supper', 'anything but the pot'];

/** In what somebody is not like the others: "has no spots", "had no spots". */
export interface Trait {
  readonly now: string;
  readonly past: string;
}

const has = (what: string): Trait => ({ now: `has ${what}`, past: `had ${what}` });
const is = (what: string): Trait => ({ now: `is ${what}`, past: `was ${what}` });

const COLOUR =
  'black|white|pink|blue|green|purple|red|orange|yellow|golden|grey|brown|stripy|striped|spotty|spotted|multicoloured|rainbow';
const COLOURED = new RegExp(
  String.raw`\b(${COLOUR}) (?:sheep|lamb|cow|crow|swan|zebra|duck|duckling|elephant|penguin|flamingo|mouse|rabbit|giraffe|fish|bee|hen|goose|tiger|frog|pig)\b`,
  'i',
);
const LACKS =
  /\b(?:with no|without (?:any |a |her |his |its )?|who (?:has|had) no|has no|had no) ?(spots?|stripes?|freckles|neck|colours?|patches|pouch|hair)\b/i;
const OWN =
  /\b(?:with|who (?:has|had)|has|had) (?:an? |very |her |his |such )*((?:very )?(?:big|long|short|small|huge|enormous|tiny|curly|crooked|odd|large|bent|straight|floppy|red|blue|pink|purple|green|orange|spotty|stripy) (?:ears?|nose|feet|legs|neck|tail|beak|trunk|hair|wings?|spots|stripes|horns?|teeth|bottom|hands))\b/i;
const TOO = /\b(?:too|so|very) (tall|long|big|round|loud|short|small|fluffy|spotty|stripy)\b/i;
const TOO_MANY = /\btoo many (spots|stripes|legs|teeth|freckles|patches|feathers|prickles|whiskers)\b/i;
const OTHER =
  /\b(?:different (?:from|to|than|and)|who (?:is|was|looks?|looked) different|(?:who|that) (?:didn'?t|did not|doesn'?t) (?:fit in|look like)|not like the (?:others|rest)|(?:the )?odd one out)\b/i;

/** What a theme says of it; null when it says nothing of the kind. */
export function traitIn(raw: string): Trait | null {
  const lacks = LACKS.exec(raw)?.[1];
  if (lacks !== undefined) return has(`no ${lacks.toLowerCase()}`);
  const own = OWN.exec(raw)?.[1]?.toLowerCase();
  if (own !== undefined) return has(/(?:s|feet|teeth|hair)$/.test(own) ? own : `a ${own}`);
  const colour = COLOURED.exec(raw)?.[1];
  if (colour !== undefined) return is(colour.toLowerCase());
  const many = TOO_MANY.exec(raw)?.[1];
  if (many !== undefined) return has(`too many ${many.toLowerCase()}`);
  const much = TOO.exec(raw)?.[1];
  if (much !== undefined) return is(`very ${much.toLowerCase()}`);
  return OTHER.test(raw) ? is('different') : null;
}

/** Words of a theme that say so. */
export const NOT_ALIKE = new RegExp(
  [LACKS, OWN, COLOURED, TOO_MANY, TOO, OTHER].map(({ source }) => source).join('|'),
  'i',
);

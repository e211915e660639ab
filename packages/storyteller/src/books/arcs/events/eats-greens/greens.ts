const GREENS = String.raw`(?:salads?|lettuce|vegetables|veggies|veg|greens|carrots|broccoli|cabbages?|spinach|cucumbers?|seaweed|leaves|grass|fruit|berries|strawberries|peas|beans|beetroot|apples|tomatoes|flowers|plants)`;
const NOT = String.raw`(?:does ?n[o'’]?t|does not|did ?n[o'’]?t|did not|won['’]?t|will not|would not|would ?n[o'’]?t|never|refuses? to|refused to|stops?|stopped|gives? up|gave up|can['’]?t stand)`;
const MEAT = String.raw`(?:blood|meat|fish|mice)`;

/** What a theme says of somebody who eats no meat. */
export const EATS_GREENS = new RegExp(
  [
    String.raw`\b(?:vegetarian|vegan|herbivore|plant[- ]eater)\b`,
    String.raw`\b(?:only|just|always)? ?(?:ever )?(?:eats?|ate|likes?|liked|loves?|loved|prefers?|preferred|wants?|wanted)(?: to eat| eating)? (?:only |just |nothing but )?${GREENS}\b`,
    String.raw`\b${NOT} (?:(?:want to |like to |like |likes |liked |want |ever )*)(?:eat(?:s|ing)? |drink(?:s|ing)? |ate )?${MEAT}\b`,
  ].join('|'),
  'iu',
);

/** What is in the bowl: "salad", "seaweed". */
export function greensIn(raw: string): string {
  const said = new RegExp(String.raw`\b${GREENS}\b`, 'iu').exec(raw)?.[0]?.toLowerCase() ?? 'salad';
  return /^(?:salads|plants)$/.test(said) ? 'salad' : /^(?:veg|veggies)$/.test(said) ? 'vegetables' : said;
}

/** What is not eaten: "meat", "fish". */
export const meatIn = (raw: string, kind: string): string =>
  new RegExp(String.raw`\b(?:meat|fish|mice)\b`, 'iu').exec(raw)?.[0]?.toLowerCase() ??
  (/shark|orca|piranha|polar bear/.test(kind) ? 'fish' : kind === 'vampire' ? 'what vampires drink' : 'meat');

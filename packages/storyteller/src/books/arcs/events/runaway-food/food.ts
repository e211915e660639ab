/** What is good to eat and gets away, as a theme may name it. */
const FOODS =
  'gingerbread (?:man|men|boy|girl|people)|cookies?|biscuits?|pancakes?|sausages?|buns?|meatballs?|cupcakes?|doughnuts?|donuts?|muffins?|pizzas?|potato(?:es)?|pies?|dumplings?|tomato(?:es)?|peas?|cheese|noodles?|apples?|oranges?|melons?|cakes?|sandwich(?:es)?|burgers?|carrots?|bananas?|bagels?|tacos?|chips?|waffles?|puddings?|jelly|hot ?dogs?|omelettes?|pretzels?|croissants?|crumpets?|scones?|brownies?|lasagnes?|pasties|pasty|kebabs?|burritos?|wraps?|fish fingers?|nuggets?|strawberr(?:y|ies)|grapes?|cauliflowers?|onions?|lemons?|pineapples?|watermelons?|lollipops?|ice creams?|samosas?|falafels?';
/** Food to which a parent gives legs. */
const ON_LEGS = String.raw`(?: that| who| which)?(?: (?:has|have|had|grew|grows|got|with))? (?:little |tiny |small |two |four |its own |long )*(?:legs|feet)`;

/** Food that runs, rolls or gets away. */
export const RUNAWAY_FOOD = new RegExp(
  String.raw`\brun-?away (?:${FOODS})\b|\b(?:${FOODS})s?\b(?: that| who| which)? (?:\p{L}+ )?(?:runs?|ran|running|rolls?|rolled|rolling|escapes?|escaped|got|gets?) (?:away|off|out)\b|\b(?:${FOODS})(?: that| who| which)? (?:escapes?|escaped)\b|\b(?:catch|chas(?:e|es|ing)|stop) (?:the|that|a) (?:${FOODS})\b|^(?:the )?gingerbread (?:man|boy|girl)$|\b(?:${FOODS})${ON_LEGS}\b`,
  'iu',
);

const ONE: Readonly<Record<string, string>> = {
  men: 'man',
  people: 'man',
  potatoes: 'potato',
  tomatoes: 'tomato',
  sandwiches: 'sandwich',
  pasties: 'pasty',
  strawberries: 'strawberry',
};

/** One of what a theme says gets away: "cookie" of "cookies"; null when it names none. */
export function foodIn(raw: string): string | null {
  const said = new RegExp(String.raw`\b(?:${FOODS})\b`, 'iu').exec(raw)?.[0].toLowerCase();
  if (said === undefined) return null;
  const words = said.split(' ');
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), ONE[last] ?? last.replace(/s$/u, '')].join(' ');
}

/** Whether a theme says that the food has legs: then it has them on every page. */
export const hasLegs = (raw: string): boolean => new RegExp(String.raw`\b(?:${FOODS})${ON_LEGS}\b`, 'iu').test(raw);

import type { Looks } from '@storylantern/contract';

type Table<Value extends string> = readonly (readonly [words: RegExp, value: Value])[];

/** Longer phrases first: "dark brown" must not be taken for "brown". The first row found in the text counts. */
const HAIR_COLOURS: Table<Looks['hairColour']> = [
  [/\bsalt[- ]and[- ]pepper\b|\bsalt ?& ?pepper\b/, 'grey'],
  [/\b(almost|nearly|practically|virtually) black\b|\bblack(ish)?[- ]brown\b|\bbrown(ish)?[- ]black\b/, 'dark-brown'],
  [
    /\bstrawberry([- ]blond(e)?)?\b|\b(reddish|copper|rose|ginger|peach|red)[- ](gold(en)?|blond(e)?)\b|\bapricot\b/,
    'strawberry-blonde',
  ],
  [
    /\b(white|platinum|ash|icy?|very (light|fair|pale)|silver)[- ]blond(e)?\b|\bplatinum\b|\btow[- ]?head(ed)?\b|\bflaxen\b/,
    'white-blonde',
  ],
  [
    /\b(dirty|dark|dishwater|sandy|mousy|mousey|caramel|bronde|brownish)[- ]blond(e)?\b|\bbronde\b|\bsandy\b|\bblond(e)?[- ](ish )?brown\b/,
    'dark-blonde',
  ],
  [
    /\bauburn\b|\b(dark|deep)[- ]red\b|\bmahogany\b|\bburgundy\b|\bmaroon\b|\b(red|reddish)[- ]brown\b|\bbrown(ish)?[- ]red\b|\bhenna(ed)?\b/,
    'auburn',
  ],
  [
    /\bchestnut\b|\b(light|golden|warm|medium|caramel|honey|mid)[- ]brown\b|\bcopper brown\b|\bcaramel\b|\btoffee\b|\bhazelnut\b|\bbronze\b/,
    'chestnut',
  ],
  [
    /\b(dark|deep|very)[- ](very |dark )?brown\b|\bbrunette\b|\bchocolate\b|\bespresso\b|\bcoffee\b|\bdark hair(ed)?\b/,
    'dark-brown',
  ],
  [
    /\bblond(e|ish|y|es)?\b|\bgolden\b|\bgold\b|\bfair([- ]hair(ed)?)?\b|\bhoney\b|\bwheat\b|\bbutterscotch\b|\byellow\b/,
    'blonde',
  ],
  [
    /\bginger\b|\bred\b|\bred-?head(ed|s)?\b|\bredhead(ed)?\b|\borange\b|\bcarrot(s|y)?\b|\bcopper(y)?\b|\btitian\b|\bstrawberry red\b|\brusty?\b|\bginger-?haired\b/,
    'red',
  ],
  [/\b(jet|raven|ebony|inky|black)\b/, 'black'],
  [/\b(grey|gray|silver|silvery)\b/, 'grey'],
  [/\bsnow(y)?[- ]white\b|\bwhite\b|\balbin(o|ism)\b/, 'white'],
  [/\b(pink|magenta|fuchsia|rose)\b/, 'pink'],
  [/\b(purple|lilac|violet|lavender|plum|mauve|indigo)\b/, 'purple'],
  [/\b(blue|turquoise|teal|navy|aqua)\b/, 'blue'],
  [/\b(green|mint|lime|emerald)\b/, 'green'],
  // Many colours at once: the pictures have one, and it is a merry one.
  [/\b(rainbow|multi-?colou?red|multicolou?r|unicorn)\b/, 'pink'],
  [/\bbrown(ish)?\b|\bmousy\b|\bmousey\b|\bbrown-?haired\b/, 'brown'],
  [/\bdark\b/, 'dark-brown'],
  [/\blight\b/, 'blonde'],
];

const SCARF_COLOURS: Table<Looks['hairColour']> = [
  [/\b(pink|rose)\b/, 'pink'],
  [/\b(purple|lilac|violet|lavender|plum|mauve)\b/, 'purple'],
  [/\b(blue|turquoise|teal|navy|aqua)\b/, 'blue'],
  [/\b(green|mint|emerald|sage)\b/, 'green'],
  [/\b(red|orange|coral)\b/, 'red'],
  [/\b(yellow|mustard|golden|gold)\b/, 'blonde'],
  [/\b(white|cream|ivory)\b/, 'white'],
  [/\b(beige|sandy|sand|nude|tan)\b/, 'dark-blonde'],
  [/\b(grey|gray|silver)\b/, 'grey'],
  [/\b(burgundy|maroon|wine|dark red)\b/, 'auburn'],
  [/\bbrown\b/, 'brown'],
  [/\bblack\b/, 'black'],
];

const EYE_COLOURS: Table<Looks['eyes']> = [
  [
    /\b(dark|deep|very)[- ](very |dark )?brown\b|\b(almost|nearly) black\b|\bblack(ish)?[- ]brown\b|\bblack\b|\bchocolate\b|\bespresso\b|\bcoffee\b|\bebony\b/,
    'dark-brown',
  ],
  [/\bhazel\b|\bgreen(ish)?[-/ ](and )?brown\b|\bbrown(ish)?[-/ ](and )?green\b|\bgreeny[- ]brown\b/, 'hazel'],
  [
    /\bamber\b|\b(golden|light|honey|caramel|yellow(ish)?)([- ]brown)?\b|\bgold\b|\bhoney\b|\bcaramel\b|\bwhisky\b|\bcopper\b/,
    'amber',
  ],
  [/\b(purple|violet|lilac|lavender)\b/, 'violet'],
];
/** Where several of these are named, the first named counts: "blue-green", "one blue, one brown". */
const PLAIN_EYE_COLOURS: Table<Looks['eyes']> = [
  [/\b(green|greenish|emerald|olive)\b/, 'green'],
  [/\b(blue|bluish|turquoise|teal|aqua|sapphire|navy)\b/, 'blue'],
  [/\b(grey|gray|silver|steel|slate)\b/, 'grey'],
  [/\b(brown|brownish|chestnut)\b/, 'brown'],
];

const HAIR_STYLES: Table<Looks['hairStyle']> = [
  [/\b(hijab|headscarf|head scarf)\b/, 'hijab'],
  [
    /\b(bald|no hair|hairless|hair loss|lost (all )?(his|her|their) hair|alopecia|shaved head|without hair|doesn't have (any )?hair|hasn't (got )?(any |much )?hair)\b/,
    'bald',
  ],
  [/\b(two|2|space|afro|puff)[- ](buns|puffs)\b|\bpuffs\b|\bpig ?tails?\b|\bbunches\b|\btwo pony ?tails\b/, 'pigtails'],
  [/\b(braids?|braided|plaits?|plaited|cornrows|box braids|twists|locs|dreads|dreadlocks)\b/, 'braids'],
  [/\bafro\b|\bcoily\b|\bkinky\b|\bpuff\b|\bcoils\b|\b4[abc]\b|\bnatural hair\b/, 'afro'],
  [/\bpony ?-?tail\b/, 'ponytail'],
  [/\b(bun|top ?-?knot|hair up)\b/, 'bun'],
  [/\b(spiky|spikes|spikey|spiked|sticks up|stands up|mohawk|mohican|wild hair|tufty|messy)\b/, 'spiky'],
  [/\b(curly|curls|curl|wavy|waves|ringlets|frizzy|corkscrew)\b/, 'curly'],
  [/\b(bob|chin[- ]length|shoulder[- ]length|medium[- ]length|fringe|bangs)\b/, 'bob'],
  [/\b(long|waist[- ]length)\b/, 'long'],
  [/\b(short|cropped|buzz ?-?cut|buzzed|crew ?-?cut|pixie|shaved|fade)\b/, 'short'],
];

const SKINS: Table<Looks['skin']> = [
  [/\b(very (pale|fair|light|white)|porcelain|alabaster|ivory|albin(o|ism))\b/, 'porcelain'],
  [/\b(deep brown|dark brown|very dark|deep|ebony|rich brown|dark black|deep dark)\b/, 'deep-brown'],
  [
    /\b(light brown|medium brown|caramel|tan(ned)?|bronzed?|golden brown|mixed([- ]race| heritage)?|biracial|warm brown)\b/,
    'caramel',
  ],
  [/\b(olive|honey|golden|beige|medium|light tan|wheatish|yellowish)\b/, 'honey'],
  [/\b(pale|fair|light|white|peach(y)?|pink(ish)?|rosy|freckly|freckled)\b/, 'peach'],
  [/\b(dark|brown|black|chocolate|mahogany)\b/, 'brown'],
];

const NEGATED = /\b(?:no|not|isn't|never|without|rather than|instead of) (?:a |an |any |the |very )?$/;

/** The value of the first row whose words stand in the text, and stand there without a "not" before them. */
function firstOf<Value extends string>(table: Table<Value>, text: string): Value | undefined {
  return table.find(([words]) => {
    const found = words.exec(text);
    return found !== null && !NEGATED.test(text.slice(0, found.index));
  })?.[1];
}

/** The value whose words stand first in the text. */
function earliestOf<Value extends string>(table: Table<Value>, text: string): Value | undefined {
  return table
    .map(([words, value]) => ({ at: words.exec(text)?.index ?? Infinity, value }))
    .filter(({ at }) => at < Infinity && !NEGATED.test(text.slice(0, at)))
    .toSorted((first, second) => first.at - second.at)[0]?.value;
}

export const hairColourIn = (text: string): Looks['hairColour'] | undefined => firstOf(HAIR_COLOURS, text);
export const scarfColourIn = (text: string): Looks['hairColour'] | undefined => firstOf(SCARF_COLOURS, text);
export const hairStyleIn = (text: string): Looks['hairStyle'] | undefined => firstOf(HAIR_STYLES, text);
export const skinIn = (text: string): Looks['skin'] | undefined => firstOf(SKINS, text);

/** "One blue, one brown" is blue; "blue-green" is blue; "greenish brown" is hazel. */
export function eyeColourIn(text: string): Looks['eyes'] | undefined {
  const first = text.split(/\bone\b/).filter((part) => part.trim())[0] ?? '';
  return firstOf(EYE_COLOURS, first) ?? earliestOf(PLAIN_EYE_COLOURS, first);
}

/** Words before a question of what would be. */
const BEFORE = String.raw`^\s*(?:(?:please )?(?:can (?:you|we) )?(?:tell|write|make|do|have)?(?: (?:me|us))? ?(?:an? )?(?:funny |silly )?(?:story|book|one)(?: about| where| called)?:? )?["“']?`;
const IF = String.raw`(?:what would happen if|what happens if|what if|just imagine if|imagine if|imagine)`;
/** A theme that asks what would be if something were so. */
export const ASKS = new RegExp(String.raw`${BEFORE}${IF}\s+(?=\p{L})`, 'iu');
/** A theme about somebody who asks so. */
export const ASKER =
  /\b(?:always |keeps? |who )?(?:asks?|asking|says?|saying) ["“']?what if\b|\b(?:about|is) what ifs?$/iu;

/** What the child asks, as it is said aloud; null where the theme has no question of its own. */
export function questionIn(theme: string): string | null {
  if (!ASKS.test(theme)) return null;
  const rest = theme
    .replace(ASKS, '')
    .replace(/["”'?!.…\s]+$/u, '')
    .replace(/\bi\b/gu, 'I')
    .trim();
  return /[.!?;:"“”]/u.test(rest) || rest.split(/\s+/u).length < 2 ? null : `What if ${rest}?`;
}

/** What four people say to it. Each of these fits any question of its kind. */
interface Answers {
  /** An old lady. */
  readonly first: string;
  /** Somebody with a bakery. */
  readonly second: string;
  /** A child. */
  readonly third: string;
  /** The grown-up. */
  readonly fourth: string;
}

const EATEN =
  /\b(?:made of|made from|tasted?|tastes|was|were|full of|is|are)\b[^.]*\b(?:bubble ?gum|gum|candy ?floss|candy|sweets?|choc\w*|cheese|lemonade|juice|custard|jelly|jam|honey|cake|biscuits?|cookies?|gingerbread|ice ?creams?|marshmallows?|pizza|spaghetti|pancakes?|milkshakes?|milk|syrup|sugar|toast|bread|soup|ketchup|gravy|popcorn|toffee|fudge|sherbet|slush\w*|strawberr\w*)\b/iu;
const GONE =
  /\b(?:no|nobody|no ?one|never|nothing|without|forgot|forgets|lost|disappear\w*|vanish\w*|ran out|runs out|stopped|gone)\b/iu;
const OWN = /^What if I\b/u;
const CREATURES =
  /\b(?:animals?|dogs?|cats?|pets?|toys?|teddies|dinosaurs?|robots?|monsters?|dragons?|fish|fishes|birds?|bees?|ants?|insects|bugs|cows?|pigs?|sheep|horses?|monkeys?|elephants?|lions?|tigers?|bears?|penguins?|sharks?|whales?|mice|rats?|rabbits?|hamsters?|guinea pigs|snails|unicorns?|aliens?|giants?|trees|vegetables|shoes|socks|cars|babies)\b[^.]*\b(?:could|can|went|go|came|come|ran|ruled?|were in charge|was in charge|lived|drove|wore|had|talked|took over|spoke|walked|flew|swam)\b/iu;

const OF_KIND: readonly (readonly [of: RegExp, answers: Answers])[] = [
  [
    EATEN,
    {
      first: "Then I'd never go out without a spoon",
      second: 'Then nobody would want buns, and I should have to sell toothbrushes',
      third: 'Then there would be bites in it by the morning',
      fourth: 'Then I know who would have it all down a clean shirt',
    },
  ],
  [
    OWN,
    {
      first: "Then I'd have you to tea, and take a good look",
      second: 'Then you could have my job on Mondays',
      third: "Then I'd tell everyone that I knew you",
      fourth: "Then I'd still have to ask you about your bag",
    },
  ],
  [
    GONE,
    {
      first: "Then we'd find out how much we had all been using it",
      second: "Then people would come in and ask if I'd got any left",
      third: 'Then somebody would have kept a bit of it in a jar',
      fourth: 'Then I believe that I should miss it most on Tuesdays',
    },
  ],
  [
    CREATURES,
    {
      first: "Then I'd have one next door, please, in place of Mr Bott",
      second: "Then there'd be one in my shop at six, wanting something warm",
      third: "Then we'd get one in our team, and it would be better than me",
      fourth: "Then I'd have to lay another place at supper",
    },
  ],
];
const OF_ANYTHING: Answers = {
  first: "Then I'd get up early, to see the start of it",
  second: 'Then they would all come in and tell me, and leave the door open',
  third: "Then they'd have to give us a day off for it",
  fourth: "Then I'd have packed all the wrong things again",
};

export const answersTo = (question: string): Answers => OF_KIND.find(([of]) => of.test(question))?.[1] ?? OF_ANYTHING;

import type { SettingName, ThingName } from '@storylantern/contract';

/** A trade or taste that nobody expects of a kind, and what somebody on a bridge has to do with it. */
export interface Trade {
  /** "bake cakes", "be a chef and cook soup"; and the work alone. */
  readonly rather: string;
  readonly does: string;
  /** "be a chef" alone, for the youngest. */
  readonly wish: string;
  /** "baking". */
  readonly ing: string;
  /** What is made or done, and again: "a cake", "the cake". */
  readonly one: string;
  readonly the: string;
  /** What whoever does it always has along: "spoon". */
  readonly tool: string;
  readonly toolThing: ThingName | null;
  readonly thing: ThingName | null;
  readonly setting: SettingName;
  /** What is done with the tool by somebody who would like some: "sniffs at", "sniffed at". */
  readonly looks: string;
  readonly looked: string;
  /** The work, in the third person, present and past, without who: "stirs and stirs". */
  readonly works: string;
  readonly worked: string;
  /** How it is finished, after the name. */
  readonly ended: string;
  /** What is not ready yet: "The cake is not ready". */
  readonly unready: string;
  /** What becomes of it in the end, after the name: "eats it all up", "ate it, down to the plate". */
  readonly has: string;
  readonly had: string;
  /** What is on the door in the end: "CAKES". */
  readonly sign: string;
}

const trade = (
  given: Partial<Trade> & Pick<Trade, 'rather' | 'ing' | 'one' | 'the' | 'tool' | 'has' | 'had' | 'sign'>,
): Trade => ({
  toolThing: null,
  thing: null,
  setting: 'kitchen',
  looks: 'looks at',
  looked: 'had a long look at',
  works: 'works and works',
  worked: 'worked on, and never looked up',
  ended: 'finished it, and stood back to look',
  unready: `${given.the} is not ready`,
  does: given.rather,
  wish: given.rather,
  ...given,
});

const TRADES: readonly (readonly [RegExp, Trade])[] = [
  [
    /\b(?:bak(?:es?|ing|er)|cakes?|cupcakes?|buns|bread|biscuits|pies?|past(?:ry|ries))\b/i,
    trade({
      rather: 'bake cakes',
      ing: 'baking',
      one: 'a cake',
      the: 'the cake',
      tool: 'spoon',
      toolThing: 'spoon',
      thing: 'cake',
      looks: 'sniffs at',
      looked: 'leaned over, and sniffed at',
      works: 'stirs and stirs',
      worked: 'stirred in four eggs, and shut the oven',
      ended: 'put the last cherry on top',
      has: 'eats it all up',
      had: 'ate it, down to the plate',
      sign: 'CAKES',
    }),
  ],
  [
    /\b(?:cook(?:s|ing)?|chefs?|soup)\b/i,
    trade({
      rather: 'cook soup',
      ing: 'cooking',
      one: 'a pot of soup',
      the: 'the soup',
      tool: 'spoon',
      toolThing: 'spoon',
      thing: 'soup',
      looks: 'sniffs at',
      looked: 'leaned over, and sniffed at',
      works: 'stirs and stirs',
      worked: 'cut up nine carrots, and stirred',
      ended: 'tasted it, and put in a last pinch of salt',
      has: 'eats it all up',
      had: 'ate it, down to the bottom of the pot',
      sign: 'SOUP',
    }),
  ],
  [
    /\b(?:knit(?:s|ting)?|sew(?:s|ing)?|crochet\w*|tailor|scar(?:f|ves)|jumpers)\b/i,
    trade({
      rather: 'knit scarves',
      ing: 'knitting',
      one: 'a scarf',
      the: 'the scarf',
      tool: 'wool',
      toolThing: 'yarn',
      thing: 'scarf',
      setting: 'living-room',
      looks: 'feels',
      looked: 'put out a cold finger, and felt',
      works: 'knits and knits',
      worked: 'knitted nine rows, and then nine more',
      ended: 'put a fringe on both ends of the scarf',
      has: 'puts it on',
      had: 'put it on, and it went round three times',
      sign: 'SCARVES',
    }),
  ],
  [
    /\b(?:paint(?:s|ing|er)?|draw(?:s|ing)?|artist|pictures?)\b/i,
    trade({
      rather: 'paint pictures',
      ing: 'painting',
      one: 'a picture',
      the: 'the picture',
      tool: 'brush',
      toolThing: 'paintbrush',
      thing: 'paint',
      setting: 'living-room',
      works: 'paints and paints',
      worked: 'painted the whole of the sky, and began on the hills',
      ended: 'painted the last small leaf on the last tree',
      has: 'looks and looks',
      had: 'sat in front of it until the sun went down',
      sign: 'PICTURES',
    }),
  ],
  [
    /\b(?:read(?:s|ing)?|books?|librar(?:y|ian)|stor(?:y|ies)|poems?|poet\w*|writ(?:es?|ing|er))\b/i,
    trade({
      rather: 'read stories',
      ing: 'reading',
      one: 'a story',
      the: 'the story',
      tool: 'book',
      toolThing: 'book',
      thing: 'book',
      setting: 'library',
      looks: 'peeps into',
      looked: 'bent down, and tried to see into',
      works: 'reads and reads',
      worked: 'read nine pages, and then nine more',
      ended: 'tried the story out with all the voices',
      unready: 'the story is not over',
      has: 'listens to it all',
      had: 'listened to it, right to the end',
      sign: 'STORIES',
    }),
  ],
  [
    /\b(?:danc(?:e|es|ing|er)|ballet|ballerina|twirl\w*)\b/i,
    trade({
      rather: 'dance',
      ing: 'dancing',
      one: 'a dance',
      the: 'the dance',
      tool: 'ribbon',
      toolThing: 'ribbon',
      thing: 'music',
      setting: 'living-room',
      works: 'twirls and twirls',
      worked: 'went round and round, and never got dizzy',
      ended: 'put in one more twirl at the end',
      has: 'dances it all',
      had: 'danced it, right to the last twirl',
      sign: 'DANCING',
    }),
  ],
  [
    /\b(?:sing(?:s|ing|er)?|songs?|opera)\b/i,
    trade({
      rather: 'sing',
      ing: 'singing',
      one: 'a song',
      the: 'the song',
      tool: 'song book',
      toolThing: 'music',
      thing: 'music',
      setting: 'living-room',
      works: 'sings and sings',
      worked: 'sang it nine times, and then nine more',
      ended: 'made up one more verse',
      has: 'sings it, too',
      had: 'sang it, too, all four verses',
      sign: 'SONGS',
    }),
  ],
  [
    /\b(?:garden(?:s|ing|er)?|flowers?|roses?|plants?|daisies)\b/i,
    trade({
      rather: 'grow flowers',
      ing: 'gardening',
      one: 'a flower',
      the: 'the flower',
      tool: 'watering can',
      toolThing: 'watering-can',
      thing: 'flower',
      setting: 'garden',
      looks: 'sniffs at',
      looked: 'leaned over, and sniffed at',
      works: 'digs and digs',
      worked: 'dug and watered, and watered and dug',
      ended: 'watched until the last petal was open',
      has: 'smells it and smells it',
      had: 'smelled it, with both eyes shut',
      sign: 'FLOWERS',
    }),
  ],
  [
    /\bplumb(?:ers?|ing)\b|\b(?:fix|mend|repair)(?:es|s|ing)? (?:the |some )?(?:taps?|pipes?|loos?|toilets?|sinks?)\b/i,
    trade({
      rather: 'mend taps',
      ing: 'mending taps',
      one: 'a tap',
      the: 'the tap',
      tool: 'spanner',
      setting: 'garden',
      works: 'turns and turns',
      worked: 'turned nine nuts to the left, and nine to the right',
      ended: 'turned the last nut, and not one drop fell',
      has: 'drinks and drinks',
      had: 'turned it on, and drank, and turned it off, and on',
      sign: 'TAPS',
    }),
  ],
  [
    /\b(?:fix(?:es|ing)?|mend(?:s|ing)?|repair(?:s|ing)?|mechanic|bikes?|engines?|machines)\b/i,
    trade({
      rather: 'mend bikes',
      ing: 'mending',
      one: 'a bike',
      the: 'the bike',
      tool: 'spanner',
      thing: 'bicycle',
      setting: 'garden',
      works: 'mends and mends',
      worked: 'took off a wheel, and put on a wheel, and turned nine screws',
      ended: 'turned the last screw, and rang the bell',
      has: 'rides it round and round',
      had: 'rode it, twice round the hill',
      sign: 'BIKES',
    }),
  ],
  [
    /\b(?:football|soccer|goals?)\b/i,
    trade({
      rather: 'play football',
      ing: 'playing football',
      one: 'a trick',
      the: 'the trick',
      tool: 'ball',
      toolThing: 'ball',
      thing: 'ball',
      setting: 'garden',
      works: 'kicks and kicks',
      worked: 'kicked it nine times, and then nine more',
      ended: 'did it once more, and the ball went in the net',
      has: 'does it, too',
      had: 'learned it, too, and stood in goal',
      sign: 'FOOTBALL',
    }),
  ],
];

/** "A viking who hates fighting": what it would rather do is not said. */
export const HATES_FIGHTING =
  /\b(?:(?:hate[sd]?|dislike[sd]?|detests?|(?:sick|tired) of) (?:to fight|fights?|fighting|battles?)|(?:do|does|did)(?: not|n['’]?t) (?:want|like|wish)(?: to fight| fighting| battles)|(?:won['’]?t|will not|would ?n['’]?t|would not|refuse[sd]? to|never wants to|never wanted to) fight|(?:who|that) (?:only |just )?(?:wants?|wanted) peace)\b/iu;

/** What a theme says that its hero would rather do; what stands after "than" is what it would rather not. */
export const tradeIn = (raw: string): Trade | null => {
  const wished = raw.replace(/\b(?:than|instead of|and not)\b.*$/i, '');
  const named = TRADES.find(([said]) => said.test(wished))?.[1];
  // Nothing could be less like fighting.
  const found = named ?? (HATES_FIGHTING.test(raw) ? TRADES.find(([said]) => said.test('knitting'))?.[1] : undefined);
  if (!found) return null;
  const name =
    /\b(?:be|become|becoming|being) (an? (chef|baker|cook|painter|artist|dancer|ballerina|singer|gardener|librarian|poet|writer|tailor|plumber|mechanic|pop star))\b/i.exec(
      wished,
    );
  // "A robot who wants to be a chef" has the parent's word for it over the door.
  return name
    ? {
        ...found,
        rather: `be ${name[1] ?? ''} and ${found.rather}`,
        does: found.rather,
        wish: `be ${name[1] ?? ''}`,
        sign: (name[2] ?? found.sign).toUpperCase(),
      }
    : found;
};

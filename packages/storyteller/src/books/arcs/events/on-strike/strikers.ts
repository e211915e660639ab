import type { SettingName, ThingName } from '@storylantern/contract';

/** Who has stopped work, and what there is none of now. */
export interface Strikers {
  /** "hen". */
  readonly one: string;
  /** "hens", as the parent says it. */
  readonly many: string;
  /** What they are as beings; null for things. */
  readonly being: string | null;
  readonly drawn: ThingName | null;
  /** Who speaks for them: "Doris", "the red crayon". */
  readonly boss: string;
  /** "eggs": what nobody gets. */
  readonly goods: string;
  /** "Not one egg": what there is. */
  readonly none: string;
  readonly setting: SettingName;
  /** "in the henhouse": where their wall is. */
  readonly home: string;
  /** What they do at the sea, for the smallest; and for others. */
  readonly young: string;
  readonly older: string;
}

type Kind = Omit<Strikers, 'many'> & { readonly words: RegExp };

const KINDS: readonly Kind[] = [
  { words: /\b(chickens?|hens?)\b/i, one: 'hen', being: 'hen', drawn: null, boss: 'Doris', goods: 'eggs', none: 'not one egg', setting: 'garden', home: 'in the henhouse', young: 'Plop! There is an egg in the bucket!', older: 'Every one of them laid an egg in the bucket. Then they all shouted about it.' },
  { words: /\b(ducks)\b/i, one: 'duck', being: 'duck', drawn: null, boss: 'Doris', goods: 'eggs', none: 'not one egg', setting: 'garden', home: 'in the duck house', young: 'Plop! There is an egg in the bucket!', older: 'Every one of them laid an egg in the bucket. Then they all shouted about it.' },
  { words: /\b(cows)\b/i, one: 'cow', being: 'cow', drawn: null, boss: 'Buttercup', goods: 'milk', none: 'not one drop of milk', setting: 'farm', home: 'in the cowshed', young: 'The bucket is full of milk!', older: 'That evening the bucket was full of milk. It tasted a little of salt.' },
  { words: /\b(sheep)\b/i, one: 'sheep', being: 'sheep', drawn: null, boss: 'Wilma', goods: 'wool', none: 'not one bit of wool', setting: 'farm', home: 'in the barn', young: 'There is wool for ten socks!', older: 'By evening there was wool for ten pairs of socks.' },
  { words: /\b(bees)\b/i, one: 'bee', being: 'bee', drawn: null, boss: 'Beatrix', goods: 'honey', none: 'not one drop of honey', setting: 'garden', home: 'in the hive', young: 'Drip! There is honey in the bucket!', older: 'They found a flower on every dune. There was honey by the evening.' },
  { words: /\b(crayons|pencils|felt tips|pens|paints|paintbrushes)\b/i, one: 'crayon', being: null, drawn: 'crayon', boss: 'the red one', goods: 'drawings', none: 'not one new drawing', setting: 'living-room', home: 'over the pencil box', young: 'Zip, zip! They draw the whole sea!', older: 'They drew the whole sea. The blue one had to be sharpened twice.' },
  { words: /\b(toys|teddies|teddy bears|dolls|cuddly toys|soft toys)\b/i, one: 'toy', being: null, drawn: 'teddy', boss: 'the old bear', goods: 'games', none: 'not one game', setting: 'living-room', home: 'by the toy box', young: 'Hop, hop! They play all day!', older: 'They played every game they knew, and then two new ones.' },
  { words: /\b(vegetables|carrots|peas|potatoes|tomatoes)\b/i, one: 'vegetable', being: null, drawn: 'carrot', boss: 'the big carrot', goods: 'soup', none: 'not one spoon of soup', setting: 'garden', home: 'in the garden shed', young: 'Roll, roll! They roll all day!', older: 'They came home rosy all over.' },
  { words: /\b(socks|shoes|boots|wellies)\b/i, one: 'sock', being: null, drawn: 'sock', boss: 'the stripy one', goods: 'warm feet', none: 'not one warm foot', setting: 'living-room', home: 'over the drawer', young: 'Hop, hop! They run on the sand!', older: 'They ran up and down the sand by themselves. Then they wanted feet in them again.' },
  { words: /\b(spoons|plates|forks|cups|pots|pans)\b/i, one: 'spoon', being: null, drawn: 'spoon', boss: 'the biggest one', goods: 'soup', none: 'not one spoon of soup', setting: 'kitchen', home: 'over the kitchen drawer', young: 'Dig, dig! What a big sandcastle!', older: 'They built a castle as high as a table, and would not stop.' },
  { words: /\b(elves)\b/i, one: 'elf', being: 'elf', drawn: null, boss: 'Pip', goods: 'toys', none: 'not one toy', setting: 'living-room', home: 'in the workshop', young: 'Tap, tap! They make a toy boat!', older: 'They made twelve toy boats before tea, and all of them floated.' },
  { words: /\b(reindeer)\b/i, one: 'reindeer', being: 'reindeer', drawn: null, boss: 'Holly', goods: 'presents', none: 'not one present', setting: 'snow', home: 'in the stable', young: 'Whoosh! They pull like the wind!', older: 'They pulled the sledge along the flat sand, faster than ever, and sang.' },
  { words: /\b(donkeys)\b/i, one: 'donkey', being: 'donkey', drawn: null, boss: 'Bramble', goods: 'rides', none: 'not one ride', setting: 'farm', home: 'in the stable', young: 'Clip, clop! Everybody has a ride!', older: 'They went in up to their knees. Then everybody had a ride, and some had two.' },
  { words: /\b(guinea pigs)\b/i, one: 'guinea pig', being: 'guinea pig', drawn: null, boss: 'Peanut', goods: 'cuddles', none: 'not one cuddle', setting: 'garden', home: 'in the hutch', young: 'Squeak! Here is a cuddle!', older: 'They dug, and squeaked. Then there was a cuddle for everybody.' },
  { words: /\b(colou?rs)\b/i, one: 'colour', being: null, drawn: null, boss: 'Red', goods: 'colours', none: 'not one spot of colour', setting: 'living-room', home: 'over the paint box', young: 'Splash! They paint the whole sea!', older: 'They painted the sea, and then the sky, and Green did a crab.' },
  { words: /\b(penguins)\b/i, one: 'penguin', being: 'penguin', drawn: null, boss: 'Pamela', goods: 'parades', none: 'not one penguin on parade', setting: 'pond', home: 'by the penguin pool', young: 'Splash! In they all go!', older: 'They went into the waves in one long row. They came out again in any order they liked.' },
  { words: /\b(monkeys)\b/i, one: 'monkey', being: 'monkey', drawn: null, boss: 'Marigold', goods: 'tricks', none: 'not one trick', setting: 'jungle', home: 'in the monkey house', young: 'Hop, hop! They swing on the pier!', older: 'They swung under the pier from end to end. A small crowd clapped.' },
  { words: /\b(cats)\b/i, one: 'cat', being: 'cat', drawn: null, boss: 'Duchess', goods: 'purrs', none: 'not one purr', setting: 'living-room', home: 'over the baskets', young: 'Purr, purr! The sand is warm!', older: 'They did not care for the wet part. But they found the warm stones, and purred till dark.' },
  { words: /\b(dogs|puppies)\b/i, one: 'dog', being: 'dog', drawn: null, boss: 'Bramble', goods: 'walks', none: 'not one wagging tail', setting: 'garden', home: 'over the baskets', young: 'Woof! They run and run!', older: 'They chased every wave back to where it had come from. There was always one more.' },
  { words: /\b(robots)\b/i, one: 'robot', being: 'robot', drawn: null, boss: 'Nut', goods: 'clean floors', none: 'not one clean floor', setting: 'living-room', home: 'over the plugs', young: 'Beep! They dig a big hole!', older: 'They swept a path to the water, from habit. Then they let the sand be.' },
  { words: /\b(gnomes|garden gnomes)\b/i, one: 'gnome', being: 'elf', drawn: null, boss: 'Old Tom', goods: 'fishing', none: 'not one gnome at the pond', setting: 'garden', home: 'in the garden shed', young: 'Look! A gnome has a fish!', older: 'They fished from the rocks, in real water. They caught one boot.' },
  { words: /\b(animals)\b/i, one: 'hen', being: 'hen', drawn: null, boss: 'Doris', goods: 'eggs', none: 'not one egg', setting: 'farm', home: 'in the barn', young: 'Plop! There is an egg in the bucket!', older: 'They paddled until their feet were clean. There was an egg in the bucket by four.' },
]; // prettier-ignore

/** Who is on strike in a theme; null where it is nobody that we know, or only one. */
export function strikersIn(raw: string): Strikers | null {
  for (const { words, ...kind } of KINDS) {
    const many = words.exec(raw)?.[1]?.toLowerCase();
    if (many === undefined) continue;
    return { ...kind, many: many === 'chicken' || many === 'hen' ? `${many}s` : many };
  }
  return null;
}

const WHO = KINDS.map(({ words }) => words.source.replace(/^\\b\(|\)\\b$/g, '')).join('|');
const STOP = String.raw`(?:on strike|(?:have |has )?had enough|stop\w* (?:work\w*|lay\w*|giv\w*|mak\w*|draw\w*|play\w*)|refus\w* to|protest\w*|(?:hold|carry|wave)s? (?:up )?(?:signs?|banners?)|down tools)`;

/** That a theme may be of a strike. */
export const STRIKE_WORDS = new RegExp(
  String.raw`\b(?:${WHO})\b[^.]*\b${STOP}\b[^.]*|\bstrike (?:in|at|of|by) the\b[^.]*\b(?:${WHO}|hen ?house)\b`,
  'iu',
);

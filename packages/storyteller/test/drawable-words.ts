import type { BookScript, ScriptPage, ThingName } from '@storylantern/contract';

/**
 * An editor's own list of nouns that an illustrator would be expected to draw, each with the pictures that would do.
 * It shares nothing with the lists the engine mends its pictures by, so that a gap in those shows here.
 */
const NOUNS: readonly (readonly [noun: string, ...pictures: ThingName[]])[] = [
  ['teddy', 'teddy'],
  ['blanket', 'blanket'],
  ['kite', 'kite'],
  ['drum', 'drum'],
  ['balloon', 'balloon'],
  ['umbrella', 'umbrella'],
  ['basket', 'basket'],
  ['ladder', 'ladder'],
  ['lantern', 'lantern', 'lamp'],
  ['torch', 'torch', 'lantern'],
  ['bell', 'bell'],
  ['map', 'map'],
  ['letter', 'letter'],
  ['parcel', 'present', 'box'],
  ['sign', 'sign'],
  ['board', 'sign'],
  ['bucket', 'bucket'],
  ['button', 'button'],
  ['key', 'key'],
  ['crown', 'crown'],
  ['spoon', 'spoon'],
  ['pan', 'saucepan'],
  ['saucepan', 'saucepan'],
  ['teapot', 'teapot'],
  ['cake', 'cake', 'cupcake'],
  ['biscuit', 'biscuit'],
  ['apple', 'apple'],
  ['carrot', 'carrot'],
  ['sandwich', 'sandwich'],
  ['pizza', 'pizza'],
  ['feather', 'feather'],
  ['leaf', 'leaf'],
  ['shell', 'shell'],
  ['pebble', 'rock'],
  ['acorn', 'acorn', 'nuts'],
  ['nest', 'nest'],
  ['sledge', 'sledge'],
  ['tent', 'tent'],
  ['wheelbarrow', 'wheelbarrow'],
  ['chair', 'chair'],
  ['clock', 'clock'],
  ['mirror', 'mirror'],
  ['broom', 'broom'],
  ['book', 'book', 'notebook'],
  ['pencil', 'pencil', 'crayon'],
  ['telescope', 'telescope'],
  ['suitcase', 'backpack'],
  ['backpack', 'backpack'],
  ['guitar', 'guitar'],
  ['trumpet', 'trumpet'],
  ['piano', 'piano'],
  ['bicycle', 'bicycle'],
  ['scooter', 'scooter'],
  ['rocket', 'rocket', 'spaceship'],
  ['ribbon', 'ribbon'],
  ['jar', 'jar', 'jam', 'honey'],
  ['bowl', 'bowl', 'soup'],
  ['plate', 'plate', 'pancakes'],
];
/** Told, not said, with an article or an owner: "the red kite", "her map"; not "kite string", "a map of", "kite's". */
const TOLD = NOUNS.map(
  ([noun, ...pictures]) =>
    [
      new RegExp(
        String.raw`\b(?:an?|the|one|his|her|this|that) (?:\p{Ll}+ )?${noun}\b(?![-'’])(?! (?:of|that|for|shop|box|tin|bag|case|string|bin|pocket|mark|end|lid))`,
        'iu',
      ),
      noun,
      pictures,
    ] as const,
);
const NOT_SO =
  /\b(?:no|like|as|than|wanted|looking for|looked for|missing|lost|gone|about|might|every|not|never|nobody|without|if|would|could|wished|dreamt|thought|yesterday|last (?:year|week|night)|once|ago)\b|n't/i;

/** The things a page says are there, by that list, and those of them that its picture leaves out. */
export function drawables({ text, scene }: ScriptPage, { cast }: BookScript): { said: string[]; left: string[] } {
  const drawn = new Set<string>([
    ...scene.things,
    ...scene.actors.flatMap((actor) => actor.holds ?? []),
    ...cast.flatMap((each) =>
      each.is === 'thing' && scene.actors.some((actor) => actor.who === each.id) ? [each.thing] : [],
    ),
  ]);
  const said: string[] = [];
  const left: string[] = [];
  for (const sentence of text.replace(/"[^"]*"/g, ' ').split(/(?<=[.!?])\s+/)) {
    if (NOT_SO.test(sentence)) continue;
    for (const [told, noun, pictures] of TOLD) {
      if (!told.test(sentence)) continue;
      said.push(noun);
      if (!pictures.some((each) => drawn.has(each))) left.push(noun);
    }
  }
  return { said, left };
}

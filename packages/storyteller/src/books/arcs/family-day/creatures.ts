import type { Errand } from './errands.ts';

const DOING: readonly (readonly [RegExp, string, string])[] = [
  [/feed/i, 'feed', 'feeding'],
  [/watch|look|bird ?watch/i, 'watch', 'watching'],
  [/spot/i, 'spot', 'spotting'],
  [/count/i, 'count', 'counting'],
  [/see|visit/i, 'see', 'seeing'],
];
const CREATURES =
  /\b(?<doing>feed(?:s|ing)?|watch(?:es|ing)?|spot(?:s|ting)?|count(?:s|ing)?|seeing|visiting|looking for) (?:the |some |our |all the )?(?<who>(?:\p{Ll}{3,9} )?(?:ducks|birds|swans|geese|chickens|hens|goats|sheep|lambs|ponies|horses|donkeys|cows|pigs|piglets|rabbits|bunnies|squirrels|deer|hedgehogs|badgers|foxes|robins|pigeons|seagulls|puffins|seals|frogs|butterflies|otters|owls))\b/iu;

/** Animals that one goes to see: they come to whoever sits still. Null when a theme is of no such thing. */
export function creaturesErrand(raw: string): Errand | null {
  const found = CREATURES.exec(raw)?.groups;
  const who = found?.['who']?.toLowerCase();
  if (who === undefined) return null;
  const [, verb, doing] = DOING.find(([words]) => words.test(found?.['doing'] ?? '')) ?? [/./, 'see', 'seeing'];
  return {
    id: 'creatures',
    words: CREATURES,
    aim: `${doing} the ${who}`,
    plan: `${verb} the ${who}`,
    setting: /duck|swan|geese|frog|otter/.test(who)
      ? 'pond'
      : /seagull|puffin|seal/.test(who)
        ? 'beach'
        : /chick|hen|goat|sheep|lamb|pon|horse|donkey|cow|pig(?!eon)/.test(who)
          ? 'farm'
          : /squirrel|deer|badger|fox|owl/.test(who)
            ? 'forest'
            : 'garden',
    odd: { a: 'a big green umbrella', the: 'the umbrella', drawn: 'umbrella' },
    noUse: 'there is not one cloud in the sky',
    tries: [
      {
        full: `They ran up to say hello. But running looks like chasing, if you are small. The ${who} went off.`,
        short: `Hello, ${who}! But running is too fast.`,
      },
      {
        full: `Then they called, and waved both arms. But that is a scarecrow. The ${who} went further off.`,
        short: `Yoo-hoo, ${who}! But it was too loud.`,
      },
    ],
    things: [],
    low: `There was nobody there but them, and the ${who} a long way off.`,
    fix: [
      `They put up the umbrella, and sat down under it, and kept still. From the front it was only a bush. Soon something rustled. It was the ${who}, coming to see what had grown there.`,
      `The umbrella went up, and they went under. There were no arms to see now, and no legs. It was as good as a bush. One by one, and then all at once, there came the ${who}.`,
      `The umbrella was as green as a bush, and as round. They opened it and sat behind. Nobody ran, and nobody called. And so the ${who} came, right up to their shoes.`,
    ],
    fixShort: [
      `Under it! Sit still. It is a bush. Here come the ${who}!`,
      `Up, green umbrella! Shh. Shh. Look, the ${who} come close.`,
      `A green bush, and feet. Shh! Here they are, the ${who}.`,
    ],
    after: [
      'There is a small muddy footprint on the umbrella, and it stays there.',
      `The ${who} know that umbrella by now, and come when it goes up.`,
    ],
    afterShort: 'It has a small footprint on it now.',
  };
}

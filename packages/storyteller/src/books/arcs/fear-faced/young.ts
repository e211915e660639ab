import type { Ability } from '@storylantern/library';
import type { SceneHint, Told } from '../../arc.ts';
import { cap, opening, sentence, titled } from '../wording.ts';
import type { FearFaced } from './arc.ts';
import { hidingPlaces } from './hiding-places.ts';

/** The ability as a habit of the hero, in words for the youngest. */
const HABIT: Readonly<Record<Ability, (name: string) => readonly [string, string, string]>> = {
  warm: (n) => [
    `${n} is warm. Wet socks dry on ${n}.`,
    `${n} is warm. As warm as toast.`,
    `${n} is warm. Butter melts when ${n} comes.`,
  ],
  fly: (n) => [
    `${n} can fly a bit. Flap, flap, bump.`,
    `${n} can fly. Mind the lamp!`,
    `${n} can fly. Up, up, and into the washing.`,
  ],
  strong: (n) => [
    `${n} is strong. Oops! There goes the door.`,
    `${n} is strong. Oops! Not the tap!`,
    `${n} is strong. Look, one arm, four chairs!`,
  ],
  small: (n) => [
    `${n} is small. As small as a crumb.`,
    `${n} is small. Who took that cup? ${n}!`,
    `${n} is small. A spoon is a boat for ${n}.`,
  ],
  light: (n) => [
    `${n} glows. Like honey in the sun.`,
    `${n} glows. Nobody needs a lamp.`,
    `${n} glows. Even under a blanket!`,
  ],
  dig: (n) => [
    `${n} digs. Dig, dig. Look, a spoon!`,
    `${n} digs. Dig, dig. Where is the lawn?`,
    `${n} digs. Here a hole. There a hole.`,
  ],
  swim: (n) => [
    `${n} swims. Splish, splash, every day.`,
    `${n} swims. Even when it rains. Splish!`,
    `${n} can swim. Round, and round, and round.`,
  ],
  loud: (n) => [
    `${n} is loud. All the cups jump.`,
    `${n} is LOUD. The spoons fall down.`,
    `${n} is loud. Even the moon can hear.`,
  ],
  gentle: (n) => [
    `${n} can hold an egg. Not one crack!`,
    `${n} is gentle. Shh, says the egg.`,
    `${n} is gentle. Bubbles do not pop.`,
  ],
  climb: (n) => [
    `${n} climbs. Up the gate. Up the curtain!`,
    `${n} climbs. Who is on the shelf?`,
    `${n} climbs. Hello, up there!`,
  ],
  fast: (n) => [
    `${n} is fast. Whoosh! There goes the post.`,
    `${n} is fast. Home before the rain!`,
    `${n} is fast. Whoosh! Was that ${n}?`,
  ],
  sniff: (n) => [
    `${n} can sniff. Sniff, sniff. Toast!`,
    `${n} sniffs. Sniff, sniff. Who had jam?`,
    `${n} sniffs. Sniff, sniff. Rain is coming!`,
  ],
  bounce: (n) => [
    `${n} bounces. Boing, boing, mind the plates!`,
    `${n} bounces. Boing! Boing! Down comes the cup.`,
    `${n} bounces. Up. Down. Up. Down. Up.`,
  ],
  string: (n) => [
    `${n} has some string. Just in case.`,
    `${n} has string. Bits and bits of string.`,
    `${n} has string. String in every pocket.`,
  ],
  nibble: (n) => [
    `${n} nibbles. Nibble, nibble. Oh dear, the map!`,
    `${n} nibbles. Who ate the corner?`,
    `${n} nibbles. Nibble, nibble. No more biscuit!`,
  ],
};

/** Things that do not scare the hero at all, each with its picture. */
interface Boldness extends Pick<SceneHint, 'weather' | 'things'> {
  readonly says: string;
}
const ON_LAND: readonly Boldness[] = [
  { says: 'A rain cloud! Rumble, rumble, BOOM.', weather: 'rain', things: ['rain-cloud'] },
  { says: 'A puddle! A deep, cold puddle.', things: ['puddle'] },
  { says: 'Broccoli! A whole plate of it.', things: ['broccoli', 'plate'] },
  { says: 'A trumpet! Toot, toot, TOOT.', things: ['trumpet'] },
  { says: 'A great big wind! Whoo, whoo.', weather: 'wind' },
  { says: 'A snowball! Wheee, flump.', things: ['snowball'] },
  { says: 'A drum! Boom, boom, BOOM.', things: ['drum'] },
  { says: 'A cactus! Prickle, prickle.', things: ['cactus'] },
];
const IN_THE_SEA: readonly Boldness[] = [
  { says: 'An anchor! Down, down, CLONK.', things: ['anchor'] },
  { says: 'A submarine! Ping, ping, ping.', things: ['submarine'] },
  { says: 'A big black rock! Bump.', things: ['rock'] },
];

/** How the refrain turns into its opposite. */
const REFRAINS: readonly (readonly [string, string])[] = [
  ['Not me!', 'Well... maybe me.'],
  ['Not today!', 'Well... maybe today.'],
  ['Nope, nope, nope!', 'Well... maybe one step.'],
  ['No, thank you!', 'Well... maybe, thank you.'],
  ['Too close!', 'Well... maybe not too close.'],
  ['I am not here!', 'Well... maybe I am.'],
  ['Go away, please!', 'Well... maybe stay.'],
];

/** Told to the smallest: nothing scares the hero, then something very small does, then the feet go by themselves. */
export function young({
  hero,
  other,
  beside,
  ability,
  problem,
  home,
  outside,
  undersea,
  underBed,
  size,
  chance,
}: FearFaced): Told {
  const [name, x] = [hero.name, other.theKind];
  const [no, maybe] = chance.pick(...REFRAINS);
  const hide = chance.pick(...hidingPlaces(size, underBed ? 'bedroom' : undersea ? 'sea' : 'land'));
  const [first, second] = chance.some(2, undersea ? IN_THE_SEA : ON_LAND);
  const noise = sentence(other.says);
  const own = hero.isChild ? 'Ho hum.' : sentence(hero.says);
  const look = chance.pick(`"Look!" said ${beside.name}.`, `"Oh, look!" said ${beside.name}.`);
  const solved = problem.solveShort[ability]?.(hero, x) ?? '';
  const near = hero.isChild ? ` ${cap(beside.name)} came too.` : '';
  const trouble = opening(8, problem.short(x)) ?? `Somebody was stuck.`;
  const bold = (thing: Boldness | undefined, text: readonly string[]) => ({
    text,
    scene: {
      setting: underBed ? 'garden' : outside,
      weather: thing?.weather ?? 'clear',
      actors: [
        { who: hero, pose: 'stand', feeling: 'proud' },
        { who: beside, pose: 'point', feeling: 'surprised' },
      ],
      things: thing?.things ?? [],
    } satisfies SceneHint,
  });
  return {
    title: titled(
      chance.pick(
        `${name} and the ${other.being && other.being.size > 2 ? 'big' : 'little'} ${other.kind}`,
        `"${no}" said ${name}`,
        `peep, ${name}, peep`,
        `where is ${name}?`,
        `one step, ${name}`,
        `${name} is not scared`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: HABIT[ability](name).flatMap((habit) => [
          `This is ${hero.introduced}. ${habit}`,
          `Here is ${hero.introduced}. ${habit}`,
          `Who is this? ${hero.introduced}. ${habit}`,
        ]),
        scene: { setting: home, actors: [{ who: hero, pose: 'stand', feeling: 'happy' }] },
      },
      bold(first, [
        `${look} ${first?.says} Is ${name} scared? No. ${own}`,
        `${look} ${first?.says} Is ${name} scared? Not a bit. ${own}`,
        `"Oh no!" said ${beside.name}. ${first?.says} "Oh yes," said ${name}. ${own}`,
        `"Oh!" said ${beside.name}. ${first?.says} ${name} just stood there. ${own}`,
      ]),
      bold(second, [
        `${look} ${second?.says} Is ${name} scared? No. ${own}`,
        `${look} ${second?.says} And is ${name} scared? No, no. ${own}`,
        `"And that!" said ${beside.name}. ${second?.says} Still not scared. ${own}`,
        `${look} ${second?.says} Who ran away? Nobody did. ${own}`,
      ]),
      {
        text: underBed
          ? [
              `Night time. ${noise} What is that? ${other.aKind} is under the bed! "${no}" said ${name}.`,
              `Bed time. ${noise} Who is under the bed? Only ${other.aKind}. "${no}" said ${name}.`,
              `The lamp is out. ${noise} Under the bed sits ${other.aKind}. "${no}" said ${name}.`,
              `${noise} That was not the pillow. That was ${other.aKind}! "${no}" said ${name}.`,
            ]
          : [
              `${noise} What is that? ${noise} It is ${other.aKind}! "${no}" said ${name}.`,
              `${noise} Somebody came. Only ${other.aKind}. "${no}" said ${name}.`,
              `${noise} Who said that? It was ${other.aKind}. Off went ${name}. "${no}"`,
              `${noise} Closer came ${other.aKind}. ${name} went the other way. "${no}"`,
            ],
        scene: {
          setting: outside,
          ...(underBed ? { time: 'night' } : {}),
          weather: 'clear',
          actors: [
            { who: hero, pose: 'run', feeling: 'scared' },
            { who: other, pose: 'stand', feeling: 'calm' },
          ],
          things: underBed ? ['pillow'] : [],
        },
      },
      {
        text: [
          `${name} hid ${hide.where}. ${hide.peep} Can you see ${name}? "${no}"`,
          `Where is ${name}? ${name} is ${hide.where}. ${hide.peep} "${no}"`,
          `Run, ${name}, run! Where to? ${cap(hide.where)}. ${hide.peep} "${no}"`,
          `Shh. Do not tell. ${name} is ${hide.where}. ${hide.peep} "${no}"`,
        ],
        scene: { camera: 'wide', actors: [{ who: hero, pose: 'hide', feeling: 'scared' }], things: [hide.thing] },
      },
      {
        text: [
          `Then it went quiet. ${trouble} "Oh dear," said ${beside.name}.`,
          `Hush. No noise at all. ${trouble} "Oh dear," said ${beside.name}.`,
          `Listen. Nothing. Where did the noise go? ${trouble} "Oh dear," said ${beside.name}.`,
          `"Oh dear," said ${beside.name}. "Come and see." ${trouble}`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: other, pose: 'sit', feeling: 'sad' },
            { who: beside, pose: 'kneel', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `One step. Stop. "${no}" said ${name}. One more step. "${maybe}"${near}`,
          `${name} looked. ${cap(x)} was shaking. ${name} was shaking too. "${maybe}" One step. Two.${near}`,
          `"${no}" said one foot. "${maybe}" said the other. Step. And step.${near}`,
          `${cap(x)} looked so sad. ${name} knew that look. "${maybe}" Tiptoe. Tiptoe.${near}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'walk', feeling: 'determined' },
            { who: other, pose: 'look-up', feeling: 'worried' },
            ...(hero.isChild ? [{ who: beside, pose: 'walk', feeling: 'calm' } as const] : []),
          ],
        },
      },
      {
        text: [
          `${solved} ${noise} There it goes! Hooray!`,
          `${solved} Look at ${x}! ${noise} ${noise}`,
          `${solved} "Oh!" said ${x}. "Thank you!" ${noise}`,
          `${solved} Was that hard? No! ${cap(x)} laughed. ${noise}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'reach', feeling: 'proud' },
            { who: other, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text:
          hero.isChild && !underBed
            ? [
                `The sun went down. "Good night, ${other.kind}," said ${name}. ${noise} That means good night.`,
                `Home time. Who is waving? ${noise} "Good night, ${other.kind}," said ${name}.`,
                `Who sat down by ${name}? ${cap(x)}. ${noise} Closer. ${noise} Good night.`,
              ]
            : [
                `Now look. Who is asleep by ${name}? ${cap(x)}. ${noise} ${own} Good night.`,
                `${own} ${noise} ${own} ${noise} Two of them, fast asleep. Good night.`,
                `Night now. Is ${name} scared? Shh. ${name} is asleep. So is ${x}.`,
                `All is quiet. ${cap(x)} yawns. ${name} yawns. ${noise} ${own} Sleep tight.`,
              ],
        scene:
          hero.isChild && !underBed
            ? {
                time: 'sunset',
                camera: 'close',
                actors: [
                  { who: hero, pose: 'sit', feeling: 'happy' },
                  { who: other, pose: 'sit', feeling: 'calm' },
                ],
              }
            : {
                setting: underBed ? 'bedroom' : home,
                time: 'night',
                camera: 'close',
                actors: [
                  { who: hero, pose: 'sleep', feeling: 'sleepy' },
                  { who: other, pose: 'sleep', feeling: 'sleepy' },
                ],
              },
      },
    ],
  };
}

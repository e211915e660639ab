import type { BeatPage, Told } from '../../arc.ts';
import { cap, titled } from '../wording.ts';
import type { Bedtime, Sleeper } from './arc.ts';

const REFRAINS = [
  'Wide awake!',
  'Still awake!',
  'Not one bit asleep!',
  'Not sleepy yet!',
  'Awake all over!',
  'As awake as a bell!',
  'That is not sleep!',
  'Eyes still open!',
] as const;
const POSES = ['jump', 'hide', 'dance'] as const;

/** Told to the smallest: three ways to sleep that are not for everybody, a dip in a bed, and a hum. */
export function young({ hero, child, grownUp, sleepers, hum, chance }: Bedtime): Told {
  const name = hero.name;
  const awake = chance.pick(...REFRAINS);
  const visit = ({ figure, way }: Sleeper, index: number): BeatPage => ({
    text: [
      `How do ${figure.kinds} sleep? They ${way.short}. ${name} tried it. ${way.noise} "${awake}"`,
      `Do ${figure.kinds} sleep? They ${way.short}. So ${name} did too. ${way.noise} "${awake}"`,
      `"We sleep like this," said ${figure.theKind}. They ${way.short}. ${name} tried it. ${way.noise} "${awake}"`,
    ],
    scene: {
      setting: hero.isChild ? 'bedroom' : (figure.being?.setting ?? 'garden'),
      camera: (['wide', 'medium', 'wide'] as const)[index] ?? 'medium',
      actors: [
        {
          who: hero,
          pose: POSES[index] ?? 'stand',
          feeling: (['curious', 'surprised', 'worried'] as const)[index] ?? 'curious',
        },
        { who: figure, pose: 'sleep', feeling: 'sleepy' },
      ],
    },
  });
  const [first, second, third] = sleepers;
  const staying = hero.isChild ? '' : ` ${child.name} is asleep.`;
  return {
    title: titled(
      chance.pick(
        `${awake.replace('!', '')}, said ${name}`,
        `how do ${first.figure.kinds} sleep?`,
        `${name} is up`,
        `shh, ${name}`,
        `the hum on the stairs`,
        `good night, toes`,
      ),
    ),
    refrain: awake,
    pages: [
      {
        text: [
          `The moon is up. ${hero.introduced} is up.${staying} ${hum} goes somebody, downstairs.`,
          `Moon in the window. Somebody humming. ${hum}.${staying} ${hero.introduced} is not asleep.`,
          `The moon looks in.${staying} Up sits ${hero.introduced}. Downstairs somebody hums. ${hum}.`,
          `One moon. One pillow. Two round eyes.${staying} Here is ${hero.introduced}. And a hum, downstairs. ${hum}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: hero.isChild
            ? [{ who: hero, pose: 'sit', feeling: 'curious' }]
            : [
                { who: hero, pose: 'sit', feeling: 'curious' },
                { who: child, pose: 'sleep', feeling: 'sleepy' },
              ],
          things: ['moon'],
        },
      },
      visit(first, 0),
      visit(second, 1),
      visit(third, 2),
      {
        text: [
          `Toes awake. Nose awake. Everything awake! Poor ${name}.`,
          `Left side. Right side. Upside down side. "${awake}" said ${name}.`,
          `Too hot. Too cold. Too much pillow. "${awake}" said ${name}.`,
          `Round this way. Round that way. It does not help. "${awake}"`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [{ who: hero, pose: 'cover', feeling: 'sad' }] },
      },
      {
        text: [
          `Look. One bed. It has a dip. It is just as big as ${name}.`,
          `Back to bed, ${name}. There is a dip in it. Who is it for?`,
          `So ${name} climbs into bed. Roll, roll, stop. A dip! It fits.`,
          `Here is the bed. Here is the dip. Nobody else fits it. Only ${name}.`,
        ],
        scene: { camera: 'wide', actors: [{ who: hero, pose: 'walk', feeling: 'sleepy' }] },
      },
      {
        text: [
          `Shh. Listen. ${hum}. Who is that? ${cap(grownUp.name)}! Still there.`,
          `And what is that? ${hum}. It is only ${grownUp.name}. It was there all the time.`,
          `Creak, go the stairs. ${hum}, goes the hum. In comes ${grownUp.name}.`,
          `Pad, pad, pad. Somebody is coming up. ${hum}. Hello, ${grownUp.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'sit', feeling: 'calm' },
            { who: grownUp, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${hum}. Toes asleep. Nose asleep. And ${name}? Shh.`,
          `${hum}. "Still awa..." And that was ${name}, asleep. Good night.`,
          `Good night, toes. Good night, nose. ${hum}. Good night, ${name}.`,
          `One eye shut. ${hum}. Two eyes shut. ${hum}. No more ${name} until morning.`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'sleep', feeling: 'sleepy' }] },
      },
    ],
  };
}

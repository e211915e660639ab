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
      `How do ${figure.kinds} sleep? They ${way.short}. ${name} tried it. ${way.noise} No good. "${awake}"`,
      `Do ${figure.kinds} sleep? They ${way.short}. So ${name} did too. ${way.noise} No good. "${awake}"`,
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
          `The moon is up. ${hero.introduced} is up.${staying} Downstairs ${grownUp.name} hums. ${hum}.`,
          `Moon in the window. ${cap(grownUp.name)} is humming downstairs. ${hum}.${staying} ${hero.introduced} is not asleep.`,
          `The moon looks in.${staying} Up sits ${hero.introduced}. Downstairs ${grownUp.name} hums. ${hum}.`,
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
          `So ${name} goes back to bed. Look! It has a dip. It is just as big as ${name}.`,
          `Back to bed, ${name}. There is a dip in it. Who fits the dip? ${name} does.`,
          `So ${name} climbs into bed. Roll, roll, stop. A dip! ${name} fits it.`,
        ],
        scene: { camera: 'wide', actors: [{ who: hero, pose: 'walk', feeling: 'sleepy' }] },
      },
      {
        text: [
          `Shh. Listen, ${name}. ${hum}. Who is that? It is ${grownUp.name}, still humming.`,
          `And what is that? ${hum}. ${name} knows that hum. It is ${grownUp.name}!`,
          `Creak, go the stairs. ${hum}. In comes ${grownUp.name}. "Hello, ${name}."`,
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
          `${hum}. ${name}'s toes are asleep. ${name}'s nose is asleep. And ${name}? Asleep as well. Shh.`,
          `${hum}. "Still awa..." And that was ${name}, asleep. Good night.`,
          `Good night, toes. Good night, nose. ${hum}. Good night, ${name}.`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'sleep', feeling: 'sleepy' }] },
      },
    ],
  };
}

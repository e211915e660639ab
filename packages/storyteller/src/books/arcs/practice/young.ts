import type { Told } from '../../arc.ts';
import type { Practice } from './arc.ts';
import { cap } from '../wording.ts';

/** Everything is done twice: by the hero, and a little later by whoever copies. */
export function young({
  hero: H,
  friend: F,
  grownUp: G,
  activity: A,
  setting,
  things,
  tries,
  refrain,
}: Practice): Told {
  const sound = cap(A.sound);
  const [[first], [second]] = tries;
  return {
    title: `${sound}, ${H.name}!`,
    refrain,
    pages: [
      {
        text: [
          `This is ${H.introduced}. ${sound}! ${H.name} likes ${A.id} best.`,
          `${sound}! Who is that? It is ${H.introduced}.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `${F.introduced} copies. ${H.name} waves. ${F.name} waves. ${sound}, ${A.sound}.`,
          `Here is ${F.introduced}. What ${H.name} does, ${F.name} does.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: F, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${H.name} ${first}. Oh dear. Oops! "${refrain}," said ${H.name}.`,
          `${H.name} had a try. Bump! Oh dear. "${refrain}," said ${H.name}.`,
        ],
        scene: { camera: 'medium', actors: [{ who: H, pose: 'reach', feeling: 'surprised' }] },
      },
      {
        text: [`And ${F.name}? Bump! Just the same.`, `${F.name} had a go. Bump! Exactly the same.`],
        scene: {
          camera: 'close',
          actors: [
            { who: F, pose: 'sit', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `${H.name} ${second}. No. "${refrain}," said ${H.name}.`,
          `${H.name} tried and tried. No. "${refrain}," said ${H.name}.`,
        ],
        scene: { camera: 'wide', actors: [{ who: H, pose: 'jump', feeling: 'determined' }] },
      },
      {
        text: [
          `${H.name} sat down. ${F.name} sat down too. Hmm.`,
          `Flop. Down sat ${H.name}. Flop. Down sat ${F.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"You do it," said ${H.name}. ${F.name} did. ${H.name} looked. Aha!`,
          `${F.name} had one more go. ${H.name} looked and looked. Oh!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: F, pose: 'walk', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Slow this time. Slow, and then... ${sound}! "Look at that!" said ${G.name}.`,
          `A bit like this. A bit like that. ${sound}! ${cap(G.name)} clapped.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: G, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `And ${F.name}? ${sound}! Just the same. Good night, you two.`,
          `${sound}, went ${H.name}, in bed. ${sound}, went ${F.name}. Good night.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: F, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}

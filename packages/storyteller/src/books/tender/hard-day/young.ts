import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { HardDay } from './book.ts';

/** A bag that weighs a lot, with nothing in it. */
export function young({ child: K, grownUp: G, happened, helped, said, answered, chance }: HardDay): Told {
  const refrain = 'So heavy';
  return {
    title: titled(chance.pick('a heavy bag', `${K.names} heavy bag`, 'so heavy, so light')),
    refrain,
    pages: [
      page(
        [
          `${K.name} has a bag. A bun is in it. Off they go.`,
          `One bag. One bun. Off goes ${K.name}.`,
          `Swing, swing goes the bag. Good morning, ${K.name}!`,
        ],
        { setting: 'street', camera: 'wide', actors: [act(K, 'walk', 'happy')] },
      ),
      page([`Then, oh. ${happened}`, `And then? Oh dear. ${happened}`, `Oh, oh. ${happened} Poor ${K.name}.`], {
        setting: 'classroom',
        camera: 'close',
        actors: [act(K, 'stand', 'sad')],
      }),
      page(
        [
          `${helped} It was all right, ${K.name}.`,
          `${helped} Good. ${K.name} sat down.`,
          `But look, ${K.name}. ${helped}`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'sit', 'calm')],
        },
      ),
      page(
        [
          `Home. The bag went bump. "${refrain}," said ${K.name}.`,
          `Pull, ${K.name}, pull. All the way home. "${refrain}."`,
          `Up the step. Bump. "${refrain}," said ${K.name}.`,
        ],
        { setting: 'living-room', time: 'sunset', camera: 'wide', actors: [act(K, 'stand', 'sad')] },
      ),
      page(
        [
          `"Is it a rock?" said ${G.name}. ${K.name} looked. No rock. "${refrain}!"`,
          `"A bear?" said ${G.name}. No bear, said ${K.name}. And "${refrain}"!`,
          `${G.name === 'the grown-up' ? 'The grown-up' : G.name} looked in. No rock. ${K.name} looked in. "${refrain}."`,
        ],
        { camera: 'close', actors: [act(G, 'kneel', 'curious'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `"${said}" ${K.name} had said it to ${G.name}. "${answered}"`,
          `${K.name} held on. "${said}" So did ${G.name}. "${answered}"`,
          `"${said}" It was hard for ${K.name}. "${answered}" That was ${G.name}.`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `Up, bag! Look, ${K.name}, one finger. Where did the heavy go?`,
          `${K.name} took the bag. One hand. Up! Not heavy now.`,
          `Up went the bag. Up, ${K.name}, up! It was just a bag.`,
        ],
        { camera: 'wide', actors: [act(K, 'reach', 'happy')] },
      ),
      page(
        [
          `Bed, ${K.name}. The bag is by the door. It is only a bag.`,
          `Good night, bag. Good night, ${K.name}. All told. All light.`,
          `Now it is night. ${K.name} is as light as a bun.`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sit', 'calm')],
        },
      ),
    ],
  };
}

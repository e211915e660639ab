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
      page([`${helped} It was all right again.`, `${helped} Good.`, `But look. ${helped}`], {
        camera: 'medium',
        actors: [act(K, 'sit', 'calm')],
      }),
      page(
        [
          `Home. The bag went bump. "${refrain}," said ${K.name}.`,
          `Pull, bag, pull. All the way home. "${refrain}."`,
          `Up the step. Bump. "${refrain}," said ${K.name}.`,
        ],
        { setting: 'living-room', time: 'sunset', camera: 'wide', actors: [act(K, 'stand', 'sad')] },
      ),
      page(
        [
          `What is in it? A rock? No. A cat? No. "${refrain}."`,
          `A rock? Not one. A bear? No bear. And "${refrain}"!`,
          `They looked in. No rock. No bear. Still "${refrain}"?`,
        ],
        { camera: 'close', actors: [act(G, 'kneel', 'curious'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `"${said}" It was out. "${answered}"`,
          `Very softly, then. "${said}" They held on. "${answered}"`,
          `"${said}" It was hard to say. "${answered}"`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `Up, bag! Look, one finger. Where did the heavy go?`,
          `${K.name} took the bag. One hand. Up! Not heavy now.`,
          `Up went the bag. Up, up! It was just a bag.`,
        ],
        { camera: 'wide', actors: [act(K, 'reach', 'happy'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `Bed. The bag is by the door. It is only a bag. Good night.`,
          `Good night, bag. Good night, ${K.name}. All told. All light.`,
          `Now ${K.name} is in bed. Light as a bun. Good night.`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sleep', 'sleepy'), act(G, 'sit', 'calm')],
        },
      ),
    ],
  };
}

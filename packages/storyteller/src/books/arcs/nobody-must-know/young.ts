import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { NobodyMustKnow } from './arc.ts';

/** For ages 2 to 4: a pretend quarrel, and somebody who has known all the time. */
export function young({ A, B, Z, K, rest, at, chance }: NobodyMustKnow): Told {
  const [a, b, z, k] = [A.name, B.name, Z.name, K.name];
  const refrain = 'Quick, be cross!';
  return {
    title: titled(chance.pick('quick, be cross', `do not tell ${z}`, `${a}, ${b} and shh`)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(Z, 'point', 'determined')],
        },
        `This was ${A.introduced}. "No ${B.kinds}!" said ${Z.introduced}.`,
        `${A.introduced} had a job. "No ${B.kinds} here," said ${Z.introduced}.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(B, 'stand', 'sad'), seen(A, 'reach', 'calm')] },
        `But it rained. ${B.introduced} was wet. "Come in," said ${a}.`,
        `It rained. Drip, went ${B.introduced}. ${a} made room.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `So they were friends. "Shh!" said ${b}. "It is a secret."`,
        `Now ${a} and ${b} were friends. Secret friends! Shh!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'run', 'scared'), seen(Z, 'walk', 'calm')] },
        `Here came ${z}. "${refrain}" "Grr!" said ${a}. "Eek!" said ${b}, and winked.`,
        `Tramp, tramp. Was that ${z}? "${refrain}" "Grr!" "Eek!" Off ran ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy'), seen(K, 'cover', 'happy')] },
        `${z} went in. They laughed. ${k} laughed, too. ${k} told nobody.`,
        `Gone! Then they danced. ${k} saw it. "Shh," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'run', 'scared'), seen(Z, 'cheer', 'happy')] },
        `"${refrain}" "GRR!" "EEK!" "You are so good," said ${z}.`,
        `Once more! "${refrain}" They were so loud. "Well done!" said ${z}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'point', 'happy'), seen(A, 'stand', 'sad')] },
        `"You are so cross," said ${z}. "You go far away, and be cross."`,
        `"You are the best," said ${z}. "So you must go, over the hill."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'sad'), seen(B, 'hug', 'sad'), seen(Z, 'walk', 'calm')] },
        `Here came ${z}. "${refrain}" said ${b}. But ${a} held on.`,
        `Tramp, tramp. "${refrain}" "No," said ${a}. "You are my friend."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'kneel', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `"I know," said ${z}. "I saw you in the rain. I was keeping it secret."`,
        `${cap(z)} sat down. "I knew all the time," said ${z}. "Shh!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Z, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(K, 'wave', 'happy')],
        },
        `They all sat down${rest}. "Is that somebody?" said ${k}. "${refrain}" said ${z}.`,
        `Supper! Some for ${a}. Some for ${b}. Then feet went by. "${refrain}" said ${z}.`,
      ),
    ],
  };
}

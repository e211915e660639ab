import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './after-him-parts.ts';

/** Two run through one town in the rain, and only a child sees that they run in the same direction. */
export function old(going: Going): Told {
  const { refrain, K, k, G, g, call, X, x, H, h, job, home, at, setting } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'curious'), seen(H, 'run', 'worried')],
        },
        `It had rained since seven, and ${k} was ${at} with ${g}. A man came running up. He had big boots, and a bucket, and hair that stuck to his face like weed to a stone. "${refrain}" he said. It is not what you expect to be asked on a Saturday. "No," said ${k}. "How big?" "You'd know," said the man. He was ${h}, ${job}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'stand', 'sad'), seen(K, 'stand', 'surprised')] },
        `"It was after breakfast," said ${h}. "I did what I always do. I put down the bucket, I hung up my hat, and we had our chat. I took the bucket and shut the gate, or I thought I did. When I got to the corner I looked back, and there was no ${X.kind}. There was no hat either. It's been that sort of day." He wiped the rain out of his eyes. Then he thanked them and ran on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy', 'hat'), seen(K, 'point', 'surprised')] },
        `The man had hardly gone round the corner when somebody else came along. It was ${X.introduced}, and ${x} had a big blue hat. ${x} stopped and looked to the left. ${x} looked to the right. People stood flat against the walls, but ${x} paid no attention to them. Then ${x} saw a pair of big boots, far off, and was round the corner in a moment. "${call}," said ${k}, "I think we ought to see this."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(H, 'hide', 'worried'), seen(X, 'stand', 'happy', 'hat'), seen(K, 'shout', 'excited')],
          things: ['tree'],
        },
        `They followed, on the other side of the road, for you should never crowd ${X.aKind}. In the park ${h} was crouching behind a tree with the bucket. It was an ambush. "${refrain}" he whispered. He said it to whoever had come up and was breathing on his neck. "Behind you!" called ${k}. ${x} was holding out the hat. But the wind took the words, and ${h} had seen something brown by the pond. It was a duck, and he ran after it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'stand', 'worried'), seen(X, 'stand', 'happy', 'hat'), seen(K, 'shout', 'excited')],
        },
        `At the bus stop people stood in a line, with their collars up. "${refrain}" ${h} asked the first of them, and the second. He went along the whole queue like that. The last in the queue had a blue hat, and did not answer. "Behind you!" called ${k}. Just then the bus came in between. When it drove off there was one passenger more on it. There was also ${x}, running after it and waving a hat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'look-up', 'worried'), seen(X, 'reach', 'happy', 'hat'), seen(K, 'shout', 'excited')],
        },
        `They found him by the station, up on the low wall. You can see most of the town from there. "${refrain}" he shouted to all of it. He turned to the north, and the east, and the south. He had only to look down. "Behind you!" called ${k}. ${x} had stretched up as far as ${X.aKind} goes, and the hat just touched the heel of his boot. ${h} scratched it with the other boot, and jumped down on the far side.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `That was as far as his legs would take him. He sat down on the kerb, with the bucket beside him and his feet in a puddle. "Eleven years," he said, when they came up to him. "Every morning, eleven years. I tell ${x} what was on the radio. I honestly thought that we were friends." A drop ran down his nose, and he let it. "And the first time there's a gate open, what does ${x} do? Runs away from me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(X, 'hide', 'shy', 'hat')] },
        `${k} looked over ${h} to the corner of the station. An edge of something blue stuck out from behind it. ${x} was there, and did not seem to know what to do now that nobody was running. If you run away, thought ${k}, you don't wait when the other one sits down. And there was the hat, getting wetter. And there was ${h}, soaked to the ears. He had hung up a hat by the gate this morning.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(H, 'sit', 'surprised')] },
        `"What colour was your hat?" said ${k}. "Blue," said ${h}. "Then ${x} hasn't been running away from you. It's just that you were in front. ${x} has been running after you, since breakfast! You went out in the rain without your hat." ${h} opened his mouth. He thought of the tree, and the queue, and his heel. "But I've looked everywhere," he said. "You looked in front," said ${k}. "And you never stopped. Sit still, ${h}. Sit quite still."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'reach', 'happy'), seen(H, 'sit', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['hat'],
        },
        `It is hard to sit still when you've run for six hours. ${h} looked straight ahead of him, and counted. There was a sort of patter, and a sort of breath. Then it went dark, and stopped raining, for the hat was over his eyes. It took him some time to get it up again. "Thank you," he said. It was all he could manage. ${x} sat down in the puddle beside him, and leaned, and they nearly both fell over.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'medium', actors: [seen(H, 'stand', 'happy')] },
        `They went home to ${home} under one hat, taking turns. ${h} shut the gate, and shook it, and tied it up with his belt. He said good night through the bars. It was still raining when he got to his own front door, and he put up a hand. His head was wet. He had hung up his hat by the gate, as he always did. You could say that he had forgotten it. He stood in the hall with the light on, and waited. Knock, knock.`,
      ),
    ],
  };
}

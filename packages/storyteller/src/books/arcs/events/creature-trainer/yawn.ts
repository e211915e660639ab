import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './yawn-old.ts';

/** The creature that can only yawn is laughed at in every match, until there is somebody big who only wants to sleep. */
export const YAWN: EventPlot = { id: 'yawn', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, C, c, D, d, M, m, Y } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'hold', 'happy'), seen(C, 'sit', 'sleepy')] },
        `${k} has ${C.introduced}. What can ${c} do? ${c} can yawn.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'proud'), seen(D, 'stand', 'proud')] },
        `${M.introduced} has ${D.introduced}. ${d} can puff! "Now a battle!" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'proud'), seen(C, 'sit', 'sleepy')] },
        `Puff! ${c} rolls over, and yawns. "${refrain}" says ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'sleepy'), seen(K, 'hug', 'calm')] },
        `Again! Puff! ${c} rolls over, and yawns. "${refrain}"`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Y, 'shout', 'angry'), seen(K, 'stand', 'surprised')],
        },
        `Roar! Up there is a yeti. It is big and cross.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'worried'), seen(D, 'stand', 'worried'), seen(Y, 'shout', 'angry')],
        },
        `${d} puffs at it. Roar! Now it is more cross.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(Y, 'stand', 'sleepy')] },
        `"Look at its eyes," says ${k}. "It is so tired!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'determined'), seen(Y, 'stand', 'curious'), seen(K, 'stand', 'calm')],
        },
        `Up walks ${c}. Shh! ${c} opens wide. Yaaawn!`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'sit', 'sleepy'), seen(C, 'stand', 'happy')] },
        `And the yeti? It opens wide, too. Yaaawn! Down it lies.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [
            seen(Y, 'sleep', 'sleepy'),
            seen(C, 'sleep', 'sleepy'),
            seen(K, 'sleep', 'sleepy'),
            seen(M, 'sleep', 'sleepy'),
          ],
        },
        `${m} yawns. ${k} yawns. Good night! And you? Do you yawn, too?`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, C, c, D, d, M, m, Y, J, j } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            seen(K, 'hold', 'happy'),
            seen(C, 'sit', 'sleepy'),
            seen(M, 'stand', 'proud'),
            seen(D, 'stand', 'proud'),
          ],
        },
        `On the island every child was a trainer, and had a creature. ${M.introduced} had ${D.introduced}, who could melt a spoon with one puff. ${k} had ${C.introduced}, who was no bigger than a loaf. "What can yours do?" said ${m}. ${c} opened a small pink mouth, and yawned. "${refrain}" said ${m}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'proud'), seen(C, 'sit', 'sleepy'), seen(J, 'stand', 'calm')] },
        `They had a battle, in a ring of white stones. Nobody gets hurt. But whoever is out of the ring has lost. One puff, and ${c} rolled out like a bun. A yawn takes six seconds, and it had only been two. "${refrain}" said ${J.introduced}, who had the whistle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'determined'), seen(C, 'sit', 'sleepy')] },
        `${k} tried to teach it something. ${k} showed it how to stamp, and how to growl. ${c} watched with big eyes. Then it lay down in ${k}'s boot, and yawned. So ${k} yawned as well. "${refrain}" said ${k}, and tickled it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(C, 'stand', 'happy'),
            seen(J, 'sleep', 'sleepy'),
            seen(M, 'sleep', 'sleepy'),
            seen(D, 'sleep', 'sleepy'),
          ],
        },
        `One battle was quite different. ${d} had hiccups, and was slow. So ${c} got to the end of the yawn. Then ${d} yawned. ${m} yawned. ${j} yawned, and all the rows behind. When they woke up, nobody knew who had won.`,
      ),
      page(
        { camera: 'close', actors: [seen(J, 'point', 'determined'), seen(K, 'hug', 'sad'), seen(C, 'sit', 'sleepy')] },
        `"That won't do," said ${j}, and wrote a new rule. NO YAWNING. So ${k} and ${c} had to sit outside the ring, and look on. It was not the same.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Y, 'shout', 'angry'), seen(M, 'stand', 'worried'), seen(J, 'stand', 'worried')],
        },
        `Then came the great day. Each year they all went up the mountain, with drums. Who could beat the yeti? It stood and roared so that the hats flew. "It's worse than last year," said ${j}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'determined'), seen(Y, 'shout', 'angry'), seen(M, 'stand', 'determined')],
        },
        `${d} went first, with the biggest puff that there was. The yeti only roared more. Then somebody had a try with thunder, and somebody had a try with hail. They banged on the drums. Now it stamped as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(Y, 'stand', 'sleepy')] },
        `${k} looked at its face. The eyes were red, with rings under them. It rubbed them with two great fists. "It isn't cross," said ${k}. "It's tired! How can it sleep, with all the drums?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'stand', 'determined'),
            seen(Y, 'stand', 'curious'),
            seen(K, 'point', 'calm'),
            seen(M, 'stand', 'surprised'),
          ],
        },
        `"Six seconds, please," said ${k}. "And no noise." They put down the drums. ${c} walked up to the yeti, right up to one toe. It opened its small pink mouth, wide, and wider. "${refrain}" said the yeti.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'sit', 'sleepy'), seen(C, 'stand', 'happy')] },
        `But its own mouth would not stay shut. It opened, and opened. You could have put a cow in. Then the yeti lay down in the snow, and curled up. The ground shook once, and it was still.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [
            seen(J, 'stand', 'sleepy'),
            seen(M, 'hug', 'sleepy'),
            seen(D, 'sleep', 'sleepy'),
            seen(K, 'hold', 'happy'),
          ],
        },
        `${j} crossed out the rule, with a yawn. ${m} could not say a word, for yawning. They went home on tiptoe. And since then they leave the drums at home.`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sit', 'sleepy')] },
        `${c} sleeps in ${k}'s boot. But first it opens its small pink mouth, wide, and wider. That's all that it can do. Have you got to here without a yawn? Then you are the first.`,
      ),
    ],
  };
}

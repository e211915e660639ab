import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TenSteps } from './arc.ts';

const MOST = 14;

/** Ten is ten, they all say; but a step is as long as whoever takes it. */
export function middle({
  hero: H,
  second: K,
  third: B,
  small: S,
  steps,
  map,
  mapOf,
  setting,
  shown,
  chance,
}: TenSteps): Told {
  const refrain = chance.pick('Ten is ten', 'It says ten', 'Ten, and not one more', 'You can count them');
  return {
    title: titled(
      chance.pick(
        'ten steps from the tree',
        `whose ten steps?`,
        `${H.name} and the ${map}`,
        'a foot in the corner',
        'three holes and one more',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `The ${mapOf} had been folded so small that ${H.introduced} had nearly swept it up. "Ten steps from the tree," it said. "Treasure." In the corner somebody had signed it, with a foot. It was no bigger than a pea.`,
            `${H.introduced} found a ${mapOf} in an old teapot. It was a very good one. There was a tree, and a number, and the word TREASURE. There was also a spot in the corner, like a tiny foot. Nobody thought about the spot.`,
            `"It's a ${mapOf}," said ${K.name}. So it was. ${H.introduced} held it up to the light. A tree. Ten steps. Treasure. "And somebody has trodden on it," said ${K.name}. Whoever it was had been very small.`,
          ],
          `${H.introduced} had a ${mapOf}. "Ten steps from the tree," it said. In the corner was one tiny foot.`,
        ),
        scene: {
          setting,
          camera: 'medium',
          actors: [
            { who: H, pose: 'hold', feeling: 'excited' },
            { who: K, pose: 'point', feeling: 'curious' },
          ],
          things: ['map', 'tree'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} stood with a heel against the tree and went. They were grand ${steps}. They went over a ditch. "Ten," called ${H.name}, from rather far off, and dug. It was a shoe. There was nothing in it, not even another shoe. "${refrain}," said ${H.name}.`,
          `"Easy," said ${H.name}. One, two, three, with knees. At ten there was a good spot, and ${H.name} dug until only a hat was showing. Up came a shoe. "Is that treasure?" said ${K.name}. "Not by itself," said ${H.name}. "But ${refrain.toLowerCase()}."`,
          `${H.name} did it the proper way, looking straight ahead. Ten ${steps} went past a bush and down a bank. There ${H.name} dug a hole as deep as a bath. In it was one shoe, for the left. "It must be here. ${refrain}."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'kneel', feeling: 'determined' }],
          things: ['shoe'],
        },
      },
      {
        text: keeping(MOST, [
          `"May I?" said ${K.name}, and did it again from the tree. It came out nowhere near the shoe. "You counted wrong," said ${H.name}. "I counted ten," said ${K.name}. "${refrain}." At the bottom of that hole there was a very small spoon.`,
          `Then ${K.name} had a go. Ten steps ended half-way to the other hole. They looked at the one, and at the other. "${refrain}," said ${K.name}, and dug. Clink. It was a spoon, for eggs perhaps, or for salt. ${K.name} kept it.`,
          `${K.name} tried it next, heel and toe. "Nine, ten." It was quite another place. "That's not fair," said ${H.name}. "${refrain}." They dug there too. It went clink, and they held their breath. It was only a salt spoon.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['spoon'],
        },
      },
      {
        text: keeping(MOST, [
          `${B.introduced} came to see about the noise. "You want somebody who can count," said ${B.name}. Ten, and there was ${B.name}, behind a rock. "${refrain}." The third hole had water in it. Soon so did ${B.name}.`,
          `"I do nothing else all day but walk," said ${B.introduced}. "Let me." ${B.names} ten ended in the nettles. Nobody wanted to dig there, but they dug. There was a worm, and it was not pleased. "${refrain}," said ${B.name}.`,
          `Then ${B.introduced} wanted a turn, and took it with both eyes shut, for luck. That made a third place. It was full of roots. "${refrain}," said ${B.name}, sitting in it. "I can't have lost one on the way."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'kneel', feeling: 'determined' },
            { who: H, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Now there were three holes, one shoe and one spoon. "There isn't any treasure," said ${H.name}. "Somebody drew it for a joke." ${H.name} sat down on the edge of the first hole. It was getting late.`,
          `They put the ${map} down and looked at it from all sides. It went on saying ten. "You can't all be right," said ${B.name}. "You can't all be wrong," said ${K.name}. They sat there, each at a hole.`,
          `"Perhaps it has been dug up," said ${H.name}. That was the worst thing that anyone had said yet. Nobody said anything after it. You could hear the tree.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"You're sitting on my grandmother's picture," said somebody. It was ${S.introduced}. "Where?" said ${H.name}. "There. That's her foot. We have it over the bed." And ${S.name} put a foot on the foot in the corner. It fitted.`,
          `Somebody walked over the ${map}. It was ${S.introduced}, going home. One foot came down in the corner, right on the spot. "Don't move," said ${K.name}. They all bent down. You could not see the spot at all. There was just the foot.`,
          `"Whose is that?" said ${K.name}, of the foot in the corner. It was not ${H.names}. It was not ${B.names}. "Excuse me," said ${S.introduced}, who had been there the whole day. "May I try it on?" It might have been made for it.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['map'],
        },
      },
      {
        text: keeping(MOST, [
          `"${refrain}," said ${K.name}, slowly. "But whose?" ${S.name} went to the tree and turned round. One. It was hardly anything. Two. Three. They walked beside, on tiptoe, and had to wait. At ten they could still touch the tree.`,
          `"Then do ten," said ${H.name}. "Do ten of yours." So ${S.name} did. It took a time. Nobody helped, and nobody breathed on it. "Ten," said ${S.name}. It was about as far from the tree as a hat.`,
          `So ${S.name} counted, out loud, in a voice like a pin. At five ${H.name} had not moved a foot. At ten they all looked back. The tree was right behind them. They had leaned on that very spot to begin.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'walk', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['tree'],
        },
      },
      {
        text: keeping(MOST, [
          `"Stand back," said ${H.name}, with the spade. "No!" they all said. It would have gone through everything. Then ${K.name} remembered the spoon. It went in as if it had been made for there. Scoop, scoop, and clonk.`,
          `It was no place for a spade. "We want something the size of a spoon," said ${S.name}. ${K.name} felt in one pocket, and began to smile. Nine small scoops. At the tenth it said clonk, like a nut.`,
          `"Not so hard," said ${S.name}. ${H.name} was trying with one finger. It was too much finger. But there was the salt spoon, and ${K.name} had not lost it. Clonk, went the ground, very politely.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'excited' },
            { who: S, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'kneel', feeling: 'curious' },
          ],
          things: ['spoon'],
        },
      },
      {
        text: keeping(MOST, [
          `It was a box as big as a bun, and it was full. There was gold in it like grains of rice. "Treasure!" said ${H.name}, quite quietly, so as not to blow it away. "Granny said there was a lot," said ${S.name}. "Have some."`,
          `They opened it with a pin. Treasure! It was all there: rings for very small fingers, and crowns, and a cup. ${H.name} put on a crown. It stayed up on one hair. "It suits you," said ${S.name}.`,
          `There never was such a treasure. You could have had the whole of it on one hand. It lit up their chins. "One each, and then one more each," said ${S.name}, and it was still not half gone.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: S, pose: 'dance', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `They put the rest back where it belonged. It rained that night, and there were three ponds. Frogs moved in. ${S.name} sleeps in the shoe now. And ${H.name} has drawn a ${map}. It says TEN STEPS. In the corner is a foot like a boat.`,
          `${H.name} lay awake a bit, with one gold grain under the pillow. "How many steps is it to the door?" said ${H.name}. "It depends," said ${K.name}. From somewhere near the floor a voice said, "Four hundred."`,
          `By night there were flowers planned for all three holes. ${H.name} was asleep with a crown on one finger. "${cap(refrain.toLowerCase())}," said ${S.name}, at home, hanging up the picture. "But it's best if you know whose."`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sleep', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { YouShouldNotHave } from './arc.ts';

const MOST = 8;

/** Thank you, and thank you, and thank you; and then the cupboard goes bang. */
export function young(bound: YouShouldNotHave): Told {
  const { hero: H, child: K, first: A, second: B, y, clause, home, outside, chance } = bound;
  const { ys, them } = y;
  const refrain = chance.pick(
    'Thank you, thank you!',
    'Oh! How nice!',
    'Oh! For me?',
    'Oh, how kind!',
    'Well! Thank you!',
  );
  const things = y.drawn === null ? (['present'] as const) : [y.drawn];
  return {
    title: titled(
      chance.pick(
        `${ys} for ${H.name}`,
        `no more ${ys}`,
        `bang went the cupboard`,
        `what does ${H.name} like?`,
        `thank you, says ${H.name}`,
        `${H.names} full cupboard`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Here is ${H.introduced}. ${H.name} ${clause}. But nobody knows.`,
            `This is ${H.introduced}. Shh! ${H.name} ${clause}.`,
            `See ${H.introduced}? ${H.name} ${clause}. Not one bit.`,
          ],
          `Here is ${H.introduced}. No ${ys} for ${H.name}, please.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: y.drawn ? [y.drawn] : [],
        },
      },
      {
        text: keeping(MOST, [
          `Knock, knock! ${cap(A.introduced)}, with ${ys}. "${refrain}" said ${H.name}.`,
          `In came ${A.introduced}. "Look! ${cap(ys)}!" "${refrain}" said ${H.name}.`,
          `${cap(A.introduced)} had a box. In it? ${cap(ys)}. "${refrain}"`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} put ${them} in the cupboard. Shut the door.`,
          `Where to put ${them}? In the cupboard! Click.`,
          `Into the cupboard with ${them}. Push. Click.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'reach', feeling: 'worried' }], things },
      },
      {
        text: keeping(MOST, [
          `Then came ${B.introduced}. More ${ys}! "${refrain}" said ${H.name}.`,
          `"For you!" said ${B.introduced}. Oh, no. ${cap(ys)}. "${refrain}"`,
          `Knock, knock! ${cap(B.introduced)}, with a lot of ${ys}. "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `Push, push, push. The cupboard was so full! Creak.`,
          `In with ${them}. Lean on the door. Creak, creak.`,
          `The cupboard went creak. ${H.name} sat on the floor and held it.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'worried' }], things },
      },
      {
        text: keeping(MOST, [
          `It was ${H.names} party. They all came. Creak. Creak. BANG!`,
          `One day they all came to tea. Creak, creak. BANG!`,
          `${A.name} came, and ${B.name}, and ${K.name}. Then: creak, creak, BANG!`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cover', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Out fell the ${ys}. All of ${them}! Nobody said a word.`,
          `${cap(ys)} here! ${cap(ys)} there! Oh dear, oh dear.`,
          `Whoosh! Out came all the ${ys}. ${A.name} looked at ${H.name}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'cover', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'sad' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `"Do you like ${them}?" said ${K.name}. "No," said ${H.name}, very small.`,
          `"I like you," said ${H.name}. "But I do not like ${ys}."`,
          `"What do you like?" said ${K.name}. Nobody ever asked that. "Hugs," said ${H.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I do!" said ${B.name}. "I like ${ys}!" So ${B.name} had ${them} all.`,
          `"Oh!" said ${A.name}. And ${A.name} laughed. "Then can I have ${them}?"`,
          `"Can I have the ${ys}?" said ${B.name}. "All of ${them}?" Oh, yes!`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'cheer', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `Now they ask. "What can we bring?" "Just you," says ${H.name}.`,
          `Knock, knock. No box. No ${ys}. Just a big, big hug. "Thank you!"`,
          `The cupboard is empty. ${K.name} can hide in it. Good night, ${H.name}.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'hug', feeling: 'happy' },
            { who: K, pose: 'hug', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

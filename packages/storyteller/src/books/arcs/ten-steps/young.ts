import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TenSteps } from './arc.ts';

const MOST = 8;

/** Ten of yours, ten of mine, ten of everybody's; and then ten very small ones. */
export function young({
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
  const refrain = chance.pick('Dig, dig, dig!', 'Ten! Now dig!', 'Here! Dig here!', 'Dig, and dig, and dig!');
  return {
    title: titled(
      chance.pick(
        'ten steps',
        `ten steps, said ${H.name}`,
        `whose foot is that?`,
        `${H.name} and the ${map}`,
        'dig, dig, dig',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Look! ${H.introduced} has a ${mapOf}. "Ten steps from the tree." And one tiny foot.`,
            `What has ${H.introduced} got? A ${mapOf}! It says: tree, ten steps, treasure. Who drew that tiny foot?`,
            `${H.introduced} has a ${mapOf}. One tree. Ten steps. And one tiny, tiny foot.`,
          ],
          `${H.introduced} has a ${mapOf}. "Ten steps!" And one tiny foot.`,
        ),
        scene: {
          setting,
          camera: 'medium',
          actors: [{ who: H, pose: 'hold', feeling: 'excited' }],
          things: ['map', 'tree'],
        },
      },
      {
        text: keeping(MOST, [
          `"Treasure!" said ${H.name}. One, two, three. Ten big ${steps}! "${refrain}" Only a shoe.`,
          `Off goes ${H.name}. Stamp, stamp, stamp. Ten! "${refrain}" What is it? An old shoe.`,
          `${H.name} counts to ten. What big ${steps}! "${refrain}" Up comes a shoe. Oh.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'kneel', feeling: 'surprised' }], things: ['shoe'] },
      },
      {
        text: keeping(MOST, [
          `"Let me," said ${K.name}. Step, step, ten! "${refrain}" Only a little spoon.`,
          `Now ${K.name}. Ten steps go to here. "${refrain}" Clink! It is a little spoon.`,
          `"My turn," said ${K.name}. Eight, nine, ten. "${refrain}" One little spoon.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: ['spoon'],
        },
      },
      {
        text: keeping(MOST, [
          `Along came ${B.introduced}. Hop, hop, hop. Ten! "${refrain}" Mud. Just mud.`,
          `"I can do it," said ${B.introduced}. Ten, this way. "${refrain}" Look at ${B.name}. All mud!`,
          `And ${B.introduced}? Ten, and round a bush. "${refrain}" What is in it? Rain.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'jump', feeling: 'excited' },
            { who: H, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Three holes. No treasure. ${H.name} sat in one. So did ${K.name}.`,
          `"It is a bad ${map}," said ${H.name}. Down sat ${H.name}. Down sat ${K.name}.`,
          `"Ten is ten," said ${H.name}. "Where is it?" Nobody knew. ${K.name} sat down too.`,
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
          `Up came ${S.introduced}. Whose foot is that? ${S.name} put one on. It fits!`,
          `"That is my foot," said ${S.introduced}. Foot on foot. It is! Just as small.`,
          `Who is on the ${map}? ${cap(S.introduced)}. One foot goes on the foot. Oh! Same, same!`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'stand', feeling: 'proud' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['map'],
        },
      },
      {
        text: keeping(MOST, [
          `Go on, ${S.name}! One. Two. Three. Wait, wait. Nine. Ten!`,
          `So ${S.name} did it. Tip, tip, tip. Ten tiny ones. Is that all? That is all!`,
          `Ten steps for ${S.name}. As far as a hat! It was by the tree all day.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: S, pose: 'walk', feeling: 'happy' }], things: ['tree'] },
      },
      {
        text: keeping(MOST, [
          `No big spade now. The little spoon! "Softly," said ${K.name}. Clonk.`,
          `What fits in there, ${S.name}? The little spoon! ${K.name} had it. Scoop. Clonk.`,
          `${S.name} held on. ${K.name} had the little spoon. One scoop. Two. Clonk!`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'excited' },
            { who: S, pose: 'point', feeling: 'excited' },
          ],
          things: ['spoon'],
        },
      },
      {
        text: keeping(MOST, [
          `Treasure! A whole box of it. Gold, as small as peas. One for you, and you!`,
          `Open it, ${H.name}. Ooooh! Treasure! It shone on ${S.name}. It shone on ${K.name}.`,
          `Treasure, treasure, treasure! It is all so tiny. And there is plenty for ${H.name} too.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: S, pose: 'dance', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `Night. The box is back. And on the ${map} now? One big foot. Good night, ${H.name}.`,
          `It rained in the holes. Three ponds! Good night, ${S.name}. Good night, ${H.name}.`,
          `${H.name} sleeps. ${S.name} sleeps in the shoe. Ten steps off. Ten tiny ones.`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sleep', feeling: 'calm' },
            { who: S, pose: 'sleep', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

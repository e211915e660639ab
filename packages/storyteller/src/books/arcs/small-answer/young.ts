import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { SmallAnswer } from './arc.ts';

const MOST = 8;

/** The picture shows who it is from the first page; the text only says that nobody counts. */
export function young(bound: SmallAnswer): Told {
  const { hero: H, child: K, small: S, neighbours, home, refrain, chance } = bound;
  const [A, B] = neighbours;
  const lonely = bound.lonely ? ` ${H.name} is lonely.` : '';
  const where = `${bound.place === null ? '' : ` Here is ${bound.place}.`}${lonely}`;
  const loud = H.says.toUpperCase();
  const small = H.says.toLowerCase().replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  return {
    title: chance.pick(
      `${H.name} Says Good Night`,
      `Who Said ${S.says}?`,
      `Good Night, ${H.name}`,
      `Shh, Said ${K.name}`,
      'As Small as a Pea',
      titled(`only ${S.aKind}`),
      `Too Loud, ${H.name}`,
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${H.name} is big. A small ${S.kind} lives here too.${where}`,
            `Look up! That is ${H.introduced}. Look down! That is ${S.aKind}. Nobody looks down.${where}`,
            `${H.introduced} is very big. ${cap(S.aKind)} is very small. They live side by side.${where}`,
          ],
          `This is ${H.name}. ${H.name} is ${H.aKind}. A small ${S.kind} lives here too.${where}`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `The sun went down. "${loud}!" said ${H.name}. That means good night. ${refrain}.`,
          `Bedtime! ${H.name} took a big breath. "${loud}!" It means: sleep well. ${refrain}.`,
          `Every night ${H.name} says good night. It sounds like this. "${loud}!" ${refrain}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [{ who: H, pose: 'shout', feeling: 'sad' }],
        },
      },
      {
        text: [
          `Along came ${A.introduced}. "${loud}!" said ${H.name}. Too loud! ${A.name} ran away. ${refrain}.`,
          `"${loud}!" ${A.introduced} jumped. Off ran ${A.name}. That was not good night! ${refrain}.`,
          `${H.name} saw ${A.introduced}. "${loud}!" "Help!" said ${A.name}, and ran. ${refrain}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'shout', feeling: 'sad' },
            { who: A, pose: 'run', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Then came ${B.introduced}. "${loud}!" said ${H.name}. ${B.name} hid. ${refrain}. Poor ${H.name}!`,
          `"${loud}, ${loud}!" "Ow!" said ${B.introduced}. ${B.name} hid both ears. ${refrain}.`,
          `${H.name} tried again. "${loud}!" ${B.introduced} hid. It was much too loud. ${refrain}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'shout', feeling: 'sad' },
            { who: B, pose: 'hide', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${K.name} came to see. "You are too loud," said ${K.name}. "Say it softly."`,
          `Pat, pat. It was ${K.name}. "Try a small good night." ${H.name} had never tried that.`,
          `Here is ${K.name}. "Shh, ${H.name}," said ${K.name}. "Say it very quietly."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"${small}," said ${H.name}. It was a very small one. Then ${H.name} waited.`,
          `${H.name} said good night very softly. "${small}." As small as a pea. Now listen!`,
          `"Like this?" said ${H.name}. "${small}." Then it was quiet. So quiet!`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [{ who: H, pose: 'sit', feeling: 'curious' }],
        },
      },
      {
        text: [
          `"${S.says}." Somebody said good night! Who was it? It was ${S.introduced}!`,
          `Who said "${S.says}"? Not the wind. Look down, ${H.name}! It was ${S.introduced}!`,
          `"${S.says}," said a tiny voice. It was down there. It was ${S.introduced}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'wave', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"Was that you?" said ${H.name}. "Yes," said ${S.name}. "I say it every night."`,
          `"I always say good night," said ${S.name}. "But you were so loud!" "Oh," said ${H.name}.`,
          `"I say it too," said ${S.name}. "You never heard me." Now ${H.name} did.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Now ${H.name} says good night softly. "${S.says}," says ${S.name}. Good night, ${K.name}.`,
          `"${H.says}," says ${H.name}. "${S.says}," says ${S.name}. Good night, both. Good night to you, ${K.name}.`,
          `${H.name} has a friend now. "Sleep well," says ${S.name}. "Sleep well," says ${K.name}. Shh.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: S, pose: 'sit', feeling: 'sleepy' },
            { who: K, pose: 'wave', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}

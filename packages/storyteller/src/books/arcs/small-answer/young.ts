import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
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
      `Only ${cap(S.aKind)}`,
      `Too Loud, ${H.name}`,
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${H.name} is big. And who is that? Only ${S.aKind}.${where}`,
            `Look up, up, up. That is ${H.introduced}. Look down. That is only ${S.aKind}.${where}`,
            `${H.introduced} is very big. ${cap(S.aKind)} is very small. Which did you see first?${where}`,
            `Here is ${H.introduced}. Who else? Nobody. Well, ${S.aKind}. Nobody counts that.${where}`,
          ],
          `This is ${H.name}. ${H.name} is ${H.aKind}. And that is only ${S.aKind}.${where}`,
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
          `The sun went down. "${loud}!" said ${H.name}. It was for good night. ${refrain}.`,
          `${H.name} took a big breath. "${loud}!" That is: sleep well, all of you. ${refrain}.`,
          `"${H.says.toUpperCase()}!" said ${H.name}. It means good evening. ${refrain}. Oh.`,
          `"${H.says.toUpperCase()}!" called ${H.name}. It means: who is there? ${refrain}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [{ who: H, pose: 'shout', feeling: 'sad' }],
        },
      },
      {
        text: [
          `Along came ${A.introduced}. "${loud}!" said ${H.name}. Gone again, very fast. ${refrain}.`,
          `"${loud}!" said ${H.name}. Oh! Where is ${A.introduced} off to? ${refrain}.`,
          `"${H.says.toUpperCase()}!" ${A.introduced} ran. Too loud! ${refrain}.`,
          `"${H.says.toUpperCase()}!" Off went ${A.introduced}. Much too loud! ${refrain}.`,
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
          `And ${B.introduced}? "${loud}!" said ${H.name}. ${B.name} hid, with both ears shut. ${refrain}.`,
          `One more, ${H.name}. "${loud}!" ${B.introduced} hid at once. ${refrain}. Poor ${H.name}.`,
          `"${H.says.toUpperCase()}, ${H.says.toUpperCase()}!" ${B.introduced} hid. ${refrain}.`,
          `Louder! "${H.says.toUpperCase()}!" Away went ${B.introduced}. ${refrain}.`,
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
          `${K.name} came to see. "You are so big," said ${K.name}. "Can you be small?" ${H.name} had never tried.`,
          `Pat, pat. It was ${K.name}. "Try a little one," said ${K.name}. ${H.name} thought about it.`,
          `Here is ${K.name}. "Shh," said ${K.name}. "Say it small."`,
          `Who comes now? ${K.name}! "Shh," said ${K.name}. "Not so big."`,
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
          `"${small}," said ${H.name}. So small! Shh. Wait. Wait.`,
          `${H.name} made a tiny one. "${small}." As small as a pea. Now hush.`,
          `"Like this?" said ${H.name}. "${small}." It was like a crumb. All the dark held still.`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [{ who: H, pose: 'sit', feeling: 'curious' }],
        },
      },
      {
        text: [
          `Hark! "${S.says}." A tiny one. It was down there. It was ${S.introduced}!`,
          `Who said "${S.says}"? Not the wind. Look, ${H.name}, look! It was ${S.introduced}!`,
          `"${S.says}." What was that? It was ${S.introduced}!`,
          `"${S.says}," said somebody. Look down. It is ${S.introduced}!`,
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
          `"Was that you?" said ${H.name}. "It is always me," said ${S.name}. "Good night to you!"`,
          `"I say it too," said ${S.name}. "Just after you." ${H.name} had never stopped to hear.`,
          `"I say it each night," said ${S.name}. "Each night?" said ${H.name}. Oh, ${H.name}!`,
          `"I always say it," said ${S.name}. "You were so loud." Oh, ${H.name}!`,
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
          `First a big one. Then a small one. ${H.name}, then ${S.name}. And ${K.name} says it third.`,
          `It is dark, and it is not quiet. "${S.says}." Sleep well, ${S.name}. Sleep well, ${H.name}. Sleep well, ${K.name}.`,
          `"${H.says}," says ${H.name}. "${S.says}," says ${S.name}. Good night, both. Good night, ${K.name}.`,
          `A big one sleeps. A small one sleeps. "${S.says}." Good night, ${K.name}.`,
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

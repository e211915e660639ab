import type { Told } from '../../arc.ts';
import { keeping } from '../wording.ts';
import type { SmallAnswer } from './arc.ts';

const MOST = 8;

/** The picture shows who it is from the first page; the text only says that nobody counts. */
export function young(bound: SmallAnswer): Told {
  const { hero: H, child: K, small: S, neighbours, home, refrain, chance } = bound;
  const [A, B] = neighbours;
  const lonely = bound.lonely ? ` ${H.name} is lonely.` : '';
  const where = `${bound.place === null ? '' : ` Here is ${bound.place}.`}${lonely}`;
  return {
    title: chance.pick(`${H.name} Says Good Night`, `Who Said ${S.says}?`, `Good Night, ${H.name}`),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [`This is ${H.introduced}. ${H.name} is big. And who is that? Only ${S.aKind}.${where}`],
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
        text: `"${H.says.toLowerCase()}," said ${H.name}. So small! Shh. Wait. Wait.`.replace(/^"(\p{L})/u, (s) =>
          s.toUpperCase(),
        ),
        scene: {
          camera: 'close',
          time: 'night',
          actors: [{ who: H, pose: 'sit', feeling: 'curious' }],
        },
      },
      {
        text: [
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

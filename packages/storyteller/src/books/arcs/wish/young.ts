import type { Told } from '../../arc.ts';
import { fitting, keeping } from '../wording.ts';
import type { WishJar } from './arc.ts';

const MOST = 8;

/** An empty jar, a wish in it, and then one more that somebody else put in. */
export function young(bound: WishJar): Told {
  const { child: K, caller: C, deed, said, what, ways, was, refrain, chance } = bound;
  const [one, two] = ways;
  const k = K.name;
  const wish = fitting(MOST, `"${said}."`, '"I have a wish."');
  return {
    title: chance.pick(
      `${k} and the Jar`,
      'Plop, Went the Wish',
      'Two in a Jar',
      `What Did ${C.name} Wish?`,
      'The Leaf in the Jar',
      `Wish, Wish, ${k}`,
    ),
    refrain,
    pages: [
      {
        text: [
          `Here is a jar. The ${was} are all gone. "I will keep the jar," says ${k}.`,
          `${k} has a jar. It is quite empty. What can it be for?`,
          `"Is it empty?" says ${k}. The jar had ${was} in it. "Keep it," says ${k}. "I like it."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [{ who: K, pose: 'hold', feeling: 'curious' }],
          things: ['jar'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${k} has a wish. What is it? ${wish} When? "Now!"`,
            `${wish} ${k} says it at breakfast. ${k} says it at supper.`,
            `Listen to ${k}. ${wish} Today? No, not today.`,
          ],
          `${k} has a wish. It is a big one.`,
        ),
        scene: { camera: 'close', actors: [{ who: K, pose: 'jump', feeling: 'excited' }] },
      },
      {
        text: keeping(MOST, [`${one.young(k)} ${refrain}.`], one.young(k)),
        scene: {
          setting: one.at,
          camera: 'medium',
          actors: [{ who: K, pose: one.pose, feeling: 'surprised' }],
          things: one.things,
        },
      },
      {
        text: keeping(MOST, [`${two.young(k)} ${refrain}.`], two.young(k)),
        scene: {
          setting: two.at,
          camera: 'wide',
          actors: [{ who: K, pose: two.pose, feeling: 'sad' }],
          things: two.things,
        },
      },
      {
        text: [
          `${k} drew the wish, and folded it up. Plop! It went into the jar.`,
          `"You can live here," said ${k}. In went the wish, into the jar.`,
          `Where is a wish safe? ${k} knew. ${k} put it in the jar. Shh.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'calm' }],
          things: ['jar'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `What is that? A leaf is in the jar too! "Mine," said ${C.introduced}. "It is my wish."`,
            `Now there are two wishes in the jar! One is a leaf. ${C.introduced} put it there.`,
            `Look, there is a leaf in the jar. "That is my wish," said ${C.introduced}.`,
          ],
          `Look! A leaf is in the jar. ${C.name} the ${C.kind} put it in.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'sit', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['jar', 'leaf'],
        },
      },
      {
        text: [
          `"${deed.wishShort(k, C, what)}" That was the wish of ${C.name}. "I can do that one," said ${k}.`,
          `${k} bent down to ${C.name}. "${deed.wishShort(k, C, what)}" "I can do that!" said ${k}.`,
          `What did ${C.name} wish? "${deed.wishShort(k, C, what)}" Who could do that? ${k} could.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: C, pose: 'look-up', feeling: 'worried' },
            { who: K, pose: 'kneel', feeling: 'excited' },
          ],
        },
      },
      {
        text: deed.doesShort(k, C, what),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: deed.pose, feeling: 'determined' },
            ...(deed.doesShort(k, C, what).includes(C.name)
              ? [{ who: C, pose: 'stand', feeling: 'happy' } as const]
              : []),
            ...(deed.doesShort(k, C, what).includes('grown-up')
              ? [{ who: bound.grownUp, pose: 'kneel', feeling: 'calm' } as const]
              : []),
          ],
          things: deed.things,
        },
      },
      {
        text: [
          `What did ${C.name} say? "${deed.thanksShort(k, C, what)}" ${k} stood up very tall.`,
          `${C.name} was so glad. "${deed.thanksShort(k, C, what)}" Then it was supper.`,
          `"${deed.thanksShort(k, C, what)}" Who was that? It was ${k}! ${C.name} said so.`,
          `Home goes ${C.name}. "${deed.thanksShort(k, C, what)}" That was you, ${k}. It was really you.`,
          `"${deed.thanksShort(k, C, what)}" So said ${C.name}. And ${k}? As pink as a rose.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: C, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: [
          `Good night, jar. One wish is still in it. It has a leaf to lie on.`,
          `Sleep, ${k}. The moon shines on the jar. The wish of ${k} is still in there.`,
          `The jar sits by the bed. One wish is in it. ${k} is asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'calm' }],
          things: ['jar', 'leaf'],
        },
      },
    ],
  };
}

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
          `Here is a jar. It had ${was} in it. "Now it has nothing," says ${k}.`,
          `One jar. No ${was}. ${k} looks in. What is it for now?`,
          `"Is it empty?" says ${k}. The jar had ${was} in it. "Keep it," says ${k}. "I like it."`,
          `All the ${was} ${was === 'honey' ? 'is' : 'are'} eaten. But look, a jar! ${k} can see right through. "Hello!"`,
          `${k} has a jar. No lid. Nothing in it. It is just right for something.`,
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
            `${wish} ${k} says it at breakfast. ${k} says it again.`,
            `Listen to ${k}. ${wish} "Now?" says ${k}. Not yet.`,
            `What does ${k} want for lunch? ${wish} That is not lunch, ${k}!`,
            `Hop, hop, hop. ${k} cannot sit still. ${wish} Today? "Today!"`,
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
          `${k} drew the wish. Fold, fold. Plop! Into the jar.`,
          `"You can live here," said ${k}. In went the wish. Good jar.`,
          `Where does a wish go? ${k} knew. Into the jar! Shh.`,
          `"Wait in there," said ${k} to the wish. The jar had room. "I will come back."`,
          `Where can it stay, safe and dry? ${k} put the wish in the jar.`,
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
            `What is that? A leaf is in the jar too! "Mine," said ${C.introduced}. "I wish as well."`,
            `One wish. Two wishes! Who put in a leaf? It was ${C.introduced}.`,
            `Look in the jar. There is a leaf. "I did that," said ${C.introduced}. So small!`,
            `Who has been here? Somebody has. A leaf, in the jar! "Me," said ${C.introduced}.`,
            `Peep! Now there are two. Under the wish is a leaf. ${C.introduced} put it there.`,
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
          `"${deed.wishShort(k, C, what)}" That was the wish. ${k} thought. "I can do that one."`,
          `${k} bent down to hear. "${deed.wishShort(k, C, what)}" "Me!" said ${k}. "I can!"`,
          `Hush, now. It is ${C.name}. "${deed.wishShort(k, C, what)}" Who could do that? Oh! ${k} could.`,
          `What does the leaf say? ${C.name} told it. "${deed.wishShort(k, C, what)}" Up got ${k}.`,
          `"${deed.wishShort(k, C, what)}" That was ${C.name}. Well, well! ${k} knew what to do.`,
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
          `"${deed.thanksShort(k, C, what)}" Was that ${k}? Yes. ${C.name} said so.`,
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
          `Sleep, ${k}. The moon looks in the jar. One wish, one leaf. They fit.`,
          `${k} is asleep. The jar is awake. In it is a wish, under a leaf.`,
          `The jar sits by the bed. A leaf, a wish, no lid. ${k} is asleep.`,
          `Shh. The wish sleeps in the jar. A leaf keeps it warm. ${k} sleeps too.`,
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

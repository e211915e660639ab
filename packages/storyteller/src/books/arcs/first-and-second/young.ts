import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { FirstAndSecond } from './arc.ts';

const MOST = 8;

/** First, second, third, and then one day only first. */
export function young(bound: FirstAndSecond): Told {
  const { hero: H, rival: R, third: T, small: S, judge: J, race, at, shown, arrival, arrivedBy, calls, chance } = bound;
  const [first, second, third, fourth] = calls;
  const h = H.name;
  const r = R.name;
  const t = T.name;
  const s = S.name;
  const j = J.name;
  return {
    title: titled(
      chance.pick(`${first}!`, `${h} was first`, `where is ${r}?`, `wait for ${s}`, 'one, two, three, four'),
    ),
    refrain: `${first}!`,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            R,
            introducing(H, [
              `"${first}!" calls ${h}. "${second}!" calls ${r}. It is always so.`,
              `Who is at the gate? ${h}. "${first}!" Then ${r}. "${second}!"`,
              `Up gets ${h}. "${first}!" Up gets ${r}. "${second}!"`,
            ]),
          ),
          `Here come ${h} and ${r}. "${first}!" "${second}!"`,
        ),
        scene: {
          setting: at,
          camera: 'medium',
          actors: [
            { who: H, pose: 'jump', feeling: 'happy' },
            { who: R, pose: 'run', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(
            S,
            introducing(T, [
              `${arrival}Today is ${race}! Here is ${t}. Here is ${s}.`,
              `${arrival}It is ${race}! ${cap(t)} will run. So will ${s}.`,
              `${arrival}Time for ${race}! ${cap(t)} is there. And ${s}, so small.`,
            ]),
          ),
          `${arrival}Today they race! ${cap(t)} is there. And ${s}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'stand', feeling: 'excited' },
          ],
          things: [...shown, ...arrivedBy],
        },
      },
      {
        text: keeping(MOST, [
          `One, two, go! Off goes ${h}. ${h} does not look back.`,
          `Go, ${h}, go! So fast! There is the post.`,
          `Ready? Off! ${h} is in front. All the way!`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'run', feeling: 'determined' }], things: shown },
      },
      {
        text: keeping(MOST, [
          `"${first}!" calls ${h}. Nobody says a thing. Not one word.`,
          `There! "${first}!" ${h} waits. It is very quiet.`,
          `${h} is at the post. "${first}!" And then? Nothing.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'cheer', feeling: 'proud' }] },
      },
      {
        text: keeping(MOST, [
          `${h} calls it again, much louder. Nobody comes.`,
          `Who is second? Who is third? Nobody. Oh.`,
          `${h} looks left. ${h} looks right. Where are they?`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `Back goes ${h}. There is ${r}! Hic. Hic. Hic. "${first}!" shouts ${h}. No more hic!`,
          `Where is ${r}? Hic! There. Hic! "${first}!" shouts ${h}. That stops it.`,
          `Back, back, back. Hic! What is that? It is ${r}. ${h} shouts. No more hic!`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: R, pose: 'jump', feeling: 'surprised' },
            { who: H, pose: 'shout', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `And ${t}? Round and round and round. "This way!" calls ${h}.`,
          `Look, there goes ${t}. Round a bush. Round again! "Over here," calls ${h}.`,
          `${cap(t)} went left. And left. And left. "Come to me, ${t}!" calls ${h}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: T, pose: 'run', feeling: 'surprised' },
            { who: H, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `One more. Where is ${s}? Step. Step. ${h} walks with ${s}. Slow, slow.`,
          `Here comes ${s}. Plod, plod. "Am I near?" "Yes," says ${h}. Plod, plod.`,
          `${cap(s)} has not stopped once. Step. Rest. Step. And ${h} goes step, rest, step.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'walk', feeling: 'determined' },
            { who: H, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The post! They all stop. Not ${s}. Plod, plod. "${first}?" says ${s}.`,
          `All at the post. But ${s} goes on. One more step. "${first}!" says ${s}.`,
          `${h} stops. ${cap(s)} does not stop. Over the line! "${first}!" says ${s}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'cheer', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${second}!" calls ${h}. "${third}!" calls ${r}. "${fourth}!" calls ${t}. All of them!`,
          `And ${h}? "${second}!" Then ${r}. "${third}!" Then ${t}. "${fourth}!"`,
          `"${second}!" says ${h}, and laughs. "${third}!" "${fourth}!" And ${j} claps and claps.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: R, pose: 'cheer', feeling: 'happy' },
            { who: T, pose: 'cheer', feeling: 'happy' },
            { who: J, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Night. Who is asleep? ${h} is. And who was asleep before? ${cap(s)}.`,
          `Now it is dark. "${first}," says ${h}, and is asleep. Good night, ${h}.`,
          `Sleepy ${h}. Eyes shut. "${first}." Nobody hears. They all sleep.`,
        ]),
        scene: {
          ...(H.isChild ? { setting: 'bedroom' as const } : {}),
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}

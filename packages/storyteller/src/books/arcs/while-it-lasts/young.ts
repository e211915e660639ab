import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { WhileItLasts } from './arc.ts';
import { madeNames } from './made-of.ts';

const MOST = 8;

/** Stay there, and stay there, and then the other one stays. */
export function young(bound: WhileItLasts): Told {
  const { child: K, grownUp: G, made: M, of, m, introduced, refrain, tries, chance } = bound;
  const k = K.name;
  const g = G.name;
  const { a, it, thing } = of.token;
  const lines = madeNames(bound);
  const token = thing ? [thing] : [];
  const made = M ? [{ who: M, pose: 'stand', feeling: 'happy' } as const] : [];
  const [one, two] = tries;
  const attempts = of.young.tries(lines);
  return {
    title: titled(chance.pick(`${refrain}`, `the ${it}`, `bye-bye, ${m}`, `now you can see`, `${k} stays`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(K, [
            `${k} makes a dog of mud. And ${a}! "Now you can see!"`,
            `Look what ${k} made! A mud boat. And ${a}.`,
            `Mud, mud, mud. ${k} makes a bird. Then ${a}. "There!"`,
          ]),
        ),
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy' }],
          things: token,
        },
      },
      {
        text: keeping(
          MOST,
          of.young.made({ ...lines, m: introduced }),
          `Pat, pat, pat. ${k} makes ${introduced}.`,
          `Pat, pat. Who is it? ${cap(introduced)}!`,
        ),
        scene: { setting: of.at, camera: 'wide', actors: [{ who: K, pose: 'reach', feeling: 'excited' }, ...made] },
      },
      {
        text: keeping(MOST, [
          `In goes the ${it}. "Now you can see," says ${k}. "${refrain}!"`,
          `One thing more. The ${it}! "There," says ${k} to ${m}. "${refrain}!"`,
          `Push! In goes the ${it}. "Hello," says ${k}. "${refrain}!"`,
        ]),
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'hold', feeling: 'proud' }, ...made],
          things: token,
        },
      },
      {
        text: keeping(MOST, [
          `${k} goes to eat. ${k} comes back. ${cap(m)} is there! "${refrain}!"`,
          `${k} shuts both eyes. Open! ${cap(m)} has not gone. "${refrain}!"`,
          `Away goes ${k}. Back comes ${k}. ${cap(m)} is so good! "${refrain}!"`,
        ]),
        scene: { camera: 'wide', actors: [{ who: K, pose: 'wave', feeling: 'happy' }, ...made] },
      },
      {
        text: keeping(MOST, of.young.sign(lines)),
        scene: {
          camera: 'close',
          actors: [
            ...made.map((each) => ({ ...each, feeling: 'surprised' as const })),
            { who: K, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [attempts[one] ?? attempts[0]]),
        scene: { camera: 'medium', actors: [{ who: K, pose: 'stand', feeling: 'determined' }, ...made] },
      },
      {
        text: keeping(MOST, [attempts[two] ?? attempts[1]]),
        scene: { camera: 'wide', actors: [{ who: K, pose: 'run', feeling: 'worried' }, ...made] },
      },
      {
        text: keeping(MOST, [
          `"You can't stay," says ${k} to ${m}. "So I will." And ${k} sits down.`,
          `${k} sits by ${m}. Very near. "I am here," says ${k}. "I will stay."`,
          `"Come and play," says ${g}. But ${k} stays. ${k} stays with ${m}.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: K, pose: 'sit', feeling: 'calm' }, ...made] },
      },
      {
        text: keeping(MOST, of.young.going(lines)),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'sad' },
            { who: G, pose: 'hug', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `What is that? The ${it}! ${k} puts it to bed. Good night, ${it}.`,
          `The ${it} is still here. ${k} has it by the bed. Good night.`,
          `In bed ${k} holds the ${it}. It saw it all. Good night.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }],
          things: token,
        },
      },
      {
        text: keeping(MOST, of.young.next(lines)),
        scene: {
          setting: of.at,
          time: 'day',
          camera: 'wide',
          actors: [{ who: K, pose: 'cheer', feeling: 'happy' }],
          things: token,
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NewAtHome } from './arc.ts';

const MOST = 8;

/** Told to the smallest: three noises, then four; then one night only three, and nobody can sleep. */
export function young(bound: NewAtHome): Told {
  const { child: K, grownUp: G, newcomer: N, is, introduced, noises, sixth, seat, refrain, chance } = bound;
  const [a, b, c] = noises;
  const three = `${cap(a?.heard ?? '')}. ${cap(b?.heard ?? '')}. ${cap(c?.heard ?? '')}.`;
  const loud = sixth.heard.endsWith('?') ? sixth.heard : `${sixth.heard}!`;
  const name = K.name;
  const n = N.name;
  const too = bound.beside ? ` ${cap(bound.beside.name)} came too.` : '';
  const came = `${cap(introduced)} came to live here.`;
  const end: readonly string[] = {
    pet: [
      `In the dark: ${three} ${loud} Good night, ${n}.`,
      `And ${n}? Curled up. ${sixth.heard}. All there.`,
      `${cap(n)} is asleep. ${sixth.heard}. That is four. Good.`,
    ],
    baby: [
      `In the dark: ${three} ${loud} Good night, ${n}.`,
      `And ${n}? Asleep. ${sixth.heard}. All there.`,
      `${cap(n)} is asleep. ${sixth.heard}. That is four. Good.`,
    ],
    child: [
      `In bed: ${three} ${loud} Good night, ${n}.`,
      `And next door? ${sixth.heard}. All there. Asleep.`,
      `${sixth.heard}. That is ${n}. Now all are asleep.`,
    ],
    'grown-up': [
      `In bed: ${three} ${loud} Good night, ${n}.`,
      `And then? ${sixth.heard}. All there. Now sleep.`,
      `${sixth.heard}. That is ${n}. Now ${name} is asleep.`,
    ],
  }[is];
  return {
    title: titled(chance.pick(`one more noise`, `${name} counts the night`, `${n} lives here too`)),
    refrain,
    pages: [
      {
        text: [
          `It is night. ${name} counts what the house says. ${three} All three are there.`,
          `In bed ${name} can hear the house. ${three} Three noises! Good.`,
          `What does the house say at night? ${three} ${name} knows all three.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'calm' }],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Next day there was a knock. ${came}${too} "Hello."`,
            `In the morning, look! ${came}${too} Hello!`,
            `Then one morning it was different. ${came}${too} Bags, and a big hello.`,
          ],
          `In the morning, look! ${cap(introduced)} is here, to stay.${too}`,
        ),
        scene: {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            { who: N, pose: is === 'baby' ? 'sleep' : 'stand', feeling: 'calm' },
            { who: K, pose: 'wave', feeling: 'curious' },
            ...(bound.beside ? [{ who: bound.beside, pose: 'stand' as const, feeling: 'happy' as const }] : []),
          ],
        },
      },
      {
        text: [
          `Who sits in ${seat.name}? ${name} does. But now ${n} does. "${refrain}," said ${name}.`,
          `${name} likes ${seat.name}. But now ${n} is in it. "${refrain}," said ${name}.`,
          `${name} ran to ${seat.name}. Who was in it? ${cap(n)} was. "${refrain}."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: N, pose: is === 'baby' ? 'sleep' : 'sit', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: [seat.thing],
        },
      },
      {
        text: [
          `It is night. ${three} And what is that? ${loud} That is ${n}. "${refrain}."`,
          `${name} counts in bed. ${three} ${loud} What, four? It was ${n}. "${refrain}."`,
          `${three} And then, ${loud.toLowerCase()} It is only ${sixth.short}. "${refrain}," said ${name}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'cover', feeling: 'surprised' }],
        },
      },
      {
        text: [
          `${name} put a hat on, over both ears. But then the house was gone as well.`,
          `${name} put a sock on each ear. But then the house was too quiet.`,
          `${name} sang, to cover it. But then ${name} was the noise.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'cover', feeling: 'worried' }],
        },
      },
      {
        text: [
          `So it went on, every night. ${three} ${sixth.heard}. ${name} counted four.`,
          `Night after night ${name} counted. ${three} ${sixth.heard}. Now there were four.`,
          `And the next night? ${three} ${sixth.heard}. "One, two, three, four," said ${name}.`,
        ],
        scene: { camera: 'wide', actors: [{ who: K, pose: 'sit', feeling: 'calm' }] },
      },
      {
        text: [
          `Then, one night. ${three} And no more! ${name} sat up. Where was ${n}?`,
          `But what is this? ${three} Only three! "Where is ${n}?" said ${name}.`,
          `One night ${name} counted. ${three} Three. Only three! Now one was missing.`,
        ],
        scene: { camera: 'close', actors: [{ who: K, pose: 'sit', feeling: 'worried' }] },
      },
      {
        text: [
          `${name} got up. ${cap(G.name)} came too. Shh. There was ${n}, wide awake.`,
          `${name} went to see, with ${G.name}. ${cap(n)} was awake too. Hello.`,
          `Pit, pat. ${name} and ${G.name} went to look. ${cap(n)} looked back. Nobody could sleep.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: N, pose: 'sit', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"It is new here," said ${name}. "I will tell you. ${three}" ${cap(n)} heard it all.`,
          `"You do not know the house," said ${name}. "Listen. ${three} That is all it is."`,
          `So ${name} said the house, soft and low. "${three}" And ${n} was still.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'happy' },
            { who: N, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: end,
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sleep', feeling: 'sleepy' },
            ...(is === 'pet' ? [{ who: N, pose: 'sleep' as const, feeling: 'sleepy' as const }] : []),
          ],
        },
      },
    ],
  };
}

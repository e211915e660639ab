import type { Figure, Told } from '../../../arc.ts';
import { escaped } from '../../../../words/escaped.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

/**
 * The soft toy that comes along in the bag "is shy", says its child, and so it has to be shown everything. Whoever shows a
 * place to somebody knows it.
 */
export const IS_SHY = { young, middle } as const;

const TITLES = ['a bit shy', 'who came in the bag', 'I will show you'] as const;

interface Parts {
  readonly title: string;
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly N: Figure;
  readonly n: string;
  readonly T: Figure;
  readonly t: string;
  /** "Ellie", "the blue blanket", and the same at the beginning of a sentence. */
  readonly e: string;
  readonly E: string;
  readonly school: string;
  /** "lunchbox": what it is a picture on, where it is no toy. */
  readonly on: string | null;
}

function partsOf({ K, k, G, g, Gcap, raw, company, chance }: Going): Parts {
  const own = company.comforter ?? 'teddy';
  const isNamed = /^\p{Lu}/u.test(own);
  const N = company.person(chance.pick(...['Robin', 'Noor', 'Jess'].filter((each) => each !== k)), 'child');
  const T = company.person('Miss Plum', 'teacher');
  const E = isNamed ? own : `The ${own}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${E} is a bit shy!`,
    K,
    k,
    G,
    g,
    Gcap,
    N,
    n: N.name,
    T,
    t: T.name,
    e: isNamed ? own : `the ${own}`,
    E,
    school: /\b(?:nursery|pre-?school|kindergarten|playgroup)\b/u.test(raw) ? 'nursery' : 'school',
    on:
      new RegExp(String.raw`\b${escaped(own)} (lunch ?box|water bottle|snack ?box)\b`, 'iu').exec(
        company.details,
      )?.[1] ?? null,
  };
}

function young(going: Going): Told {
  const { title, refrain, K, k, G, g, Gcap, N, n, T, t, e, E, school, on } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'hold', 'curious', 'backpack'), seen(G, 'stand', 'happy')],
        },
        `${k} starts ${school} today. In the bag is ${on === null ? e : `a ${on}. On it is ${e}`}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(K, 'stand', 'shy')] },
        `"See you after lunch," says ${g}. Kiss, kiss. Off goes ${g}.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'stand', 'shy', 'backpack'), seen(T, 'stand', 'happy')],
        },
        `"Hello, ${k}," says ${t}. "${refrain}" says ${k}. "Show ${e} round," says ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious')], things: ['bucket'] },
        `So ${k} shows ${e} the sand. "You can dig here. Look!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy')] },
        `${k} shows ${e} the taps. And the loo. "This is how."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(T, 'sit', 'happy')], things: ['book'] },
        `There is a story on the mat. ${E} hears it all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `Who is at the door? It is ${n}. ${n} is new, too, and sniffs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'proud'), seen(N, 'walk', 'happy')] },
        `"${refrain}" says ${k}. "But now we know it all. Come!" Sand, taps, mat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(K, 'run', 'happy'), seen(N, 'wave', 'happy')] },
        `Here is ${g}! "Was ${e} shy?" "Only at first," says ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['backpack'],
        },
        `${Gcap} looks for ${on === null ? e : `the ${on}`}. In bed? No. In the bag! "We go again tomorrow," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, refrain, K, k, G, g, Gcap, N, n, T, t, e, E, school, on } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'hold', 'worried', 'backpack'), seen(G, 'stand', 'happy')],
        },
        `It was the first day of ${school}. In the new bag there was a drink, a hat, and ${on === null ? e : `a ${on}, and on the lid was ${e}`}. ${E} was on top, so as to see out. "How are you feeling?" said ${g}, at the gate. "I'm all right," said ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(K, 'stand', 'shy')] },
        `"I come back after lunch," said ${g}. "I always do." Then there was a big hug, with the bag in the middle. ${E} got most of it. And ${g} went, and waved, and went round the corner.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(K, 'stand', 'shy', 'backpack')],
        },
        `"Good morning, ${k}," said ${t}. ${k} looked at the floor. It was loud in there, and everybody seemed to know where things were. "${refrain}" said ${k}, very low. "Then ${e} had better be shown round," said ${t}. "Would you do that?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious')], things: ['bucket'] },
        `There was nobody else to do it. So ${k} held up the bag and went along the wall. "That's the sand," said ${k}. "You needn't dig if you don't want to." ${E} had a good look. ${k} dug a little, to show how.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy')], things: ['soap'] },
        `"Those are the taps. The blue one is cold. That's the loo, and it's a small one. You have to say, if you need to go." It was as well to have that settled. ${E} did not need to. ${k} did, and said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(T, 'sit', 'happy')], things: ['book'] },
        `After that there was a story on the mat. You sat on a colour. "We'll have green," said ${k}. Out of the bag came ${e}. By the funny part there were three of them on green.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `At snack time the door opened. There stood ${n}, who was new, and late, and holding on to a coat. Everybody looked. ${k} knew how that was. It's as if the floor were a long way down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(N, 'stand', 'shy')] },
        `${k} went over. "${refrain}" said ${k}. "But we've been all round. We know where things are." ${n} looked at ${e}, and ${e} looked at ${n}. "Is the water cold?" said ${n}. "Only the blue one," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'proud'), seen(N, 'walk', 'happy')] },
        `So ${n} was shown the sand, and the taps, and the small loo. "And that's green," said ${k}. "There's room." They had their apple on it, side by side. ${E} sat on the peg by then, and looked on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(K, 'run', 'happy'), seen(N, 'wave', 'happy')] },
        `After lunch there was ${g}, just as ${g} had said. "How was it?" said ${g}. "Was ${e} very shy?" ${k} thought back. It seemed a long time ago. "Only till we'd seen the taps," said ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['backpack'],
        },
        `At bedtime they looked for ${e} in the bed, and under it. At last ${g} found the bag, packed, by the front door. ${E} was on top, looking out. "I thought we'd better be ready," said ${k}. ${Gcap} carried them both upstairs, the bag as well.`,
      ),
    ],
  };
}

import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { inShortBreaths, MOST } from '../the-one-about/in-short.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { SomebodyHasTo } from './arc.ts';

/** For ages 2 to 4: everybody says what it has not got; and one night somebody else has to. */
export function young(bound: SomebodyHasTo): Told {
  const { child: K, friend: F, grownUp: G, passer: A, thing, n, N, drawn, refrain, chance } = bound;
  const [k, f, g, a] = [K.name, F.name, G.name, A.name];
  const There = cap(thing.first);
  const called = thing.name === null ? '' : ` Its name is ${thing.name}.`;
  const mine = inShortBreaths(`I ${thing.act}${thing.when}.`);
  const at = { setting: thing.at, things: drawn };
  const the = thing.the;
  return {
    title: titled(chance.pick(`${k} and ${n}`, `for ${n}`, `${n} is waiting`, `it has no ears`)),
    refrain,
    pages: [
      page(
        { ...at, camera: 'medium', actors: [seen(K, 'stand', 'happy')] },
        ...keeping(
          MOST,
          [`${There}!${called} It is a friend of ${K.names}.`, `Look! ${There}.${called} And here is ${k}.`],
          `Look! ${inShortBreaths(`${There}.`)}${called} And here is ${k}.`,
        ),
      ),
      page(
        { ...at, camera: 'close', actors: [seen(K, 'hug', 'happy')] },
        `"${mine}" So ${k} says, every day.`,
        `"${mine}" That is what ${k} does.`,
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(F, 'look-up', 'curious'), seen(K, 'stand', 'proud')] },
        `"It has no ears," said ${F.introduced}. "${refrain}," said ${k}.`,
        `Here is ${F.introduced}. "It has no ears!" "${refrain}," said ${k}.`,
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(K, 'stand', 'proud')] },
        `"It never says hello," said ${A.introduced}. "${refrain}," said ${k}.`,
        `"It can't say thank you," said ${A.introduced}. "${refrain}," said ${k}.`,
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(G, 'think', 'calm'), seen(K, 'stand', 'proud')] },
        `"But that is ${the}," said ${g}. "Yes. ${refrain}," said ${k}.`,
        `"It's just ${the}," said ${g}. "${refrain}," said ${k}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'stand', 'worried')],
          things: ['telephone'],
        },
        `One night ${k} was far away. Oh no! Ring, ring, went the telephone.`,
        `Then ${k} was at an aunt's. It got dark. The telephone! Ring, ring!`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['telephone'] },
        ...keeping(
          MOST,
          [`"Who will ${thing.act}?" "Me?" said ${g}. "You," said the telephone.`],
          `"You do it for me!" "Me?" said ${g}. "You," said the telephone.`,
        ),
      ),
      page(
        { ...at, time: 'night', camera: 'medium', actors: [seen(G, 'walk', 'shy'), seen(F, 'stand', 'curious')] },
        `Tiptoe, tiptoe. ${cap(g)} did it, very fast. "No," said ${f}. "Not like that."`,
        `${cap(g)} went to ${the}. Quick, quick, done! "Too quick," said ${f}.`,
      ),
      page(
        { ...at, camera: 'close', actors: [seen(G, 'hug', 'happy')] },
        `So ${g} did it again. Slowly. It was quiet. "Oh," said ${g}. "${refrain}."`,
        `Again, and slowly. ${N} was very still. "I see," said ${g}. "${refrain}."`,
      ),
      page(
        {
          ...at,
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy'), seen(A, 'stand', 'happy')],
        },
        `In the morning ${k} came home. Now they both do it. And so does ${a}.`,
        `Next day there was ${k} again. Now they do it together. Even ${a}.`,
      ),
    ],
  };
}

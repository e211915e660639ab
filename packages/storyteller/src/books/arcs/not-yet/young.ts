import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { inShortBreaths } from '../the-one-about/in-short.ts';
import { cap, titled } from '../wording.ts';
import type { NotYet } from './arc.ts';

/** For ages 2 to 4: it is watered, and looked at, and one night somebody tiptoes out. */
export function young(bound: NotYet): Told {
  const { child: K, friend: F, grownUp: G, passer: A, set, drawnThing, drawnGrown, isUp, refrain, chance } = bound;
  const [k, f, g] = [K.name, F.name, G.name];
  const { aThing, thing, aGrown, did } = set;
  const then = set.outcome === null ? '' : ` "${cap(set.outcome)}."`;
  const up = inShortBreaths(`${isUp}.`);
  return {
    title: titled(chance.pick(`${k} ${did} ${aThing}`, `${K.names} ${thing}`, refrain, `is it up?`)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: drawnThing },
        `${k} ${did} ${aThing}. In it went! Pat, pat, pat.`,
        `Dig, dig, dig. ${k} ${did} ${aThing}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(F, 'stand', 'curious')] },
        `"What will it be?" said ${F.introduced}. "${inShortBreaths(`${cap(aGrown)}.`)}" So said ${k}.${then}`,
        `"What comes up?" said ${F.introduced}. ${k} knew. "${inShortBreaths(`${cap(aGrown)}!`)}"${then}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'watering-can'), seen(F, 'kneel', 'curious')],
          things: ['watering-can'],
        },
        `Drip, drop, watering can. "Is it up?" said ${f}. "${refrain}," said ${k}.`,
        `${k} had the watering can. Splish! "Is it up?" said ${f}. "${refrain}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(K, 'sit', 'calm')] },
        `Here is ${A.introduced}. "Is it up?" "${refrain}," said ${k}.`,
        `"Is it up now?" It was ${A.introduced}. "${refrain}," said ${k}.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(K, 'sit', 'determined'), seen(G, 'stand', 'worried')] },
        `It rained. ${k} waited all the same. "Is it up?" said ${g}. "${refrain}."`,
        `Rain, rain, rain. ${k} sat and waited. "Come in," said ${g}. "${refrain}."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'kneel', 'excited'), seen(F, 'jump', 'excited')],
          things: ['leaf'],
        },
        `Look! Something green! But no. It was a leaf. It had only come down.`,
        `Oh! A green thing! No. Just a leaf. It blew away again.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')],
        },
        `Night. "It's so slow," said ${k}. "So it is," said ${g}. "Sleep now."`,
        `"Will it ever?" said ${k}, in bed. "Let's see," said ${g}. Good night, ${k}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy', 'lantern')],
          things: ['lantern'],
        },
        `Tiptoe, tiptoe. Who is out there, with a lantern? Shh. It's only ${g}.`,
        `A lantern in the garden! Who is it? It is ${g}. Shh!`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'excited'), seen(F, 'cheer', 'happy'), seen(A, 'cheer', 'happy')],
          things: drawnGrown,
        },
        `In the morning it was up! ${up} "I said so," said ${k}.`,
        `Next morning. ${up} "It's up!" cried ${k}. "It's up! It's up!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'kneel', 'excited'), seen(G, 'stand', 'sleepy'), seen(K, 'stand', 'happy')],
        },
        `Now ${f} has planted something too. Oh dear. "${refrain}," said ${g}, and yawned.`,
        `Then ${f} planted a biscuit. "Is it up?" ${cap(g)} gave a big yawn. "${refrain}."`,
      ),
    ],
  };
}

import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { inShortBreaths, MOST } from '../the-one-about/in-short.ts';
import { cap, keeping, titled, within } from '../wording.ts';
import type { StillHoldingIt } from './arc.ts';

/** For ages 2 to 4: down the sleeve, down the slide, into the bath; and then there is a warm egg. */
export function young(bound: StillHoldingIt): Told {
  const { child: K, friend: F, grownUp: G, hen: H, held, t, short, drawn, refrain, chance } = bound;
  const [k, f, g, h] = [K.name, F.name, G.name, H.name];
  const hold = drawn[0];
  const told = held.also === null ? '' : inShortBreaths(`${held.also}.`);
  const where = held.where === null ? '' : ` ${k} ${held.goes[0]} it ${held.where}.`;
  const also = told !== '' && within(MOST, told) ? ` "${told}"` : '';
  return {
    title: titled(chance.pick(`${k} and the ${t}`, `the ${t}`, refrain, `one hand for the ${short}`)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'stand', 'happy', hold)], things: drawn },
        `Here is ${k}. Here is the ${t}.${also} ${where}`,
        `Look, ${k} has the ${t}!${also} ${where === '' ? ` ${k} holds on tight.` : where}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'happy', hold)], things: drawn },
        `Coat on! And the ${short}? Down the sleeve it goes. There it is again!`,
        `Arms in! Down the sleeve goes the ${short}. Pop!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy', hold), seen(F, 'sit', 'curious')],
          things: drawn,
        },
        `Lunch. "Put it down," said ${f}. "${refrain}." The ${short} had lunch too.`,
        `One hand for lunch. One for the ${short}. "${refrain}!" Good lunch, ${f}?`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'excited', hold), seen(F, 'stand', 'happy')],
          things: drawn,
        },
        `Up the slide with one hand. Slow, slow. Down went ${k} and the ${short}. Whee!`,
        `The slide! Up, with one hand. Whee, went ${k}. Whee, went the ${short}.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy', hold), seen(G, 'kneel', 'calm')],
          things: drawn,
        },
        `"Even in the bath?" said ${g}. "${refrain}." The ${short} got very clean.`,
        `Bath time. "And the ${short}?" said ${g}. "${refrain}," said ${k}. Splash!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(H, 'sit', 'happy'), seen(K, 'stand', 'surprised', hold)],
          things: ['egg', ...drawn],
        },
        `Next day there was ${H.introduced}. "Hold my egg, please. It takes two hands."`,
        `Next day came ${H.introduced}. She had an egg. "Two hands, please," said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried', hold)], things: ['egg', ...drawn] },
        `${cap(k)} looked at the egg. ${cap(k)} looked at the ${short}. Hmm.`,
        `One egg. One ${short}. And only two hands. Oh.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(G, 'hold', 'surprised', hold)],
          things: drawn,
        },
        `"You hold it," said ${k}. "Tight!" So ${g} took the ${short}. Very tight.`,
        `"Don't let go," said ${k}. "I won't," said ${g}. And ${g} held the ${short}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(H, 'stand', 'happy')], things: ['egg'] },
        `Two hands round the egg. It was warm. Tick, tick, crack! "Hello," said ${k}.`,
        `The egg was warm. Tick, tick, went the egg. A beak! "Oh!" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'hold', 'happy', hold), seen(K, 'stand', 'happy'), seen(F, 'stand', 'happy')],
          things: drawn,
        },
        ...keeping(MOST, [
          `"Now me," said ${k}. "${refrain}," said ${g}. So they both held the ${short}.`,
          `"My ${short}, please," said ${k}. "${refrain}!" said ${g}. They took an end each.`,
        ]),
      ),
    ],
  };
}

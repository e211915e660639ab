import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { Light } from './parts.ts';

/** For the smallest: paint comes off, flowers blow away; then the light does it. */
export function young({ H, K, A, want, asks, is, way, outside, chance }: Light): Told {
  const [h, k] = [H.name, K.name];
  const ask = `${asks}?`;
  return {
    title: titled(chance.pick(ask.replace('?', ''), `${h} wants to ${want}`, 'look at me now', `wait and see, ${h}`)),
    refrain: ask,
    pages: [
      page(
        { setting: outside, camera: 'medium', actors: [seen(H, 'stand', 'happy')] },
        `This is ${H.introduced}. "${H.says}!" says ${h}.`,
        `"${H.says}!" Who is that? It is ${H.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'excited'), seen(K, 'sit', 'happy')] },
        `${k} has a brush, and paints ${h}. "I want to ${want}!"`,
        `Here is ${k}, with a brush. ${h} looks up. "I want to ${want}!"`,
      ),
      page(
        {
          camera: 'medium',
          weather: 'rain',
          actors: [seen(H, 'stand', 'surprised'), seen(K, 'reach', 'worried')],
          things: ['paint'],
        },
        `Dab, dab, with the paint. Drip, drop, here is rain! Off it runs. "${ask}" "No."`,
        `${k} puts paint on ${h}. Splish, splash, rain! All gone. "${ask}" "No."`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(H, 'dance', 'determined'), seen(K, 'stand', 'curious')],
          things: ['flower'],
        },
        `${h} rolls in the flowers. Atishoo! Away they blow. "${ask}" "No," says ${k}.`,
        `Flowers here, flowers there! Puff, goes the wind. No more flowers. "${ask}" "No."`,
      ),
      page(
        {
          camera: 'medium',
          weather: 'clear',
          actors: [seen(H, 'hide', 'worried'), seen(A, 'stand', 'surprised')],
          things: ['blanket'],
        },
        `${h} gets under a blanket. "${ask}" "That is a blanket," says ${A.introduced}.`,
        `Who is under the blanket? "${ask}" "Hello, blanket," says ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"I give up," says ${h}, and sits down. "Then sit still," says ${k}. Dip, dab, dab.`,
        `${h} sits. ${h} is only ${h}. "Good," says ${k}. "Sit just like that."`,
      ),
      page(
        { ...way.scene, camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(H, 'sit', 'calm')] },
        way.young(h),
        `${way.young(h).replace(/(?:And \S+\?|Look at \S+!)$/u, '')}Oh, look, ${h}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'cheer', 'happy'), seen(K, 'cheer', 'happy')] },
        `"${ask}" "Yes!" says ${k}. ${h} ${is}, all over! Round and round goes ${h}.`,
        `"${ask}" says ${h}. "Yes! Yes! Yes!" ${h} ${is}, top to toe. Hooray!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'proud'), seen(H, 'look-up', 'happy')],
          things: ['paint'],
        },
        `${k} paints it, quick, quick, quick. Now it has gone. But it comes again!`,
        `Quick, ${k}, paint it! There. And now it has gone.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sleep', 'calm')] },
        `Good night, ${k}. There is ${h}, on the wall. ${h} ${is}. See you tomorrow, ${h}.`,
        `${k} is asleep. Who is up on the wall? It is ${h}! Good night, ${h}.`,
      ),
    ],
  };
}

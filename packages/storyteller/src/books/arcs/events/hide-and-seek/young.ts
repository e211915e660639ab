import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { gameOf } from './places.ts';
import { titlesOf } from './titles.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { A, B, K, k, chance } = going;
  const { H, S, h, s, spots, nest, setting, saying, where } = gameOf(going, 'hero');
  const [one, two, three] = spots;
  const foundFirst = A !== K && B !== K ? ` There is ${B.introduced}. But where is ${h}?` : '';
  return {
    title: titled(chance.pick(...titlesOf(nest.the, saying))),
    refrain: saying,
    pages: [
      page(
        { setting, time: 'day', camera: 'medium', actors: [seen(S, 'cover', 'happy'), seen(H, 'run', 'excited')] },
        `${S.introduced} counts. One, two, three! And ${H.introduced} hides${where}.`,
        `"You count," says ${H.introduced}. "I hide!" ${S.introduced} counts${where}. One, two, three!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'look-up', 'curious'), ...(foundFirst === '' ? [] : [seen(B, 'sit', 'happy')])],
          things: [one.thing],
        },
        `${s} looks ${one.at}. There is ${one.found}. "${saying}!" says ${s}.${foundFirst}`,
        `What is ${one.at}? Only ${one.found}. "${saying}!" says ${s}.${foundFirst}`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'reach', 'curious')], things: [two.thing] },
        `${s} looks ${two.at}. There is ${two.found}. "${saying}!" Somebody giggles.`,
        `Next, ${two.at}. There is ${two.found}. "${saying}!" Somebody giggles.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'look-up', 'worried')], things: [three.thing] },
        `And ${three.at}? Only ${three.found}. "${saying}!" says ${s}. Giggle, giggle.`,
        `What is that, ${three.at}? It is ${three.found}. "${saying}!" Giggle, giggle.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'worried')] },
        `No ${h} here. No ${h} there. "Where are you, ${h}?"`,
        `${s} looks high. ${s} looks low. "Where can ${h} be?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'walk', 'calm')], things: [nest.thing] },
        `There is ${nest.a}. ${s} goes past. "${saying}!" says ${nest.the}.`,
        `Now ${s} comes to ${nest.a}. "${saying}!" says ${nest.the}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'think', 'surprised')], things: [nest.thing] },
        `${s} stops. That is odd. Can ${nest.a} talk?`,
        `What was that? Since when can ${nest.a} talk?`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'cheer', 'happy'), seen(H, 'sit', 'happy')], things: [nest.thing] },
        `${s} looks ${nest.at}. Found you, ${h}! How they laugh!`,
        `And who is ${nest.at}? It is ${h}! They laugh and laugh.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sleep', 'happy')] },
        `Now it is night. Where is ${k}? "${saying}!" says the bed. Good night, bed.`,
        `Bedtime! But where is ${k}? "${saying}!" says a lump. Good night, lump.`,
      ),
    ],
  };
}

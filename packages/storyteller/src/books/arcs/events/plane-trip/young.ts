import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { flightOf } from './flight.ts';
import { TITLES } from './titles.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { A, a, chance } = going;
  const { bound, craft, alongNow, metNow, saying } = flightOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited')],
          things: ['aeroplane', 'sun'],
        },
        `Here is ${A.introduced}. ${a} goes ${bound}.${alongNow} Off!`,
        `See the ${craft}! Who gets in? ${A.introduced}! ${a} goes ${bound}.${alongNow}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], things: ['aeroplane'] },
        `Faster! Who runs along beside them? A dark one! It has wings too.`,
        `Off they go! A dark one runs along beside them. It has wings too.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['aeroplane'] },
        `Up they go. The dark one stays down. It gets little. "${saying}!" says ${a}.`,
        `Up, up, up! But not the dark one. It gets little. "${saying}!" says ${a}.`,
      ),
      page(
        { setting: 'sky', camera: 'medium', actors: [seen(A, 'point', 'happy')], things: ['house'] },
        `It runs over a house. It runs over a river. "${saying}!"`,
        `It goes over a field. It goes over a house. "${saying}!" says ${a}.`,
      ),
      page(
        { setting: 'sky', camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['cloud'] },
        `Now it is white. A cloud! The little one? Gone!`,
        `It is all white. A cloud! Where is the little one?`,
      ),
      page(
        { setting: 'sky', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `"It is lost," says ${a}. "It is all alone."`,
        `${a} looks and looks. "Where are you?"`,
      ),
      page(
        { setting: 'sky', camera: 'medium', actors: [seen(A, 'cheer', 'happy')], things: ['cloud', 'rainbow'] },
        `Oh! On the cloud is a ring. In the ring is the little one! "${saying}!"`,
        `Oh! There, on the cloud! The little one has a ring of colours. "${saying}!"`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['aeroplane'] },
        `Down they go. It is not so little now. It runs and runs.`,
        `Now they go down. Here comes the little one. It runs so fast!`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['aeroplane'] },
        `Bump! The wheels touch. Now they are together.`,
        `Bump! They are down. Here is the dark one, at the wheels.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy')] },
        `Down the steps goes ${a}.${metNow} What is by ${A.names} feet? "${saying}!"`,
        `${a} goes down the steps.${metNow} A dark one goes too. ${a} waves. It waves. "${saying}!"`,
      ),
    ],
  };
}

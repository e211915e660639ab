import type { Told } from '../../arc.ts';
import { cap } from '../wording.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { saidAt, titleOf, type TheTimeThat } from './parts.ts';

const MOST = 8;
const REFRAINS = ['Keep that bit!', 'That bit goes in!', 'Save that bit!', 'I want that bit!', 'Mine, that bit!'];

/** For ages 2 to 4: a finger goes up for each bit, and a thumb that is not the child's. */
export function young(bound: TheTimeThat): Told {
  const { K, G, P, animal, where, noise, at, isByNight, company } = bound;
  const { chance } = company;
  const { first, between, last, saidFirst, still } = saidAt(MOST, bound);
  const refrain = chance.pick(...REFRAINS);
  const [k, g, p] = [K.name, G.name, P.name];
  const Gcap = cap(g);
  const time = isByNight ? 'night' : 'day';
  const [second] = between;
  return {
    title: titleOf(bound),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'sit', 'curious')],
        },
        `${p} tells of a ${animal}. "${noise}!" goes ${p}. What can ${k} tell? Not a thing.`,
        `"Once there was a ${animal}," says ${p}. "On a ${where}! ${noise}!" ${cap(k)} has no ${animal} to tell of.`,
      ),
      page(
        { setting: at, time, camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')] },
        `${first} "Oh!" said ${k}. "${refrain}" Up went one finger.`,
        `${first} What was that? "${refrain}" said ${k}. One finger was up.`,
      ),
      ...(second === undefined
        ? [
            page(
              { camera: 'close', actors: [seen(G, 'cover', 'worried'), seen(K, 'stand', 'excited')] },
              `"Oh dear," said ${g}. "Oh good," said ${k}. Now there was something to tell.`,
              `"Oh no," said ${g}. "Oh yes," said ${k}. It was as good as a ${animal}.`,
            ),
          ]
        : [
            page(
              { camera: 'close', actors: [seen(G, 'cover', 'worried'), seen(K, 'stand', 'excited')] },
              `${second} "Oh dear," said ${g}. "Oh good," said ${k}.`,
              `And then? ${second} "Oh no," said ${g}. "Oh yes!"`,
            ),
          ]),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'excited'), seen(G, 'sit', 'calm')] },
        `They shut their eyes and looked again. ${second === undefined ? still : 'It was still so.'} "${refrain}" Up went two fingers.`,
        `They looked again. ${second === undefined ? still : 'It was still so.'} "${refrain}" said ${k}. Two fingers!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `Then it was too long. Down went the fingers. "No more," said ${k}.`,
        `But then it was long. No fingers were up. "No more," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'calm'), seen(K, 'sit', 'curious')] },
        `${Gcap} sat down close. Up went a thumb, a big one. "${refrain}" said ${g}.`,
        `${Gcap} held up one big thumb. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(G, 'cheer', 'happy')] },
        ...(last === null
          ? [
              `And then it was over! "Ha!" said ${g}. "Ha!" said ${k}. "Ha!"`,
              `Just like that, it was done. "Ha!" said ${k}. "Ha!" said ${g}.`,
            ]
          : [`And then! ${last} "Ha!" said ${g}. "Ha!" said ${k}.`, `Look! ${last} "Ha!" said ${k}. "Ha!" said ${g}.`]),
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'point', 'proud'), seen(P, 'sit', 'surprised')],
        },
        `The next day ${k} told ${p}. "${saidFirst}!" "No!" said ${p}. "Yes!"`,
        `The next day ${k} ran to ${p}. "${saidFirst}!" "Never!" said ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy'), seen(P, 'sit', 'happy')] },
        `One finger, two fingers, and one big thumb. "Again!" said ${p}. So ${k} and ${g} told it again.`,
        `Two fingers and ${G.names} thumb. "${noise}!" said ${p}. "That beats the ${animal}." And ${k} told it again.`,
      ),
    ],
  };
}

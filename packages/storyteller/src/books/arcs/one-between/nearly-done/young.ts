import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { householdOf } from './household.ts';

/** For ages 2 to 4: one after another takes too long; all at once does not. */
export function young(bound: OneBetween): Told {
  const { K, D, E, S, k, d, e, s, z, called, sink, by, place, chance, Dcap } = householdOf(bound);
  const refrain = 'Are you done?';
  return {
    title: titled(chance.pick('are you done?', `one ${z}`, 'all in, all out')),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(K, 'stand', 'happy'),
            seen(D, 'stand', 'calm'),
            seen(E, 'stand', 'calm'),
            seen(S, 'stand', 'happy'),
          ],
        },
        `One ${called}. ${Dcap}, ${e}, ${s} and ${k}. All had to be out by ${by}.`,
        `Here came ${d}, and ${e}. Here came ${s} and ${k}. There was one ${called}.`,
      ),
      page(
        { ...place, camera: 'medium', actors: [seen(D, 'dance', 'happy')] },
        `${Dcap} went in. ${Dcap} sang. La, la, la! Knock, knock. "${refrain}"`,
        `In went ${d}. Out came a song. Knock, knock! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm', 'toothbrush')], things: ['toothbrush'] },
        `${e} went in. Brush, brush, brush, with a toothbrush. "${refrain}" "Nearly!"`,
        `In went ${e}, with a toothbrush. Every tooth, twice. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy')], things: ['soap'] },
        `${s} had the ${sink}. ${s} had a boat of soap. Toot, toot! "${refrain}"`,
        `${s} would not leave the ${sink}. The soap was a boat. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(D, 'stand', 'worried')],
          things: ['clock'],
        },
        `${k} stood and stood. Tick, tock, went the clock. "${refrain}"`,
        `And ${k}? ${k} looked at the clock. Tick, tock! It was nearly ${by}.`,
      ),
      page(
        { ...place, camera: 'medium', actors: [seen(K, 'point', 'curious'), seen(S, 'stand', 'surprised')] },
        `${k} looked in. "Nobody is in the bath," said ${k}. "Nobody is on the mat."`,
        `${k} put in one eye. "There is room," said ${k}. "Look, ${s}! So much room."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'shout', 'excited'),
            seen(D, 'stand', 'surprised'),
            seen(E, 'stand', 'surprised'),
            seen(S, 'stand', 'happy'),
          ],
          things: ['bathtub'],
        },
        `"All in!" said ${k}. ${Dcap} stood in the bath. ${e} stood by the door.`,
        `"Everybody in!" said ${k}. ${s} at the ${sink}. ${Dcap} in the bath, with shoes on.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(K, 'point', 'happy'),
            seen(S, 'dance', 'happy'),
            seen(D, 'dance', 'happy'),
            seen(E, 'dance', 'happy'),
          ],
        },
        `"Teeth!" said ${k}. Brush, brush. "Turn!" said ${k}. They all turned. "Spit!"`,
        `"Face!" said ${k}. Splash! "Turn! Hair! Turn! Spit!" It was like a dance.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(K, 'jump', 'proud'),
            seen(S, 'jump', 'happy'),
            seen(D, 'stand', 'happy'),
            seen(E, 'stand', 'happy'),
          ],
        },
        `Bong! It was ${by}. They were all out. All but one boat.`,
        `Bong, went ${by}. All out! And they were all clean. "${refrain}" "Yes!"`,
      ),
    ],
  };
}

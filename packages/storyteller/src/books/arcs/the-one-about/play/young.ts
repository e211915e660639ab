import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** One ticket was sold, and whoever sits there knows better. */
export function young(bound: TheOneAbout): Told {
  const { first: A, second: B, chance } = bound;
  const { maker: M, guest: H, m, Mc, w1, w2, W1, W2, h, andSo, refrain, atLast, short, ...shown } = partsOf(bound);
  const { there, props, alsoSeen, seen } = shown;
  const { wrong1, wrong2, right, name } = short;
  return {
    title: titled(chance.pick('one ticket, one chair', 'behind the blanket', 'a play with one chair', `${refrain}!`)),
    refrain: `${refrain}!`,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [{ who: M, pose: 'stand', feeling: 'proud' }],
          things: ['blanket'],
        },
        `${Mc} hung up a blanket. Now it was a play! "${name}"`,
        `A blanket on the line! ${Mc} had a play. "${name}"`,
      ),
      page(
        { camera: 'close', actors: [{ who: M, pose: 'hide', feeling: 'excited' }], things: ['chair', 'blanket'] },
        `One ticket, one chair. ${Mc} hid behind the blanket. Hush!`,
        `There was one chair. ${Mc} had sold one ticket. Hush now!`,
      ),
      page(
        { camera: 'medium', actors: [{ who: A, pose: 'stand', feeling: 'proud' }] },
        `Out came ${w1}. "It's about me! ${wrong1}"`,
        `"Me first," said ${w1}. It bowed. "${wrong1}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: M, pose: 'think', feeling: 'surprised' },
          ],
        },
        `"${refrain}!" said somebody. Who was that? ${W1} looked at ${m}.`,
        `"${refrain}!" somebody said. "Not me," said ${w1}. "Nor me," said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [{ who: B, pose: 'jump', feeling: 'excited' }] },
        `Out came ${w2}. "No, it's about me! ${wrong2}"`,
        `"Now me," said ${w2}, and jumped. "${wrong2}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'look-up', feeling: 'curious' },
            { who: M, pose: 'point', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
        `"${refrain}!" It came from the chair. They all looked down.`,
        `"${refrain}!" Who was on that chair? They all looked.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: M, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
        `It was ${h}! "Then show us how," said ${m}.`,
        `On the chair sat ${h}. "Come up," said ${m}. "You show us!"`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `So ${h} did. "${right}" ${andSo}!`,
        `Up went ${h}. "${right}" ${andSo}!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            { who: A, pose: 'dance', feeling: 'happy' },
            { who: B, pose: 'dance', feeling: 'happy' },
          ],
        },
        `"Now all of us," said ${h}. ${W1} did, and ${w2} did.`,
        `${W1} did it, too. ${W2} did it, too. All just like ${h}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: M, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['chair'],
        },
        `Who had the one chair now? ${Mc} did. "${atLast}!"`,
        `${Mc} sat down on the one chair. "${atLast}! Again!"`,
      ),
    ],
  };
}

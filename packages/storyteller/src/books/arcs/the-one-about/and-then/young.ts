import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { smallOne } from '../small-one.ts';
import { REFRAINS } from './refrain.ts';

/** The last page is gone, and each has an end for it; when it is found there is room for all of them. */
export function young(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, w1, w2, short, called, h, H, there, seen, met, alsoSeen, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Figg', 'shopkeeper');
  const O = company.person('Mrs Abbott', 'neighbour');
  const T = smallOne(company, 'Tobi', 'Pim');
  const t = T.name;
  return {
    title: titled(
      chance.pick('the last page', 'and then there was cake', 'where is the last page?', 'cake, hat, good night'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'happy', holds: 'book' }],
          things: ['book'],
        },
        `${k} had a book to read. "${called}"`,
        `${k} sat down with a book. "${called}"`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [`"${short.right}" So it was! Look, there is ${k}.`, `Open it up. Who is in it? ${k} is! "${short.right}"`]
          : [`"${short.right}" So it was! Look at that.`, `Open it up. Who is in it? "${short.right}"`]),
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'surprised', holds: 'book' }],
        },
        `But the book had no last page. "${refrain}" said ${k}.`,
        `"${refrain}" said ${k}. But the last page was gone.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['cake'],
        },
        `"I know that one," said Mr Figg. "${short.wrong1} Then there was cake!"`,
        `Mr Figg sold cake. "${short.wrong1}" "${refrain}" said ${k}. "Then cake!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: O, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['hat'],
        },
        `"I know that one," said Mrs Abbott. "${short.wrong2} Then there was a hat!"`,
        `Mrs Abbott wore a hat. "${short.wrong2}" "${refrain}" said ${k}. "Then a hat!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: T, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
        },
        `Cake? A hat? Then ${t} got up. The last page! ${t} had sat on it!`,
        `No, no cake. No hat. Up got ${t}. There was the last page!`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen('wave', 'curious'), ...alsoSeen], ...props },
        `What did it say? "${refrain}" There was ${h}. That was all!`,
        `There was ${h}, looking out. What did it say? "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            met('sit', 'happy'),
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
          ],
          things: ['cake'],
        },
        `"Then cake!" said ${t}. Cake for ${h}. Cake for ${w1}.`,
        `"Cake!" said ${t}. One for ${h}. One for ${w1}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            met('stand', 'happy'),
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: T, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['hat'],
        },
        `"Then a hat!" said ${t}. One for ${h}. One for ${w2}.`,
        `"Now a hat," said ${t}. ${H} put on the hat. So did ${w2}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'sleepy', holds: 'book' },
            { who: T, pose: 'sleep', feeling: 'sleepy' },
          ],
          things: ['book'],
        },
        `"${refrain}" said ${t}. "Good night," said ${k}. Shut went the book.`,
        `"${refrain}" Then it was night. ${k} shut the book. Good night, ${t}.`,
      ),
    ],
  };
}

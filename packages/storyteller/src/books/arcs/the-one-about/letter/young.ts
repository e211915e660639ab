import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** It goes from door to door until it is for somebody; and who carries letters has one in the end. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, first: A, second: B, company, chance } = bound;
  const { k, g, w2, W1, short, called, h, H, near, there, seen, met, props } = asSaid(bound);
  const [refrain, atLast] = chance.pick(...REFRAINS);
  const P = company.person('Mrs Bantry', 'neighbour');
  return {
    title: titled(chance.pick('a letter for somebody', 'who is it for?', 'post!', 'from door to door')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'hold', feeling: 'happy', holds: 'letter' }],
        },
        `${k} wrote a letter. Who was it for? "${called}"`,
        `Here is a letter. ${k} wrote who it was for. "${called}"`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm')], ...props },
        `Was there such a one? "${short.right}" Had it ever had a letter?`,
        `"${short.right}" Where can that be? Not next door.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: P, pose: 'walk', feeling: 'happy', holds: 'backpack' },
            { who: K, pose: 'walk', feeling: 'excited' },
            { who: G, pose: 'walk', feeling: 'calm' },
          ],
          things: ['letter'],
        },
        `Into Mrs Bantry's bag went the letter. ${k} went too, with ${g}.`,
        `"A letter for my bag," said Mrs Bantry. ${k} and ${g} went along.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: P, pose: 'stand', feeling: 'calm', holds: 'letter' },
          ],
        },
        `${W1} read the letter. "${short.wrong1} No. ${refrain}."`,
        `Mrs Bantry held up the letter. "${short.wrong1} ${refrain}."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
        `Next came ${w2}. "${short.wrong2} ${refrain}."`,
        `"${short.wrong2} ${refrain}!" Off went ${w2}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: P, pose: 'sit', feeling: 'sleepy', holds: 'backpack' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
        },
        `"Do you get letters?" said ${k}. "Never," said Mrs Bantry, on her bag.`,
        `Mrs Bantry sat on the bag. "Nobody writes to me," she told ${k}.`,
      ),
      page(
        {
          setting: near,
          camera: 'wide',
          actors: [
            met('stand', 'surprised'),
            { who: P, pose: 'reach', feeling: 'happy', holds: 'letter' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
        },
        `Then ${k} looked, and there it was! "A letter? For me?" said ${h}.`,
        `"Look!" said ${k}. There stood ${h}. "Me? A letter? For me?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [met('sit', 'happy'), { who: K, pose: 'sit', feeling: 'happy' }],
          things: ['letter'],
        },
        `${H} read it nine times. "Dear You," it said. "Hello! Love, ${k}."`,
        `"Hello, you!" said the letter. "Love, ${k}." ${H} read it nine times.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [met('wave', 'excited'), { who: P, pose: 'walk', feeling: 'surprised', holds: 'backpack' }],
          things: ['letter'],
        },
        `"Wait!" said ${h}. One more letter for the bag! Who was it for?`,
        `Then ${h} wrote a letter. Into the bag! Who was it for?`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [
            { who: P, pose: 'sit', feeling: 'surprised', holds: 'letter' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
        `Mrs Bantry read the letter. "To the one with the bag." "${atLast}!" she said.`,
        `"To the one with the bag." Mrs Bantry read the letter again. "${atLast}!"`,
      ),
    ],
  };
}

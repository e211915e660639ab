import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** All come as the same one, and that one comes as the child. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, first: A, second: B, chance } = bound;
  const { judge: P, guest: H, k, g, Gcap, w1, w2, h, H: Hcap, andSo, refrain, short, props, alsoSeen } = partsOf(bound);
  const { wrong1, wrong2, right } = short;
  return {
    title: titled(chance.pick('who are you?', 'all the same', `the one who came as ${k}`, 'three in a row')),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [{ who: K, pose: 'stand', feeling: 'proud' }],
          things: ['sign'],
        },
        `A parade! ${k} came as somebody, with a sign. "${right}"`,
        `${k} had a sign for the parade. "${right}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: P, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
          things: ['sign'],
        },
        `"${refrain}" said Mrs Cobb. ${k} held up the sign.`,
        `Mrs Cobb asked them all. "${refrain}" "Look at my sign," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `Next came ${w1}. "${refrain}" It had a sign, too. "${right}"`,
        `"${refrain}" That was ${w1}. The same sign! "${right}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'angry' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"No," said ${k}. "You can only be this. ${wrong1}"`,
        `"That's not you," said ${k} to ${w1}. "${wrong1}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'cover', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `And ${w2}? The same sign! "Not you," said ${k}. "${wrong2}"`,
        `Next came ${w2}. That sign! "No," said ${k}. "${wrong2}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'angry' },
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
          ],
        },
        `Three in a row, all the same. "Me!" "No, me!"`,
        `Now there were three of them. And all three were cross.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: P, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign'],
        },
        `Last of all came ${h}. "${refrain}" "I'm ${k}," it said on the sign.`,
        `"${refrain}" This one was ${h}. But look at the sign! "${k}."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"You came as me!" said ${k}. "You came as me!" said ${h}.`,
        `"That's me," said ${k}. "And that's me," said ${h}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            ...alsoSeen,
            { who: K, pose: 'dance', feeling: 'happy' },
            { who: A, pose: 'dance', feeling: 'happy' },
          ],
          ...props,
        },
        `Off they went. ${Hcap} went first. "${right}" ${andSo}!`,
        `${Hcap} went first. Then came ${k} and ${w1}. "${right}" ${andSo}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
        },
        `At home stood ${g}. "${refrain}" "I'm ${k}," said ${h}.`,
        `${Gcap} opened the door. "${refrain}" "${k}," said ${h}. And ${k} laughed.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { smallOne } from '../small-one.ts';
import { partsOf } from './parts.ts';

/** Two behind the sheet and three on it; the third one does it best. */
export function young(bound: TheOneAbout): Told {
  const { first: A, second: B, company, chance } = bound;
  const {
    maker: M,
    guest: H,
    m,
    Mc,
    w1,
    w2,
    W1,
    h,
    H: Hcap,
    andSo,
    refrain,
    atLast,
    short,
    props,
    alsoSeen,
  } = partsOf(bound);
  const { wrong1, wrong2, right, name } = short;
  const T = smallOne(company, 'Tobi', 'Pim');
  const t = T.name;
  return {
    title: titled(chance.pick('one, two, three', 'on the sheet', 'who is number three?', `${refrain}!`)),
    refrain: `${refrain}!`,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [{ who: M, pose: 'stand', feeling: 'excited' }],
          things: ['lantern'],
        },
        `One sheet. One lantern. ${Mc} had a shadow show! "${name}"`,
        `It was dark. ${Mc} hung a sheet up. On went the lantern! "${name}"`,
      ),
      page(
        { camera: 'close', actors: [{ who: T, pose: 'sit', feeling: 'excited' }] },
        `${t} sat down in front. ${t} could count to three.`,
        `In front sat ${t}. ${t} was small, but could count.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'dance', feeling: 'proud' },
            { who: T, pose: 'point', feeling: 'happy' },
          ],
        },
        `Up came a shadow. It was ${w1}! "${wrong1}" "One," said ${t}.`,
        `"One!" said ${t}. On the sheet was ${w1}. "${wrong1}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'dance', feeling: 'proud' },
            { who: T, pose: 'point', feeling: 'happy' },
          ],
        },
        `Up came a shadow. It was ${w2}! "${wrong2}" "Two," said ${t}.`,
        `"Two!" said ${t}. On the sheet was ${w2}. "${wrong2}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: T, pose: 'cheer', feeling: 'excited' },
            { who: M, pose: 'think', feeling: 'surprised' },
          ],
        },
        `"Three," said ${t}. Three? "${refrain}!" said ${m}.`,
        `"Three!" said ${t}. But ${m} had only two. "${refrain}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: M, pose: 'run', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `${Mc} looked behind the sheet. ${W1}, ${w2}. "${refrain}!"`,
        `Round the back ran ${m}. There was ${w1}. There was ${w2}. "${refrain}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            ...alsoSeen,
            { who: T, pose: 'cheer', feeling: 'happy' },
          ],
          ...props,
        },
        `"Look at three!" said ${t}. "${right}" ${andSo}!`,
        `"Three is best!" said ${t}. "${right}" ${andSo}!`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'dance', feeling: 'surprised' },
            { who: M, pose: 'point', feeling: 'surprised' },
          ],
          things: ['lantern'],
        },
        `Then ${m} looked at the lantern. Who danced in front of it? ${Hcap}!`,
        `Who was that, by the lantern? It was ${h}! "Oh," said ${m}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            { who: A, pose: 'dance', feeling: 'happy' },
            { who: B, pose: 'dance', feeling: 'happy' },
          ],
        },
        `"I only danced along," said ${h}. So they all did it.`,
        `"Don't stop," said ${w1} and ${w2}. So ${h} danced on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: M, pose: 'sit', feeling: 'happy' },
          ],
        },
        `${Mc} sat down by ${t}. "One, two, three! ${atLast}."`,
        `"One, two, three," said ${t} to ${m}. "${atLast}."`,
      ),
    ],
  };
}

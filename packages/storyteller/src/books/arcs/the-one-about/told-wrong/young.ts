import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled, wordCount } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { inShort, MOST } from '../in-short.ts';
import { partsOf } from './parts.ts';

/** Two come who are not in the story, and they stay for the one who is. */
export function young(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, at, chance } = bound;
  const { k, g, Gcap, w1, w2, name, h, refrain, atLast, where, props, alsoSeen, seen, ...parts } = partsOf(bound);
  const [wrong1, wrong2, right] = [inShort(parts.wrong1), inShort(parts.wrong2), inShort(parts.right)];
  const asked = wordCount(name) > MOST ? right : `${name}!`;
  return {
    title: titled(
      chance.pick(
        hero === null ? name : `tell me the one about ${h}`,
        `not ${w1}!`,
        'no, not that one!',
        `${w1}, ${w2} and ${h}`,
      ),
    ),
    refrain: `${refrain}!`,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
        `"A story, please," said ${k}. "${asked}" ${Gcap} sat down to tell it.`,
        `${k} wanted a story. "${asked}" ${Gcap} did not know that one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"Once," said ${g}. "${wrong1}" Pop! There it was.`,
        `${Gcap} began. "${wrong1}" Look who was there!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"${refrain}!" said ${k}. "Not ${w1}." But ${w1} did not go.`,
        `"Not ${w1}!" said ${k}. "${refrain}!" But ${w1} stayed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'sit', feeling: 'curious' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `${Gcap} tried again. "${wrong2}" Pop! There it was, too.`,
        `"I have it," said ${g}. "${wrong2}" Here it came!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'cover', feeling: 'surprised' },
            { who: A, pose: 'sit', feeling: 'shy' },
            { who: B, pose: 'sit', feeling: 'shy' },
          ],
        },
        `"${refrain}!" said ${k}. They did not mind. They sat and waited.`,
        `"${refrain}!" said ${k}. They both sat down. They had all night.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'proud' },
            { who: G, pose: 'sit', feeling: 'sleepy' },
            ...alsoSeen,
          ],
          ...props,
        },
        `"You tell it," said ${g}. So ${k} did. "${right}${hero === null ? ' That was me!"' : '" Yes!'}`,
        `"Now me," said ${k}. "${right}${hero === null ? ' That was me!"' : '" Just so.'} ${Gcap} lay down.`,
      ),
      page(
        hero === null
          ? {
              camera: 'wide',
              actors: [
                { who: K, pose: 'stand', feeling: 'surprised' },
                { who: A, pose: 'look-up', feeling: 'excited' },
                { who: B, pose: 'look-up', feeling: 'excited' },
              ],
            }
          : {
              setting: at,
              camera: 'wide',
              actors: [
                seen('stand', 'surprised'),
                { who: A, pose: 'look-up', feeling: 'excited' },
                { who: B, pose: 'look-up', feeling: 'excited' },
              ],
            },
        ...(hero === null
          ? [
              `Up they got, ${w1} and ${w2}. "You too?" said ${k}.`,
              `They looked at ${k}. ${k} looked at them. "You too?"`,
            ]
          : [
              `And there ${hero.he} was, ${where}. "You too?" said ${h}.`,
              `Look, ${where}! "Oh," said ${h}. "You too?"`,
            ]),
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'hug', feeling: 'happy' },
            { who: B, pose: 'hug', feeling: 'happy' },
            seen('stand', 'happy'),
          ],
        },
        `"Me too," said ${w1}. "Me too," said ${w2}. Now there were three!`,
        `"Me too," said ${w2}. "Just the same," said ${w1}. "Me too!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'sit', feeling: 'happy' },
            seen('sit', 'happy'),
            { who: B, pose: 'sit', feeling: 'happy' },
          ],
        },
        `Not the only one now! They sat side by side.`,
        `No more only one! There they sat, all in a row.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: G, pose: 'sleep', feeling: 'calm' },
          ],
        },
        `${Gcap} was asleep. "${atLast}," said ${k}. Good night.`,
        `"${atLast}," said ${k}. But ${g} was asleep. Good night, all of you.`,
      ),
    ],
  };
}

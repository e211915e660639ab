import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** What was crumpled up is what is missing from the picture. */
export function young(bound: TheOneAbout): Told {
  const { child: K, first: A, second: B, chance } = bound;
  const {
    k,
    w1,
    w2,
    W1,
    h,
    H: Hcap,
    andSo,
    refrain,
    atLast,
    short,
    there,
    pose,
    props,
    alsoSeen,
    seen,
  } = partsOf(bound);
  const { wrong1, wrong2, right, name } = short;
  return {
    title: titled(chance.pick('not in the basket!', 'the picture that talked', 'two balls of paper', `${refrain}!`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy', holds: 'crayon' }],
          things: ['crayon'],
        },
        `${k} had a crayon and some paper. "${name}" Off it went!`,
        `Off went ${k} with the crayon. "${name}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
        `But look, it was ${w1}! "${wrong1}" "Not you," said ${k}.`,
        `Who was that? It was ${w1}! "Oh no," said ${k}. "${wrong1}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
        `Once more! Now it was ${w2}. "${wrong2}" "Nor you," said ${k}.`,
        `${k} tried again. Now it was ${w2}. "Oh dear! ${wrong2}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [{ who: K, pose: 'reach', feeling: 'determined' }],
          things: ['basket'],
        },
        `Crunch! Crunch! Both went into the basket.`,
        `Into the basket went one. Crunch! So did two. Crunch!`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm'), ...alsoSeen], ...props },
        `And now there was ${h}. "${right}" ${andSo}!`,
        `This time it was ${h}! "${right}" ${andSo}!`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'surprised' }],
        },
        `"${refrain}," said the picture. So ${k} drew a sun.`,
        `Then the picture spoke. "${refrain}." ${k} drew a big sun.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [{ who: K, pose: 'think', feeling: 'curious' }],
        },
        `"${refrain}," said the picture. So ${k} drew it a cake.`,
        `It did not look at the sun. "${refrain}." ${k} drew a cake.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [{ who: K, pose: 'point', feeling: 'surprised' }],
          things: ['basket'],
        },
        `"${refrain}." And it looked at the basket. Crackle, went the basket.`,
        `Crackle! What was that? "${refrain}." The basket moved!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'kneel', feeling: 'happy' },
          ],
        },
        `Out came ${w1}. Out came ${w2}. ${k} made them flat again.`,
        `${k} took out two balls of paper. ${W1} and ${w2} were in them!`,
      ),
      page(
        {
          setting: there,
          camera: 'wide',
          actors: [
            seen('hug', 'happy'),
            { who: A, pose: pose('hug'), feeling: 'happy' },
            { who: B, pose: pose('hug'), feeling: 'happy' },
          ],
        },
        `${Hcap} in the middle. ${W1} here, ${w2} there. "${atLast}," said the picture.`,
        `${W1}, ${w2}, ${h}. All in a row! "${atLast}."`,
      ),
    ],
  };
}

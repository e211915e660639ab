import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** Whoever it is about cannot believe in somebody who does not believe in them. */
export function young(bound: TheOneAbout): Told {
  const { child: K, first: A, second: B, chance } = bound;
  const { doubter: R, guest: H, k, r, w1, w2, h, H: Hcap, andSo, refrain, short, there, ...shown } = partsOf(bound);
  const { props, alsoSeen, seen } = shown;
  const { wrong1, wrong2, right } = short;
  return {
    title: titled(chance.pick('one biscuit', 'I bet you!', `${refrain}!`, 'yes, there is!')),
    refrain: `${refrain}!`,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: R, pose: 'sit', feeling: 'curious' },
          ],
        },
        `${k} sat with ${r}. "I know somebody. ${right}"`,
        `"${r}," said ${k}. "Guess who there is! ${right}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: R, pose: 'stand', feeling: 'determined', holds: 'biscuit' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"${refrain}!" said ${r}. "I bet you a biscuit."`,
        `${r} had a biscuit. "I bet you this. ${refrain}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
        },
        `${k} looked about. There was ${w1}. "Look! ${wrong1}"`,
        `So ${k} brought ${w1}. "See? ${wrong1}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"That's only ${A.aKind}," said ${r}. "${refrain}!"`,
        `${r} looked at ${w1}. "That's ${A.aKind}. ${refrain}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
        },
        `Next ${k} brought ${w2}. "And here! ${wrong2}"`,
        `${k} ran, and came back with ${w2}. "Well? ${wrong2}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: B, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"That's only ${B.aKind}," said ${r} to ${k}. "${refrain}!"`,
        `"No," said ${r} to ${k}. "That's ${B.aKind}. ${refrain}!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: R, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `Then somebody came up to ${r}. It was ${h}!`,
        `Tap, tap. ${r} turned round. There was ${h}!`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `Yes, it was! "${right}" ${andSo}!`,
        `"That's me," said ${h}. "${right}" ${andSo}!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"You didn't know me?" said ${h}. "${refrain}!"`,
        `${r} had not known. "Not known me? ${refrain}!" said ${h}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: R, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
          ],
          things: ['biscuit'],
        },
        `${k} won the biscuit. Crack! And they all had some.`,
        `One biscuit, and so many of them! ${k} broke it up. ${Hcap} had first pick.`,
      ),
    ],
  };
}

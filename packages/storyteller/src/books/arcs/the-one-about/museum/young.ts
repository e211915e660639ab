import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** Nobody sits on the chair in a museum, until somebody comes whose chair it is. */
export function young(bound: TheOneAbout): Told {
  const { first: A, second: B, chance } = bound;
  const {
    maker: M,
    guest: H,
    m,
    Mc,
    w1,
    w2,
    W1,
    W2,
    h,
    refrain,
    atLast,
    short,
    there,
    props,
    alsoSeen,
    ...shown
  } = partsOf(bound);
  const { seen, hs, H: Hcap } = shown;
  const { wrong1, wrong2, right, name } = short;
  return {
    title: titled(chance.pick('one chair, one cup, one sign', `${hs} own chair`, 'come in, come in', `${refrain}!`)),
    refrain: `${refrain}!`,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [{ who: M, pose: 'stand', feeling: 'proud' }],
          things: ['chair', 'cup', 'sign'],
        },
        `One chair. One cup. One sign. ${Mc} had a museum! "${name}"`,
        `Come in! ${Mc} has a museum. A chair, a cup, a sign. "${name}"`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen('wave', 'happy'), ...alsoSeen], ...props },
        `First, the picture. ${Hcap} is in it. "${right}"`,
        `Look at the picture. There is ${h}! "${right}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'excited' },
            { who: M, pose: 'stand', feeling: 'happy' },
          ],
        },
        `In came ${w1}. "I'm just like that! ${wrong1}"`,
        `${W1} came in. "That's me all over," it said. "${wrong1}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'sit', feeling: 'shy' },
            { who: M, pose: 'point', feeling: 'worried' },
          ],
          things: ['chair'],
        },
        `${W1} sat down on the chair. "${refrain}!" said ${m}.`,
        `${W1} liked the chair. "${refrain}!" said ${m}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'excited' },
            { who: M, pose: 'stand', feeling: 'happy' },
          ],
        },
        `In came ${w2}. "Me too," it said. "${wrong2}"`,
        `Next came ${w2}. "Is it about me? ${wrong2}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'sit', feeling: 'shy' },
            { who: M, pose: 'cover', feeling: 'worried' },
          ],
          things: ['chair'],
        },
        `${W2} sat on it, too. "${refrain}!" said ${m}.`,
        `Plop, down sat ${w2}, too. "${refrain}!" said ${m}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'look-up', feeling: 'curious' },
            { who: B, pose: 'think', feeling: 'curious' },
            { who: M, pose: 'think', feeling: 'worried' },
          ],
          things: ['chair', 'cup'],
        },
        `"Where is ${h}?" said ${w1}. Nobody on the chair. Nothing in the cup.`,
        `They looked at the chair. They looked at the cup. Where was ${h}?`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: M, pose: 'point', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
        `Somebody sat on the chair. "${refrain}!" said ${m}. "It's mine," said ${h}.`,
        `Creak, went the chair. "${refrain}!" said ${m}. But it was ${h}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'excited' },
            { who: B, pose: 'cheer', feeling: 'excited' },
          ],
        },
        `There sat ${h}! "${right}" How they cheered!`,
        `It really was. "${right}" They all cheered for ${h}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: M, pose: 'wave', feeling: 'happy' },
          ],
          things: ['chair', 'cup', 'sign'],
        },
        `Four chairs. Four cups. One sign. "${atLast}," said ${m}.`,
        `Now look. Four chairs and four cups! And the sign? "${atLast}."`,
      ),
    ],
  };
}

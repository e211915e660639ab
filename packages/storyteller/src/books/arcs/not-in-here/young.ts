import type { Told } from '../../arc.ts';
import { clause, keeping, titled } from '../wording.ts';
import type { NotInHere } from './arc.ts';

const MOST = 8;

/** Not here, not here, and then: here! */
export function young(bound: NotInHere): Told {
  const { hero: H, child: K, keeper: B, venue, place, inPlace, item, habit, chance } = bound;
  const { noun } = venue;
  const refrain = `Not ${inPlace}!`;
  return {
    title: titled(chance.pick(`not ${inPlace}, ${H.name}`, `${H.name} and ${item}`, `${H.name} ${inPlace}`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Who is ${inPlace}? ${H.introduced}! And ${K.name}.`,
            `Today is a big day. ${H.introduced} is ${inPlace}! With ${K.name}.`,
          ],
          `Look! ${H.introduced}! And ${K.name}. This is ${place}.`,
        ),
        scene: {
          setting: venue.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'wave', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: venue.drawn,
        },
      },
      {
        text: [
          `${venue.seenShort} "${venue.ruleShort}" That was ${B.name}.`,
          `${venue.seenShort} "${clause(venue.ruleShort)}," said ${B.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [`${habit.nuisanceShort(H.name)} "${refrain}"`, `But then. ${habit.nuisanceShort(H.name)} "${refrain}"`],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'point', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} sat. Very still. "${H.says}," said ${H.name}. "${refrain}"`,
          `Hush. It was so nice. "${H.says}!" said ${H.name}. "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'cover', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [`So ${H.name} sat by the coats. Oh.`, `Out by the coats sat ${H.name}. Poor ${H.name}.`],
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `Tink! Oh no! Down a crack went the ${noun}. ${venue.whyShort}`,
          `Tink. Tonk. The ${noun}! Down a crack! ${venue.whyShort}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'kneel', feeling: 'worried' },
            { who: K, pose: 'kneel', feeling: 'worried' },
          ],
          things: venue.itemDrawn,
        },
      },
      {
        text: [
          `${B.name} reached in. But the arm was too fat. ${K.name} poked. But down it went.`,
          `${B.name} pulled. But it was too deep. ${K.name} called. But it had no ears.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'reach', feeling: 'worried' },
            { who: K, pose: 'reach', feeling: 'worried' },
          ],
        },
      },
      {
        text: [habit.rescueShort(H.name, `the ${noun}`)],
        scene: { camera: 'medium', actors: [{ who: H, pose: 'reach', feeling: 'determined' }] },
      },
      {
        text: [`${venue.beginsShort} "Thank you, ${H.name}!"`, `${venue.beginsShort} And all for ${H.name}!`],
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Who has the very best seat now? ${H.name} has. "Shh," says ${H.name}.`,
          `Look at the front. Right at the front! ${H.name}, fast asleep. Shh.`,
        ],
        scene: { time: 'night', camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'happy' }] },
      },
    ],
  };
}

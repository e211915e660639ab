import type { Told } from '../../arc.ts';
import { cap, gist, keeping, titled } from '../wording.ts';
import type { LongWayRound } from './arc.ts';

const MOST = 8;

/** Is this it? No. And no again; but what was in one hand and what was in both ears was just what the gate wanted. */
export function young(bound: LongWayRound): Told {
  const { child: K, friend: F, keeper: R, place, known, giver, sayer, misses, refrain, chance } = bound;
  const [A, B] = [giver.who, sayer.who];
  const gift = giver.stop;
  const word = sayer.stop;
  const to = `Off to ${place}!`;
  const smell = known ? gist(MOST, `it smells of ${known.smell} there`) : null;
  const sees = known ? gist(MOST, known.sees[0]) : null;
  return {
    title: titled(chance.pick(`${refrain.replace('?', '')}, said ${K.name}`, `To ${place}`, `The Long Way Round`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${to} ${K.name} goes. ${F.introduced} goes. ${smell ?? ''}`,
            `"${to}" said ${K.name}. Come on, ${F.introduced}! ${smell ?? ''}`,
            `${to} Here come ${K.name} and ${F.introduced}. ${smell ?? ''}`,
          ].map((text) => text.trim()),
          `${to} ${K.name} goes. ${F.name} goes. ${smell ?? ''}`.trim(),
        ),
        scene: {
          setting: bound.leave,
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'excited' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
          things: bound.vehicle,
        },
      },
      {
        text: [
          `${misses[0].short} "${refrain}" No! It was ${gift.short}.`,
          `${misses[0].short} "${refrain}" Sniff. No. It was ${gift.short}.`,
          `"${refrain}" Oh. ${misses[0].short} It was ${gift.short}.`,
        ],
        scene: {
          setting: gift.setting,
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"Help me," said ${A.introduced}. So ${K.name} did. "Thank you. Have ${gift.gift}."`,
          `${K.name} stayed to help ${A.introduced}. "For you," said ${A.name}. It was ${gift.gift}.`,
          `"Will you help?" said ${A.introduced}. ${K.name} helped. Now they have ${gift.gift}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'happy' },
          ],
          things: gift.shown ? [gift.shown] : [],
        },
      },
      {
        text: [
          `On again. ${misses[1].short} "${refrain}" No! It was ${word.short}.`,
          `Off again. ${misses[1].short} "${refrain}" No, no. It was ${word.short}.`,
          `${misses[1].short} "${refrain}" It was ${word.short}. Oh, ${K.name}!`,
        ],
        scene: {
          setting: word.setting,
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"${word.word}!" said ${B.introduced}. That is hello there. "${word.word}!" said ${K.name}.`,
          `"${word.word}!" said ${B.introduced}. What does ${K.name} say? "${word.word}!"`,
          `"${word.word}," said ${B.introduced}. "${word.word}," said ${F.name} and ${K.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${F.name} was tired. ${K.name} was tired. "One more bend," said ${K.name}.`,
          `Now it was late. ${K.name} sat down. "Where is it?"`,
          `On and on they went. ${K.name} was slow. ${F.name} was slower.`,
        ],
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `A gate! A little gate, all alone. ${gift.gateShort}`,
          `Look, a gate. ${gift.gateShort}`,
          `What stands there? Only a gate. ${gift.gateShort}`,
        ],
        scene: {
          setting: bound.setting,
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'worried' },
            { who: F, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['gate'],
        },
      },
      {
        text: [
          `A gate, and the ${gift.noun}! ${gift.opensShort}`,
          `"Here, gate!" said ${K.name}. "The ${gift.noun}!" ${gift.opensShort}`,
          `Wait, gate! ${K.name} has the ${gift.noun}. ${gift.opensShort}`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'reach', feeling: 'determined' }],
          things: ['gate', ...(gift.shown ? [gift.shown] : [])],
        },
      },
      {
        text: [
          `There was ${R.introduced}. "${word.asks}" "${word.word}!" said ${K.name}. Then in they came.`,
          `Out looked ${R.introduced}. "${word.asks}" "${word.word}!" said ${K.name}.`,
          `There stood ${R.introduced}. "${word.asks}" Think, ${K.name}! "${word.word}!" "Then come in."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: R, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'shout', feeling: 'excited' },
            { who: F, pose: 'jump', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"${refrain}" Yes! This is ${place}. ${sees ?? 'Look at it all!'}`,
          `Sniff. Oh, yes. ${sees ?? 'There is so much of it!'} It is ${place}!`,
          `${cap(place)}! ${sees ?? 'Here it is!'} "It was here all the time!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: F, pose: 'dance', feeling: 'happy' },
            { who: R, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: [
          `Home at last. "${word.word}," said ${K.name}, nearly asleep.`,
          `Home, and in bed. "${word.word}." And ${K.name} is asleep.`,
          `Home. Bed. "${word.word}," said ${K.name}. Good night.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}

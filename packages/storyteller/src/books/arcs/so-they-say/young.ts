import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { SoTheySay } from './arc.ts';

const MOST = 8;

/** It was once. They would have liked it to be more. */
export function young(bound: SoTheySay): Told {
  const {
    hero: H,
    child: K,
    first: A,
    second: B,
    news,
    newsFirst,
    past,
    at,
    outside,
    times,
    tall,
    seen,
    chance,
  } = bound;
  const refrain = chance.pick(
    'And more!',
    'And that is not all!',
    'Oh, there is more!',
    'More, more, more!',
    'And then? And then?',
  );
  const manyTimes = `${cap(times)}!`;
  return {
    title: titled(
      chance.pick(
        `once, said ${K.name}`,
        `what ${K.name} saw`,
        `did you hear about ${H.name}?`,
        `${H.name} and ${tall.asked}`,
        `all about ${H.name}`,
        `only once`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Look! ${newsFirst}. ${K.name} saw it.`,
            `Oh! ${newsFirst}. Only ${K.name} was there.`,
            `One day, ${newsFirst}. "Oh!" said ${K.name}.`,
          ],
          `This is ${H.introduced}. ${cap(past)}! ${K.name} saw it.`,
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} told ${A.introduced}. "No!" said ${A.name}. "Yes!" said ${K.name}.`,
          `"Guess what!" said ${K.name} to ${A.introduced}. Off ran ${A.name}, to tell.`,
          `"Psst!" said ${K.name}. ${A.introduced} heard it all. "Well, well!"`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"${news}," said ${A.name}. "${manyTimes}" "${refrain}" said ${B.introduced}.`,
            `${A.name} told ${B.introduced}. "${news}. ${manyTimes}" "${refrain}"`,
          ],
          `${A.name} told ${B.introduced}. "${manyTimes}" said ${A.name}. "${refrain}"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'shout', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${B.name} told it at the gate. "${manyTimes} ${tall.cried} ${refrain}"`,
          `"${manyTimes}" said ${B.name}. "${tall.cried}" They all said, "${refrain}"`,
          `Up the road ran ${B.name}. "${manyTimes} ${tall.cried}" "${refrain}"`,
        ]),
        scene: { camera: 'wide', actors: [{ who: B, pose: 'shout', feeling: 'excited' }] },
      },
      {
        text: keeping(MOST, [
          `Soon everybody had it. "${manyTimes} ${tall.cried} ${seen.cried}"`,
          `It went all round. "${manyTimes} ${tall.cried} ${seen.cried}" "${refrain}"`,
          `"${manyTimes} ${tall.cried} ${seen.cried}" said everybody. Oh dear!`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'shout', feeling: 'excited' },
            { who: B, pose: 'shout', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They all came to ${H.name}. "Do it again! Where is ${tall.asked}?"`,
          `Here they come, with buns. "Again, ${H.name}! And where is ${tall.asked}?"`,
          `Knock, knock! "We want to see it! Where is ${tall.asked}?" they said.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} had only ${tall.instead}. "It was just once," said ${H.name}. Sniff.`,
          `"What is this about?" said ${H.name}, very low. "It was only once."`,
          `${K.name} found ${tall.instead}. It did not help. ${H.name} was so shy.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'cover', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Listen!" said ${K.name}. "${news}. Once! I saw it."`,
            `"No, no," said ${K.name}. "Once! ${news}. That was all."`,
            `"It was once," said ${K.name}. "No ${seen.who}. ${news}. I know."`,
          ],
          `"Listen!" said ${K.name}. "It was once. I saw it."`,
        ),
        scene: { camera: 'medium', actors: [{ who: K, pose: 'shout', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `"Oh," said ${A.name}. "Was it nice?" So ${H.name} told them. All sat still.`,
          `"Once is good," said ${B.name}. "Tell us!" And ${H.name} did.`,
          `"How was it?" said ${A.name}. ${H.name} told it, bit by bit. "Ooh!"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Good night, ${H.name}. "It was once," said ${K.name}. "And I saw it."`,
          `Now it is night. "Once," says ${H.name}. "And you saw it, ${K.name}."`,
          `"Shh," says ${H.name}. "It was once. And ${K.name} saw it."`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

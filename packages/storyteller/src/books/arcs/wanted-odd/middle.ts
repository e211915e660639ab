import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { WantedOdd } from './arc.ts';
import { dayComes, othersTry } from './others-try.ts';
import { nuisances } from './nuisances-more.ts';

const MOST = 14;

/** Who is new in the road; one beginning for each telling of the day. */
const NEW_HERE: readonly ((b: string) => string)[] = [
  (b) => `Next door there was somebody new, called ${b}.`,
  (b) => `That week ${b} moved in across the way.`,
  (b) => `The empty house had a light on. In it was ${b}.`,
];

/** It will not do in the one place, nor in the other; and one day nothing else will do. */
export function middle(bound: WantedOdd): Told {
  const { hero: H, child: K, neighbour: A, newcomer: B, odd, words, home, undersea, spokenOf, refrain, chance } = bound;
  const at = (setting: typeof home): typeof home => (undersea ? 'undersea' : setting);
  const [first, second] = odd.nuisances;
  return {
    title: titled(
      chance.pick(`${H.name} is wanted`, `the very thing, said ${B.name}`, `not here, ${H.name}`, `send for ${H.name}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. "${H.name} ${words.clause}," said ${A.theKind}. It hurt nobody. But it was a nuisance, as you will see.`,
            `"You will know ${H.introduced}," people said. "${H.name} ${words.clause}." They were not being unkind. It was simply so.`,
            `There was one odd thing about ${H.introduced}. "${H.name} ${words.clause}," said everybody. ${H.name} had tried to stop, and could not.`,
          ],
          `This is ${H.name}. "${cap(words.clause)}," people said. It was only a nuisance.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: spokenOf ? [spokenOf] : [],
        },
      },
      {
        text: keeping(
          MOST,
          nuisances(odd, 0, 'middle', words).map((each, n) =>
            n === 0 ? `${each} "${refrain}," they said.` : `${each} "${refrain}," said everybody.`,
          ),
        ),
        scene: {
          setting: at(first.at),
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          nuisances(odd, 1, 'middle', words).map((each, n) =>
            n === 0 ? `${each} "${refrain}," they said.` : `${each} "${refrain}," said everybody.`,
          ),
        ),
        scene: {
          setting: at(second.at),
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'point', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `So ${H.name} stayed in bed, so as not to be in anybody's way. But nobody came to visit, and it was lonely.`,
          `So ${H.name} only went out early, when the others were asleep. But then there was nobody to play with.`,
          `${H.name} asked the doctor if there was something you could take for it. There was not. "You are quite well," said the doctor. "That's just how you are."`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `${bound.arrival}${K.name} came by with two apples. "They don't want me here, and they don't want me there," said ${H.name}. "There must be a place where they do," said ${K.name}.`,
          `${bound.arrival}"I wish I were like the others," said ${H.name}. ${K.name} sat down on the step. "I like you as you are," said ${K.name}. "And one day they will, too."`,
          `${bound.arrival}"Does it hurt?" said ${K.name}. "No," said ${H.name}. "It's just no use to anybody." "Not yet," said ${K.name}.`,
        ],
        scene: {
          things: bound.arrivedBy,
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: dayComes(odd, words).map((line, i) => `${NEW_HERE[i % NEW_HERE.length]?.(B.introduced) ?? ''} ${line}`),
        scene: { setting: at(odd.at), camera: 'wide', actors: [{ who: B, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: othersTry(odd, 'middle', words),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `Then ${K.name} had an idea. "We need ${H.name}!" said ${K.name}. They all turned round. "Oh," said ${A.theKind}. "Oh, yes! Go and get ${H.name}!"`,
          `${K.name} ran all the way to ${H.names} door. "They need you!" said ${K.name}. "Just as I am?" said ${H.name}. "It has to be just as you are."`,
          `"What we need," said ${A.theKind} slowly, "is somebody who..." And there it stopped, with its mouth open. "I'll go and get ${H.name}," said ${K.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: odd.moment.middle.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
          things: odd.things,
        },
      },
      {
        text: [
          `"However did you learn to do that?" said ${B.name}. "I didn't," said ${H.name}. "I tried to stop." "How lucky for me that you couldn't," said ${B.name}.`,
          `"We sent you away," said ${A.theKind}, going pink. "We are sorry." "That's all right," said ${H.name}, and ${B.name} cheered.`,
          `"They told me that you were a nuisance," said ${B.name}. "It's not true. You saved the day!" ${cap(A.theKind)} nodded, and ${H.name} did not know where to look.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: odd.last.middle.map((each) => each(words)),
        scene: {
          setting: home,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

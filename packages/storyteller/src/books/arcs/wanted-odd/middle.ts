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
            `This is ${H.introduced}. You may have heard: ${H.name} ${words.clause}. It never hurt. It was only a nuisance.`,
            `"You will know ${H.introduced}," people said. "${H.name} ${words.clause}." They were not being unkind. It was simply so.`,
            `Everybody has something. "${H.name} ${words.clause}," said ${A.theKind}. ${cap(H.introduced)} had asked it to stop, and it had not.`,
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
          `So ${H.name} stayed in bed, where it would not bother anyone. But nobody comes to see you there, either.`,
          `So ${H.name} only went out early, before there was anyone to mind. But the day is very long after breakfast.`,
          `${H.name} asked at the chemist's if there was something for it. There was not. There are only things for coughs.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `${bound.arrival}${K.name} came by with two apples. "Not here, not there," said ${H.name}. "Then where?" ${K.name} thought, and chewed. "There must be somewhere," said ${K.name}. "There's a place for everything in our house."`,
          `${bound.arrival}"I wish I had something else," said ${H.name}. "Something handy." ${K.name} sat down on the step. "You don't know yet that it isn't," said ${K.name}.`,
          `${bound.arrival}"Does it hurt?" said ${K.name}. "No," said ${H.name}. "It only gets in the way." "In the way of what?" said ${K.name}. ${H.name} had to think.`,
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
          `Then it was very quiet, and in the quiet ${K.name} said a name. "${H.name}," said ${K.name}. They all turned round. "Oh," said ${A.theKind}. "Oh, yes!"`,
          `${K.name} ran all the way. "It's here!" said ${K.name}. "The place is here! Come on!" "Just as I am?" said ${H.name}. "It has to be just as you are."`,
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
          `"However did you learn it?" said ${B.name}. "I didn't," said ${H.name}. "I tried to unlearn it." "What luck that you were no good at that," said ${B.name}.`,
          `"We said the wrong thing," said ${A.theKind}, going pink. "No," said ${H.name} kindly. "You only said it a bit early."`,
          `"I was told about you," said ${B.name}. "They said that I should get used to it." ${B.name} shook ${H.name} by anything there was to shake. "I hope I never do."`,
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

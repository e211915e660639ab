import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NoSquare } from './arc.ts';
import { ALSO_ASKED, NO_PLACE_FOR_IT } from './carried.ts';

const MOST = 14;

/** A sheet with no square for it; the wrong square, the wrong sheet, and a pencil that is given back. */
export function middle(bound: NoSquare): Told {
  const { hero: H, child: K, inspector: I, neighbour: A, clause, written, carried, outing, sheet, chance } = bound;
  const { home, outside, arrival, arrivedBy, spokenOf, othersWrite, isShown } = bound;
  const shownAll = isShown ? ` "Show us," they said, and ${H.name} did it twice.` : '';
  const i = I.theKind;
  const shown = spokenOf ? [spokenOf] : [];
  const asked = chance.pick(...ALSO_ASKED);
  const refrain = chance.pick(...NO_PLACE_FOR_IT);
  const says = `"${H.name} ${clause}," said ${K.name}.`;
  return {
    title: titled(
      chance.pick(
        `no square for ${H.name}`,
        `the sheet for ${H.kinds}`,
        `${H.name}, and so on`,
        `please use a pencil`,
        `the square at the bottom`,
        `${H.name} and the ${I.kind} with the bag`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${says} It was said the way you say that it is Tuesday. ${cap(H.introduced)} nodded. It was quite true, and it was nearly lunch.`,
            `${arrival}This is ${H.introduced}, at home. ${says} "That's right," said ${H.name}, and they went on with their game.`,
            `${arrival}People ask all sorts of things about ${H.introduced}. ${says} After that they mostly talk about the weather.`,
          ],
          `${arrival}This is ${H.introduced}, at home with ${K.name}. There is one thing about ${H.name}. It is not a secret.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: [...shown, ...arrivedBy].slice(0, 2),
        },
      },
      {
        text: keeping(MOST, [
          `Then somebody came who was an Inspector. It was ${I.introduced}, with a flat black bag. ${carried.hint} "Sheets!" said ${i}. "No sheet, no going to ${outing.said}."`,
          `"I am to write you all down," said ${I.introduced}. "By Sunday. Whoever is not written down is not at ${outing.said}." There was a bag as well. ${carried.hint}`,
          `There was a notice first, and after the notice came ${I.introduced}. ${cap(i)} had a bag, and a sheet of paper for everybody. ${carried.hint} It was all for ${outing.said}.`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [{ who: I, pose: 'walk', feeling: 'determined', holds: 'notebook' }],
          things: ['backpack'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Name?" said ${i}. "${H.name}." Tick. "Kind?" "${cap(H.kind)}." Tick. "Noise?" "${H.says}," said ${H.name}. Tick, tick. It went like skating.`,
            `The sheet had twelve squares on it. ${H.name} was ${H.aKind}: tick. ${H.name} said "${H.says}": tick. Stands, sits, has an outside and an inside: tick, tick, tick.`,
            `"Do you live in the ${H.being?.home ?? 'house'}?" said ${i}. ${H.name} did. "And do you say '${H.says}'?" ${H.name} said it. ${cap(i)} ticked both, with little tails on.`,
          ],
          `"Name?" said ${i}. "${H.name}." Tick. "Noise?" "${H.says}." Tick. It went like skating.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: I, pose: 'stand', feeling: 'happy', holds: 'pencil' },
            { who: H, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Anything else?" said ${i}, shutting the bag. Nobody ever says that there is. ${says} The pencil stopped. "${refrain}," said ${i}.`,
            `${says} "Since I was small," said ${H.name}. ${cap(i)} looked all down the sheet, and then at the back of it. "${refrain}."`,
            `"That's the lot, then," said ${i}. "It isn't," said ${K.name}. "${H.name} ${clause}." It became very quiet. "${refrain}," said ${i} at last.`,
          ],
          `"Is that the lot?" said ${i}. It was not, and ${K.name} told the rest. "${refrain}," said ${i}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'happy' },
            { who: I, pose: 'think', feeling: 'surprised', holds: 'notebook' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They tried it in a square that was free. It was the one for ${asked}. ${asked}: ${clause}. "That is not even a sentence," said ${i}, and rubbed it out.`,
            `"Write it small," said ${K.name}. So ${i} wrote it into another square, very small. Now it said: ${asked}, ${clause}. "People will think I am joking," said ${i}.`,
            `There was one empty square, called ${asked}. ${cap(i)} put it in there. But then it was the answer to ${asked}. "And it isn't," said ${H.name}, who was honest.`,
          ],
          `There was an empty square, called ${asked}. They wrote it there. But then it was the answer to ${asked}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: I, pose: 'kneel', feeling: 'worried', holds: 'pencil' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
          things: ['notebook'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Perhaps you are on another sheet," said ${i}. There was one for ${sheet.kinds}. Noise: ${sheet.noise}. "${H.says}," said ${H.name}, trying hard. "${refrain}," said ${i}.`,
            `${cap(i)} had all the other sheets as well. ${H.name} did quite nicely on the one for ${sheet.kinds}. Then it asked for a ${sheet.noise.toLowerCase()}, and out came a "${H.says}". "${refrain}."`,
            `"It would be easier if you were one of the ${sheet.kinds}," said ${i}. "${sheet.noise}?" "${H.says}," said ${H.name}. They both looked at the sheet. "${refrain}," said ${i}.`,
          ],
          `${cap(i)} tried the sheet for ${sheet.kinds}. Noise: ${sheet.noise}. "${H.says}," said ${H.name}. It was no good.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'shout', feeling: 'worried' },
            { who: I, pose: 'cover', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"We can leave it off," said ${i}. "It is only one line. Write here: Nothing else." ${H.name} held the pencil. It would do. But it would be the sheet of some other ${H.kind}.`,
          `"Sign for Nothing Else," said ${i}, "and off you go to ${outing.said}." ${H.name} took the pencil and thought of it. "But there is something else," said ${H.name}. The pencil went back.`,
          `There was a line for the end. It said: NOTHING ELSE. One only had to sign it. ${H.name} got as far as the first letter. Then ${H.he} put down the pencil, on the step.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'sad', holds: 'pencil' },
            { who: I, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${K.name} had been thinking as well. "Who does yours?" "My what?" said ${i}. "Your sheet." ${cap(i)} had one. Name, tick. Kind, tick. Late, never. ${K.name} looked at the bag.`,
          `"Did somebody write you down?" said ${K.name}. "Long ago," said ${i}. "It took two minutes." "And that?" said ${K.name}, and pointed at the bag. ${cap(i)} sat on it.`,
          `The bag moved a little. "Is that on your sheet?" said ${K.name}. ${cap(i)} began to say yes, and did not. "There was no room for it," said ${i}, to the ground.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'curious' },
            { who: I, pose: 'sit', feeling: 'shy' },
          ],
          things: ['backpack'],
        },
      },
      {
        text: keeping(MOST, [
          `It took some time to get the bag open. Out came ${carried.said}. "${carried.owned}" said ${I.name}. Nobody laughed. ${H.name} moved up, to make room.`,
          `"You won't tell?" said ${I.name}. And there, in all that paper, lay ${carried.said}. "${carried.owned}" It was the longest thing ${I.name} had said all day.`,
          `${I.name} looked both ways, and undid the strap. Out came ${carried.said}. "Nineteen years," said ${I.name}. "${carried.owned}"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: I, pose: 'kneel', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
          things: [carried.thing],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Then ${I.name} took the pencil and drew a square. It was at the bottom, and the biggest one of all. Over it stood: AND. "${written}," wrote ${I.name}. Tick.`,
            `"A square is only four lines," said ${K.name}. ${I.name} counted. It was true. So now there was one more, and above it the word AND. And: ${clause}. It fitted.`,
            `${I.name} ruled it twice, to be sure. It was a new square, with room in it to turn round. AND, it said on top. ${H.name} wrote the rest. ${written}.`,
          ],
          `So ${I.name} drew a new square, at the bottom. It was the biggest of all. In it went the one thing. Tick.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'kneel', feeling: 'proud', holds: 'pencil' },
            { who: H, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['notebook'],
        },
      },
      {
        text: keeping(MOST, [
          `By tea time there was a queue. They had all been written down already. But ${A.theKind} wanted the new square as well. "${othersWrite[0]}," it said. Nobody had known.`,
          `"Could I have mine back for a moment?" said ${A.theKind}. It took no longer than a sneeze. And: ${othersWrite[0].toLowerCase()}. "I never liked to say," said ${A.theKind}.`,
          `Word went round that there was a bottom to the sheet now. ${cap(A.theKind)} came with two pencils. And: ${othersWrite[0].toLowerCase()}. Then, after a while: ${othersWrite[1].toLowerCase()}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'excited', holds: 'pencil' },
            { who: I, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They were all at ${outing.said}, and nobody was late. ${I.name} ${carried.atLast}. "${refrain}," said somebody, for a joke. ${H.name} laughed the most.${shownAll}`,
            `That evening ${H.name} went to ${outing.said} with a sheet like anybody's. It was only a bit longer. And next to ${H.him} ${I.name} ${carried.atLast}.${shownAll}`,
            `You can still see the sheets from ${outing.said}. They are pinned up in a row. Every one goes on at the bottom, and one goes on round the corner. That is ${I.names}.${shownAll}`,
          ],
          `They were all at ${outing.said}. ${I.name} had left the bag open. ${H.name} went in front.`,
        ),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'proud' },
            { who: I, pose: 'dance', feeling: 'happy' },
          ],
          things: [carried.thing, ...(outing.thing ? [outing.thing] : [])],
        },
      },
    ],
  };
}

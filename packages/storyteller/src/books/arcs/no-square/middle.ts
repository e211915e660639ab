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
            `${arrival}${says} ${cap(H.introduced)} nodded, because it was true. Everybody near by knew it, and nobody minded. Then they had lunch.`,
            `${arrival}This is ${H.introduced}, at home. ${says} "That's right," said ${H.name}, and they went on with their game.`,
            `${arrival}"Who is your friend?" people ask ${K.name}. "That is ${H.introduced}," says ${K.name}. "${H.name} ${clause}." And ${H.name} looks pleased.`,
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
          `One morning ${I.introduced} came to the door. ${cap(i)} had a pile of paper and a black bag. ${carried.hint} "Everybody must have a sheet," said ${i}. "No sheet, no going to ${outing.said}."`,
          `"I write down what everybody is like," said ${I.introduced}. "Whoever is not written down cannot come to ${outing.said}." There was a black bag as well. ${carried.hint}`,
          `Soon it would be time for ${outing.said}. But first came ${I.introduced}, with questions. Each of them had to fill in a sheet of paper. ${cap(i)} had brought a bag, too. ${carried.hint}`,
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
            `"Name?" said ${i}. "${H.name}," said ${H.name}. Tick. "Are you ${H.aKind}?" "Yes." Tick. "What do you say?" "${H.says}." Tick. It was as easy as that.`,
            `The sheet had twelve questions, with a square for a tick behind each. ${H.name} was ${H.aKind}: tick. ${H.name} said "${H.says}": tick. ${cap(i)} was very pleased.`,
            `"Do you live in the ${H.being?.home ?? 'house'}?" said ${i}. ${H.name} did. "And do you say '${H.says}'?" ${H.name} said it. ${cap(i)} ticked both, with little tails on.`,
          ],
          `"Name?" said ${i}. "${H.name}." Tick. "Noise?" "${H.says}." Tick. It was as easy as that.`,
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
            `"Is there anything else?" said ${i}. ${says} The pencil stopped. ${cap(i)} looked for a square to tick. "${refrain}," said ${i}.`,
            `${says} "I always have been like that," said ${H.name}. ${cap(i)} looked all down the sheet, and then at the back of it. "${refrain}."`,
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
            `There was one free square, for ${asked}. So ${i} wrote it there. ${asked}: ${clause}. But that was nonsense. It was the answer to another question. So ${i} rubbed it out.`,
            `"Put it into some other square," said ${K.name}. Now the sheet said: ${asked}, ${clause}. "People will think I am joking," said ${i}, and rubbed it out.`,
            `${cap(i)} tried the last empty square. It asked for ${asked}. "But that isn't my ${asked}," said ${H.name}. It was no good to write down something that was not true.`,
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
            `"Perhaps this is the wrong sheet," said ${i}, and took out the one for ${sheet.kinds}. "Can you say '${sheet.noise}'?" ${H.name} tried hard. "${H.says}." It was the wrong noise. "${refrain}," said ${i}.`,
            `${cap(i)} had another sheet as well, for ${sheet.kinds}. But it asked for a ${sheet.noise.toLowerCase()}. All that would come out of ${H.name} was "${H.says}". "${refrain}," said ${i}.`,
            `"It would be easier if you were one of the ${sheet.kinds}," said ${i}. "Say '${sheet.noise}'!" "${H.says}," said ${H.name}, who was not one of the ${sheet.kinds}. "${refrain}," said ${i}.`,
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
          `"Let us leave it out," said ${i}. "Write here: Nothing else. Then you can come." ${H.name} held the pencil. "But there is something else," said ${H.name}. "Without it, that isn't me."`,
          `"Just write 'Nothing Else'," said ${i}, "and you may come to ${outing.said}." ${H.name} wanted to come, very much. But it was not true. ${H.name} gave the pencil back.`,
          `The last line said: NOTHING ELSE. One only had to write one's name there. ${H.name} thought of ${outing.said}. Then ${H.he} put down the pencil. "I can't," said ${H.name}. "It's a lie."`,
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
          `${K.name} had been thinking. "Have you got a sheet as well?" "Of course," said ${i}, and held it up. ${K.name} read it. "It does not say what is in your bag," said ${K.name}.`,
          `"Who wrote you down?" said ${K.name}. "I did it myself," said ${i}. "It took two minutes." "And did you write about that?" said ${K.name}, and pointed at the bag. ${cap(i)} sat on it.`,
          `"What is in your bag?" said ${K.name}. "Is it on your sheet?" ${cap(i)} began to say yes, and stopped. "There was no room for it," said ${i}, very low.`,
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
          `So ${I.name} opened the bag at last. In it was ${carried.said}. "${carried.owned}" said ${I.name}. Nobody laughed. ${H.name} came close, to see it better.`,
          `"You won't laugh?" said ${I.name}. They would not. So ${I.name} took ${carried.said} out of the bag. "${carried.owned}" ${H.name} thought that it was lovely.`,
          `${I.name} looked both ways, and opened the bag. Out came ${carried.said}. "I never told anybody," said ${I.name}. "${carried.owned}"`,
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
            `Then ${I.name} took the pencil and drew one more square on ${H.names} sheet. It was the biggest of all. "${written}," wrote ${I.name} in it. Tick!`,
            `"Can't you make a new square?" said ${K.name}. "It is only four lines." ${I.name} had never thought of that. So ${I.name} drew one and wrote: ${clause}. It fitted.`,
            `"If there is no square for it, I shall make one," said ${I.name}. And ${I.he} did, at the bottom of the sheet. ${H.name} wrote the rest. ${written}.`,
          ],
          `So ${I.name} drew a new square at the bottom of the sheet. In it went the one thing about ${H.name}. Tick!`,
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
          `By tea time there was a queue. Everybody wanted a new square on their sheet. "${othersWrite[0]}," wrote ${A.theKind}. Nobody had known that.`,
          `"Could I have a square like that as well?" said ${A.theKind}. And in it ${A.theKind} wrote: ${othersWrite[0].toLowerCase()}. "I never liked to say so," said ${A.theKind}.`,
          `The others heard of the new square. ${cap(A.theKind)} came running, with two pencils. First ${A.theKind} wrote: ${othersWrite[0].toLowerCase()}. Then, after a while: ${othersWrite[1].toLowerCase()}.`,
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
            `So everybody came to ${outing.said}. ${I.name} ${carried.atLast}. ${H.name} held up the sheet with the big square on it.${shownAll}`,
            `That evening ${H.name} went to ${outing.said}, with a sheet like all the others. It was only a bit longer. And next to ${H.him} ${I.name} ${carried.atLast}.${shownAll}`,
            `You can still see the sheets from ${outing.said}. They hang in a row, each with a big square at the bottom. The biggest square is on ${I.names}.${shownAll}`,
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

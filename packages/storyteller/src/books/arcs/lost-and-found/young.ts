import type { Told } from '../../arc.ts';
import { introducing, keeping, sentence, titled } from '../wording.ts';
import type { LostAndFound } from './arc.ts';

/** A small thing lies on the floor of the first page, and nobody looks at it but the listener. */
export function young(bound: LostAndFound): Told {
  const { chance, owner, searcher, borrower, borrowed, noun, aNoun, shown, spots } = bound;
  /** A toy with a name of its own is met by that name. */
  const known = (texts: readonly string[]): readonly string[] =>
    aNoun.includes(' called ') ? texts.filter((each) => each.includes(aNoun)) : texts;
  const refrain = chance.pick(
    'Where, oh where?',
    'Not there! Not there!',
    'Gone, gone, gone.',
    'Not a sign!',
    'Lost, lost, lost.',
    'Nowhere at all!',
    'Not in there, then.',
  );
  const clue = sentence(borrowed.clue);
  const spot = (i: 0 | 1): string => `${sentence(spots[i].where).replace('.', '?')} ${spots[i].foundShort}`;
  return {
    title: titled(
      chance.pick(
        `Where Is the ${noun}?`,
        `${owner.names} ${noun}`,
        `Who Has the ${noun}?`,
        'Never Mind That',
        'A Very Small Oh',
        `Tiptoe, ${owner.name}`,
        `No ${noun} Today`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          8,
          known([
            `This is ${owner.introduced}. This is ${owner.names} own ${noun}. And this? ${clue} Who left that?`,
            `Hop, hop goes ${owner.introduced}. The ${noun} hops too. What is on the floor? ${clue}`,
            `${owner.introduced} has ${aNoun}. It goes everywhere. What is on the floor? ${clue} Never mind that.`,
            `${owner.introduced} has ${aNoun}. Up it goes! And what is that? ${clue} Nobody minds that.`,
            `Hello, ${owner.introduced}! Look, ${aNoun}! It goes everywhere too. And what is that? ${clue} Never mind.`,
          ]),
        ),
        scene: {
          setting: 'bedroom',
          actors: [{ who: owner, pose: 'dance', feeling: 'happy' }],
          things: [...shown, borrowed.clueThing],
        },
      },
      {
        text: [
          `Up gets ${owner.name}. The ${noun} is not in bed. "${refrain}"`,
          `One morning the ${noun} was gone. ${owner.name} looked and looked. "${refrain}"`,
          `Today there is no ${noun}. Oh no! Look up. Look down. "${refrain}" said ${owner.name}.`,
          `Next day: oh! No ${noun} here. No ${noun} there. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: owner, pose: 'cover', feeling: 'sad' }],
        },
      },
      {
        text: introducing(searcher, [
          `${searcher.name} had an idea. ${spot(0)} "${refrain}" said ${owner.name}.`,
          `${searcher.name} looked hard. So did ${owner.name}. ${spot(0)} "${refrain}"`,
          `${owner.name} looked. ${searcher.name} looked. ${spot(0)} "${refrain}"`,
          `Come and help, ${searcher.name}! ${spot(0)} "${refrain}"`,
        ]),
        scene: {
          setting: spots[0].setting,
          camera: 'medium',
          actors: [
            { who: owner, pose: 'kneel', feeling: 'worried' },
            { who: searcher, pose: 'look-up', feeling: 'curious' },
          ],
          things: spots[0].shown,
        },
      },
      {
        text: [
          `What about here? ${spot(1)} ${owner.name} sat down, plop. "${refrain}"`,
          `${spot(1)} ${owner.name} had a little cry. "${refrain}"`,
          `${spot(1)} No ${noun} there. "${refrain}" said ${owner.name}. Sniff.`,
          `${spot(1)} "${refrain}" said ${owner.name}.`,
        ],
        scene: {
          setting: spots[1].setting,
          camera: 'wide',
          actors: [{ who: owner, pose: 'sit', feeling: 'sad' }],
          things: spots[1].shown,
        },
      },
      {
        text: [
          `Out they went, into the garden. And look! ${clue} "A clue!" said ${searcher.name}. Come, ${owner.name}!`,
          `Look, ${searcher.name}, in the garden! ${clue} "I saw that before!" said ${owner.name}. Tiptoe.`,
          `Wait! What is that in the garden? ${clue} ${searcher.name} saw it too. Tiptoe. Tiptoe.`,
          `But what is this, by the garden step? ${clue} "Shh," said ${owner.name}. "Tiptoe, ${searcher.name}."`,
        ],
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: owner, pose: 'walk', feeling: 'curious' },
            { who: searcher, pose: 'point', feeling: 'excited' },
          ],
          things: [borrowed.clueThing],
        },
      },
      {
        text: keeping(8, [
          `Found! But ${owner.name} stopped. ${borrower.introduced} had the ${noun}. ${borrower.name} ${borrowed.doing}.`,
          `Peep, ${owner.name}! Who has the ${noun} now? It is ${borrower.introduced}. ${borrower.name} ${borrowed.doing}.`,
          `There is the ${noun}! And there is ${borrower.introduced}. ${borrower.name} ${borrowed.doing}.`,
          `The ${noun}! And who is that? It is ${borrower.introduced}. ${borrower.name} ${borrowed.doing}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: borrower, pose: 'sit', feeling: 'happy' },
            { who: owner, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `"Is it yours?" said ${borrower.name}. "Yes," said ${owner.name}. One more hug!`,
          `${owner.name} looked at ${borrower.name}. ${borrower.name} looked at the ${noun}. They both wanted it.`,
          `"That is mine," said ${owner.name}. "Oh," said ${borrower.name}. It was a very small oh.`,
          `"Mine!" said ${owner.name}. "Oh," said ${borrower.name}. "I like it so." They both held on.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: owner, pose: 'reach', feeling: 'worried' },
            { who: borrower, pose: 'hug', feeling: 'sad' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `"I know!" ${owner.name} ran home, and back. ${sentence(borrowed.swap)} ${borrower.name} tried it. "Ooh!"`,
          `${owner.name} fetched something for ${borrower.name}. ${sentence(borrowed.swap)} "Even better!" said ${borrower.name}.`,
          `"Wait!" Run, ${owner.name}, run. ${sentence(borrowed.swap)} "For me?" said ${borrower.name}. "Ooh!"`,
          `${owner.name} had an idea, and ran home. "Look!" ${sentence(borrowed.swap)} "Mine?" said ${borrower.name}. "Ooh!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: owner, pose: 'reach', feeling: 'happy' },
            { who: borrower, pose: 'cheer', feeling: 'excited' },
          ],
          things: [borrowed.swapThing],
        },
      },
      {
        text: [
          `The ${noun} is home. ${owner.name} is happy. Both in one bed. ${owner.name} is asleep.`,
          `Tuck in the ${noun}. Tuck in ${owner.name}. Nobody is lost now. Sleep tight.`,
          `Good night, ${owner.name}. Good night, ${noun}. Good night, ${borrower.name}, far down the garden. Where, oh where? Here.`,
          `Now the ${noun} is home. It smells of ${borrower.kind}. ${owner.name} does not mind. Good night.`,
          `Who is asleep? ${owner.name} is. The ${noun} is in bed too. And ${borrower.name}? Snug, far away. Good night.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          actors: [{ who: owner, pose: 'sleep', feeling: 'calm' }],
          things: shown,
        },
      },
    ],
  };
}

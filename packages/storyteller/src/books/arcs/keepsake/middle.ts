import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { KeepsakeTale } from './arc.ts';

const MOST = 14;

/** Two tales that do not fit the marks, for a reason; and a tooth in a matchbox that does. */
export function middle(bound: KeepsakeTale): Told {
  const { child: K, grownUp: G, noun, it, mark, at, shown, refrain, chance } = bound;
  const g = cap(G.name);
  return {
    title: titled(
      chance.pick(
        `two small ${mark}s`,
        `${G.names} ${noun}`,
        `the bear, the storm and the ${it}`,
        `who bit the ${it}?`,
        `the tale of the ${noun}`,
        `what the ${it} knew`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `${G.names} ${noun} had its place ${at}. It was older than ${K.name}, and nearly as old as ${G.name}. On Sundays ${K.name} might hold it. On other days one could look.`,
          `There was one thing in the house that nobody threw. It was ${G.names} ${noun}. It lived ${at}, and it was taken down on Sundays. "Both hands," said ${G.name}.`,
          `${cap(at)}, where the light came in, was ${G.names} ${noun}. It smelled of ${G.name}, and a little of dust. ${K.name} said good morning to it, just in case.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: G, pose: 'hold', feeling: 'calm' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `And there were the ${mark}s. There were two, side by side, each no bigger than a pea. That Sunday ${K.name} had lost a tooth, and had it in a matchbox. So there was a gap to whistle through. "How did those get there?"`,
          `That Sunday ${K.name} had a tooth in a matchbox, and a new gap. It made one ask things. "What are those?" There were two small ${mark}s in the ${it}, one beside the other. ${K.names} finger had always gone there by itself.`,
          `If you turned it round, you came to the ${mark}s. There were just two of them, like eyes. ${K.name} put down the matchbox with the tooth in, which was two days old, the loss of it. "Who did that?" said ${K.name}.`,
        ].map((text) => text.replace(', which was two days old, the loss of it', ', to look closer')),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'curious' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `"Ah," said ${G.name}, and put down the cup. "That was the bear. I was crossing the mountains. It was dark, and it was hungry. It bit the ${it}, and was so ashamed that it ran. ${refrain}."`,
          `${g} leaned back. "It was in the mountains, and there was a bear," said ${G.name}. "It wanted my supper. All it got was the ${it}. It took one bite, and cried. ${refrain}."`,
          `"A bear," said ${G.name} at once. "A large one, by a river. We were both after the same fish. It missed the fish and bit the ${it}." ${g} looked out of the window. "${refrain}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'excited' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `On Monday ${K.name} looked up bears. There was a whole page of their teeth, in their real size. They were as long as a thumb. ${K.name} thought of the two small ${mark}s. No bear could have done it, unless it was a very careful one.`,
          `There is a book about bears at the library. ${K.name} laid a finger on the picture of a tooth. The tooth was longer. The ${mark}s were like peas. "Then it wasn't a bear," said ${K.name}, to the book.`,
          `${K.name} drew a bear's tooth from the library book, as big as life. Then ${K.name} held it to the ${it}. It was like trying a bucket on an egg. The bear was out.`,
        ],
        scene: {
          setting: 'library',
          camera: 'medium',
          actors: [{ who: K, pose: 'hold', feeling: 'determined' }],
          things: ['book'],
        },
      },
      {
        text: [
          `"It wasn't a bear," said ${K.name}. "Did I say bear?" said ${G.name}. "I meant the storm. There was hail as big as plums. I held the ${it} over my head, to save my hat. ${refrain}."`,
          `"Bears have big teeth," said ${K.name}. ${g} nodded slowly. "You are right. It was hail. I was up a hill in it, with nothing on me but the ${it}. It came down like marbles. ${refrain}."`,
          `"It can't have been," said ${K.name}, and showed the drawing. "Quite so," said ${G.name}. "The bear was another time. This was the great hail. It hit a cow, and a bishop, and the ${it}. ${refrain}."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Behind the house was a bucket that had been out in hail. ${K.name} went and counted. It had thirty marks, and they were all over the place. Hail does not stop at two. And it does not put them neatly side by side.`,
          `Out by the shed was a bucket that had met a hailstorm. It looked like the moon. Nobody could have counted it. But on the ${it} there were two, in a row. So it was not the storm.`,
          `"Hail," said ${K.name}, and looked at the bucket by the shed. It had met some hail last spring. There were marks on every side of it, anyhow. Two in a row is not hail. Two in a row is on purpose.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [{ who: K, pose: 'kneel', feeling: 'determined' }],
          things: ['bucket'],
        },
      },
      {
        text: [
          `When ${K.name} came in, ${G.name} had the ${it} on the table. And on the table was the matchbox too, and it was open. ${K.name} reached across. The tooth rolled out, and over, and into the first ${mark}. There it stayed. It fitted like an egg in an egg cup.`,
          `"Three times and out," said ${K.name}, and banged down the matchbox. It flew open. The tooth hopped twice across the table, up on to the ${it}, and in. It sat in the ${mark} as if it had been made there. Nobody breathed.`,
          `${K.name} shook the matchbox, to help with thinking. Out shot the tooth, and landed on the ${it}. ${K.name} went to pick it up. It was in the ${mark}. It was exactly in the ${mark}, all the way round.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'surprised' },
            { who: G, pose: 'sit', feeling: 'shy' },
          ],
          things: ['tooth', ...shown],
        },
      },
      {
        text: [
          `"It was me," said ${K.name}. ${g} went rather pink. "You had two teeth," said ${G.name}, "and nothing to try them on. I only put it down to find your hat. You would not let go for an hour."`,
          `"That's my tooth," said ${K.name} slowly. "So it is," said ${G.name}. "You were as long as a loaf. You had just the two, and you were so proud of them. You looked me in the eye, and bit."`,
          `They looked at it, and then at each other. "How old was I?" said ${K.name}. "You could not walk yet," said ${G.name}. "But you could bite. You bit the chair, and the cat. And then you found the ${it}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'hug', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"Why didn't you get it mended?" said ${K.name}. "Mended?" said ${G.name}. "There are a hundred of these in the world. There is one with that." Then ${G.name} put back the ${it}, with the matchbox beside it.`,
          `"But why did you say it was a bear?" said ${K.name}. ${g} thought. "It was rather like a bear," said ${G.name}, "at the time." They both had to hold on to the table.`,
          `"You could have told me," said ${K.name}. "I could," said ${G.name}. "But then you would never have asked me again." It was true that the bear had been good. So had the cow, and the hat.`,
        ].map((text) => text.replace('So had the cow, and the hat.', 'So had the hail.')),
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: G, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Now it is night, and the ${noun} is back in its place. There is a matchbox beside it. And if you come by and ask, ${K.name} will tell you. "That," says ${K.name}, "was the bear. ${refrain}."`,
            `At bedtime ${K.name} feels the gap. There is a point in it already, small and new. "Don't you leave that lying about," says ${K.name} to ${G.name}, who has the ${it}. ${g} holds on to it with both hands.`,
            `When it was dark, ${K.name} went down once more, to see. One finger found the two ${mark}s by itself. It was strange to have been so small, and so sure. "Good night, bear," said ${G.name}, from the chair.`,
          ],
          `Now it is night, and the ${noun} is back in its place. There is a matchbox beside it.`,
        ),
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
          things: shown,
        },
      },
    ],
  };
}

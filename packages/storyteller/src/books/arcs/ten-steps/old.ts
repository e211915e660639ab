import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { TenSteps } from './arc.ts';

const MOST = 20;

/** Everybody has counted right, and it costs something to believe that of the others. */
export function old({
  hero: H,
  second: K,
  third: B,
  small: S,
  steps,
  map,
  mapOf,
  setting,
  shown,
  chance,
}: TenSteps): Told {
  const refrain = chance.pick('Ten is ten', 'A number is a number', 'One cannot argue with ten');
  return {
    title: titled(
      chance.pick(
        'ten steps from the tree',
        'whose ten',
        `the foot in the corner`,
        `${H.name} counts to ten`,
        'a very exact map',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `It was the best ${mapOf} that anyone had ever seen, and it was on the back of a stamp. ${H.introduced} had found it by sneezing. There was a tree, which was plainly that tree. There was a line, and beside the line it said TEN STEPS, and at the end of it TREASURE. In the corner was a smudge with five small points. "Somebody spilt something," said ${H.name}.`,
            `${H.introduced} had bought the teapot for the lid. The ${mapOf} had been inside it, folded as small as a tea leaf. "From the tree, ten steps," it said, in writing that one had to hold one's breath for. "There: the treasure." It was signed as well. The signature was a foot, and you could have put it under a lentil. ${K.name} wondered about that. ${H.name} was already looking for a spade.`,
          ],
          `${H.introduced} had found a ${mapOf}. "Ten steps from the tree," it said. It was signed with a very small foot.`,
        ),
        scene: {
          setting,
          camera: 'medium',
          actors: [
            { who: H, pose: 'hold', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['map', 'tree'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} set one heel against the bark and went off in a straight line, counting like a clock. They were ${steps} that one would have known anywhere. Ten of them went across a ditch and through somebody's washing. "Here," called ${H.name}, and dug until there was only a voice. What came up, in the end, was one shoe. "${refrain}," said the voice. "So there is some mistake in the ground."`,
          `"There is nothing simpler," said ${H.name}. "One has only to be able to count." And ${H.name} counted, aloud, over the wall and down the bank, with a very straight back. At ten there was a likely sort of hump. Two hours later there was no hump. There was a hole that one could have kept a cow in, and a shoe. "${refrain}," said ${H.name}, wiping both hands. "I shall go deeper."`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'kneel', feeling: 'determined' }], things: ['shoe'] },
      },
      {
        text: keeping(MOST, [
          `${K.name} did not like to say so, but had been counting as well. "Mine came out there," said ${K.name}, and pointed to a place much nearer. "Then you left one out," said ${H.name}. "${refrain}." They did it again, side by side, and by seven they had to shout. It is not pleasant to be told that you cannot count to ten. ${K.name} dug, without a word, and found a salt spoon, and put it in a pocket.`,
          `"Let me check," said ${K.name}. It was kindly meant. But the check ended nowhere near the hole. They stood and looked at each other over all that grass. "You stopped early," said ${H.name}. "You went on," said ${K.name}. "${refrain}," they both said, and each began to dig at home, so to speak. All that ${K.name} got for it was a spoon, of the sort for salt.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'angry' },
          ],
          things: ['spoon'],
        },
      },
      {
        text: keeping(MOST, [
          `${B.introduced} came over to be fair. "I'll be nobody's side," said ${B.name}, and paced it out with care. It ended in the nettles. "So now there are three," said ${B.name}. "That can't be." "It can, if two are wrong," said ${H.name}. "${refrain}." After that nobody helped anybody. There were three heaps of earth, and behind each of them somebody was digging, rather loudly.`,
          `It was ${B.introduced} who had the idea of a vote. But first ${B.name} thought it as well to measure, and that made a third place. They voted. Each place got one. "One of us," said ${H.name}, "is not being honest." It should not have been said. "${refrain}," said ${B.name}, coldly, and went to fetch another spade.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'kneel', feeling: 'angry' },
            { who: H, pose: 'kneel', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `By evening it looked as if moles had been there, of every size, and had not agreed. ${H.name} sat on the edge with both feet hanging. It was a fine hole. There was no fault to be found with it but the one. "I did count right," said ${H.name}. Nobody answered. That was the worst of it. This morning they would have.`,
          `The light went. One after another the spades stopped. ${H.name} took out the ${map} and held it close. There it all was, as clear as ever, and it had made three people who liked each other sit behind three heaps. "I wish that I had never found it," said ${H.name}, or might as well have.`,
        ]),
        scene: { time: 'sunset', camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }], things: ['map'] },
      },
      {
        text: keeping(MOST, [
          `${K.name} had got up, and it was a long way across that grass. "Say that you counted right," said ${K.name}. "What?" "Say that we all did. I know it can't be. But just say it, and then see." It was hard to say. It meant that one had called two friends names for nothing. "We all counted right," said ${H.name}. They sat and looked at that. "Then what's wrong," said ${K.name} slowly, "is the ten."`,
          `It took ${H.name} some time to cross over to ${K.name}. It was exactly nineteen. "I don't think that you left one out," said ${H.name}. "I don't think you put one in," said ${K.name}. It was as if somebody had opened a window. "But if you are right, and I am right," said ${H.name}, "then whose steps does the ${map} mean?"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"My great-grandmother," said somebody. It was ${S.introduced}, who had come out to see when the noise would stop. "She was very exact. She signed everything." ${S.name} walked on to the paper and put one foot down in the corner. The smudge was gone. There was only the foot. Nobody spoke for as long as it takes to count to ten, in any size.`,
          `"Would you mind?" said a voice. "You've got our picture." It was ${S.introduced}. "It fell off the wall when you began digging. It's all we have of her." And there she was: five points, no bigger than a lentil. ${S.name} set a foot beside it. One could have taken the two for a pair.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'stand', feeling: 'proud' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They asked ${S.name} to do it, and they asked nicely. One. It was about as long as a word. Two. ${H.name} walked beside, and had to stand still between numbers. At ten ${S.name} stopped and looked up. They were not yet out from under the tree. ${H.name} had set a heel there that morning, to be sure of a good start. It had been on the very spot.`,
          `"From the tree," said ${S.name}, and turned to face the way the line went. They had never seen anybody walk so carefully. Each step was a real one. It had a beginning and an end. "${refrain}," whispered ${H.name}, "but I never asked whose." The tenth was in a little hollow between two roots. All three of them had leaned their spades there.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'walk', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'calm' },
          ],
          things: ['tree'],
        },
      },
      {
        text: keeping(MOST, [
          `No spade in the world would have gone in there without going through. ${K.name} felt in a pocket. "I did find something," said ${K.name}, "when I was being wrong." It was the salt spoon. Nine scoops, as small as sips. At the tenth it said clonk, and ${H.name}, who had shouted all day, said "Oh" so that one could hardly hear.`,
          `${H.name} raised the spade and put it down again. "It's too much," said ${H.name}. It was what they had all been. But there was the spoon, and ${K.name} had it, and passed it over without a word. "You," said ${H.name}, and passed it back. That went on for a bit. Then something went clonk.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'excited' },
            { who: H, pose: 'kneel', feeling: 'curious' },
            { who: S, pose: 'point', feeling: 'excited' },
          ],
          things: ['spoon'],
        },
      },
      {
        text: keeping(MOST, [
          `There never was such a treasure. It had crowns in it, and cups, and a fork that one could have picked one's teeth with. The whole of it went into one hand, and lit the faces all round. "It's for whoever finds it," said ${S.name}. "She says so, on the lid." They looked at each other. Which of them was that? "Well, it took three holes," said ${B.name}, "to find out where it wasn't."`,
          `The box was as large as a matchbox, and the lid as thin as a leaf. But the treasure in it was a real one. ${H.name} held a crown up to the moon on the end of one hair. "Sixty pieces," said ${S.name}, who had counted. "That's fifteen for each." "You can't be sure of that," said ${H.name}. "Can't I?" said ${S.name}. And then, for the first time since breakfast, they all laughed.`,
        ]),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: S, pose: 'dance', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `It rained in the night, and there were three ponds. They are called Mine, Yours and Nobody's, and there are frogs in them now. The stamp hangs in its old place, under the root. And over ${H.names} bed there is a new one. "TEN STEPS," it says. It does not say from where. In the corner are four feet, in four sizes, and underneath in very small writing: ALL RIGHT.`,
          `The picture went back on its nail, and ${H.name} held the nail. When that was done it was late. "How far is it home from here?" said ${H.name}. "Two hundred," said ${K.name}. "Ninety," said ${B.name}. They waited. "Four thousand and six," said ${S.name}. So they carried ${S.name}, taking turns. And nobody counted.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

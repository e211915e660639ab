import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { EverybodysCure } from './arc.ts';

const MOST = 14;

/** Three cures one on top of another, until they fall over and somebody asks. */
export function middle(bound: EverybodysCure): Told {
  const {
    hero: H,
    child: K,
    first: A,
    second: B,
    clause,
    own,
    cures,
    home,
    outside,
    arrival,
    arrivedBy,
    chance,
    refrain,
  } = bound;
  const [one, two, three] = cures;
  const about = own ? ` ${own.about}` : '';
  const tells = own ? ` ${own.tells(H.name)}` : '';
  const a = A.theKind;
  const b = B.theKind;
  const says = `"${H.name} ${clause}," said ${K.name}.`;
  return {
    title: titled(
      chance.pick(
        `good for anything`,
        `what they all told ${H.name}`,
        `${H.name} and the very thing`,
        `nobody asked ${H.name}`,
        `onions for ${H.name}`,
        `by noon it will be gone`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${says} It did no harm, and nothing could be done about it. ${cap(H.introduced)} had got used to it. But all the others wanted to help.${about}`,
            `${arrival}${says} "Yes, now and then," said ${H.introduced}. It did not hurt, and in between there were pancakes.${about}`,
            `${arrival}This is ${H.introduced}. ${says} It came, and after a while it went away again. "I don't mind it," said ${H.name}.${about}`,
          ],
          `${arrival}There was one thing about ${H.introduced}. It came and went as it liked, and it did no harm.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: arrivedBy,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Oh, you poor thing," said ${A.introduced}, over the wall. "${refrain}. ${one.advice}." ${cap(a)} was so kind about it that one could not say no.`,
            `${A.introduced} saw poor ${H.name} from the road. "${refrain}," said ${a}, and came round at a run. "${one.advice}. Go on. I'll wait."`,
            `${cap(A.introduced)} knew just what was good for ${H.name}. "${one.advice}," said ${a}. "${refrain}."`,
          ],
          `"Oh, you poor thing," said ${A.introduced}. "${refrain}."`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} did that all morning. ${one.failed} "Give it time," said ${a}.`,
          `There stood ${H.name}, ${one.state}, and tried to feel better. ${one.failed}`,
          `${H.name} did just as ${a} said. ${one.failed} "You must do it for longer," said ${a}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Who told you that?" said ${B.introduced}. "That's for chickens. ${two.advice}. ${refrain}." "As well?" said ${H.name}. "As well," said ${b}.`,
            `Then ${B.introduced} came by, and stopped short. "No, no, no. ${two.advice}. ${refrain}." And who would like to hurt a neighbour?`,
            `${cap(B.introduced)} had read a book about it. "${two.advice}," said ${b}. "${refrain}." So ${H.name} did both things at once.`,
          ],
          `"Who told you that?" said ${B.introduced}. "${refrain}."`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${two.failed} And there was no stopping it now. Somebody's uncle came with a third thing. "${three.advice}!"`,
          `${two.failed} "You're doing it wrong," said ${a} to ${b}. They both showed ${H.name} how. "${three.advice}," said somebody's aunt.`,
          `${two.failed} By then there were nine of them, and each one knew. "${three.advice}!" said a voice from the back.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'shout', feeling: 'excited' },
            { who: B, pose: 'shout', feeling: 'excited' },
            { who: H, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So there was ${H.name}, ${one.state}, and ${two.state}. They had tried everything. And it had not helped, not the least bit.`,
          `You could hardly see ${H.name} under it all. There stood ${H.name}, ${two.state}, and ${one.state}. "Does it help?" they asked. "No," said ${H.name}.`,
          `${H.name} stood there ${one.state}. ${H.name} was ${two.state}, too. "Now don't move," said ${b}. That was the third cure, and it was the hardest. None of them helped.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `${K.name} came back, and saw ${H.name} with all those cures on. ${K.name} tried not to laugh. It was no use. It came out at the sides: "Ha!"`,
          `"How are you?" said ${K.name}, who had just come. ${H.name} turned round to say, and leaned too far. Then all the cures fell off at once. Crash!`,
          `Then a bee came by, and ${H.name} jumped. Over went ${H.name}, with all the cures, like a whole kitchen falling down. "Ha!" said ${K.name}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At first it was quiet. Then ${H.name} began to laugh. ${cap(a)} laughed as well, and so did ${b}. They laughed for nine whole minutes, and felt much better.`,
          `${H.name} sat among the cures, and laughed until there were tears. So did ${a}. So did ${b}, who had a spoon in one ear. It was better than any cure.`,
          `First ${K.name} laughed, and then ${H.name}, and then the whole row. "Did that help?" said ${a} at last. "Yes," said ${H.name}. "I forgot all about it."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It came back, of course. It came on the Tuesday. "What's it like?" said ${a}, and sat down to hear. So ${H.name} told them. It took quite a time, and it was rather interesting.${tells}`,
          `On Friday it came again. "Shall I bring a cure?" called ${b}. "No," said ${H.name}. "Just come yourself." They ate all the onions, in soup.${tells}`,
          `It has not gone away. But now ${a} and ${b} come and sit with ${H.name} until it is over. Nobody brings a cure.${tells}`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'curious' },
            { who: B, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At night ${H.name} thought of the crash, and laughed out loud. ${K.name} heard it, far off, and laughed too. Then they both slept.`,
          `All the cures still lie in the yard. A bird has built a nest in the hat. "${refrain}," says ${H.name} now and then, and everybody laughs.`,
          `The moon came up, and shone on the onions and the spoons. "${H.says}," said ${H.name}, quite happy, and went to bed.`,
        ]),
        scene: { time: 'night', camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'sleepy' }] },
      },
    ],
  };
}

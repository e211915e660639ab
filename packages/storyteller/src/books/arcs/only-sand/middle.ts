import type { Told } from '../../arc.ts';
import { bare, cap, keeping, titled } from '../wording.ts';
import type { OnlySand } from './arc.ts';

const MOST = 14;

/** They show the stranger the way home, kindly; and then nobody asks what anything is. */
export function middle(bound: OnlySand): Told {
  const { hero: H, child: K, first: A, second: B, far, there, inThere, own, ownAs, ask, chance } = bound;
  const [one, two, three] = far.wonders;
  const [theFirst, theSecond] = [one, two].map(({ it }) => `the ${bare(it)}`);
  const hers = bound.home;
  return {
    title: titled(
      chance.pick(
        `only ${one.it}`,
        `${H.name} stops to look`,
        `the wrong way home`,
        `what is that, said ${H.name}`,
        `${H.aKind} ${inThere}`,
        `it's only ${ownAs}`,
      ),
    ),
    refrain: ask,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} came to ${there} one morning, with ${K.name} and a small bag. There was not one ${H.kind} in all that place. "Good," said ${H.name}. "Then I can see what there is."`,
            `Nobody had ever seen ${H.aKind} ${inThere}. And now there was one. It was ${H.introduced}, with a bag. ${K.name} had come along to carry the sandwiches.`,
            `"Is this it?" said ${H.introduced}. "This is it," said ${K.name}. It was ${there}. They had come all the way to see it. They put the bag down.`,
          ],
          `${H.introduced} came to ${there}, with ${K.name}. They had come to look.`,
        ),
        scene: {
          setting: far.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The first one they met was ${A.introduced}. "You're in the wrong place," said ${A.name}. "${ask}?" said ${H.name}. "That?" said ${A.name}. "That's only ${one.it}."`,
          `${A.introduced} lived there. "${cap(H.kinds)} don't come here," said ${A.name}. "There's nothing to see." "${ask}?" said ${H.name}, and pointed. ${A.name} looked round. "It's only ${one.it}," said ${A.name}.`,
          `"Are you lost?" said ${A.introduced}, who was going by. But ${H.name} had stopped in front of something. "${ask}?" "Where?" said ${A.name}. "Oh, that. That's only ${one.it}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'calm' },
            { who: H, pose: 'point', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} had never seen ${one.it} before. ${one.middle} ${H.name} looked at it until lunch. "Is it all right?" said ${A.name} to ${K.name}. "Very," said ${K.name}.`,
          `${H.name} went up close. ${one.middle} "Oh!" said ${H.name}. It was an hour before ${H.name} said anything else. It was "Oh!" again.`,
          `So that was ${one.it}. ${one.middle} ${H.name} tried it from the left, and then from the right. "It's even better from here," said ${H.name}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'excited' },
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Ten steps further on sat ${B.introduced}. "${ask}?" said ${H.name}. "Only ${two.it}," said ${B.name}. ${two.middle} "We don't look at that," said ${B.name}. ${H.name} did, all afternoon.`,
          `"${ask}?" said ${H.name} to ${B.introduced}. ${B.name} had to think what was meant. "It's only ${two.it}." ${two.middle} "How can you get anything done?" said ${H.name}. "I'd look at it all day."`,
          `${B.introduced} came to see what they were doing. "${ask}?" said ${H.name}. "That's only ${two.it}," said ${B.name}. ${two.middle} "May I?" said ${H.name}, and sat down in front of it.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"It doesn't know where it is, poor thing," said ${A.name}. "${cap(H.kinds)} live where there is ${ownAs}." So they made a sign with an arrow. HOME, it said. "That way," said ${B.name}, kindly.`,
            `${A.name} and ${B.name} talked it over. "It must want to go home," said ${A.name}. "Where it has its ${own}." They painted a sign, with an arrow on it. HOME, it said. "There you are," said ${B.name}.`,
            `"You belong with your ${own}," said ${A.name}. It was meant well. ${B.name} held up a sign with an arrow. It said HOME. "But I haven't finished looking," said ${H.name}.`,
          ],
          `So ${A.name} and ${B.name} made a sign with an arrow. HOME, it said.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'calm' },
            { who: B, pose: 'stand', feeling: 'proud' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
          things: ['sign'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} was polite. "Thank you for having me," said ${H.name}. ${K.name} took the bag, and they went the way of the arrow. They did not go fast. ${H.name} looked at everything twice, to keep it.`,
          `"Perhaps they want us to go," said ${K.name}. So ${H.name} picked up the bag. "Goodbye, ${bare(one.it)}," said ${H.name}. "Goodbye, ${bare(two.it)}." Nobody had ever said goodbye to those.`,
          `One does not stay where one is shown the way out. ${H.name} went, and ${K.name} went too, with the bag. They got smaller and smaller. It took a long time, for ${H.name} kept stopping.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: K, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was quiet after that. Nobody asked what anything was. ${A.name} came to the place where ${H.name} had sat, and sat there. It was only ${one.it}. ${one.middle} "Well!" said ${A.name}. "Did it always do that?"`,
          `${A.name} went past ${theFirst}, as on all other days. Then ${A.name} came back, and looked. ${one.middle} "${ask}?" said ${A.name}. There was nobody there to say "only".`,
          `"Peace and quiet," said ${A.name}. There was rather a lot of it. So ${A.name} looked at ${theFirst}, just to see what ${H.name} saw. ${one.middle} ${A.name} called ${B.name} to come, quick.`,
        ]),
        scene: {
          camera: 'close',
          actors: [{ who: A, pose: 'sit', feeling: 'surprised' }],
        },
      },
      {
        text: keeping(MOST, [
          `"I walk past this every day," said ${B.name}, in front of ${theSecond}. "I've never seen it." They looked at each other. "We sent away the only one who looks," said ${A.name}. And they ran.`,
          `${B.name} was in front of ${theSecond}, with an open mouth. "Have you seen this?" said ${B.name}. "Who showed you?" said ${A.name}. They both knew who. They ran the way of the arrow, as fast as they could.`,
          `They looked at ${theFirst}, and then they looked at ${theSecond}. It was much better than they had thought. "We must tell ${H.name}," said ${B.name}. Then they saw the sign. "Oh dear," said ${A.name}. They ran.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'run', feeling: 'worried' },
            { who: B, pose: 'run', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They did not have to run far. ${H.name} had got as far as the next thing. "${ask}?" said ${H.name}. This time ${B.name} did not say "only". "That," said ${B.name}, "is ${three.it}. Move up." ${three.middle}`,
          `There sat ${H.name} and ${K.name}, round the first corner, on the bag. It is slow to leave when there is so much on the way. "${ask}?" said ${H.name}. "It's ${three.it}," said ${A.name}, and sat down too. ${three.middle}`,
          `${K.name} waved. They had gone twenty steps in all that time. "${ask}?" said ${H.name}. "I'd say it was ${three.it}," said ${A.name}. "But let's look first." ${three.middle}`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"And what is it like at your home?" said ${B.name}. "Oh," said ${H.name}, "there's nothing there. It's only ${ownAs}." "Only ${ownAs}!" said ${A.name}. "As far as you can see?" And ${K.name} began to laugh.`,
          `"Tell us about where you live," said ${A.name}. "There's nothing to tell," said ${H.name}. "It's only ${ownAs}." It went very quiet. "I've never seen ${ownAs}," whispered ${B.name}. "When did you last look at it?" said ${K.name} to ${H.name}.`,
          `"What have you got at home?" said ${B.name}. "Only ${ownAs}," said ${H.name}. "Only?" said ${A.name}. "Only?" said ${B.name}. ${H.name} began to speak, and stopped again. "We could all go and look," said ${K.name}.`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: A, pose: 'sit', feeling: 'curious' },
            { who: B, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'think', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So they went to see it, all four, with a sign that said BACK SOON. "${ask}?" said ${A.name}, at the very first bit of it. "That's only," said ${H.name}, and stopped, and looked. "I don't know," said ${H.name}. "Let's find out."`,
          `They were at ${H.names} home by Sunday. ${A.name} stood still. "${ask}?" said ${A.name}. ${H.name} had gone past it every day, and had never once seen it. "Sit down," said ${H.name}. "This may take until lunch."`,
          `Now ${A.name} and ${B.name} are staying with ${H.name}. They have not got further than the gate. "${ask}?" says ${A.name}, all day long. "I used to think it was nothing," says ${H.name}. "Move up."`,
        ]),
        scene: {
          setting: hers,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: A, pose: 'point', feeling: 'excited' },
            { who: B, pose: 'look-up', feeling: 'excited' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

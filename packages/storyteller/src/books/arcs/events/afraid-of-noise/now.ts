import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ableFriend } from '../able-friend.ts';
import { IS_NOISE, noiseOf } from './noise.ts';
import { old } from './now-old.ts';
import { beside, ownNoise } from './parts.ts';
import { REFRAINS, TITLES } from './said.ts';

/** Something small comes before the noise, each time. Whoever hears that can tell it when to come. */
export const NOW: EventPlot = standsApart(ableFriend({ id: 'now', when: IS_NOISE, young, middle, old }));

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { feared, what, sign, roar, hide, setting, night } = noiseOf(going);
  const C = beside(going);
  const c = C.name;
  const own = ownNoise(going);
  const refrain = chance.pick(...REFRAINS);
  const most = feared === what ? '' : ` Most of all ${what}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: night ? 'night' : 'day', camera: 'medium', actors: [seen(A, 'stand', 'worried')] },
        `This is ${A.introduced}. ${a} is afraid of ${feared}.${most}`,
        `Here is ${A.introduced}. ${a} does not like ${feared}.${most}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'scared')] },
        `${sign}. ${roar}! ${a} jumps. "${refrain}" says ${a}.`,
        `It is so quiet. ${sign}. ${roar}! Up jumps ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared')] },
        `${a} hides ${hide}. ${sign}. ${roar}! It is here, too. "${refrain}"`,
        `Quick, ${hide}! ${sign}. ${roar}! It comes in here, too. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined')] },
        `"${own}!" shouts ${a}. ${sign}. ${roar}! That was louder. "${refrain}"`,
        `Now ${a} shouts. "${own}!" ${sign}. ${roar}! That one was bigger. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hold', 'happy', 'blanket'), seen(A, 'hide', 'worried')] },
        `${C.introduced} brings a blanket. Now ${a} hears nothing. No ${sign.toLowerCase()}. ${roar}! That was the worst!`,
        `${C.introduced} has a blanket. How quiet it is in there! ${roar}! Out jumps ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(C, 'stand', 'curious')] },
        `"There was no ${sign.toLowerCase()}," says ${a}. "There is always a ${sign.toLowerCase()}. It comes first!"`,
        `"First it goes ${sign.toLowerCase()}," says ${a}. "Under the blanket there was none!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(C, 'stand', 'happy')] },
        `They wait, side by side. ${sign}. "NOW!" says ${a}. ${roar}! And nobody jumps.`,
        `So they sit and wait. ${sign}. "Now!" shouts ${a}. ${roar}! ${a} does not jump.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy')] },
        `"It does what I say!" says ${a}. ${sign}. "Now!" ${roar}! ${sign}. "Now!" ${roar}!`,
        `${sign}. "Now!" ${roar}! "I tell it when!" says ${a}. ${sign}. "Now!" ${roar}!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'proud')] },
        `"${refrain}" says ${c}. "I did," says ${a}.`,
        `Now ${c} says it. "${refrain}" "Me," says ${a}. "I did."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy')] },
        `It is night. "Now be quiet," says ${a}. And it is quiet. All night long.`,
        `Bedtime. "Not now," says ${a}. No ${sign.toLowerCase()}. No ${roar.toLowerCase()}. All night long.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { feared, what, sign, roar, hide, setting, night, when, isSeen } = noiseOf(going);
  const C = beside(going);
  const c = C.name;
  const own = ownNoise(going);
  const refrain = chance.pick(...REFRAINS);
  const small = sign.toLowerCase();
  const most = feared === what ? '' : ` The worst of them was ${what}.`;
  const worst = feared === what ? '' : `The worst is ${what}. `;
  const sense = isSeen ? 'see' : 'hear';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          time: night ? 'night' : 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'curious')],
        },
        `${A.introduced} was afraid of ${feared}.${most} "It's only loud," said ${C.introduced}. "I know," said ${a}. "But it never asks. It just comes."`,
        `"What's the matter?" said ${C.introduced}. ${A.introduced} was looking at every corner. "I don't like ${feared}," said ${a}. "${worst}You never know when it will start."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'scared')] },
        `${when} it started without a word. ${sign}. ${roar}! ${a} went up in the air, and came down facing the other way. "${refrain}" cried ${a}.`,
        `It was one of those days. All was quiet. ${sign}. ${roar}! It was ${what}. ${a} was the last to know, and the first to jump. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared')] },
        `First ${a} hid ${hide}. Nobody could see ${a} there. But a noise doesn't have to see you. ${sign}. ${roar}! It came round the corner by itself. "${refrain}" said ${a}.`,
        `"It won't find me here," said ${a}, ${hide}. ${sign}. ${roar}! It had not even looked for ${a}. It was simply everywhere. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(C, 'cover', 'surprised')] },
        `Then ${a} tried to be louder. "${own}!" said ${a}, with everything there was. It was really quite loud. ${sign}. ${roar}! "That was only its little finger," said ${c}. "${refrain}" said ${a}, rather hoarse.`,
        `"I'll frighten it back," said ${a}. "${own}! ${own}!" It was so loud that ${c} had to sit down. ${sign}. ${roar}! Then there was nothing else to be heard at all. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hold', 'happy', 'blanket'), seen(A, 'hide', 'worried')] },
        `${c} brought the thickest blanket. Under it there was no ${small}, and hardly any light. ${a} was just beginning to like it. ${roar}! It came right through the wool. It was the worst one of all.`,
        `"Try this," said ${c}, and put a blanket over ${a}. ${c} tucked it in all round. It was as quiet as in a pocket. Then, out of nothing, ${roar}! ${a} shot out at the other end.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(C, 'stand', 'curious')] },
        `"That's funny," said ${a}. "It was not so loud under there. Why was it worse?" "Because you didn't know that it was coming," said ${c}. "I never know," said ${a}. Then ${a} stopped. "Or do I?"`,
        `"It was softer," said ${c}, "and you jumped higher." ${a} sat down to think about that. "Something was missing," said ${a}. "There was no ${small}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(C, 'sit', 'curious')] },
        `They went as near as they dared, and sat down to wait. ${a} didn't hide, and didn't shout. ${sign}. "There!" whispered ${a}. ${roar}! "It does ask. It asks first. It's only so small that you don't ${sense} it!"`,
        `So they sat, and did nothing but wait for it. ${sign}. ${roar}! "Again," said ${a}. ${sign}. ${roar}! "It comes first, each time, the ${small}. It's like somebody who knocks."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'determined'), seen(C, 'stand', 'happy')] },
        `The next time ${a} was ready. ${sign}. "NOW!" said ${a}. ${roar}! It came at once, like a very big dog that is called. Nobody had jumped. "Did you see that?" said ${a}.`,
        `${a} stood up as straight as could be, like a conductor. ${sign}. "Now!" said ${a}. ${roar}! "It did it!" said ${a}. "I told it to, and it did it. I was faster."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy')] },
        `After that they couldn't stop. ${sign}. "Now!" ${roar}! ${sign}. "Now, please!" ${roar}! ${c} was allowed to do two of them. "Not bad," said ${a}. "You were a bit late."`,
        `${sign}. "And now!" ${roar}! It never once refused. ${a} did it softly, and then backwards, without looking. ${c} clapped. "It's quite well trained," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'happy'), seen(A, 'stand', 'proud')] },
        `Then somebody put a head round the corner. "${refrain}" they said to the noise. "I did," said ${a}. And that was the truth, or very nearly.`,
        `${c} shook a finger at ${what}. "${refrain}" said ${c}. "I did," said ${a}, very politely. "Now!" ${roar}!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy')] },
        `At bedtime it was very quiet everywhere. "Not now," said ${a}, into the dark. ${a} waited to see what it would do. There was no ${small}. It had heard.`,
        `That night ${a} had one thing more to say. "You can sleep now," said ${a}. And it must have done so, for there was no ${small} any more.`,
      ),
    ],
  };
}

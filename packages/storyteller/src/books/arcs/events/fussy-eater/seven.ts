import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { two } from '../says-no/pair.ts';
import { foodOf, NOT_EATEN } from './food.ts';
import { old } from './seven-old.ts';
import { REFRAINS, TITLES } from './said.ts';

/** Seven pieces come out of every hiding place but one. That one was so good that nobody could find it any more. */
export const SEVEN: EventPlot = standsApart(ableFriend({ id: 'seven', when: NOT_EATEN, young, middle, old }));

function young(going: Going): Told {
  const { chance } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { x, seven, only, mash, things } = foodOf(going);
  const refrain = chance.pick(...REFRAINS);
  const likes = only === null ? `does not like ${x}` : `only likes ${only}`;
  const beside = `${cap(mash.slice(4))}! And `;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'calm')] },
        `This is ${A.introduced}. ${a} ${likes}. "No, thank you," says ${a}.`,
        `Here sits ${A.introduced}. ${a} ${likes}. "That is how it is," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')], things: [...things, 'plate'] },
        `What is on the plate? ${beside}${seven}. Oh dear.`,
        `Here is the plate. ${beside}${seven}! "Who did that?" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'curious')], things: ['cup'] },
        `${a} hides them behind the cup. ${B.introduced} takes the cup away. "${refrain}"`,
        `Behind the cup! Nobody can see them there. Then ${B.introduced} drinks. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'point', 'happy')], things: ['plate'] },
        `${a} hides them under the plate. The plate wobbles. Out they come! "${refrain}"`,
        `Under the plate! But it rocks. Here they come again. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'surprised')] },
        `"You have them," says ${a}. But ${b} gives them back. "${refrain}"`,
        `"They are for you, ${b}," says ${a}. "No, thank you. Here. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'proud')] },
        `Now ${a} hides one in ${mash}. Deep, deep down. Nobody will find it.`,
        `One goes into ${mash}. Right down inside. ${a} pats it flat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['spoon'] },
        `Then ${a} eats ${mash}. Mmm. Every bit of it. The spoon is clean.`,
        `${cap(mash)} is good! ${a} eats and eats. Now the spoon is clean.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'sit', 'surprised')] },
        `"One, two, three, four, five, six," says ${b}. Six? Where is the other one?`,
        `${b} counts. "Six!" says ${b}. "One is gone. Who has it?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'surprised'), seen(B, 'cheer', 'excited')] },
        `"It was in ${mash}," says ${a}. "And ${mash} is in me!"`,
        `${a} looks at the spoon. ${a} looks at ${b}. "I ate it," says ${a}. "Oops!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')], things: ['plate'] },
        `Next day they are back on the plate. "${refrain}" says ${b}. ${a} takes one. "Six," says ${a}.`,
        `"${refrain}" says ${b}, the next day. ${a} hides one in ${mash}. "No. Six."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { x, seven, one, only, mash, things } = foodOf(going);
  const refrain = chance.pick(...REFRAINS);
  const likes = only === null ? `did not like ${x}` : `only ate ${only}`;
  const more =
    only === null
      ? `"I don't like what ${x.endsWith('s') ? 'they do' : 'it does'} in my mouth," said ${a}.`
      : `There was ${only} in the morning, and ${only} at night.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'calm')] },
        `${A.introduced} ${likes}. ${more} Nobody could say why, and nobody could change it.`,
        `There was a thing that everybody knew about ${A.introduced}. ${a} ${likes}. ${more}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')], things: [...things, 'plate'] },
        `But today there was something beside ${mash}. ${a} counted. They were ${seven}. "They can't stay there," said ${a}. "They're looking at me."`,
        `And what lay there today, next to ${mash}? There lay ${seven}, as if they had been invited. "Somebody has made a mistake," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'curious')], things: ['cup'] },
        `First ${a} put them behind the cup. It was a good, tall cup, and they were gone. Then ${B.introduced} was thirsty, and picked it up. "${refrain}" said ${b}. "Did you know?"`,
        `Very quietly ${a} moved them, one after another, behind the cup. "All eaten," said ${a}. ${B.introduced} looked left, and looked right, and lifted the cup. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'point', 'happy')], things: ['plate'] },
        `Under the plate was better. Nobody looks there. But now the plate stood crooked, and rocked like a boat. At the third rock they all came out. "${refrain}" said ${b}.`,
        `So ${a} lifted the plate, and put them underneath. That was clever. But a plate with seven legs goes for a walk. It slid as far as the jug, and there they lay. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'surprised')] },
        `"Would you like a present?" said ${a}. ${b} took one, and turned it round, and put it back. "I've had mine," said ${b}, and counted, to be fair. "${refrain}"`,
        `"You may have mine," said ${a}, kindly. "All of them. It's no trouble." "I couldn't," said ${b}, and pushed them back, one by one. "${refrain} Not one is missing."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'determined')] },
        `There was only one place left. It was ${mash}. ${a} made a hole in it, and dropped one in, and smoothed it over. It was so well done that you saw nothing at all.`,
        `Then ${a} had the best idea of the day. One of them went deep down into ${mash}. ${a} patted it, and drew a pattern on top. Nobody would ever have guessed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['spoon'] },
        `All that hiding makes you hungry. "I'll just have my ${mash.slice(4)}," said ${a}. It was very good ${mash.slice(4)}. ${a} ate it up, down to the last lick of the spoon.`,
        `After that ${a} had a rest, and ate ${mash}. It was warm, and just right, and ${a} thought of something else. Soon there was nothing left but the spoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'sit', 'surprised')] },
        `"Four, five, six," counted ${b}, and stopped. "Six?" ${b} counted again from the other end. It was six from there as well. "One has got away. Where did you put it?"`,
        `${b} came by, to count. "Six," said ${b}. They looked under the plate, and behind the cup, and under ${b}. "It must be somewhere," said ${b}. "It can't walk."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'surprised'), seen(B, 'stand', 'excited')] },
        `"It's quite safe," said ${a}. "I hid it in ${mash}." They both looked at the plate. There was no more of that. Then they both looked at the middle of ${a}. "Oh," said ${a}.`,
        `${a} began to say where it was, and didn't. "It was in ${mash}," said ${a}. "And where is that?" said ${b}. ${a} put down the spoon, very slowly. "I hid it too well," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'sit', 'calm')] },
        `"What was it like?" said ${b}. "I don't know," said ${a}. "I wasn't there." They waited to see if anything would happen. Nothing did. ${a} felt just the same, or one ${one} more.`,
        `"Does it hurt?" said ${b}. ${a} sat still, and listened. "No," said ${a}. "It's not doing anything. I wouldn't have known." That was rather rude of it, somehow.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')], things: ['plate'] },
        `The next day there they were, on the edge of the plate. "${refrain}" said ${b}. "I still don't like them," said ${a}. ${a} took the smallest one, and hid it. "Six," said ${a}, with a full mouth.`,
        `"${refrain}" said ${b}, the next day. "You never learn." "Count again," said ${a}, who was patting something flat. ${b} counted. "And I don't like them," said ${a}. "I only like that one."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bridge-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Two that must always be first meet on a bridge for one; each has what the other was going to fetch. */
export const BRIDGE: EventPlot = { id: 'bridge', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, polite, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')],
        },
        `Here is ${A.introduced}. Here is ${B.introduced}. They live in one garage. "${refrain}!" say both.`,
        `This is ${A.introduced}. This is ${B.introduced}. Out of the gate they go. "${refrain}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')] },
        `Bump! They are stuck in the gate. "${refrain}!" says ${a}. "${refrain}!" says ${b}.`,
        `Two in one gate. Bump! "${refrain}!" says ${b}. "${refrain}!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'happy')], things: ['box'] },
        `They have the post today. ${a} has a box for that side.`,
        `Today they bring the post. There is a box on ${a}. It goes over the bridge.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'happy')], things: ['box'] },
        `${b} has a box for this side. ${b} comes back over the bridge.`,
        `There is a box on ${b}, too. It comes back over the bridge.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')],
          things: ['bridge'],
        },
        `It is a thin bridge, for one. Nose to nose! "${refrain}!" "${refrain}!" Nobody goes.`,
        `The bridge is for one. Here are two! Nose to nose. "${refrain}!" "${refrain}!"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `A bus waits. A van waits. Toot, toot! It gets late. Still nobody goes.`,
        `Toot! A bus waits here. Toot! A van waits there. The sun goes down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'point', 'curious'),
            seen(G, 'stand', 'calm'),
            seen(A, 'stand', 'sad'),
            seen(B, 'stand', 'sad'),
          ],
        },
        `Here come ${c} and ${g}, on foot. "What have you got?" says ${c}. "A box!" say both.`,
        `${c} and ${g} walk up. "Where must it go?" says ${c}. "There!" "And there!" they say.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'hold', 'excited', 'box'), seen(G, 'hold', 'happy', 'box')],
          things: ['box'],
        },
        `"Then swap!" says ${c}. ${c} takes one box across. And ${g} takes the other across.`,
        `"Swap the boxes!" says ${c}. This one goes to ${b}. That one goes to ${a}. Good!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
        `Beep, beep, beep! Back goes ${a}. Back goes ${b}. The bus goes back, too. Nobody is first!`,
        `"One, two, three, back!" Beep, beep! ${a} and ${b} go back. The post is there in time.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `In the morning they come to the gate. "${polite}," says ${a}. "No, ${polite.toLowerCase()}!" says ${b}. Nobody goes!`,
        `Next day, at the gate. "${polite}," says ${b}. "${polite}," says ${a}. And there they stand!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, polite, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')],
        },
        `${A.introduced} lived in a garage. So did ${B.introduced}. They were good at nearly everything. There was only one thing that neither could do. That was to be second. "${refrain}!" said ${a}, every morning. "${refrain}!" said ${b}.`,
        `In one garage lived ${A.introduced}. So did ${B.introduced}. They shined their lamps at the same tap. They slept side by side. And every morning, when the door went up, they both said it. "${refrain}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')] },
        `The gate was made for one. So every morning there was a bump, and somebody lost some paint. Then they both had to roll back and begin again. "${refrain}!" It took until ten.`,
        `Bump, it went, in the gate. It always did. ${a} was stuck on the left, ${b} on the right. "${refrain}!" they both said, and pushed. They could have been in town by then, there and back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['box'] },
        `On Friday the post van had a cold, and they did the post. ${a} got a box for the far side of the river. ${b} was to bring one back from there. "By dark, please," said the postmaster. ${a} was off already.`,
        `On Friday the post van was ill, so they did the post. A round box was strapped on ${a}, for the far side of the river. ${b} went the long way round, to fetch a long box from there. "By dark, please," said the postmaster.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')],
          things: ['bridge'],
        },
        `There is one bridge over the river. It's old, and it is just as wide as one. ${a} came up it from this end, very fast. ${b} was on the way home, and came up it from the other. In the middle it goes over a hump, so nobody sees.`,
        `Over the river goes a thin old bridge. Only one can cross at a time. There is a sign that says so. ${b} had got the box, and drove on at that end. ${a} drove on at this end. Neither of them read the sign.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], things: ['bridge'] },
        `They stopped just in time, nose to nose, on top of the bridge. "${refrain}!" said ${a}. "${refrain}!" said ${b}. "You go back," said ${a}. "You go back," said ${b}. To go back is to be second. Neither of them had ever been in that gear.`,
        `There they stood, in the middle of the bridge, lamp to lamp. "${refrain}!" "${refrain}!" "I was here before you," said ${a}. "I've got further to go," said ${b}. They put on their brakes, so that nobody could say that they had moved.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `A bus came up behind ${a}, and a cart of hay. A bin lorry came up behind ${b}, and two bicycles. They hooted. They could not get by either. The sun went down towards the river. "It has to be there by dark," said ${a}, not so loudly.`,
        `By four there were nine behind ${a}, and eleven behind ${b}. They tooted one at a time, and then all at once. Somebody on the bus had a cake on her knees. It was getting late. "I'd go back," thought ${b}, "if only ${a} would first."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'point', 'curious'),
            seen(G, 'stand', 'calm'),
            seen(A, 'stand', 'sad'),
            seen(B, 'stand', 'sad'),
          ],
        },
        `There is a path beside the road, for feet. Along it came ${C.introduced} and ${g}, hand in hand. "Why aren't you going?" said ${c}. They both told it at once. "And what's in the boxes?" said ${c}. "This is for that side," said ${a}. "And this is for this side," said ${b}.`,
        `${C.introduced} and ${g} were walking home over the bridge, on the footpath. "What's the matter?" said ${c}. "I have to get THERE," said ${a}. "And I have to get THERE," said ${b}. ${c} looked from one box to the other. "Do you?" said ${c}. "Or do the boxes?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'hold', 'excited', 'box'), seen(G, 'hold', 'happy', 'box')],
          things: ['box'],
        },
        `"But then you needn't go anywhere," said ${c}. "You only have to swap." Nobody had thought of that. So ${c} carried the light box over to ${b}. The heavy one went to ${a}, with ${g}. It took as long as it takes to say thank you.`,
        `They all thought about that. Then ${g} undid the straps. ${c} took the round box across, and ${b} had it. ${Gcap} put the long box on ${a}. "Now you've each got the right one," said ${c}. "It was only on the wrong nose."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(C, 'cheer', 'happy')] },
        `There was just one thing more. "On three," said ${c}. "One, two, THREE!" Beep, beep, beep! Back went ${a}, and back went ${b}. Back went the bus, the hay, the bin lorry and the bicycles. It was the first time that the whole town had gone backwards. Nobody was first at all.`,
        `"Both together," said ${c}, "and everybody behind." "Beep, beep, beep," said all of them. The bridge let go of them slowly, at both ends. ${a} and ${b} were off it at the very same moment. ${c} looked twice, to be sure.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['box'] },
        `Both boxes got there by dark. When they had rolled in, side by side, it was quiet in the garage. "I went quite well backwards," said ${a}. "So did you." "I didn't know there was so much to see there," said ${b}.`,
        `It got dark just as the second box was rung for. "I'd never seen your back lights before," said ${b}, in the garage. "They're very nice." "I never stayed behind long enough to see yours," said ${a}.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `In the morning the door went up. "${polite}," said ${a}. "No, ${polite.toLowerCase()}," said ${b}. "I wouldn't dream of it," said ${a}. They have never been so polite. It was eleven o'clock before anybody got any post.`,
        `In the morning they came to the gate, and stopped. "${polite}," said ${b}. "Oh, ${polite.toLowerCase()}," said ${a}. "I must insist," said ${b}. ${c} was going by to school, with ${g}. "On three," said ${c}, and sighed. Bump.`,
      ),
    ],
  };
}

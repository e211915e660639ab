import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './heap-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** What a digger takes out of the ground is in everybody's way, until the child sees what it is: a hill. */
export const HEAP: EventPlot = { id: 'heap', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, G, g, D, C, R, L, x } = partsOf(going);
  const d = D.name;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'happy')],
          things: ['fence'],
        },
        `Over the fence look ${k} and ${g}. ${D.introduced} digs. "Here comes a ${x}!"`,
        `${k} looks over the fence with ${g}. Dig! ${D.introduced} makes a ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'happy')] },
        `Dig, dig. Up goes the earth. What a big heap!`,
        `Dig, dig, dig! All the earth makes a heap. A big, brown heap.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `Here comes ${C.introduced}. "${refrain}" So ${d} shoves the heap. Shove, shove!`,
        `"I lift," says ${C.introduced}. "${refrain}" Shove, shove, goes ${d}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `Here comes ${R.introduced}. "${refrain}" So ${d} shoves it again. Shove, shove!`,
        `"I roll," says ${R.introduced}. "${refrain}" Shove, shove!`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `Here comes ${L.introduced}. Sand! "${refrain}" Shove, shove, and shove!`,
        `"I tip," says ${L.introduced}. "${refrain}" Shove, shove!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'sad')] },
        `The ${x} is done. The heap is not. "Where can it go?" says ${d}.`,
        `Look, the ${x} is done! But oh, the heap. Nobody wants it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(G, 'wave', 'happy')], things: ['fence'] },
        `Away goes the fence. "Come, ${k}!" calls ${g}. Where does ${k} run? Up the heap!`,
        `The fence is gone. In go ${k} and ${g}. And ${k} runs up the heap!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(D, 'stand', 'surprised')] },
        `"It is a hill!" shouts ${k}. "Leave it just there, ${d}!"`,
        `Up on top stands ${k}. "A hill, ${d}! Leave it just there!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(G, 'cheer', 'happy')] },
        `Down rolls ${k}. Over and over! Down rolls ${g}, too.`,
        `Roll, roll, roll! Down comes ${k}. And then ${g}!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(D, 'sleep', 'sleepy')], things: ['moon'] },
        `Good night, ${d}. Good night, hill. The moon sits on top. Just there.`,
        `Night. The moon comes up. It sits on the hill. "Just there," says ${d}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, Gcap, D, C, R, L, x } = partsOf(going);
  const d = D.name;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'happy')],
          things: ['fence'],
        },
        `There was a fence. In the fence was a knot hole, as high as ${k}. Behind it was ${D.introduced}. "What is it going to be?" said ${k}. "A ${x}," said ${g}, who was tall enough to read the board.`,
        `"A ${x}," said the board on the fence. Every day ${k} looked in through a gap, with ${g}. There was no ${x} yet. There was only ${D.introduced}, digging.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'happy')] },
        `A ${x} begins with a hole. ${d} dug it wide, and ${d} dug it flat. What comes out of a hole has to go somewhere. It went up behind, into a heap, and it grew.`,
        `${d} dug all of Monday, and it was a beautiful hole. But a hole does not just go away. It goes somewhere else. By the evening there was a heap as high as a bus.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `On Tuesday came ${C.introduced}. There was only one place to stand. The heap was on it. "${refrain}" said ${C.name}. So ${d} put down the shovel, and shoved it to the left.`,
        `"I lift from the middle," said ${C.introduced}, on Tuesday. The middle was full of heap. "${refrain}" said ${C.name}. ${d} shoved, bit by bit, until it was all on the left.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `On Wednesday it was ${R.introduced}, who rolls to the left. "${refrain}" said ${R.name}, very slowly. ${d} shoved the heap to the right. It took until the lights came on.`,
        `${R.introduced} came on Wednesday, to make things flat. There was one thing on the left that was not flat at all. "${refrain}" said ${R.name}. So to the right it went.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `On Thursday ${L.introduced} backed in with the sand. Beep, beep, bump! That was the heap. "${refrain}" said ${L.name}. ${d} said nothing, and shoved it into the corner at the back.`,
        `Beep, beep! That was ${L.introduced}, on Thursday, full of stones. Then it went bump. "${refrain}" said ${L.name}. So ${d} shoved the heap into the last corner that there was.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'sad'), seen(K, 'stand', 'curious')], things: ['fence'] },
        `Now the ${x} was nearly done, and everybody was proud but ${d}. "Everyone makes something," said ${d}, at the fence. "I only make something to be in the way." ${k} heard it through the hole.`,
        `They stood and looked at the ${x}. It was fine, and all of it was new. "And what is that at the back?" somebody said. "That's mine," said ${d}. "I'm sorry." ${k} heard it, at the fence.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(G, 'walk', 'happy')] },
        `On Saturday the fence came down, and the ${x} was open. "What shall we look at first?" said ${g}. But ${k} was off already, to the corner at the back.`,
        `On Saturday they took away the fence. People came from everywhere to see the ${x}. "This way, ${k}!" called ${g}. ${k} was going the other way, and running.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(D, 'stand', 'surprised')] },
        `Up went ${k}, on hands and feet, to the very top. You could see the whole street from there, and over every roof. "${D.introduced}!" shouted ${k}. "You've made a hill!"`,
        `It was soft, and it was steep, and ${k} was at the top. "I'm taller than the crane!" shouted ${k}. "It isn't a heap, ${d}. It's a hill! We've never had a hill!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(G, 'jump', 'happy')] },
        `Then ${k} lay down on one side, and let go. Over and over it went, all the way to the bottom. After that there was a queue. ${Gcap} was third in it. "Where do you want it?" said ${d}. "Just there!" they all shouted.`,
        `And then ${k} rolled down, over and over, like a rolling pin. "Again!" said ${k}. "My turn," said ${g}. "Shall I take it away now?" said ${d}. "No!" shouted everybody. "Just there!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(D, 'sleep', 'sleepy'), seen(K, 'stand', 'sleepy')],
          things: ['moon'],
        },
        `There is grass on it by now, and a path to the top. At night ${d} stands at the bottom. ${k} can see it from the window. The moon comes up, and sits on the hill, just there.`,
        `That evening ${k} looked out of the window. The hill had an edge of light, and then a moon on top. "Not there," said ${g}, and moved one pillow. "Just there. Good night, ${k}." ${d} was asleep already.`,
      ),
    ],
  };
}

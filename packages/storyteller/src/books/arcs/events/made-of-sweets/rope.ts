import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './rope-old.ts';
import { BITES, edible } from './rope-parts.ts';

/** They have eaten the bridge; what nobody likes to eat is left, and it is long and strong. */
export const ROPE: EventPlot = { id: 'rope', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { where, solid, liquid } = edible(going);
  const refrain = `${chance.pick(...BITES)}!`;
  return {
    title: titled(chance.pick(where, 'who ate the bridge?', 'only the rope is left')),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')],
          things: ['bridge'],
        },
        `There is a river of ${liquid}. There is a bridge of ${solid}. Lick! Over goes ${A.introduced}. Over goes ${B.introduced}.${comesToo}`,
        `${A.introduced} finds a bridge. So does ${B.introduced}. It is all ${solid}! Under it runs ${liquid}.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'surprised')] },
        `There it is, ${where}! "${refrain}" says ${a}.`,
        `Now look! It is ${where}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(B, 'hold', 'happy')] },
        `They bite the gate. They bite the chairs. Munch, munch! "${refrain}" says ${b}.`,
        `The gate is good. The chairs are good, too. "${refrain}" says ${b}. Munch, munch!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Here is a rope. It is black. Lick. Yuck! Nobody wants the rope.`,
        `A long black rope! Is it good? Lick. Yuck! They leave the rope there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `One more bite, of the bridge. And one more. Munch!`,
        `They go back to the bridge. Munch! One bite here. One bite there.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')] },
        `It gets dark. Home now! But where is the bridge? They have eaten the bridge!`,
        `"Home!" says ${a}. But there is no bridge. They ate it!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'look-up', 'worried')] },
        `Can ${a} jump over? No. Splash! How sticky!`,
        `Hop! ${a} jumps. Splash! Now ${a} is all sticky.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'happy')] },
        `What is left? Only the rope. "It is long!" says ${b}. "It is strong!"`,
        `${b} looks about. All is eaten. But not the rope! "That is strong," says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `They throw it over. It holds! They pull and pull. And they are home.`,
        `They throw it to the other side. They hold on. They pull. Over they go!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
        },
        `${Gcap} has soup for them, with peas. "${refrain}" says ${a}. And then the bowl is empty.`,
        `At home there is soup. "Who is hungry?" says ${g}. "${refrain}" says ${a}. Munch, all gone!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const { where, there, solid, liquid } = edible(going);
  const bite = chance.pick(...BITES);
  return {
    title: titled(chance.pick(where, 'who ate the bridge?', 'only the rope was left')),
    refrain: bite,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'curious')],
          things: ['bridge'],
        },
        `The river smelled odd. ${A.introduced} leaned down, and tasted it. "It's ${liquid}!" And there was a bridge over it. ${B.introduced} tried a bit of the rail.${comesToo} "${solid.charAt(0).toUpperCase()}${solid.slice(1)}," said ${b}. So they went across, and did not hurry.`,
        `${A.introduced} did not know that river. ${B.introduced} did not, either.${comesToo} It smelled of ${liquid}, and it was. The bridge was made of ${solid}. "You could nearly eat it," said ${b}. "${bite}," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'surprised')] },
        `On the other side lay ${where}. It was that all the way through, doors and fences and all. A little sign said, "Please eat." "It says please," said ${a}. "${bite}," said ${b}.`,
        `And there it was, ${where}. The gate was, and the path was, and the chimney. There was a sign in icing. "Do help yourself," it said. They looked at each other. "${bite}," they said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(B, 'hold', 'happy')] },
        `They had the handle of the gate, and then the gate. They had two chairs, and a window. "That was the last one," said ${a}, after the table. "${bite}," said ${b}, and had the doormat.`,
        `First it was a fence post. Then it was the fence, because it looked so silly with a post gone. They sat on two chairs, and then they ate the chairs. "${bite}," said ${a}, each time. There were a good many times.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `There was only one thing that they left. It was a rope, long and black, in a heap by the door. ${a} bit one end. "Ugh. Liquorice." ${b} bit the other. "Ugh," said ${b}. They pulled, but it did not even break.`,
        `Beside a post lay a long black rope. It was liquorice, the strong sort that grandfathers like. ${b} took a bite, and ran to wash it down with ${liquid}. ${a} tried to bite it through and could not. "Nobody needs that," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `In the afternoon they sat by the river, with their feet in. Behind them was the bridge. It was the best of it all, better than the gate. "${bite}," said ${a}. "From the edge," said ${b}. It had a great many edges.`,
        `After that they had a rest on the bridge, over the ${liquid}. It's hard to rest on a thing that tastes so good. "${bite}," said ${b}, now and then. They moved back a little each time, so as not to fall in.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')] },
        `Then the sun went down. "We have to go home," said ${a}. They got up, and turned round. There was a post on this side. There was a post on that side. In between there was a river. "Who ate the bridge?" said ${b}. Nobody answered.`,
        `It got late. "Supper!" said ${b}. They ran to the bridge. There was only a bit of it, no bigger than a biscuit tin. Far away on the other bank stood two lonely posts. "It was only bites," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'look-up', 'worried')] },
        `${a} took a run, and jumped. It was a very good jump. It was half as long as the river. ${b} fished ${a} out. Then they looked for a door, to float on. They had eaten the doors. They looked for a branch. "That was me," said ${b}.`,
        `"We'll float over on the table," said ${a}. But they had eaten the table. "On the gate, then?" That was gone as well. So ${a} jumped. There was a splash. Then there was a very sticky ${a}, on the same side as before.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"What have we got left?" said ${a}. They looked all round ${there}. There were crumbs. And there, as long as ever, lay the thing that nobody needed. "It doesn't even break," said ${b} slowly.`,
        `They sat down among the crumbs. "Isn't there anything that we didn't like?" said ${b}. They both turned their heads. There it lay, black and shiny. It had not lost one inch. "I couldn't bite it through," said ${a}. "So it's strong!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `They made a loop and threw it. The ninth time it caught on a post over there. They tied the other end. Then they sat down in an old pot lid and pulled, hand over hand. It creaked, and it stretched, and it held. "Good old liquorice," said ${a}.`,
        `${b} tied it to the post, and ${a} threw the loop across. It took until the first star. Then they had something to hold on to. Over they went, up to the chest in ${liquid}, along that long black rope. "I'll never say ugh to it again," said ${b}. "Or only quietly."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
        },
        `At home there was soup, with peas and bits of carrot. "I don't suppose that you're hungry?" said ${g}. They were too full even to sit straight. But there was nothing sweet about it, and it smelled of home. "${bite}," said ${a}. They had two bowls each.`,
        `"You're sticky," said ${g}, in the kitchen. "And there are potatoes." They were plain, and a bit salty. Nothing had ever looked so nice. "${bite}," said ${b}. Then they looked about, to see what they had left. There were the chairs. They had left the chairs.`,
      ),
    ],
  };
}

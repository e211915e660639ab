import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './scarves-old.ts';

/** A child who loves both is to say whose is best, and lets the two of them say it, with their eyes shut. */
export const SCARVES: EventPlot = { id: 'scarves', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a } = going;
  const { dish, are, R, r, U, u, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(R, 'stand', 'proud'), seen(U, 'stand', 'proud'), seen(A, 'stand', 'happy')],
        },
        `${R.introduced} has a red pot. ${U.introduced} has a blue pot. Whose ${dish} ${are} best?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'shy', 'spoon')],
        },
        `"${A.introduced} must say!" So ${a} gets a spoon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(R, 'stand', 'happy')] },
        `${a} tries the red pot. Mmm! "This one..." "${refrain}" says ${r}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(U, 'stand', 'happy')] },
        `${a} tries the blue pot. Mmm! "This one..." "${refrain}" says ${u}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `Here is ${a} with a scarf for each. "Eyes shut! Open your mouths! Which is best?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'point', 'surprised'), seen(U, 'point', 'surprised'), seen(A, 'cheer', 'happy')],
        },
        `"This one!" says ${r}. It is the blue pot! "This one!" says ${u}. It is the red pot!`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'hug', 'happy'), seen(U, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `${r} and ${u} laugh and laugh. They swap pots. "And you, ${a}?" "No more spoons, please!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a } = going;
  const { dish, R, r, U, u, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(R, 'stand', 'proud'), seen(U, 'stand', 'proud')] },
        `On the day of the family party there were two fires in the yard. On one stood a red pot, and behind it ${R.introduced}. On the other stood a blue pot, and behind it ${U.introduced}. Both had made ${dish}. "Mine is the best," said both.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'spoon'), seen(R, 'point', 'happy'), seen(U, 'point', 'happy')],
        },
        `Somebody had to choose. "${A.introduced} shall be the judge," said ${r}. "${a} never tells a fib," said ${u}. So ${a} was given the long spoon. It was a great honour. It did not feel like one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(R, 'stand', 'happy')] },
        `${a} tried the red pot first. It was hot, and sweet, and a bit smoky at the back. "Oh!" said ${a}, and was going to say so. "Wait!" said ${r}. "It's better from the bottom. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(U, 'stand', 'happy')] },
        `Then ${a} tried the blue pot. It was soft, and sharp, and it sang on the tongue. "Oh!" said ${a}, and was going to say so. "Wait!" said ${u}. "You've had none with the crispy bits. ${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'sad', 'spoon'), seen(R, 'shout', 'happy'), seen(U, 'shout', 'happy')],
        },
        `By now the whole family had taken sides. "Red! Red!" shouted the cousins. "Blue! Blue!" shouted the uncles, and drummed. Red, blue, red, blue, went the spoon. "${refrain}" "${refrain}" ${A.names} tummy was as round as a pot.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried')] },
        `And the trouble was this. ${r} had taught ${a} to swim. ${u} had sat up all night, once, when ${a} had a bad ear. Whoever lost would look sad. So ${a} did what judges seldom do, and hid under the table.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'shy'), seen(U, 'stand', 'shy'), seen(A, 'hide', 'surprised')] },
        `From there you saw only feet. ${R.names} feet came by on tiptoe, and stopped at the BLUE pot. "Mmm," said a small voice. They tiptoed off. Then came ${U.names} feet, and stopped at the RED pot. "Mmm!" said another voice. ${a} sat up so fast that it hurt.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'scarf'), seen(R, 'stand', 'curious'), seen(U, 'stand', 'curious')],
        },
        `"The judge is too full," said ${a}, coming out. "There'll be two new ones." ${a} tied a scarf over ${R.names} eyes, and one over ${U.names}. It grew very quiet. "You'll each get a spoon from each pot. Then you point."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'sit', 'happy'), seen(U, 'sit', 'happy'), seen(A, 'hold', 'determined', 'spoon')],
        },
        `First it was ${r}. One spoon, and the other. "That one!" said ${r} at once. "That's mine. I'd know it anywhere!" Then it was ${u}. One spoon, and the other. "That one! Of course that one!" Both of them pointed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'point', 'surprised'), seen(U, 'point', 'surprised'), seen(A, 'cheer', 'happy')],
        },
        `"Scarves off," said ${a}. ${r} was pointing at the blue pot. ${u} was pointing at the red one. For a moment nobody breathed. Then somebody began to laugh, far down in the stomach. It was both of them.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(R, 'hug', 'happy'), seen(U, 'hug', 'happy'), seen(A, 'sit', 'happy')],
        },
        `So both had won, by one vote each. They changed pots, and sat down side by side, and ate. "What do you put in yours?" said ${r}. "What do you put in yours?" said ${u}. They held a plate out to ${a}. "${refrain}" "No," said the judge.`,
      ),
    ],
  };
}

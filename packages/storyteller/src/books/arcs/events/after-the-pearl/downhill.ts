import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './downhill-old.ts';
import { partsOf } from './parts.ts';

/** A dragon of silk runs out of its parade; it does not run away, it runs after something. */
export const DOWNHILL: EventPlot = { id: 'downhill', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a } = going;
  const { day, U, u, C, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(C, 'cheer', 'happy')],
          things: ['drum'],
        },
        `It is ${day}! Boom, goes the drum. Here comes the parade! ${A.introduced} and ${C.introduced} look.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'hold', 'happy', 'ball'), seen(A, 'point', 'happy')] },
        `There is ${U.introduced}. He has a shiny ball. The long red dragon always follows the ball.`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'sit', 'surprised'), seen(A, 'stand', 'surprised')] },
        `Oops! ${u} trips. And off runs the dragon, all by itself! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'run', 'worried'), seen(A, 'run', 'worried')], things: ['drum'] },
        `They bang the drum. Boom, boom! Come back! The dragon runs on. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(C, 'run', 'worried')] },
        `They hold out dumplings. Yum! The dragon runs on. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `They all stand in the way. Whoosh! Over them it goes. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['ball'] },
        `What is it looking at? ${a} looks, too. The ball! It rolls down the hill!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(C, 'run', 'excited')], things: ['ball'] },
        `"It is not running away," says ${a}. "It runs AFTER the ball!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'ball'), seen(C, 'cheer', 'happy')] },
        `Bump! The ball stops at a wall. ${a} picks it up. The dragon stops. "Good dragon."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'ball'), seen(U, 'cheer', 'happy'), seen(C, 'dance', 'happy')],
        },
        `${a} walks in front with the ball. The dragon dances behind. Boom, boom, boom!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'happy')], things: ['ball'] },
        `Now ${a} is asleep. Look, the ball! And who looks in at the window? Good night, dragon.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a } = going;
  const { day, U, u, C, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(U, 'hold', 'happy', 'ball'), seen(C, 'stand', 'happy')],
        },
        `At ${day} the dragon came down the hill. It was made of red silk, as long as a bus, with twenty legs. In front walked ${U.introduced} with the pearl, which is a shiny ball. "It follows the pearl," he told ${A.introduced} and ${C.introduced}. "It has never caught it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(U, 'sit', 'surprised')] },
        `Boom, went the drum. Crash, went the cymbals. Then ${u} trod on his own shoelace. The dragon reared up. It shook itself, and ten people fell out of it, one after the other. And off it ran, all by itself. "${refrain}" cried ${u}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'run', 'worried'), seen(A, 'run', 'determined')], things: ['drum'] },
        `"The drum will fetch it back," said the drummers. They drummed as they had never drummed before. All the windows rattled. Every dog in the town came. But the dragon went round the corner, and its tail went after it. "${refrain}"`,
      ),
      page(
        { setting: 'shop', camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(C, 'run', 'worried')] },
        `"It's hungry," said the cooks in the market. They held out dumplings, forty on a tray. The dragon poured over the stalls like a red river. It did not take one. It left a lot of hats on the wrong heads. "${refrain}" said ${C.name}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `"We'll block the road," said the policeman. So they all stood across it, hand in hand. The dragon didn't even slow down. It went up and over, like a ribbon. Forty people saw its stomach, and it had buttons. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(U, 'sit', 'sad')] },
        `"It doesn't like us any more," said ${u}, down on the kerb. "It has had a thousand years of us. It's running away." But ${a} was still looking. "If I ran away," said ${a}, "I'd look back, to see who was coming."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(C, 'look-up', 'curious')], things: ['ball'] },
        `The dragon did not look back once. It had its nose down, nearly on the road. And there, a little way in front of its nose, something shone. It was hopping down the hill all by itself. "Uncle," said ${a}, "where's the pearl?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(C, 'run', 'excited')], things: ['ball'] },
        `He looked at his hands. They were empty. "It isn't running away at all!" shouted ${a}. "It's running after!" Then nobody shouted. They all saw it. The pearl rolled under the bridge, and the dragon rolled after it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'shy', 'ball'), seen(C, 'stand', 'surprised')] },
        `At the bottom of the hill there is a wall. The pearl bumped into it, and lay still. ${a} got there first, and picked it up with both hands. A big, warm nose came down beside them. "Not yet," said ${a}. "We aren't home."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'ball'), seen(U, 'cheer', 'happy'), seen(C, 'dance', 'happy')],
          things: ['drum'],
        },
        `So ${a} went in front, up the whole hill, with the pearl held high. Behind came the dragon, stepping like a cat. People got back in under the silk as it went by. The drum began. It was the best parade that there had ever been.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'hold', 'happy', 'ball'), seen(U, 'stand', 'happy')] },
        `At the top ${a} did something that is not in any rule. ${a} put the pearl down, right under the big nose. After a thousand years, the dragon had it! It looked very pleased. Then, with one silk foot, it rolled the pearl back to ${a}. Again, please.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './again-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The child is short with somebody who cannot find the button. Then the child has to break an egg, and cannot either. */
export const AGAIN: EventPlot = { id: 'again', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, K, k, O, o, what, part } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(O, 'hold', 'curious', 'telephone'), seen(K, 'stand', 'happy')],
        },
        `${o} has a new ${what}. It is flat. "Where is its ear?" says ${o}.`,
        `Look, a new ${what}! ${o} holds it. It is upside down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'proud'), seen(O, 'think', 'curious')] },
        `"I will show you," says ${k}. "Press here." ${o} presses there. Oh!`,
        `${k} knows how. "Press this!" ${o} presses that. Ping! Wrong.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'hold', 'proud', 'telephone'), seen(K, 'stand', 'surprised')] },
        `"Now take a picture," says ${k}. Click! It is a ${part}. Only a ${part}.`,
        `Click! ${o} takes a picture of ${k}. But it is all ${part}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(O, 'sit', 'sad')] },
        `"No, not that!" says ${k}. "No! No!" ${o} puts it down.`,
        `"No! Not there!" says ${k}. "You do it wrong!" ${o} is quiet now.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'hold', 'calm', 'bowl'), seen(K, 'stand', 'curious')], things: ['egg'] },
        `"Let us bake," says ${o}. "You break the egg." Crack! All over!`,
        `"Time for a cake," says ${o}. ${k} takes an egg. Splat! Oh no.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'egg'), seen(O, 'kneel', 'calm')] },
        `"I did it wrong," says ${k}. ${o} says, "${refrain}"`,
        `Bits of shell! "I can't," says ${k}. ${o} says, "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hold', 'determined', 'egg'), seen(O, 'stand', 'calm')] },
        `Crack! On the floor. "${refrain}" Crack! In the cup! ${k} did it!`,
        `Splat. "${refrain}" Splat. And then, tick! The egg is in the bowl!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'shy'), seen(O, 'stand', 'happy')], things: ['cake'] },
        `The cake is in. ${k} looks at the ${what}. ${k} thinks.`,
        `Now the cake bakes. There lies the ${what}. ${k} picks it up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'calm'), seen(O, 'hold', 'happy', 'telephone')] },
        `"You try," says ${k}. Click! A ${part}. ${k} says, "${refrain}" Click!`,
        `Click. It is a ${part}. ${k} says, "${refrain}" Softly now. Click!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')], things: ['pillow'] },
        `${k} is in bed. Ping! It is from ${o}. A ${part}! It says good night.`,
        `Good night. Ping! A picture comes from ${o}. Is it a ${part}? Yes!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, K, k, O, o, he, He, his, what, part } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(O, 'hold', 'curious', 'telephone'), seen(K, 'stand', 'happy')],
        },
        `${o} had a new ${what}. It lay on the table, and they both looked at it. "Which way up is it?" said ${o}. "I'll show you," said ${k}. "It's easy." It was easy, for ${k}.`,
        `There was a new ${what} at ${O.names}, still in its box. "It has no buttons," said ${o}, and turned it over. "You stroke it," said ${k}. ${o} stroked it, as you would a cat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'proud'), seen(O, 'think', 'worried')] },
        `"Press there," said ${k}. ${o} pressed so hard that ${his} finger went white. Nothing happened. Then ${he} pressed everything, quickly. It began to play a march, and it would not stop.`,
        `"Just touch it," said ${k}. ${o} poked it like a cake that might not be done. The light went out. ${o} poked it again, and it asked ${o} something in Dutch.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'hold', 'proud', 'telephone'), seen(K, 'stand', 'surprised')] },
        `"Now we'll take a picture," said ${k}, and stood by the window and smiled. Click. They looked at it. It was pink, from side to side. "What a good likeness," said ${o}. It was a ${part}.`,
        `${o} took a picture of ${k}, and a picture of the cat. Click, click. In one there was a ${part}. In the other there was a bit more of the ${part}. "I look old," said ${o}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(O, 'sit', 'sad')] },
        `"No, not that one," said ${k}. "No. I've told you already. No!" It came out louder each time. ${o} laid the ${what} down on the table, very gently. "I'm too old for it," said ${o}.`,
        `"Not there!" said ${k}. "There! I said so twice!" ${o} took ${his} hand away, as if it had been hot. "You do it, then," said ${o}. And it was quiet in the kitchen.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'hold', 'calm', 'bowl'), seen(K, 'reach', 'curious')], things: ['egg'] },
        `"We'd better see to the cake," said ${o}. "Will you do the eggs? It's easy." ${o} did one with one hand. Tick, and it was in. So ${k} took one, and hit it. It went up ${K.names} sleeve.`,
        `There was to be a cake. ${o} broke an egg on the rim, without even looking. "Now you," said ${o}. ${k} gave it a good hard knock. There was egg on the table, and on the cat.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'egg'), seen(O, 'stand', 'calm')] },
        `${k} waited to be told off. ${o} only wiped the sleeve, and put the next egg into ${K.names} hand. "${refrain}" The second one was nearly all shell. "${refrain}"`,
        `"I've done it wrong," said ${k}. "You've done it once," said ${o}, and held out the box. "${refrain}" The next one was mostly shell. ${o} fished it out, bit by bit. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hold', 'determined', 'egg'), seen(O, 'stand', 'calm')] },
        `The third one jumped off the table. The fourth had a crack the right way round, at last. ${k} pressed with both thumbs, softly. It opened like a door. Plop. It was in the bowl, and it was whole.`,
        `"Not so hard," said ${o}. "You're asking it, not telling it." ${k} tried one, and one more. Then there was a tick, quite a small one. It lay in the bowl like a sun. It had taken five.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'shy'), seen(O, 'stand', 'happy')], things: ['cake'] },
        `The cake went in. ${k} licked the spoon, and it did not taste as it should. ${o} hadn't said "no" once. Five eggs, and not one "I've told you already". The ${what} lay there on the table.`,
        `While it baked, ${k} looked at the ${what}. "You never got cross," said ${k}. "At an egg?" said ${o}. "It took me a whole summer. My granny had very clean hens, and a great many of them."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'calm'), seen(O, 'hold', 'determined', 'telephone')] },
        `${k} put the ${what} into ${O.names} hands, the right way up. "Not so hard," said ${k}. "You're asking it." Click. It was a ${part}. "${refrain}" Click, ${part}. "${refrain}" Click. It was ${k}, all of ${k}, with flour.`,
        `"Shall we do yours now?" said ${k}. ${He} looked at ${k}, and wiped both hands. Click. It was a ${part}. ${k} took one deep breath. "${refrain}" It took five. And then there was ${k}, with egg in one eyebrow.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')], things: ['pillow'] },
        `That night there was a ping in the dark. It was from ${o}. There were no words, for they hadn't done words yet. There was a picture. It was a ${part}, pointing up. ${k} knew just what it said.`,
        `In bed that night something went ping. "It's for you," they said. ${o} had sent a picture, all alone. You couldn't see a face, or a room. It was a ${part}. It was the best picture of ${o} there is.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './stuck-on-old.ts';

/** A unicorn jumps through a rainbow and has it on its horn. Rain and sun make one, and so does a watering can. */
export const STUCK_ON: EventPlot = { id: 'stuck-on', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, U, u, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(U, 'look-up', 'happy'), seen(C, 'hold', 'happy', 'watering-can')],
          things: ['watering-can'],
        },
        `Here is ${U.introduced}. ${c} has a watering can. Look! A rainbow!`,
        `This is ${U.introduced}. ${c} waters the beans. "Look, a rainbow!" says ${u}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'jump', 'excited'), seen(C, 'point', 'surprised')], things: ['rainbow'] },
        `${u} runs. ${u} jumps right in. Pop! The rainbow is on the horn!`,
        `Hop, hop, jump! ${u} is in the rainbow. Pop! Now it sits on the horn!`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'dance', 'proud'), seen(C, 'cheer', 'happy')], things: ['rainbow'] },
        `Red, yellow, green and blue! ${u} turns. The rainbow turns too. "Mine!" says ${u}.`,
        `It is red. It is blue. It goes where ${u} goes. "My rainbow!" says ${u}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'sit', 'sad'), seen(C, 'look-up', 'sad')] },
        `${c} looks up. No rainbow in the sky. Not one. "Oh," says ${u}. "Take it off."`,
        `The birds look up. ${c} looks up. The sky is empty. "Take mine off," says ${u}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'reach', 'determined'), seen(U, 'stand', 'worried')], things: ['rainbow'] },
        `${c} pulls. Pull, pull, ping! "${refrain}"`,
        `${c} pulls the rainbow. It gets long. Ping! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'dance', 'worried'), seen(C, 'stand', 'worried')], things: ['rainbow'] },
        `${u} shakes. Shake, shake, shake. "${refrain}"`,
        `${u} shakes, and rolls, and shakes. "${refrain}" Poor ${u}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(U, 'look-up', 'sad'), seen(C, 'stand', 'surprised')] },
        `Then the sun goes away. The rainbow goes, too. All gone! "Oh no," says ${u}.`,
        `Down goes the sun. Out goes the rainbow. Now there is none. ${u} cries.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'hold', 'happy', 'watering-can'), seen(U, 'stand', 'surprised')],
          things: ['watering-can'],
        },
        `In the morning the sun is back. ${c} has the watering can. Splish! A small rainbow!`,
        `The next day the sun shines. ${c} waters the beans. Splish! Look in the drops! A rainbow!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(U, 'stand', 'determined'), seen(C, 'hold', 'happy', 'watering-can')],
          things: ['rainbow'],
        },
        `Do not jump, ${u}! ${u} stands so still. Now all the birds can see it.`,
        `"Do not jump!" says ${c}. ${u} stands, and looks. Everybody comes to look, too.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(U, 'stand', 'happy'), seen(C, 'stand', 'sleepy')],
          things: ['rainbow'],
        },
        `Just the tip of the horn. Tip! "Good night, rainbow," says ${u}.`,
        `${u} puts out the tip of the horn. Just the tip! Good night, rainbow. Good night, ${c}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, U, u, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(U, 'look-up', 'happy'), seen(C, 'hold', 'happy', 'watering-can')],
          things: ['watering-can'],
        },
        `${U.introduced} wanted to jump through a rainbow, just once. They were always over the next hill. ${c} was watering the beans, with the sun behind. "You can't catch them," said ${c}. "Not yet," said ${u}.`,
        `Whenever there was a rainbow, ${U.introduced} ran after it. It was always one field further on. "Nobody gets there," said ${c}, who had a watering can, and beans to water. "Somebody must be first," said ${u}.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(U, 'jump', 'excited'), seen(C, 'point', 'surprised')],
          things: ['rainbow'],
        },
        `Then it rained while the sun shone. And there it was, the rainbow, with one foot in the buttercups. ${u} ran. ${u} jumped. There was a pop, as when a cork comes out. "Did I do it?" said ${u}. "You did something," said ${c}.`,
        `One day it rained and shone, both at once. A rainbow came down beside the gate. It was so near that it had a smell, of wet grass and lemons. ${u} took one great jump. Pop! "Where has it gone?" "Look up," said ${c}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(U, 'dance', 'proud'), seen(C, 'cheer', 'happy')],
          things: ['rainbow'],
        },
        `It hung on the horn, like a scarf on a peg. It was red on the outside, and violet on the inside. When ${u} turned, it turned. Three rabbits came to look. "It's mine," said ${u}. "I've got the rainbow!"`,
        `It was on the horn. Red, orange, yellow, green, it hung down on both sides, and swung. ${u} trotted up and down in front of the pond. "It suits me," said ${u}. The ducks had to say that it did.`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'stand', 'worried'), seen(C, 'look-up', 'sad')] },
        `That afternoon there was a shower, with sun in it. Doors opened. An old man came out with his cup, and looked up. The rabbits looked up. There was nothing there. They waited, and went in again. "Oh," said ${u}. "It was theirs as well."`,
        `Then it rained again, and the sun shone. All down the valley people came out to see. They looked up. They had even brought the baby. The sky was quite empty. "They're looking for this one," said ${c}. ${u} stopped dancing.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'reach', 'determined'), seen(U, 'stand', 'worried')], things: ['rainbow'] },
        `"Take it off, please," said ${u}. ${c} took hold of the red side with both hands, and pulled. It got longer and longer, as far as the gate. Then it went ping. "${refrain}" said ${c}, sitting in the beans.`,
        `"I'd better put it back," said ${u}. So ${c} held the end of the rainbow, and ${u} walked off backwards. It stretched right over the pond. Ping! It was back, with a knot in it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'jump', 'worried'), seen(C, 'stand', 'worried')], things: ['rainbow'] },
        `They tried butter. The butter went all colours, and the horn went nowhere. They tried jumping back out of it, the other way, nine times. It only made the rabbits dizzy, who watched. "${refrain}"`,
        `${u} shook like a wet dog. ${u} rolled down the bank, all the way. They rubbed the horn with soap. After that they had a clean rainbow. "${refrain}" said ${c}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(U, 'sit', 'sad'), seen(C, 'sit', 'surprised')] },
        `"I wanted it so much," said ${u}. "I never thought where it had to be." They sat there, and the sun went down behind the hill. The red got thin. The green got thin. Then the horn was white. There was no rainbow at all.`,
        `So they sat down. "I've taken it from everybody," said ${u}, "and I can't even see it. It's behind my ears." The sun went in. And all at once the colours faded, one after the other, like a song. ${u} felt. There was only a horn.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'stand', 'sad'), seen(C, 'think', 'curious')] },
        `"Now I've used it up!" cried ${u}. "That was the only one!" But ${c} was thinking. Pulling hadn't done it, nor soap, nor butter. "It went when the sun went," said ${c} slowly. "So perhaps it comes when the sun comes."`,
        `"It's gone out," wept ${u}, "like a lamp." "What does a lamp need?" said ${c}. Nobody had blown on it. Nobody had pulled. It was only that the sun had gone in. "Wait until the morning," said ${c}. "I want to try something."`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(C, 'hold', 'excited', 'watering-can'), seen(U, 'stand', 'surprised')],
          things: ['watering-can'],
        },
        `In the morning there was sun, but no rain. So ${c} brought some. It was in the watering can. ${c} stood with the sun behind, and swung it, high and wide. There in the drops were red, and yellow, and blue. "Don't jump!" said ${c}.`,
        `The next day there was sun, and not a drop of rain. "That's the other half," said ${c}, with the sun behind. Up went the watering can. And in the falling water stood a rainbow, as long as an arm. "Now don't jump."`,
      ),
      page(
        { camera: 'wide', actors: [seen(U, 'stand', 'determined'), seen(C, 'cheer', 'happy')], things: ['rainbow'] },
        `It is hard for a unicorn to keep four feet on the ground. ${u} did it. People saw, and fetched their own cans. They all stood with their backs to the sun and poured. In the middle of the valley hung one big rainbow. It was everybody's.`,
        `${u} did not jump. All the legs wanted to, and ${u} told them no, one by one. An old man came with a hose. The rabbits came with a thimble. They made it so wide that it went from hedge to hedge. "There's ours," said somebody.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(U, 'stand', 'happy'), seen(C, 'stand', 'sleepy')],
          things: ['rainbow'],
        },
        `Now ${u} only looks. But last of all, when the sun is low, ${u} puts the horn out, and touches the red with only the tip. "Is it on?" says ${c}. "No," says ${u}. "We said good night."`,
        `There are still beans to water, and somebody always comes to watch. When the can is almost empty, ${u} leans out, very carefully. Just the tip of the horn goes in. It comes out a little bit red. It's gone by bedtime.`,
      ),
    ],
  };
}

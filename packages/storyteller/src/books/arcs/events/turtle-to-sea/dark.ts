import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, partsOf } from './parts.ts';
import { old } from './dark-old.ts';

/**
 * A small turtle goes to whatever is brightest, which should be the sea: so lamps on a beach lead it the wrong way
 * (https://www.fisheries.noaa.gov/national/endangered-species-conservation/artificial-lights).
 */
export const DARK: EventPlot = { id: 'dark', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { T, H, W, C } = partsOf(going);
  const [t, h, w, c] = [T.name, H.name, W.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'hold', 'happy', 'torch'), seen(C, 'walk', 'calm')],
        },
        `${H.introduced} and ${c} are out late. Click! A torch!`,
        `It is dark on the beach. Click! ${H.introduced} has a torch.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'determined'), seen(H, 'kneel', 'surprised', 'torch')] },
        `Look! It is ${T.introduced}. ${t} has lost the sea.`,
        `Who is that? ${T.introduced}! ${t} has lost the sea.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'wave', 'calm'), seen(H, 'stand', 'curious', 'torch'), seen(T, 'walk', 'determined')],
        },
        `"Do not touch," says ${w}. But ${t} walks to a lamp. "${refrain}"`,
        `"We must not touch," says ${w}. ${t} goes to a lamp. "${refrain}"`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(W, 'walk', 'calm'), seen(T, 'walk', 'determined'), seen(H, 'point', 'worried', 'torch')],
          things: ['lamp'],
        },
        `Click, out goes the lamp. Now ${t} walks to a window. "${refrain}"`,
        `Click, out it goes. Now ${t} goes to a window. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'happy'), seen(H, 'stand', 'surprised', 'torch')] },
        `Click, the window is dark. Now ${t} comes to ${h}! "${refrain}"`,
        `The window goes dark. Click! ${t} comes to ${h}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'think', 'surprised', 'torch'), seen(T, 'look-up', 'curious')] },
        `A lamp. A window. And now ${h}? "Oh!" says ${h}. "It is my torch!"`,
        `First a lamp, then a window. "Oh!" says ${h}. "It is my torch!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hold', 'worried', 'torch'), seen(C, 'hug', 'calm')] },
        `${h} does not like the dark. ${h} holds on to ${c}. Then: click.`,
        `Without it, it is so dark. ${h} holds on to ${c}. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'look-up', 'surprised'), seen(T, 'walk', 'determined')], things: ['moon'] },
        `The moon shines on the sea. The sea is bright! ${t} turns round.`,
        `Look! The sea is bright. It is the moon! And ${t} turns round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'walk', 'happy'), seen(H, 'wave', 'happy'), seen(C, 'wave', 'happy')] },
        `Pat, pat, pat, goes ${t}. Whoosh, a wave! ${t} is in the sea. "Goodbye!"`,
        `Pat, pat, pat, to the water. Whoosh, a wave! ${t} swims away. "Goodbye!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(H, 'sleep', 'calm')], things: ['moon'] },
        `In bed, ${h} has the torch. Click, off. What is bright? The moon.`,
        `Now ${h} is in bed. Click, out goes the torch. And there is the moon.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { T, H, W, C } = partsOf(going);
  const [t, h, w, c] = [T.name, H.name, W.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'hold', 'happy', 'torch'), seen(C, 'walk', 'calm')],
        },
        `When the sun had gone, ${H.introduced} and ${c} walked home along the beach. ${h} had a torch, and it was on. It was on before anybody needed it. It stayed on until there was a lamp again. ${h} did not care for the dark.`,
        `It was getting dark on the beach. "I can still see quite well," said ${c}. But ${H.introduced} had the torch out. Click! "I like to see better than that," said ${h}, and held it tight.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'determined'), seen(H, 'kneel', 'surprised', 'torch')] },
        `Something moved in front of their feet. It was no bigger than a biscuit, and had four paddles. It was ${T.introduced}, and ${t} was lost. ${t} had just come out of the sand. Somewhere there had to be a sea.`,
        `The sand opened. Out came ${T.introduced}, as small as a biscuit. ${t} looked left and right. All turtles have to get to the sea as soon as they are born. But ${t} was lost, and set off inland.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'wave', 'calm'), seen(H, 'stand', 'curious', 'torch'), seen(T, 'walk', 'determined')],
        },
        `"Don't pick it up," called ${w}, who looked after turtles. "They have to walk it themselves. That's how they learn the way back." "Then I'll help by looking," said ${h}. But ${t} went up the beach, to the ice cream hut. "${refrain}" said ${h}.`,
        `${w} came along with a bucket and a whistle. She looked after turtles. "Nobody is to carry them," she said. "They must walk, or they'll never find this beach again." ${t} walked. ${t} walked to the ice cream hut. "${refrain}" cried ${h}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(W, 'walk', 'calm'), seen(T, 'walk', 'determined'), seen(H, 'point', 'worried', 'torch')],
          things: ['lamp'],
        },
        `There was a lamp at the hut. ${t} stood under it, like somebody at home. ${w} asked the man to put it out. Click. ${t} waited a bit, and turned. "Now!" said ${h}. But ${t} went off to a house with a bright window. "${refrain}"`,
        `Over the hut hung a lamp. ${t} bumped against the wall below, again and again. "Could you put that out?" ${w} asked the man. Click, it went. But behind it there was a house, with a window all lit up. That's where ${t} went next. "${refrain}" said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'happy'), seen(H, 'stand', 'surprised', 'torch')] },
        `They ran and knocked. Click, and the window was dark. "Now it must work," said ${w}. ${t} sat and thought. Then ${t} turned, and came straight back, as quick as a mouse. ${t} came to ${h}. "${refrain}" said ${h}. "I'm not the sea!"`,
        `The people in the house were very nice. They put out the light, and looked on from the dark. So did ${h}. And who came pattering out of the night? ${t} ran right up to ${H.names} feet, and stopped there. "${refrain}" said ${h}. "This is only me!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'think', 'surprised', 'torch'), seen(T, 'look-up', 'curious')] },
        `First it had been a lamp, and then a window. What had ${h} got that they had? ${h} looked down. ${t} was looking up, at the torch. "It isn't me," said ${h}. "It's that. ${t} goes to whatever is brightest."`,
        `"Why does ${t} like a hut," said ${h}, "and a window, and me?" They were not alike at all. One sells ice cream. Then ${h} moved. The spot of light moved, and ${t} ran after it. "Oh," said ${h}. "It's my torch."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hold', 'worried', 'torch'), seen(C, 'hug', 'calm')] },
        `It was the last light there was. ${h} held it, and it was warm. "You needn't," said ${w}. But who else could? ${h} took hold of ${C.names} sleeve. "One," said ${h}, "two..." It took a long time to get to three. Click.`,
        `Then there was only that one light, on all the beach. It would be black as a boot. "Shall I do it?" said ${c}. "No," said ${h}. "It's mine." ${h} shut both eyes, so as not to see how dark it got. Click.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'look-up', 'surprised'), seen(T, 'walk', 'determined'), seen(C, 'stand', 'calm')],
          things: ['moon'],
        },
        `And it wasn't dark. It had only been waiting. The moon lay on the water in a long road. Each wave had a white edge. Nobody had seen that, because of the lamps. "There's the brightest thing," whispered ${h}. And ${t} turned round.`,
        `When ${h} looked, there was a sea. It was silver from one end to the other. The moon had been there all the time, and nobody had seen it. ${t} stopped. ${t} turned, very slowly, as you turn to somebody who calls.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(T, 'walk', 'happy'),
            seen(H, 'wave', 'happy'),
            seen(C, 'wave', 'happy'),
            seen(W, 'wave', 'happy'),
          ],
        },
        `Pat, pat, pat went four small paddles, straight down the beach. There was not one step the wrong way. A wave came up to fetch ${t}. It drew back, and the sand was smooth. "That's that," said ${w}, and blew her nose.`,
        `It took a hundred steps, and they counted. Then a wave came in, and picked ${t} up like a hand. For a moment there was a small head, on the road of the moon. "Goodbye!" called ${h}. And then it was only water.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(H, 'sleep', 'calm'), seen(C, 'stand', 'curious')],
          things: ['moon'],
        },
        `They walked home without the torch, to see how much there was to see. In bed ${h} had it under the pillow. "Shall I leave you a light on?" said ${c}. "No," said ${h}. "I want to see what's brightest." It was the moon. Then ${h} was asleep.`,
        `"Torch?" said ${c}, at bedtime, and held it out. ${h} took it, and had a look round: bed, chair, slippers. Click. Then ${h} lay and waited. Bit by bit the window came, and in it the moon. "There," said ${h}, and went to sleep.`,
      ),
    ],
  };
}

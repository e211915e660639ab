import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './please-snow-old.ts';

/** What has come was asked for, night after night; it goes when somebody says thank you, and has used it up. */
export const PLEASE_SNOW: EventPlot = { id: 'please-snow', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', weather: 'rain', time: 'night', camera: 'medium', actors: [seen(K, 'look-up', 'happy')] },
        `At the window stands ${k}. "Please, snow," says ${k}. But it only rains.`,
        `Each night ${k} looks up. "Please, snow!" But it rains and rains.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'rain',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sit', 'surprised')],
          things: ['cloud', 'snowflake'],
        },
        `In the morning, brr! Snow on the bed! Snow on the chair! A little cloud is inside the house.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(G, 'wave', 'surprised')],
          things: ['cloud', 'snowflake'],
        },
        `"${refrain}" says ${g}. Open the window! Shoo, cloud! It snows on ${g}.`,
      ),
      page(
        {
          setting: 'kitchen',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(G, 'reach', 'surprised')],
          things: ['bread', 'cloud', 'snowflake'],
        },
        `${k} has some toast. In comes the cloud. It snows on the toast. "${refrain}"`,
      ),
      page(
        {
          setting: 'bathroom',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(G, 'run', 'determined'), seen(K, 'stand', 'curious')],
          things: ['bathtub', 'broom', 'cloud'],
        },
        `${k} goes to the bathroom. In comes the cloud. The bath is full of snow. "${refrain}"`,
      ),
      page(
        {
          setting: 'bathroom',
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'look-up', 'sad')],
          things: ['rain-cloud'],
        },
        `Now the cloud is grey. Drip, it goes. Drip. It is so sad.`,
      ),
      page(
        {
          setting: 'bathroom',
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'think', 'surprised')],
          things: ['cloud'],
        },
        `The bed. The toast. The bath. "It comes to me!" says ${k}. "I said please!"`,
      ),
      page(
        {
          setting: 'bathroom',
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'wave', 'happy')],
          things: ['cloud'],
        },
        `"Thank you, cloud," says ${k}. Oh! Now it is as white as milk.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(G, 'dance', 'happy')],
          things: ['cloud', 'snowball', 'snowflake'],
        },
        `Snowballs! A snow bear! ${k} jumps in. And ${g}? In jumps ${g}, too!`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'wave', 'calm')],
          things: ['cloud'],
        },
        `The snow is all used up. The cloud is as small as a sock. Bye-bye, cloud!`,
      ),
      page(
        { setting: 'bedroom', weather: 'clear', time: 'night', camera: 'medium', actors: [seen(G, 'look-up', 'shy')] },
        `${k} is asleep. Who is at the window? It is ${g}. "Please, sun."`,
        `Good night, ${k}. ${Gcap} goes to the window. "Please, sun," says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', weather: 'rain', time: 'night', camera: 'medium', actors: [seen(K, 'look-up', 'happy')] },
        `Every night ${k} stood at the window and looked up. "Please, snow," said ${k}. And every morning it rained. "There's nobody up there to ask," said ${g}. But there was somebody up there, and it had heard.`,
        `All that winter it rained. Every night ${k} went to the window, and said, "Please, snow." "Nobody can hear you up there," said ${g}. But somebody could, and it was only waiting for the wind.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'rain',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sit', 'surprised')],
          things: ['cloud', 'snowflake'],
        },
        `On Tuesday morning ${k} woke up with a cold nose. There was snow on the bed, and snow on the chair. Out in the street it was raining. Inside the house hung a cloud, no bigger than a pillow. It was snowing indoors!`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(G, 'wave', 'surprised')],
          things: ['cloud', 'snowflake'],
        },
        `In came ${g}, and stopped. "${refrain}" said ${g}. The window was opened wide, and ${g} waved a pillow. The cloud looked out at the rain. Then it went and snowed on the pillow.`,
      ),
      page(
        {
          setting: 'kitchen',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(G, 'reach', 'surprised')],
          things: ['bread', 'cloud', 'snowflake'],
        },
        `So they shut it in, and went down to breakfast. It came through the keyhole, as thin as a thread. In the kitchen it was a cloud again. It snowed on ${k}'s toast. "${refrain}" said ${g}. "I only want a bit of sun in this kitchen."`,
      ),
      page(
        {
          setting: 'bathroom',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(G, 'run', 'determined'), seen(K, 'stand', 'curious')],
          things: ['bathtub', 'broom', 'cloud'],
        },
        `${k} went up to brush teeth. The cloud went up after ${k}. ${Gcap} went up after the cloud, with a broom. It ducked. It snowed until the bath was full to the top. "${refrain}" said ${g}, with snow on both ears.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(G, 'sit', 'sad'), seen(K, 'stand', 'worried')],
          things: ['umbrella', 'rain-cloud'],
        },
        `By noon ${g} had no more ideas. ${Gcap} sat down on the rug, and so did the umbrella. Nobody said anything. The cloud had gone grey all over. It hung in the corner, and began to drip.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'think', 'surprised')],
          things: ['rain-cloud'],
        },
        `${k} looked at it for a long time. First it was on the bed, then at breakfast, and then at the bath. "It isn't lost," said ${k} slowly. "It goes where I go. It came because I asked. I said please every night!"`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'wave', 'happy')],
          things: ['cloud'],
        },
        `You can't say please all winter, and then say, "${refrain}" So ${k} went and stood under it, and looked up. "Thank you," said ${k}. "It's just what I wanted." And the cloud turned as white as a clean sheet.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(G, 'dance', 'happy')],
          things: ['cloud', 'snowball', 'snowflake'],
        },
        `Then they used it, all of it. They rolled down the sofa. They threw snowballs from behind the door. They built a snow bear in the bath, with a flannel for a scarf. Even ${g} lay down on the carpet and made an angel.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'wave', 'calm')],
          things: ['cloud'],
        },
        `With every hour the cloud got smaller. It was a cushion, and then it was a sock. It had brought just so much, and it had given it all away. The last flake came down on ${k}'s nose. ${Gcap} opened the window, and out it went with the wind.`,
      ),
      page(
        { setting: 'bedroom', weather: 'clear', time: 'night', camera: 'medium', actors: [seen(G, 'look-up', 'shy')] },
        `That night it was quiet. ${k} was asleep. ${Gcap} looked left and right, and went to the window. "Please, sun," whispered ${g}. In the morning there was something bright and warm under the kitchen door.`,
      ),
    ],
  };
}

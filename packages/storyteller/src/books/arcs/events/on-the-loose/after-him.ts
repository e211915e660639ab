import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './after-him-parts.ts';
import { old } from './after-him-old.ts';

/** Its keeper thinks that it runs away from him; it runs after him, with the hat that he forgot. */
export const AFTER_HIM: EventPlot = { id: 'after-him', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, G, Gcap, X, x, H, h, home, at, setting } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(H, 'run', 'worried')],
        },
        `${k} is ${at}. ${Gcap} is there, too. Here comes ${h}, very wet. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `${cap(x)} is out! ${h} is from ${home}. Drip, drip. ${h} has no hat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy', 'hat'), seen(K, 'point', 'surprised')] },
        `Off runs ${h}. And who comes now? ${X.introduced}, with a hat!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(H, 'look-up', 'worried'), seen(X, 'stand', 'happy', 'hat'), seen(K, 'shout', 'excited')],
          things: ['tree'],
        },
        `${h} looks behind a tree. "${refrain}" "Behind you!" calls ${k}. ${x} has the hat. Off runs ${h}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'stand', 'worried'), seen(X, 'stand', 'happy', 'hat'), seen(K, 'shout', 'excited')],
        },
        `${h} asks at the bus stop. "${refrain}" "Behind you!" calls ${k}. There is ${x}, with the hat!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'look-up', 'worried'), seen(X, 'reach', 'happy', 'hat'), seen(K, 'shout', 'excited')],
        },
        `${h} gets up on a wall. "${refrain}" ${x} lifts the hat. "Behind you!" Off runs ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad')] },
        `Now ${h} sits down in the rain. "${cap(x)} ran away from me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(X, 'stand', 'worried', 'hat')] },
        `${k} thinks. ${h} has no hat. ${x} has a hat. "It is the same hat!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(H, 'sit', 'surprised')] },
        `"Sit still, ${h}!" says ${k}. "${x} runs after you!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'reach', 'happy'), seen(H, 'sit', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['hat'],
        },
        `Pat, pat, pat. Here comes ${x}. Plop! On goes the hat. "Thank you, ${x}!"`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'medium', actors: [seen(H, 'stand', 'surprised')] },
        `At night ${h} is at home. Oh no! Where is the hat? Knock, knock. Who is there?`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, call, X, x, H, h, job, home, at, setting } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'curious'), seen(H, 'run', 'worried')],
        },
        `It was raining. ${k} was ${at} with ${g}. Up ran a man in big boots, with hair like a wet mop. "${refrain}" he said. It was ${h}, ${job}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'stand', 'sad'), seen(K, 'stand', 'surprised')] },
        `"${x} got out after breakfast," said ${h}. "I gave ${x} a drink, and put down my hat, and shut the gate. When I looked round, the gate was open. And now I've lost my hat as well." He shook the rain out of both ears, and ran on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy', 'hat'), seen(K, 'point', 'surprised')] },
        `He was hardly round the corner when somebody else came. It was ${X.introduced}, with a big blue hat. ${x} looked left. ${x} looked right. Then ${x} went round the corner too. "${call}," said ${k}, "did you see that?"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(H, 'hide', 'worried'), seen(X, 'stand', 'happy', 'hat'), seen(K, 'shout', 'excited')],
          things: ['tree'],
        },
        `They went to see, ${k} and ${g}, but not too near. In the park ${h} had hidden behind a tree. "${refrain}" he asked, over his shoulder. "Behind you!" called ${k}. For there stood ${x}, holding out the hat. But ${h} was off again.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'stand', 'worried'), seen(X, 'stand', 'happy', 'hat'), seen(K, 'shout', 'excited')],
        },
        `At the bus stop there was a queue. "${refrain}" said ${h}, at the front. "Behind you!" called ${k}. At the back of the queue stood ${x}, hat and all. A bus came in between. When it had gone, ${h} had gone, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'look-up', 'worried'), seen(X, 'reach', 'happy', 'hat'), seen(K, 'shout', 'excited')],
        },
        `Next ${h} stood on the wall by the station, to see further. "${refrain}" he shouted. "Behind you!" called ${k}. ${x} held the hat up as high as it would go. But ${h} jumped down on the other side.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `In the end he could run no more. He sat down on the kerb with his feet in a puddle. "Every day I bring breakfast," said ${h}. "We have a chat. I thought that ${x} liked me. And now ${x} has run away from me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(X, 'hide', 'shy', 'hat')] },
        `${k} looked round the corner. There stood ${x} and did not know what to do. The hat was getting wet. Whose hat was it? ${h} had no hat. ${h} was wet to the ears.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(H, 'sit', 'surprised')] },
        `"${x} didn't run away from you!" said ${k}. "${x} ran after you! All day long! You forgot your hat." "Then why haven't I seen it?" said ${h}. "Because you never stop," said ${k}. "Sit still, ${h}."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'reach', 'happy'), seen(H, 'sit', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['hat'],
        },
        `So ${h} sat still. Slowly, round the corner, came ${x}. Plop! The hat was on his head. It was rather wet, and it was the right way round. ${h} could not speak. ${x} sat down in the puddle beside him.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'medium', actors: [seen(H, 'stand', 'happy')] },
        `They walked home to ${home} together, under one hat. ${h} shut the gate, and tried it twice. At his own door it still rained, and his head was wet. He had left his hat behind. He stood still and waited. Knock, knock.`,
      ),
    ],
  };
}

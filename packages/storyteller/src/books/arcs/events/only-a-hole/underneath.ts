import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './underneath-old.ts';

/** All that the digger makes is a hole, and then they fill it in; but everything stands on it. */
export const UNDERNEATH: EventPlot = { id: 'underneath', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, g, Gcap, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['digger'],
        },
        `Off goes the digger! Who drives it? ${Gcap} does. ${K.introduced} waves.`,
        `Brrrm! Here is the big digger. ${Gcap} drives it. "Bye-bye!" says ${K.introduced}, and waves.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'curious')] },
        `In comes ${g}, all muddy. "What did you make?" says ${k}. "A hole." "${refrain}"`,
        `${Gcap} comes home for tea. "And what did you dig?" says ${k}. "A hole." "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'sit', 'calm')] },
        `Next day it is a hole again. "${refrain}" says ${k}. "You will see," says ${g}.`,
        `The next day? A hole. And the next? A hole. "${refrain}" says ${k}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'sit', 'excited'), seen(G, 'sit', 'happy')],
          things: ['digger', 'helmet'],
        },
        `Today ${k} may come, too. Helmet on! ${k} sits with ${g}, up in the digger.`,
        `Now ${k} may go with ${g}! On goes a helmet. Up they go, into the digger.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'calm')] },
        `${k} looks down. How deep it is! "What is in it?" "Nothing yet," says ${g}.`,
        `There is the hole. It is huge! "But it is empty," says ${k}. "Yes," says ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(G, 'sit', 'happy')], things: ['digger'] },
        `${k} pulls, and ${g} helps. Down goes the bucket. Crunch! Up it comes. ${k} can dig!`,
        `${g} lets ${k} pull. The digger goes down, crunch, and up. That was ${k}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'happy')], things: ['lorry'] },
        `A lorry comes. It fills the hole with stones. "Oh no!" says ${k}. "Your hole!" "Wait," says ${g}.`,
        `Then comes a lorry. Stones go in, and more stones. "Your hole is gone!" says ${k}. "Wait," says ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(G, 'point', 'proud')], things: ['house'] },
        `Weeks go by. Up goes a wall. Up goes a roof. A house stands on the hole!`,
        `Weeks later there is a wall. There is a roof. It is a house, on top!`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(G, 'stand', 'happy')],
          things: ['house'],
        },
        `The wind blows. The trees shake, but not the house. "The hole holds it up!" says ${k}.`,
        `It is windy. Hats fly off! But the house stands still. "It stands on your hole!" says ${k}.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'kneel', 'happy', 'spoon'), seen(G, 'stand', 'curious')],
        },
        `At home ${k} digs with a spoon. "${refrain}" says ${g}. "You will see," says ${k}.`,
        `${k} has a spoon, and digs. "What do you make?" says ${g}. "A hole," says ${k}. "Wait."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, C, k, g, Gcap, c, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'wave', 'happy'), seen(K, 'wave', 'proud')],
          things: ['digger'],
        },
        `Other people go to work in a car. ${Gcap} went in the digger. It was as high as the bedroom window, and it shook the cups. ${K.introduced} waved until it was round the corner.`,
        `In the morning there was a rumble, and the spoons jumped. That was ${g}, who was off to work in the digger. It could lift a cow. It could pick up an egg. ${K.introduced} ran to the gate to wave.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'curious')] },
        `In the evening ${g} came home, with mud up to the ears. "What did you make today?" said ${k}. "A hole," said ${g}. On Tuesday ${k} asked again. "A hole." "The same one?" "It's bigger."`,
        `"What did you make?" said ${k}, every evening. "A hole," said ${g}, and took off both boots. On Wednesday it was a hole. "${refrain}" said ${k}. "It's coming on well," said ${g}.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(C, 'stand', 'proud'), seen(K, 'stand', 'shy')] },
        `At school they told what their families make. Somebody's mum made bread. Somebody's dad made legs better. "Mine makes holes," said ${k}. "${refrain}" said ${C.introduced}. "A hole isn't anything. It's where there's nothing."`,
        `"My nan makes hats," said ${C.introduced}, at school. "What does yours make?" "Holes," said ${k}. "${refrain}" said ${c}. "But that's nothing! That's nothing with an edge."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'sit', 'excited'), seen(G, 'sit', 'happy')],
          things: ['digger', 'helmet'],
        },
        `On Saturday ${k} was allowed to come. There was a helmet, which came down to the nose. ${k} sat up beside ${g}, and saw over the fence for the first time. You could have put the school in it. "It's the biggest nothing in the world," whispered ${k}.`,
        `"Come and see it, then," said ${g}, on Saturday. ${k} got a helmet, and climbed up into the digger. Behind the fence the ground just stopped. It was so deep that there was an echo in it. "What's it for?" said ${k}. "For," said the hole.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(G, 'sit', 'happy')], things: ['digger'] },
        `"Want to do a bit?" said ${g}. ${k} put one hand on the lever, and ${g} put one hand on top. Down went the long arm. Crunch! Up it came, with its mouth full, and a worm on its lip. They put the worm on the grass.`,
        `${g} showed ${k} the lever. It was like holding an elephant by the trunk. Down it went, and bit, and came up dripping. "That's yours, that bit," said ${g}. It was the left back corner.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'happy')], things: ['lorry'] },
        `The week after that the lorries came. They had stones in them, and grey porridge that sets like rock. They tipped it all in. "They're filling up your hole!" cried ${k}. "Yes," said ${g}, very pleased. "Aren't you sad?" "Wait," said ${g}.`,
        `But when ${k} looked through the fence again, there were lorries. They poured in stones, and iron, and something like grey custard. In the evening it was level. "All that work!" said ${k}. "It's gone!" "It isn't gone," said ${g}. "You wait."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(C, 'look-up', 'surprised')],
          things: ['house'],
        },
        `Weeks later there was a wall, and then there were four. There were windows, up and up. ${k} and ${c} went by each day to count them. It was going to be the new library, with a clock in a tower.`,
        `After that it all went up instead of down. There were weeks of walls, and then a roof, and then a tower. "It's the new library," said ${c}. "My uncle made the doors." Nobody said anything about a hole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'sad')], things: ['ribbon'] },
        `On the great day there was a ribbon. A lady in a chain thanked whoever had made walls or the clock. She thanked the doors. ${g} stood at the back, in clean boots. "She's left out the hole," said ${k}.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(C, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['ribbon'],
        },
        `Just then the wind got up. The ribbon went first. The flags flew off, and the stage went over, and so did two chairs. "Will it fall down?" said ${c}, and looked up at the tower. It did not even tremble. "No," said ${k}. "It can't. It's holding on, underneath."`,
        `Then came the wind. It took the ribbon, and the lady's hat. It blew down the stage. All the trees lay flat, and everybody looked up at that high, high tower. It stood as if it had been told to. "Why doesn't it fall?" said ${c}. "Because of what you can't see," said ${k}.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(K, 'point', 'proud'), seen(C, 'kneel', 'curious')] },
        `"It goes as far down as it goes up, nearly," said ${k}. "I've seen it. I dug a bit." ${c} knelt down and put one ear to the step. It was very quiet and strong in there. "Which bit?" said ${c}. "The left back corner," said ${k}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'happy', 'spoon'), seen(G, 'stand', 'curious')],
        },
        `On Sunday ${g} found ${k} in the garden, with a spoon. "What are you making?" said ${g}. "A hole." "${refrain}" said ${g}. ${k} went on digging. "A hole isn't nothing," said ${k}. "It's where something is going to be."`,
        `The next evening it was ${k} who came in muddy. "And what did you make today?" said ${g}. "A hole," said ${k}. There was an apple pip in ${K.names} pocket. "${refrain}" said ${g}. "You wait," said ${k}.`,
      ),
    ],
  };
}

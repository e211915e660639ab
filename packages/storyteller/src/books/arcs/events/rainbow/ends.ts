import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './ends-old.ts';
import { REFRAINS, TITLES, comer, isForGold, isAlong } from './ends-parts.ts';

/** It is always one field further; and whoever comes along behind saw it end on the house where they started. */
export const ENDS: EventPlot = { id: 'ends', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, K, a, b, k, g, third, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const R = comer(going);
  const too = third ? ` ${third.name} comes too.` : '';
  const gold = isForGold(going) ? ' "There is a pot of gold!"' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: ['rainbow'] },
        `Sun and rain! ${A.introduced} looks out of the blue door. A rainbow! Where does it end?`,
        `It rains, and the sun shines. ${A.introduced} opens the blue door. "Look, a rainbow!"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: everybody(going, 'run', 'excited'), things: ['rainbow', 'tree'] },
        `"${refrain}" says ${B.introduced}. It ends at the big tree.${gold} They run.${too}`,
        `Out comes ${B.introduced}. "${refrain}" It ends at a tree.${gold} Run!${too}`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: everybody(going, 'stand', 'surprised'),
          things: ['tree', 'rainbow'],
        },
        `It is only a tree. "${refrain}" says ${a}. It ends at the pond.`,
        `They run to the tree. No red. No blue. "${refrain}" says ${a}. "At the pond!"`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'run', 'surprised'), things: ['rainbow'] },
        `It is only a pond. "${refrain}" says ${b}. It ends on the hill.`,
        `They run to the pond. No rainbow in it. "${refrain}" says ${b}. "On the hill!"`,
      ),
      page(
        { setting: 'mountain', camera: 'medium', actors: everybody(going, 'sit', 'sad') },
        `Up, up the hill. It is only a hill. They are wet.`,
        `Up the hill. Puff, puff. Only grass! Down they sit.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'walk', 'happy'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')],
        },
        `Somebody comes up behind them. It is ${R.name}. "Where does it end?" says ${R.name}.`,
        `Here comes ${R.name}, up the hill too. "I want the end," says ${R.name}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['rainbow'] },
        `"${refrain}" says ${R.name}. "I saw it. It ended at a blue door!"`,
        `"I saw it down there," says ${R.name}. "On a house. The door is blue."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'excited'), seen(R, 'run', 'excited')] },
        `"A blue door?" says ${k}. "That is our house!" Down, down, down they run.`,
        `"Our door is blue!" says ${k}. Down the hill they run. ${R.name} runs too.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(R, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['pancakes'],
        },
        isAlong(going)
          ? `In at the blue door! ${b} makes pancakes. They are round, like gold.`
          : `In at the blue door! And there is ${g}, with pancakes. They are like gold!`,
        isAlong(going)
          ? `"Pancakes!" says ${b}, and makes a big pile. Each one is round and gold.`
          : `What is in there? Pancakes! ${g} has a big pile. Each one is gold.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy'), seen(R, 'wave', 'happy')],
        },
        `And where does it end now? "Here," says ${a}, and pats a full tummy.`,
        `"Now where does it end?" says ${R.name}. "Here!" says ${a}. It ended at home.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const R = comer(going);
  const gold = isForGold(going) ? ' "There will be a pot of gold."' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'excited')], things: ['rainbow'] },
        `It was raining, and the sun was out as well. ${A.introduced} opened the blue front door. There was a rainbow, right across the sky. "I want to see where it ends," said ${a}.${gold}`,
        `"Nothing ever happens here," said ${A.introduced}, and opened the blue front door. There stood a rainbow, as big as anything can be. One end was behind the roofs. "I'm going to the end of it," said ${a}.${gold}`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: everybody(going, 'run', 'excited'), things: ['rainbow'] },
        `${B.introduced} had seen it too. "${refrain}," said ${b}, and pointed. The rainbow came down on the oak tree. The whole tree was orange and green. They ran.${comesToo} They did not even shut the door.`,
        `Out came ${B.introduced}. "${refrain}," said ${b}. "By the oak!" You could see the oak tree shining right through it. They left the door open, and ran as fast as wet feet can.${comesToo}`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: everybody(going, 'stand', 'surprised'),
          things: ['tree', 'rainbow'],
        },
        `But at the oak tree it was only raining. ${a} walked all round it, and looked at both hands. They were not orange. "${refrain}," said ${a}, and pointed to the pond. It had moved.`,
        `The oak tree dripped. It was brown, and a bit green, as it always was. "It was here," said ${b}. "I saw it." They looked round. "${refrain}!" said ${a}. Now it came down at the pond.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'run', 'surprised'), things: ['rainbow'] },
        `They came to the pond very quietly, so as not to frighten it. There were rings in the water, and two ducks, and no violet anywhere. "Perhaps it heard us," said ${b}. "${refrain}," said ${a}. It stood on top of the hill.`,
        `So they ran to the pond, and did not look away from it once. It went as they came, a step for a step. The ducks had noticed nothing. "${refrain}," said ${b}. "On the hill. We'll be quicker than it is."`,
      ),
      page(
        { setting: 'mountain', camera: 'medium', actors: everybody(going, 'sit', 'sad') },
        `It is a long way up that hill, and steep. On the top there was wind, and grass, and one sheep. The sheep was white all over. "It doesn't want us," said ${a}, and sat down in a wet place.`,
        `They went up the hill on all that they had. They got to the top with no breath, and put their arms round nothing. "It's always the next place," said ${b}. They sat down. Everybody's socks were full of water.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'walk', 'curious'), seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')],
        },
        `Then somebody came puffing up behind them. It was a child with a bucket. "I'm ${R.name}," said the child. "Have you seen the end of it? I've been running after it all the way from the mill."`,
        `There were steps behind them. It was a child with a bucket. That was ${R.name}, from the mill, down beyond the town. "Is this where it ends?" said ${R.name}. "I've been running after it too."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'point', 'excited'), seen(A, 'look-up', 'surprised')],
          things: ['rainbow'],
        },
        `"It isn't here," said ${a}. "It wasn't before, either," said ${R.name}. "I saw it from the mill. ${refrain}, right down in that street. It came down on a house with a blue door."`,
        `"No," said ${a}. "Where do you think that it is?" ${R.name} turned round and pointed, back the way that they had come. "${refrain}," said ${R.name}. "Do you see a blue door? From the mill it was on that house. I ran there, and it had gone."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(R, 'stand', 'surprised')] },
        `Nobody said a word. "That's our door," said ${k}. "That's where we started!" "Then you were in it," said ${R.name}. "What was it like?" They tried to think. They had been looking at something else.`,
        `"But that's us!" said ${k}. "We live there. We came out of that door!" ${R.name} looked at them with big eyes. "You were standing in it," said ${R.name}. "What was it like in there?" "I didn't notice," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(R, 'run', 'excited'), seen(B, 'run', 'excited')] },
        `Down the hill they went, all together, past the pond and past the oak. The rain was getting thin. "Quick!" shouted ${R.name}. "It might have gone in!" The blue door was still open.`,
        `They ran so fast that their feet came after them. Pond, oak, street! "Is it still there?" called ${a}. "We'll soon see," said ${R.name}. And in they went, at the blue door, with the bucket.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(R, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['pancakes'],
        },
        isAlong(going)
          ? `There was nothing under the blue door but a mat. So ${b} got out the pan. Soon there was a tower of pancakes, round and yellow as coins. "Gold," said ${R.name}, and sat down.`
          : `There stood ${g}, with a pan. On the table was a tower of pancakes, round and yellow as coins. "You left the door open," said ${g}. "I thought you'd come back for these." "Gold," said ${R.name}, and sat down.`,
        isAlong(going)
          ? `The kitchen was full of sun. "I know what this wants," said ${b}, and cracked an egg. Soon there were pancakes, golden, in a pile up to the lamp. "So it does end here," said ${R.name}.`
          : `The kitchen was full of sun. There were pancakes, golden, in a pile up to the lamp. "I made too many," said ${g}. "I don't know what came over me." "A rainbow did," said ${b}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(R, 'wave', 'happy')],
        },
        `Next time, ${a} stood at the blue door, in the rain and the sun. ${R.name} stood at the mill, with a flag. The flag went up. It was there. ${a} stood quite still in the middle of it, and noticed everything.`,
        `They have a plan now. When it rains and shines, ${R.name} looks from the mill. ${a} stays at the door. Then ${R.name} waves to say that it's there. "${refrain}!" It is wet, and a bit warm, and it smells of pancakes.`,
      ),
    ],
  };
}

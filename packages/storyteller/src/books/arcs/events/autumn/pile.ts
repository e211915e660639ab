import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './pile-old.ts';
import { REFRAINS, TITLES, nutOf, where } from './pile-parts.ts';

/** Before one jumps into a pile of leaves one knocks, with a conker; and it is always rolled out again. */
export const PILE: EventPlot = { id: 'pile', young, middle, old };

function young(going: Going): Told {
  const { A, B, K, a, b, k, third, at, company, chance } = going;
  const c = nutOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const M = company.meet('mouse');
  const H = company.meet('hedgehog');
  const too = third ? ` ${third.name} comes too.` : '';
  const aC = c === 'acorn' ? 'An acorn' : 'A conker';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at ?? 'forest', camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['leaf'] },
        `It is autumn. ${A.introduced} walks in the leaves. Swish! Here is a ${c}. Pick it up!${too}`,
        `Swish, swish! ${A.introduced} walks in autumn leaves. There are ${c}s too. Pick them up!${too}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'happy')], things: ['leaf'] },
        `A pile of leaves! ${a} wants to jump in. "Knock first," says ${B.introduced}.`,
        `Look, a big pile! "Jump!" says ${a}. "Knock first," says ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'curious')], things: ['leaf'] },
        `In rolls a ${c}. Out rolls the ${c}! "${refrain}" says ${b}.`,
        `${a} rolls a ${c} in. They wait. Out it rolls! "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'sit', 'surprised'), seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['leaf'],
        },
        `Who looks out? A mouse! So ${a} does not jump.`,
        `A nose! It is a mouse. "Sorry, mouse," says ${a}. No jump here.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'hold', 'determined'), things: ['leaf'] },
        `So they make a pile. More, more, more! It is as big as ${a}.`,
        `"Then we make one," says ${a}. Leaves, leaves, leaves! What a big pile.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(H, 'sit', 'sleepy'), seen(B, 'stand', 'curious')],
          things: ['leaf'],
        },
        `In rolls a ${c}. Out rolls the ${c}! "${refrain}" It is a hedgehog, in bed.`,
        `Knock! Roll, roll. Out it comes. "${refrain}" It is a sleepy hedgehog.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"It needs a bed," says ${b}. All the leaves are gone. No jump!`,
        `"Sleep well, hedgehog," says ${a}. Now there are no more leaves.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'happy'), seen(K === A ? B : A, 'sit', 'curious')],
          things: ['tree', 'leaf'],
        },
        `${k} lies down and looks up. The tree is full of leaves! Whoosh, goes the wind.`,
        `"Look up!" says ${k}. There are leaves on the tree! They lie down. Whoosh!`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: everybody(going, 'hide', 'happy'), things: ['tree', 'leaf'] },
        `Down they come! They jump on ${a}. They jump on ${b}. What a pile!`,
        `Now the leaves jump on ${b}! They jump on ${a}! What a pile!`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(M, 'stand', 'curious'), seen(A, 'hide', 'happy'), seen(B, 'hide', 'happy')],
          things: ['leaf'],
        },
        `Roll, roll. ${aC} rolls in. It is the mouse! ${a} rolls it out. "${refrain}"`,
        `Knock, knock. Here comes a ${c}. The mouse rolled it in! "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, comesToo, at, company, chance } = going;
  const c = nutOf(going);
  const refrain = chance.pick(...REFRAINS);
  const M = company.meet('mouse');
  const H = company.meet('hedgehog');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at ?? 'forest', camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['leaf'] },
        `It was autumn ${where(going)}. ${A.introduced} was out for a walk, and so was ${B.introduced}.${comesToo} All the leaves went swish. The best thing was the ${c}s. ${a} had picked up so many that every step went clack.`,
        `The leaves ${where(going)} were as deep as a bath that autumn. ${A.introduced} swished through them. So did ${B.introduced}.${comesToo} Under the leaves were ${c}s, brown and shiny. They took as many as they could carry.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'calm')], things: ['leaf'] },
        `Then ${a} saw a pile. It was high, and red, and asked to be jumped in. ${a} took a run. "Wait!" said ${b}. "You have to knock." "On leaves?" said ${a}. "Somebody might live there," said ${b}.`,
        `"A pile!" shouted ${a}. The wind had blown it up against a wall. ${a} went back ten steps, to get up speed. "You don't just jump on people's roofs," said ${b}. "First you knock."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'kneel', 'curious')], things: ['leaf'] },
        `You can't knock on leaves with a hand, so they took a ${c}. ${a} rolled it in at the bottom. It rustled, and was gone. "You see?" said ${a}. Then it rustled again, and out came the ${c}. "${refrain}," said ${b}.`,
        `${b} took a ${c} and rolled it in, like somebody posting a letter. They listened. Nothing. "Empty," said ${a}, and stood ready. And the ${c} came rolling out, right up to ${A.names} foot. "${refrain}," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'stand', 'angry'), seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')],
          things: ['leaf'],
        },
        `A mouse put out its head. It looked at the ${c}, and at them, and it folded its arms. "Wrong house," said ${a}. "We're very sorry." The mouse went in and pulled a leaf across the door.`,
        `After the ${c} came a mouse. She had been asleep, and you could see on which side. "It was only a question," said ${a}. She looked them up and down. Then she went back in, and there was no jump.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'determined'), things: ['leaf'] },
        `"We'll make our own," said ${a}. "I'll know who lives in that one. Nobody." They carried leaves until their arms hurt. They made it as high as ${a}, and then a good deal higher.`,
        `"Then I'll build one," said ${a}, "and nobody will be in it." They took every leaf there was, the yellow and the red. It took all afternoon. It was the biggest pile that there had ever been ${where(going)}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'calm')], things: ['leaf'] },
        `They stopped for one biscuit. Then ${a} walked back twenty steps, and wiped off the crumbs, and ran. "Knock!" called ${b}. "It's ours!" called ${a}. But ${a} stopped, and rolled in a ${c}.`,
        `They went to fetch one last armful, and came back. "Now," said ${a}. "You know what I'm going to say," said ${b}. ${a} groaned. But it was quick, to roll in a ${c}. There was surely nobody there.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'sit', 'sleepy'), seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')],
          things: ['leaf'],
        },
        `It rolled in. It was quiet for so long that ${a} began to smile. Then came a snuffle, and out came the ${c}, slowly. Behind it was a hedgehog, with a leaf on each prickle. "${refrain}," said ${a}, in a very small voice.`,
        `The ${c} went in. One, two, three, four. The ${c} came out. It was a bit wet. "${refrain}," said ${b}. They parted two leaves. There lay a hedgehog, rolled up, and it was already half asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"It wants to sleep there until spring," said ${b}. "It needs a big one." They looked at their big one. There was not a leaf left over. "I never got to jump," said ${a}. Softly, they shut up the hole again.`,
        `${a} sat down on the bare ground. "That's all the leaves there are," said ${a}, "and I can't jump." "It'll be warm until March in there," said ${b}. Nobody could be cross with a hedgehog. It was hard work, though.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(K === A ? B : A, 'sit', 'curious')],
          things: ['tree', 'leaf'],
        },
        `${k} lay back, and looked up. "That's not all the leaves." The big tree over them was still full, yellow to the top. "We can't jump on them," said ${k}. "So they'll have to jump on us."`,
        `It was ${k} who lay down flat, and saw it. High up above them were a thousand more, all yellow, each by a thread. "Lie down," said ${k}. "Quick. I can hear the wind." They lay in a row and waited.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: everybody(going, 'hide', 'happy'), things: ['tree', 'leaf'] },
        `Whoosh! The whole tree let go. They came down like yellow snow. They jumped on ${a}, and they jumped on ${b}. Then there was only a pile there, with giggles in it.`,
        `Then the wind came, and shook the tree by the neck. Down jumped the leaves, all of them, on knees and noses and everything. It tickled. Soon there was nobody there, only a great big pile that sneezed.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(M, 'stand', 'curious'), seen(A, 'hide', 'happy'), seen(B, 'hide', 'happy')],
          things: ['leaf'],
        },
        `It was warm in there, and they kept quite still. Something rustled down at the bottom. In rolled a ${c}. ${a} looked at it. Then ${a} gave it a push, and out it rolled again. "${refrain}," said ${a}. And outside a mouse went home.`,
        `They lay in the dark and smelled the autumn. Tick, tick. Something came rolling in, and stopped at ${A.names} ear. It was a ${c}. Outside a mouse was waiting for an answer. ${a} rolled it back. "${refrain}!" they all shouted.`,
      ),
    ],
  };
}

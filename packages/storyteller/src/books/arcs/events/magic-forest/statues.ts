import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './statues-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The trees of a magic forest take a step whenever nobody looks; whoever knows the game knows how to send them back. */
export const STATUES: EventPlot = { id: 'statues', young, middle, old };

function young(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, magic, forest, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'calm'), seen(G, 'stand', 'calm'), ...along],
        },
        `They play statues. ${A.introduced} turns round. "${refrain}" ${B.introduced} must go back.${comesToo}`,
        `Here is a game. ${A.introduced} looks. ${B.introduced} stands still. "${refrain}" Back you go!${comesToo}`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['ball'],
        },
        `The ball rolls off. It rolls into the ${magic} ${forest}. In they go.`,
        `Oh! The ball rolls away. Into the ${magic} ${forest}! They run after it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ball'), seen(B, 'stand', 'surprised')],
          things: ['ball', 'tree'],
        },
        `Here is the ball. They turn round. But where is the path? A tree is on it!`,
        `They have the ball. Now home. But look! A tree stands on the path.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'worried')], things: ['tree'] },
        `They go left. They go right. There are more trees. They are so near!`,
        `One tree is here. One is there. Were they there before? No!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'sad'), seen(A, 'stand', 'worried')] },
        `"I want to go home," says ${b}. Behind them goes rustle, rustle, step.`,
        `${b} is a bit sad. Rustle, step. What was that, behind them?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised')], things: ['tree'] },
        `${a} turns round, so fast! One tree has a foot up. "${refrain}"`,
        `Quick! ${a} looks. There stands a tree, on one foot. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['tree'] },
        `The tree goes red. It goes back. "It is statues!" says ${a}. "They play!"`,
        `"They play statues, too!" says ${a}. And the tree has to go back.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(B, 'point', 'excited')], things: ['tree'] },
        `Turn and look. "${refrain}" Back! Turn and look. "${refrain}" Back, back, back!`,
        `"${refrain}" Back goes the oak. "${refrain}" Back goes the fir. What fun!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'wave', 'happy')],
        },
        `And there is the path! They run home to ${g}. The trees all wave.`,
        `Now the path is free. Goodbye, trees! They wave. There is ${g}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['tree'] },
        `Night. A tree is in the garden. ${a} looks. Now it is nearer! "${refrain}"`,
        `In bed ${a} looks out. One small tree has come along. "${refrain}" Good night, tree.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, magic, forest, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'calm'), seen(G, 'stand', 'calm'), ...along],
        },
        `They were playing statues on the grass. ${A.introduced} stood with closed eyes and turned round, quick as a wink. ${B.introduced} had one foot up. "${refrain}" said ${a}. Whoever moves has to go back to the hedge.${comesToo}`,
        `Nobody was as good at statues as ${A.introduced}. ${a} could spin round so fast that you were caught with your mouth open. "${refrain}" And back to the hedge you went. ${B.introduced} had been back eleven times.${comesToo}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'run', 'surprised'), seen(A, 'run', 'happy'), seen(G, 'shout', 'calm')],
          things: ['ball'],
        },
        `Behind the hedge was the ${magic} ${forest}. It looked like any other. Then ${b} kicked the ball, and in it went. "Fetch it and come straight back," said ${g}. "It isn't always the same in there."`,
        `On the other side of the hedge began the ${magic} ${forest}. Nobody could say what was magic about it. Their ball flew in, and they ran after it. "Keep to the path," called ${g}. "If there is one."`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ball'), seen(B, 'stand', 'surprised')],
          things: ['ball', 'tree'],
        },
        `The ball lay in the moss, ten steps in. ${a} picked it up, and they turned to go home. There had been a path. Now there was an oak on it. "That's funny," said ${b}. "We came that way."`,
        `It was not far. They bent down for the ball, for two seconds at most. When they looked up, the path had gone. A big old oak stood there, and looked as if it always had.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'walk', 'worried')], things: ['tree'] },
        `So they went left, round the oak. But there was a beech. They went right, and there stood two firs, arm in arm. "There was a gap here," said ${a}. "I only looked away to sneeze."`,
        `They tried it to the left. There was a nice wide gap, and ${b} stopped to tie a lace. After that there was no gap. They tried it to the right. It was just the same. "Are they nearer?" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'worried')], things: ['tree'] },
        `"Then we'll be quick," said ${a}. They shut their eyes and ran. Bump! It is a bad idea to run like that, among trees. There were more of them than ever. They stood so close that they rustled.`,
        `"We'll mark one," said ${a}, and tied a sock to a branch. They walked and walked, away from the sock. And there it was, right in front of their noses. "It's following us," whispered ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'sad'), seen(A, 'stand', 'worried')] },
        `${b} sat down on a root. It was warm, and it got out of the way. "I want to go home," said ${b}, in a small voice. It was quiet. And then, just behind them, there was a rustle, and a step. It was the kind of step that doesn't want to be heard.`,
        `It was getting green and dark. "They don't want to let us out," said ${b}. ${a} put an arm round ${b}. They kept quite still, and listened. Rustle. Step. Somebody behind them was trying not to giggle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['tree'] },
        `${a} knew that step. ${a} had heard it all afternoon. Without a word ${a} spun round, as quick as a wink. There stood the oak, with one great root in the air. It wobbled. "${refrain}" cried ${a}.`,
        `Where had ${a} heard that before? On the grass! ${a} counted to three, and whirled about. The oak had one foot up. All its leaves shook, to keep still. "${refrain}" shouted ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'surprised')], things: ['tree'] },
        `The oak turned red, from the top down, like in autumn. Then it went back. It walked right back to where it had begun, with its branches hanging. "They're playing statues!" said ${a}. "They play it all the time. It's only that nobody ever turned round!"`,
        `And what did the oak do? It sighed. It shuffled away, all the way to the edge, for that's the rule. "It's a game!" said ${a}. "They didn't want to keep us. They wanted to get here first." "They might have said," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(B, 'point', 'excited')], things: ['tree'] },
        `So they played. ${a} looked to the left, and ${b} to the right. "${refrain}" Back went the beech. "${refrain}" Back went both firs, blaming each other. A very small birch fell over, from laughing.`,
        `After that it was the best game of all. You had to be quick, with a whole ${forest}. "${refrain}" said ${b}, and a fir went home. "${refrain}" said ${a}, and so did three beeches. Only the smallest birch was never caught. It was good.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'wave', 'calm')],
          things: ['ball'],
        },
        `Then they had all gone back, and there lay the path, like a ribbon. They ran down it. "Thank you for the game!" called ${a}. There was no wind, but all the trees were waving. "Well?" said ${g}. "Was it the same in there?" "No," they said.`,
        `And between the trees, as straight as a ruler, went the path. "Same time tomorrow!" called ${a}. The whole ${forest} bowed. ${Gcap} was at the hedge. "You took your time," said ${g}. "We had to send somebody back," said ${b}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['tree'] },
        `That night ${a} looked out. At the end of the garden stood a small birch. It was new. ${a} yawned, and looked again. Now it stood by the swing. ${a} shut both eyes, and opened one. It was under the window, with one root up. "${refrain}" whispered ${a}. The birch went pink.`,
        `At bedtime there was a very small birch beside the shed. "Has that always been there?" said ${g}, and drew the curtain. ${a} waited, and pulled it open. The birch was halfway across the lawn, and stood as still as still. "${refrain}" said ${a}, and waved it good night.`,
      ),
    ],
  };
}

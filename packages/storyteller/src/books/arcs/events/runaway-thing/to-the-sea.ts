import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './to-the-sea-old.ts';

/** It has looked at one wall for nine years, and goes to look at something else; then they turn it round. */
export const TO_THE_SEA: EventPlot = { id: 'to-the-sea', young, middle, old };

function young(going: Going): Told {
  const { K, G, W1, W2, W3, k, g, w1, w2, w3, x, isSeat, title } = partsOf(going);
  const refrain = `Stop that ${x}!`;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: isSeat ? 'living-room' : 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'curious')] },
        `Here is the ${x}. It looks at the wall. ${K.introduced} looks at the ${x}.`,
        `This is the ${x}. All day it looks at the wall. Poor ${x}! ${K.introduced} says so, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, isSeat ? 'sleep' : 'stand', isSeat ? 'sleepy' : 'surprised'), seen(K, 'stand', 'surprised')],
        },
        isSeat
          ? `${cap(g)} lies down on it, and sleeps. The door is open. Roll, roll, roll!`
          : `${cap(g)} sweeps the floor behind it. The door is open. Roll, roll, roll!`,
        isSeat
          ? `Snore, snore! ${cap(g)} is asleep on it. It has four small wheels. Roll, roll!`
          : `${cap(g)} pulls it out, to sweep. It has four small wheels. Roll, roll!`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'run', 'surprised')] },
        `Out it goes! Down the hill it goes! ${k} runs. "${refrain}"`,
        `There it goes, out of the door! Down the street! ${k} runs after it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W1, 'run', 'surprised'), seen(K, 'run', 'determined')] },
        `Past the bread shop! Out comes ${w1}. ${w1} runs, and ${k} runs. "${refrain}"`,
        `Here is ${w1}, of the bread shop. Now two of them run. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'hold', 'surprised', 'sign'), seen(K, 'run', 'determined')] },
        `Past the school! ${w2} holds up a sign. STOP, it says. But a ${x} cannot read.`,
        `${w2} has a sign. STOP! But no ${x} can read! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W3, 'point', 'surprised'), seen(K, 'run', 'determined')] },
        `Past ${w3}! "You may not stop here!" says ${w3}. It does not stop. "${refrain}"`,
        `"No stopping here!" says ${w3}. Good! It does not stop. "${refrain}"`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(W1, 'stand', 'surprised')] },
        `Down, down, down to the sea. There it stops, all by itself. ${k} stops. ${w1} stops.`,
        `Then comes the sea. It stops! It stands in the sand. ${k} and ${w1} stand still, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy')] },
        `It looks at the sea. The sea is so big! "Oh," says ${k}. "It only wants to look."`,
        `What does it do there? It looks. "Oh!" says ${k}. "It has never seen the sea."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(G, 'sit', 'surprised'),
            seen(K, 'sit', 'happy'),
            seen(W1, 'sit', 'happy'),
            seen(W2, 'sit', 'happy'),
          ],
        },
        isSeat
          ? `They all sit on it in a row. ${cap(g)} wakes up. "What is on?" says ${g}. "The sea," says ${k}.`
          : `Its door swings open. Tea for all! They all sit down in a row. Here comes ${g}, too.`,
      ),
      page(
        {
          setting: isSeat ? 'living-room' : 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
        },
        `At home ${g} turns it round. Now it can look out. And on Sunday? "START that ${x}!" says ${k}.`,
        `Home it comes. They turn it to the window. And on Sundays they say: "START that ${x}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, W1, W2, W3, k, g, w1, w2, w3, x, isSeat, title } = partsOf(going);
  const refrain = `Stop that ${x}!`;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: isSeat ? 'living-room' : 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'curious')] },
        `For nine years the ${x} had stood there and looked at the wall. It was a plain wall with one crack in it. "Doesn't it get bored?" said ${K.introduced}. "It's a ${x}," they said. But nobody had asked the ${x}.`,
        `There was a wall, and there was a ${x} that looked at it. It had done that for nine years. "I'd go mad," said ${K.introduced}. "${cap(x)}s don't mind," they said. That's what they always say about somebody who can't answer.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, isSeat ? 'sleep' : 'stand', isSeat ? 'sleepy' : 'surprised'), seen(K, 'stand', 'surprised')],
        },
        isSeat
          ? `Then came the day of the new carpet. They pushed the ${x} out into the hall. "I'll just try it," said ${g}, and lay down, and was asleep. The front door stood open. The ${x} had four small wheels. Nobody had thought of that for nine years, except the ${x}.`
          : `One day ${g} pulled it out, to sweep behind it. Then ${g} pushed it into the hall, to sweep where it had been. The front door stood open. The ${x} had four small wheels. Nobody had thought of that for nine years, except the ${x}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'run', 'surprised')] },
        isSeat
          ? `Bump, it went, down the step. Then it was in the street, and the street went downhill. "${refrain}" shouted ${k}, and ran. The snoring went along with it.`
          : `Bump, it went, down the step. Then it was in the street, and the street went downhill. "${refrain}" shouted ${k}, and ran. Everything inside it was rattling, and mostly the jam.`,
        isSeat
          ? `It rolled over the mat. It took the step like a horse. "${refrain}" cried ${k}. But it was off down the street, with the cushions flying. The snoring went along.`
          : `It rolled over the mat. It took the step like a horse. "${refrain}" cried ${k}. But it was off down the street, and its door flapped like a wing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W1, 'run', 'surprised'), seen(K, 'run', 'determined')] },
        `It came past the bread shop. "Was that a ${x}?" said ${w1}. "It's ours!" said ${k}. "${refrain}" So ${w1} ran as well, with a long loaf under one arm. They could hear the wheels singing.`,
        `${w1} was putting out the loaves. A ${x} went by, with the wind behind it. "They don't do that," said ${w1}. "Ours does!" said ${k}. Then they both ran. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'hold', 'surprised', 'sign'), seen(K, 'run', 'determined')] },
        `At the school stood ${w2}, who stops the cars. ${w2} held up the big round sign. STOP, it said, in red. A lorry stopped, and two buses. But a ${x} can't read. "${refrain}" said ${w2}, and ran after it with the sign.`,
        `${w2} helps the children across at the school. Up went the sign. STOP! Everything stopped, even the pigeons. Only the ${x} had never learnt to read. "Well!" said ${w2}. "${refrain}" That made three.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W3, 'point', 'determined'), seen(K, 'run', 'determined'), seen(W2, 'run', 'determined')],
        },
        `On the corner was ${w3}, with a notebook. "You can't park that here!" said ${w3}. "We're not!" said ${k}, going by. ${w3} looked it up. There was nothing about a ${x} that doesn't park. "${refrain}" said ${w3}, and came along.`,
        `"That ${x} has got no lights on!" called ${w3}, on the corner. "${refrain}" shouted ${k} and ${w2}. "I can't," said ${w3}. "This is where you mustn't stop." It was the rule. So ${w3} ran with them instead.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(W1, 'stand', 'surprised'), seen(W3, 'stand', 'surprised')],
        },
        `At the bottom of the hill there is the sea. The ${x} rolled out over the sand. It went slower, and slower still. And there, without any help, it stopped. ${k} stopped, too, and so did ${w1} and ${w3}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(W2, 'stand', 'curious')] },
        `Nobody took hold of it. It stood so still. In front of it was the whole sea, right to the end. "Oh," said ${k}. "It hasn't run away at all. It wanted to look at something." "After nine years of wall," said ${w2}, "so should I."`,
        `"I've got it!" said ${w2}. "Let it be," said ${k}. For the sea was coming in, and each wave was a bit different. The ${x} stood in front of it and looked. "It never had a window," said ${k}. "Nobody turned it round."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(G, 'sit', 'surprised'),
            seen(K, 'sit', 'happy'),
            seen(W1, 'sit', 'happy'),
            seen(W3, 'sit', 'happy'),
          ],
        },
        isSeat
          ? `They were all puffed out, so they sat down on it in a row. There was room for everybody. ${w1} shared out the loaf. Then ${g} woke up, and looked straight ahead for a long time. "What's this we're watching?" said ${g}. "The sea," said ${k}. "It's good," said ${g}.`
          : `They were all puffed out. And the ${x} opened its door, for it had the whole supper with it. They sat down in a row, and ${w1} shared out the loaf. ${cap(g)} came last, with the broom. "What are you all looking at?" "The sea," said ${k}. "It's good."`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'calm'), seen(W2, 'walk', 'happy')],
        },
        `They stayed until the sun went in. Then they all pushed, past the corner, the school and the bread shop. It is much harder up than down. ${w2} held up the sign, so that the lorries waited.`,
      ),
      page(
        {
          setting: isSeat ? 'living-room' : 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
        },
        `At home ${g} wanted to put it back. "Not like that," said ${k}. They turned it round, to face the window. Nobody has looked at the wall since. And on Sundays they open the front door, and the whole street shouts. "START that ${x}!"`,
        `They did not put it back as it was. "The other way round," said ${k}. Now it has the window, with weather in it. There is a shoe in front of one wheel, to be safe. But on Sunday ${g} takes away the shoe. "Ready?" says ${k}. "START that ${x}!"`,
      ),
    ],
  };
}

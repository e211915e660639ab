import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './over-the-hill-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever looks at everything makes them miss it, and finds the way that nobody sees. It goes round the hill; they go over. */
export const OVER_THE_HILL: EventPlot = { id: 'over-the-hill', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, x, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'curious'), seen(G, 'run', 'worried')],
        },
        `It was late. ${A.introduced} looked at a snail. "Run!" said ${g}. "The ${x}!"`,
        `${A.introduced} saw a snail. How slow it was! "Run!" said ${g}. "The ${x}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried'), seen(G, 'stand', 'sad')],
          things,
        },
        `${B.introduced} ran. They all ran. Too late! "${refrain}," said ${g}.`,
        `They ran and ran. ${B.introduced} ran, too. No! "${refrain}," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')], things },
        `"Stop!" called ${a} and ${b}. The ${x} did not stop. Round the hill it went.`,
        `${a} and ${b} called. But the ${x} went, round the hill.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `They were stuck. They sat and sat. No ${x} came.`,
        `So they sat in a row. There was no ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm', 'biscuit'), seen(A, 'sit', 'calm')], things: ['biscuit'] },
        `${Gcap} had a biscuit. Crack! A bit for each. "${refrain}," said ${g}.`,
        `Crack! ${Gcap} broke a biscuit for them. "${refrain}," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious')], things: ['sign'] },
        `${a} looked about. ${a} looks at everything. There was a little sign! OVER THE HILL.`,
        `What did ${a} see? It was a sign! OVER THE HILL.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy', 'torch'), seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['torch', 'moon'],
        },
        `Up they went in the night. ${Gcap} had a torch. Up, up!`,
        `Up and up they all went. They had a torch and a moon.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'surprised')] },
        `"Look down!" said ${a}. It was the ${x}, small as a snail. Round it went.`,
        `"A snail!" said ${b}. "No," said ${a}. "That's our ${x}!" Round it went, and round.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy')], things },
        `Down they ran. They were home! Then in came the ${x}. ${a} was first!`,
        `Down, down, and home! Who came in last? The ${x} did. "Hello," said ${a}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'happy'), seen(G, 'sit', 'happy')] },
        `Now ${a} is in bed. "One more kiss?" "${refrain}," said ${g}. Good night.`,
        `${a} went to bed. One story more! "${refrain}," said ${g}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, x, stop, way, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'worried'), seen(G, 'wave', 'worried')],
        },
        `It had been a long day, and a good one. Now there was a ${x} to catch, the last one home. "Come along," said ${g} to ${A.introduced} and ${B.introduced}. But ${a} was a looker. ${a} had to look at a snail.`,
        `${A.introduced} never went by a thing without a look. There was a snail. There was a gate with a face in it. "Come on!" called ${B.introduced}. "The last ${x} home!" said ${g}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried'), seen(G, 'stand', 'sad')],
          things,
        },
        `They came round the corner, all three in a row. The ${x} had two red lights at the back. They got smaller. "${refrain}," said ${g}. "There's nothing more tonight."`,
        `The ${x} was there. Then it was not. ${b} stood with one foot in the air. ${Gcap} read the board, from the top to the bottom. "${refrain}," said ${g}. ${a} said nothing.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(B, 'shout', 'determined'), seen(G, 'wave', 'worried')],
        },
        `They ran after it all the same. ${b} shouted, and ${g} waved a scarf. It did not see them. It went off round the hill, as the ${way} does there. Then it was very quiet.`,
        `"Wait!" shouted ${a} and ${b}. ${Gcap} waved with both arms. But a ${x} has no eyes at the back. It went away round the hill, and took the noise along.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'curious'), seen(G, 'sit', 'calm')] },
        `"There may be one more," said ${b}. "A secret one." They sat there, stuck, ${g} and ${b} and ${a}. A lamp came on. A moth came. That was all that did.`,
        `${g.replace(/^./, (letter) => letter.toUpperCase())}, ${b} and ${a} sat down on the wall. So they were stuck. They looked up the ${way}, in case. What came was the dark, and it came on foot. "It's not a secret one, then," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'calm', 'biscuit'), seen(B, 'sit', 'curious')],
          things: ['biscuit'],
        },
        `${Gcap} felt in every pocket, and found a biscuit. It was not big, and there were three of them. Crack, it went, and crack. "${refrain}," said ${g}. ${b} made it last for a minute.`,
        `There was a biscuit in the bag. ${Gcap} broke it on one knee, a bit for each of them. ${b} got the bit with the edge. "${refrain}," said ${g}. They ate it very slowly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious')], things: ['sign'] },
        `"It was my snail," said ${a}. "I'm sorry." There was nothing left to look at but the wall. So ${a} looked at that. And there, under the leaves, was a sign. HOME, it said, OVER THE HILL.`,
        `${a} felt bad about the snail. But you can't stop looking just like that. ${a} looked down, and behind, and into the hedge. "There's a sign in here," said ${a}. It said HOME, OVER THE HILL.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy', 'torch'), seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['torch'],
        },
        `"All these years," said ${g}, "and I never saw it." So up they went, in the night, behind one small torch. A sheep coughed. ${b} said good evening to it.`,
        `${Gcap} had a torch, and it was a good one. Up they went, ${a} in front, to look. There was a stile, and a sheep with a cough. Nobody had told them that the night smelled of grass.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'surprised')], things: ['moon'] },
        `At the top there was a moon, and you could see everything. Far down crept a thing with lights, like a snail with a lamp. "That's our ${x}!" said ${b}. It was only half way round.`,
        `From the top they could see both sides, in the light of the moon. "What's that?" said ${a}. Something small and bright went slowly round and round the hill. "It's the ${x}," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(G, 'run', 'happy'), seen(B, 'run', 'excited')] },
        `"It has to stop for people," said ${g}. "It has to stop for nobody, too." They did not have to stop for anything. Down they went, ${a}, ${b} and ${g}, with the wind behind them.`,
        `"It has to go round," said ${a}. "We don't!" Then they all ran, since it was downhill. ${b} was first, and ${g} was next. ${a} stopped once, to see a beetle, and caught up again.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(B, 'cheer', 'happy'), seen(G, 'sit', 'happy')],
          things,
        },
        `They sat down on the wall by their own ${stop}, and got their breath. Round the corner came the ${x}, with nobody in it. "${refrain}," the driver told them. "I know," said ${a}. "We came to meet you."`,
        `So they were at the ${stop} when the ${x} came in. "You're too late," said the driver. "${refrain}." "We don't want one," said ${g}. "We live here." The driver looked at ${a} and ${b} for a good long while.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'happy'), seen(G, 'sit', 'happy')] },
        `It was much too late for a story. There was one, though, about a snail, with ${a} in bed. "One more?" said ${a}. "${refrain}," said ${g}. It was a good one to end on.`,
        `${a} lay in bed, and saw the hill again, with eyes shut. "Good night," said ${g}, and gave ${a} a kiss, and another. "${refrain}." It was not quite true.`,
      ),
    ],
  };
}

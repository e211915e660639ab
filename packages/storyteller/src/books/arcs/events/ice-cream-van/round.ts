import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './round-old.ts';
import { TUNES, TITLES } from './round-said.ts';

/** They run after the van, and the van drives after them, all round the block. */
export const ROUND: EventPlot = {
  id: 'round',
  when: /\bice[- ]?cream\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, company, chance } = going;
  const refrain = `${chance.pick(...TUNES)}!`;
  const V = company.person('Mr Joe', 'neighbour');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(B, 'run', 'happy')] },
        `"${refrain}" The ice cream van! ${A.introduced} hears it.${comesToo} ${B.introduced} runs round and round.`,
        `${A.introduced} stands at the gate.${comesToo} ${B.introduced} runs round and round. What is that? "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'coin'), seen(G, 'stand', 'happy')], things: ['coin'] },
        `It is the ice cream van! ${Gcap} has a coin. "It is on the left," says ${a}.`,
        `"The ice cream van!" says ${a}. ${Gcap} finds a coin. Quick, left!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(G, 'run', 'happy')] },
        `They run round the corner. No van! "${refrain}" Now it is behind them.`,
        `They run. Round the corner. Nobody! "${refrain}" It comes from behind.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'excited')] },
        `They run back. No van! "${refrain}" Now it is on the right.`,
        `Back they go, quick, quick. No van! "${refrain}" It is over there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'sad'), seen(G, 'sit', 'sad')] },
        `They run. No van! ${Gcap} has to sit down. "${refrain}" Very far off.`,
        `Round one more corner. No van! "I have no more puff," says ${g}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'run', 'determined'), seen(A, 'sit', 'sad')] },
        `${b} runs, too, after a butterfly. Round and round the tree. It is always round the corner.`,
        `Look at ${b}. A butterfly flies round the tree. ${b} runs after it. Round and round!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(A, 'sit', 'surprised')] },
        `Puff! ${b} sits down. And round comes the butterfly, by itself. Right onto ${b}!`,
        `${b} stops, and sits still. Round comes the butterfly. It sits on ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(G, 'sit', 'happy')] },
        `"It goes round!" says ${a}. "So we sit still." They sit on the wall. They wait.`,
        `"The van goes round, too!" says ${a}. "Do not run. Just sit." So they sit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'wave', 'happy'), seen(A, 'jump', 'happy')], things: ['ice-cream'] },
        `"${refrain}" Round the corner comes the van! "There you are!" says ${V.introduced}.`,
        `"${refrain}" Louder and louder! Here it is. ${V.introduced} looks out. "I looked for you!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'ice-cream'), seen(B, 'run', 'happy')],
          things: ['ice-cream'],
        },
        `Mmm! ${a} has an ice cream. "${refrain}" Off goes the van. Round it goes, and round!`,
        `${a} licks the ice cream round and round. "${refrain}" sings ${a}. And off goes the van.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...TUNES);
  const V = company.person('Mr Joe', 'neighbour');
  const v = V.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(B, 'run', 'happy')] },
        `It was so hot that the road was soft. ${A.introduced} hung over the gate.${comesToo} ${B.introduced} was running round the tree, after a butterfly. Then, a long way off, something sang. "${refrain}!"`,
        `${A.introduced} lay in the grass, too hot to talk.${comesToo} Only ${B.introduced} was up. Round and round the tree went a butterfly, and ${b} behind. "${refrain}!" it went, behind the houses. ${a} sat up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'coin'), seen(G, 'stand', 'happy')], things: ['coin'] },
        `"The ice cream van!" said ${a}. ${Gcap} felt in every pocket, and found a coin. "It's on the left," said ${a}, "where the postbox is. If we run, we'll catch it."`,
        `"It's the ice cream van!" ${Gcap} came out at once, with a coin. "Where is it?" said ${g}. ${a} pointed left. "By the postbox. Quick!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(G, 'run', 'happy')], things: ['letter'] },
        `They ran down to the postbox, hand in hand, with ${b} in front. There was nobody there but a pigeon. "${refrain}!" That was behind them now. "It's at the bakery!" said ${a}.`,
        `By the postbox there was a smell of ice cream, or nearly. There was no van. "We've only just missed it," said ${g}. "${refrain}!" it went, by the bakery.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'excited'), seen(G, 'run', 'worried')] },
        `So they turned, and ran to the bakery. The door was open, and it was full of buns. There was one wet drop on the pavement, a pink one. "${refrain}!" It came from the church.`,
        `They ran round two corners to the bakery. "It's just gone by," said the baker. On the ground lay a paper napkin, still cold. "${refrain}!" sang the van, over by the church.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'sad'), seen(G, 'sit', 'sad')] },
        `At the church there was shade, and a bench, and nothing else. ${Gcap} fell on the bench. "I'm coming apart," said ${g}. "${refrain}," said the tune, ever so softly. It was at the postbox again.`,
        `They came to the church quite purple. There wasn't a van in sight. "Go on without me," said ${g}, from the bench. From far away, down by the postbox, it sang to somebody else. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'run', 'determined'), seen(A, 'sit', 'sad')] },
        `${a} sat down too, and nearly cried. The coin had got quite warm. Here was a tree as well, and here was the butterfly. ${b} went round and round after it. Whenever ${b} came to one side, it was on the other.`,
        `"It doesn't want us," said ${a}. The butterfly had come along, and ${b} had found another tree. Round they went, first the one and then the other. "You'll never get it like that," said ${a}. "It's always round the corner."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(A, 'sit', 'surprised')] },
        `At last ${b} fell down flat, and stayed there. And round the tree came the butterfly. It was still going round. It came by itself, and sat down on ${B.names} head. ${a} stared.`,
        `Then ${b} had no more puff, and sat down. The butterfly had not noticed. It went on round the tree, as before, and came out on this side. It bumped into ${b}. ${a} stood up very slowly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(G, 'sit', 'curious')] },
        `"Postbox, bakery, church, postbox," said ${a}. "It's going round! We mustn't run after it. We must sit still." "That," said ${g}, "is the best idea of the day." So they sat on the wall, and held on to it.`,
        `"It's back at the postbox!" said ${a}. "First it was there, and now it's there again. It's driving round and round. If we stay here, it has to come." "I can do that," said ${g}. They sat down on the wall, all in a row.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'wave', 'happy'), seen(A, 'jump', 'happy')], things: ['ice-cream'] },
        `It was hard to sit. "${refrain}!" It was at the postbox. "${refrain}!" It was at the bakery. And then it was here, as white and as big as a house. Out looked ${V.introduced}. "There you are!" said ${v}.`,
        `They heard it go all the way round, and nobody moved. It got louder, and then it was so loud that the wall hummed. "${refrain}!" Round the corner came the van. "At last!" said ${V.introduced}, at the window.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'surprised'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
        },
        `"At last?" said ${a}. "We've been running after you all afternoon!" "And I've been driving after you," said ${v}. "I hear feet, and somebody calling. I hurry round the corner, and you've gone!"`,
        `"I hear people shouting for me," said ${v}. "I drive there, as fast as I may. And there's never anybody but a pigeon!" ${a} looked at ${g}. "That was us," said ${a}. "We were always just behind you."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'ice-cream'), seen(B, 'sit', 'happy')],
          things: ['ice-cream'],
        },
        `The coin was just enough for one big ice cream. They sat on the wall and handed it round. Each had a lick, and then it went on. "Don't run after it," said ${a} to ${b}. "It comes by itself." And it did. "${refrain}," sang ${b}.`,
        `The ice cream was strawberry, and it dripped. The drop ran down the cone, and ${a} turned it, and licked. There it was on the other side. Round went ${a}, and round went the drop. "Stand still," said ${g}. And off went the van. "${refrain}!"`,
      ),
    ],
  };
}

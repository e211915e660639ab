import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ridersOf, REFRAINS, titlesOf } from './parts.ts';
import { old } from './screw-old.ts';

/** A nine has lost a screw and hangs down as a six: everybody on it is wrong, and each of them thinks that only he is. */
export const SCREW: EventPlot = { id: 'screw', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { D, P, Q, v, to, shortly } = ridersOf(going);
  const [d, p, q] = [D.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(v))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'kneel', 'curious')],
          things: ['sign'],
        },
        `Number six goes to ${to}. ${A.introduced} waited. ${cap(B.introduced)} found a screw.${comesToo === '' ? shortly : comesToo}`,
        `Who took the six to ${to}? ${A.introduced} did. ${cap(B.introduced)} found a screw.${comesToo === '' ? shortly : comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(D, 'wave', 'calm')] },
        `Here came a six. It hung down a bit. "All in!" said ${D.introduced}.`,
        `"A six!" said ${a}. It was a bit wobbly. ${D.introduced} drove the ${v}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')] },
        `A tower went by. "That is wrong," whispered ${a}. "Shh," said ${b}. ${refrain}`,
        `"Is that a tower?" whispered ${a}. "Shh," said ${b}. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'worried')] },
        `Was that a wood? ${P.introduced} looked worried.`,
        `A wood went by. ${P.introduced} looked, and looked again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'worried')], things: ['basket'] },
        `Was that a castle? "Oh dear," said ${Q.introduced}. ${refrain}`,
        `A castle went by. "Oh," said ${Q.introduced}, very quietly. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'sit', 'surprised')] },
        `Then ${a} stood up. "This is the wrong ${v}!"`,
        `"Please!" said ${a}, very loudly. "This is the wrong ${v}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'happy'), seen(A, 'stand', 'surprised')],
        },
        `"So am I!" said ${p}. "So am I!" said ${q}. All wrong!`,
        `"Me too!" said ${p}. "And me!" said ${q}. All wrong!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'surprised'), seen(B, 'hold', 'proud')], things: ['sign'] },
        `"But this is a nine," said ${d}. "It has lost its screw." "Here!" said ${b}.`,
        `"I drive the nine," said ${d}. "Did it fall down?" ${b} had the screw!`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'point', 'happy'), seen(Q, 'point', 'happy'), seen(D, 'sit', 'happy')] },
        `"By the mill!" said ${p}. "Over the bridge!" said ${q}. They knew the way.`,
        `They told ${d} the way. "By the mill!" "Over the bridge!"`,
      ),
      page(
        {
          setting: to === 'the beach' ? 'beach' : (going.at ?? 'street'),
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(D, 'stand', 'happy'), seen(B, 'jump', 'happy')],
        },
        `Now they were at ${to}. And home again? Out came the screw. Clunk, a six!`,
        `Hooray for ${to}! At home time, out came the screw. Clunk, a six!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { D, P, Q, v, to, with: withThem } = ridersOf(going);
  const [d, p, q] = [D.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(v))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'kneel', 'curious')],
          things: ['sign'],
        },
        `The number six goes to ${to}. ${A.introduced} stood and waited for it. ${cap(B.introduced)} looked about on the ground. "I've found a screw," said ${b}, and kept it.${comesToo || withThem}`,
        `"We want the six," said ${A.introduced}, "and then it's ${to}!" ${cap(B.introduced)} was busy. Something shiny lay on the ground there. It was a screw, a good one.${comesToo || withThem}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(D, 'wave', 'calm'), seen(B, 'stand', 'happy')] },
        `Round the corner it came, with a six in front. The six hung down a bit, and swung. "All in?" said ${D.introduced}, who was driving. So in they got.`,
        `"There it is!" said ${a}. You could see the six from far off. It went tick, tack, to and fro. ${D.introduced} held the wheel. "Sit down, please," said ${d}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')] },
        `They went past a tower. "I don't know that tower," whispered ${a}. "Perhaps it's new," whispered ${b}. It had moss on it. "Should we ask?" But all the others sat so calmly. ${refrain}`,
        `A tower came by. "There's no tower on the way to ${to}," whispered ${a}. "Shh," said ${b}. "Everybody will look at us." ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'worried'), seen(A, 'sit', 'shy')] },
        `Behind them sat ${P.introduced}, with a swimming ring. A dark wood came up to the windows. ${p} coughed. ${p} read the ticket, both sides. ${refrain}`,
        `Next came a wood, for quite some time. ${P.introduced}, across from them, wore a swimming ring. ${p} looked out at the trees, and down at the ring. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'worried')], things: ['basket'] },
        `In front sat ${Q.introduced}, with a basket. The road went up, and up. There was snow at the side. "Oh my," said ${q}, but only to the eggs. ${refrain}`,
        `Then there was a hill, with a castle on it. ${Q.introduced} put on a shawl. ${q} turned round once, and smiled, and turned back again. ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'hide', 'shy')] },
        `They were quite alone up there, in a cloud. ${a} could not bear it any longer. ${a} stood up on the seat. "I'm very sorry, everybody," said ${a}, "but I'm on the wrong ${v}."`,
        `"It's no good," said ${a}, and got up, with hot ears. ${b} slid under the seat. "Please stop!" called ${a}. "It's my fault. I'm on the wrong ${v}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'happy'), seen(A, 'stand', 'surprised')],
        },
        `For a moment it was very still. "So am I," said ${p}. "Oh, so am I!" said ${q}. "Since the tower!" said somebody at the back. They had all wanted the six, every one of them. Now they all talked at once.`,
        `"Well!" said ${p}. "I thought that it was only me." "I've known it since the tower!" cried ${q}. "I didn't like to say!" They had all wanted to go to ${to}. You never heard such a noise.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'surprised'), seen(B, 'hold', 'proud')], things: ['sign'] },
        `${d} stopped, and got down, and looked at the front. "But this is the nine!" said ${d}. "It has lost a screw. It has fallen on its head!" "Would it be this one?" said ${b}.`,
        `"I always drive the nine," said ${d}. They went round to the front. The nine hung by one screw, upside down, and was a six. "Oh!" said ${b}. "I've got the other."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'point', 'happy'), seen(Q, 'point', 'happy'), seen(D, 'sit', 'worried')] },
        `"Then we'll make it a six," said ${a}. "But I don't know the way to ${to}," said ${d}. It turned out that everybody knew a bit. "By the mill!" "Over the bridge!" "And then you can smell it!"`,
        `"You're all on the wrong ${v}," said ${d}. "No," said ${a}. "It's the right people. Only you are wrong." So they told ${d} how to go. ${p} knew the mill. ${q} knew the bridge. ${a} knew the end.`,
      ),
      page(
        {
          setting: to === 'the beach' ? 'beach' : (going.at ?? 'street'),
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(D, 'stand', 'happy'), seen(P, 'jump', 'happy')],
        },
        `And there was ${to}, just where it always is. ${d} got out with the rest. "I've never been," said ${d}. "I've only ever been to nine." It was a fine day, and they all had it together.`,
        `So they came to ${to} after all. ${p} had brought the ring, and ${q} had eggs for everyone. "I never get to six," said ${d}, and stayed till the end.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'hold', 'happy'), seen(D, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['sign'],
        },
        `In the evening the nine stood there, with two screws. "It says nine," said ${a}, "and we all live at six." ${b} took one screw out. Clunk. The nine fell on its head, and they all got in, and sang.`,
        `"All in for home!" called ${d}. But nobody got in. "That's a nine," said ${a}. So ${b} took out the screw again, and clunk, it was a six. And everybody said a word, all the way home.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-short-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It is asked after at every door; then it walks in front, and leads to somebody who has counted and is one short. */
export const ONE_SHORT: EventPlot = { id: 'one-short', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { X, the, an, kinds, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'calm'), seen(X, 'walk', 'curious')] },
        `${A.introduced} walked home with ${g}. Tip, tap. Who was behind them? ${an.replace(/^a/, 'A')}!`,
        `Tip, tap, home went ${A.introduced} and ${g}. Tip, tap. Behind them came ${an}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(X, 'sit', 'curious')] },
        `${a} stopped. So did ${the}. ${a} went on. So did ${the}!`,
        `When ${a} stopped, it sat. When ${a} walked, it walked. Tip, tap!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(X, 'sit', 'happy')] },
        `"${refrain}" said ${a}. It did not say. It sat on ${A.names} shoe.`,
        `${a} knelt down. "${refrain}" It only looked, and sat on a shoe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'calm'), seen(X, 'sit', 'calm')] },
        `Knock, knock. "Is it yours?" said ${g}. "No," said the blue door. "Not mine."`,
        `They knocked at a blue door. "Is this yours?" said ${g}. "Not mine!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(X, 'sit', 'calm')] },
        `Knock, knock. "No," said the red door. "${refrain}" said ${a}.`,
        `They knocked at a red door. "Not mine!" "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'happy'), seen(A, 'stand', 'surprised')] },
        `Up got ${the}. Tip, tap. Now it was in front! "Come on," said ${a}.`,
        `Tip, tap. Now ${the} went first! It looked round. "Come on," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(A, 'walk', 'excited'), seen(G, 'walk', 'calm')] },
        `It walked and they walked. Past the tree. Past the shop. In at a gate!`,
        `They all went after it. Along the wall. Round a corner. In at a gate!`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(N, 'point', 'worried'), seen(A, 'stand', 'curious'), seen(X, 'stand', 'happy')] },
        `There was ${n}. "One, two, three," said ${n}. "One short! Oh, there you are!"`,
        `In there ${n} was counting. "Three! I am one short." Then ${n} saw. "Four!"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'happy'), seen(A, 'kneel', 'happy'), seen(N, 'stand', 'happy')], things: ['basket'] },
        `In a basket were three more ${kinds}. One more went in. Plop! "It's all of them."`,
        `Three ${kinds} were in a basket. Plop! Now it was four. "That's all!"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(X, 'walk', 'happy'), seen(G, 'walk', 'calm')] },
        `The next day ${a} went home. Tip, tap. Who was behind? ${Gcap} laughed. "We know whose you are!"`,
        `And the next day? Tip, tap, behind ${a}. "I know whose you are," said ${a}.`,
      ),
    ],
  };
} // prettier-ignore

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { X, the, an, kinds, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'calm'), seen(X, 'walk', 'curious')] },
        `${A.introduced} was on the way home with ${g}, and somebody was walking behind them. ${a} could hear it. It had four feet, and they were small. ${a} turned round. It was ${an}.`,
        `On the way home ${A.introduced} dropped a glove, and went back for it. On the glove sat ${an}. "That's mine," said ${a}. It got off at once, and came along behind.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(X, 'sit', 'curious')] },
        `When ${a} stopped, it stopped, and looked at a wall. When ${a} went on, it went on. "We're being followed," said ${a}. "So I see," said ${g}.`,
        `${a} walked fast, and it ran. ${a} walked like a snail, and it sat down to wait. "It's doing what I do," said ${a}. "It's very good at it," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(X, 'sit', 'happy')] },
        `"${refrain}" said ${a}. It had no collar and no name. It sat down on ${A.names} shoe, and stayed there. "You can't just be mine," said ${a}. "Somebody will be looking for you."`,
        `${a} crouched down. "${refrain}" There was nothing round its neck. It leaned on ${A.names} knee, as if that was an answer. "I'd like it too," said ${a}, "but somebody will miss you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'calm'), seen(X, 'sit', 'calm')] },
        `So they asked. "Not ours," said the people at the blue door. "Not mine," said a lady in curlers. "We've got a parrot," said the man on the corner. "It wouldn't like it."`,
        `They rang at one door after another. At the first they had a tortoise. At the next they had a baby, and no time. "Never seen it," they said at the third. "Isn't it sweet!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(X, 'sit', 'calm'), seen(G, 'stand', 'calm')] },
        `That was the whole street. "${refrain}" said ${a}, for the ninth time. The lamps came on. ${Gcap} took out the telephone, to ring the vet. "They'll know what we should do."`,
        `There were no more doors. It was nearly supper time. "${refrain}" said ${a}. "It would be so easy if you could talk." ${Gcap} looked for the number of the vet.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'happy'), seen(A, 'stand', 'surprised')] },
        `Then ${the} got up and walked off. It went a little way, and stopped, and looked round. ${a} knew that look. ${a} had done it to ${the} the whole afternoon. "It wants US to follow!"`,
        `"Wait," said ${a}. All this time it had walked behind. Nobody had let it go first. ${a} stepped aside, off the path. "After you," said ${a}. And it went.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(A, 'walk', 'excited'), seen(G, 'walk', 'calm')] },
        `It went past the school. It went along by the railings and over two kerbs. At each corner it looked to see if they were coming. "We're here," said ${a}. It turned in at a garden gate.`,
        `When it stopped, they stopped. When it went on, they went on. Now they were the ones who followed. It took them past the shop and the church, and under a hedge. They took the gate.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(N, 'point', 'worried'), seen(A, 'stand', 'curious'), seen(X, 'stand', 'happy')] },
        `There was a shed with a light in it. An old lady was on her knees in front of a basket. "One, two, three," she was saying. "One, two, three. I'm one short!" That was ${n}.`,
        `In the garden was ${n}, who had a torch in one hand and a saucer in the other. "One short," said ${n} to the hedge. "I've counted and counted, and I'm always one short."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'happy'), seen(A, 'kneel', 'happy'), seen(N, 'stand', 'happy')], things: ['basket'] },
        `"Four," said ${a}. There it sat, on top of three more ${kinds}, and was not sorry at all. "That's the one who goes for walks," said ${n}. "I never thought that it would bring somebody."`,
        `"Is it this one?" said ${a}. ${n} sat down on a bucket. "It is," said ${n}. In the basket lay three ${kinds} in a heap. One more got in at the top. Then it was the right number.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(G, 'stand', 'calm')] },
        `"What's it called?" said ${a}. "It hasn't got a name yet," said ${n}. "They were Monday, Tuesday and Wednesday, and then I had to go and look for it." So ${a} called it Thursday.`,
        `They had cocoa out of jam jars. "You'll have to come and see it," said ${n}. "It'll only fetch you if you don't." "I know the way," said ${a}. "It showed us."`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(X, 'walk', 'happy'), seen(G, 'walk', 'calm')] },
        `The next day there were feet behind ${a} again, small ones, four of them. ${a} did not turn round. "I know whose you are," said ${a}. And they all went the long way home, by the garden gate.`,
        `Who was at the school gate the next day? "${refrain}" said ${g}, to be polite. "It's ${n}'s," said ${a}, "on the way there. And on the way here it's with me."`,
      ),
    ],
  };
} // prettier-ignore

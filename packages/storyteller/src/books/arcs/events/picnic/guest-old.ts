import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { guestParts } from './guest-parts.ts';

/** The same for children of 8 and more: four sandwiches, three moves, and something held back the whole time. */
export function old(going: Going): Told {
  const { A, a, C, c, X, xs, Xs, title, refrain, outside, place } = guestParts(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: outside,
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['sandwich', 'blanket'],
        },
        `It was a picnic ${place}, and it had taken ${A.introduced} all morning to find the right spot. The spot had a bit of sun and a bit of shade, and no nettles. ${C.introduced} tried it from every side. They spread the blanket and put out what there was, which was four cheese sandwiches. "And for afterwards?" said ${a}, who looked in the basket twice. "There was honey. I can see it now. It's on the shelf by the door, so that we shouldn't forget it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(A, 'sit', 'surprised')], things: ['sandwich'] },
        `${a} had just picked out the fattest one when the bushes breathed in. They breathed out again, and there stood ${X.introduced}. One hand was behind its back, like a waiter's. ${Xs} looked at the sandwiches. ${Xs} looked at ${a}. "${refrain}" said ${xs}. There are people one can say no to, and there are people with shoulders like that. ${a} held out the fattest one. It was taken with great care, and carried off behind a tree.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(C, 'run', 'worried')], things: ['blanket', 'tree'] },
        `"We'll move," said ${a}. "We needn't make a thing of it." They rolled everything up and went round to the other side of the biggest tree. They sat down, and listened. There was only a woodpecker. ${a} had a sandwich as far as the lips. Then a branch was moved aside, as one moves a curtain. "${refrain}" said ${xs}. It was said so nicely that ${A.names} arm had gone out by itself.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(C, 'walk', 'worried')], things: ['rock'] },
        `Next they tried cunning. They walked through a puddle, to lose the scent. They walked backwards for a while, because of footprints. In the end they climbed the high rock. It had only one way up, and that was covered with dry twigs. Nobody weighing more than a wren could come up it without a crack. There was no crack. "${refrain}" said somebody, a hand's breadth behind ${A.names} ear, and hardly above a whisper.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'sad', 'sandwich'), seen(C, 'stand', 'worried'), seen(X, 'stand', 'shy')],
        },
        `That left one, and it was the thin one. ${a} put both hands round it. "No," said ${a}. It came out rather loud. "You've had three, and we haven't had a bite, and I found the spot. It isn't fair." It was the longest speech that anyone had ever made to ${xs}. ${Xs} did not growl. ${Xs} looked at the ground, and with one foot began to push some moss into a neat heap.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(X, 'stand', 'shy')] },
        `A robber would have gone by now. ${a} looked again, as you do when a sum has come out wrong. There was a crumb on the moss, but there was none on the chin. And there was that hand. It was the left one that had taken the first sandwich. It was the left one at the tree, and the left one up here. The right one had been behind that back since noon. "What is it that you've got there?" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'shy', 'honey'), seen(A, 'stand', 'surprised')] },
        `Nothing happened for a time. Then the right hand came round, a little stiff from having been held there so long. In it was a pot of honey with a leaf tied over the top. The string was in a bow. It had plainly been tied several times. "It's for afterwards," said ${xs}. "One brings something. I did mean to give it to you at the start. But whenever I got as far as that, you got up and went."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(A, 'stand', 'surprised'), seen(C, 'stand', 'surprised')],
          things: ['sandwich', 'leaf'],
        },
        `${a} thought of the puddle, and of walking backwards, and felt hot about the ears. "But you ate our sandwiches." "Ate them?" said ${xs}. ${Xs} went down the rock and lifted a large leaf. There they lay in order of size, all three of them, without one tooth mark. "I was keeping mine until we all sat down," said ${xs}. "And then there were more of mine. You can't have a picnic by yourself. It's only lunch."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['blanket', 'honey'],
        },
        `They spread the blanket for the fourth time, on the very first spot, with the sun and the shade. "Do sit down," said ${a}. It seemed that nobody had ever said that to ${xs}. It took three goes to find out how. There was one sandwich each, and they cut the thin one up. ${Xs} took very small bites, and a long time over each. ${c} had finished before the first crust was done.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(X, 'hold', 'happy', 'honey')] },
        `And so it came to be afterwards. The bow was undone, and off came the leaf, and at once three bees and a whole summer were there. ${a} sat up very straight and put one hand behind. The other hand went out, palm up. "${refrain}" said ${a}. ${Xs} looked at it for a moment without a word. "I've been wondering all day," said ${xs}, "what it's like to be asked."`,
      ),
    ],
  };
}

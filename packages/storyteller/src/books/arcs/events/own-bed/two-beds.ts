import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './two-beds-old.ts';

/** In the end there is no room in the big bed for the grown-up, who finds an empty one, and it is very good. */
export const TWO_BEDS: EventPlot = { id: 'two-beds', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(A, 'walk', 'sleepy')] },
        `It is night. ${A.introduced} is out of bed. Pad, pad, pad. Where does ${a} go?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(G, 'sit', 'sleepy')] },
        `To the big bed! "${refrain}" says ${a}. ${Gcap} moves up. Snore.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(C, 'walk', 'happy')], things: ['pillow'] },
        `Next night? Pad, pad, pad. ${a} has a pillow. In comes ${C.introduced}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(C, 'stand', 'happy'), seen(G, 'sit', 'sleepy')],
          things: ['box'],
        },
        `Next night there is a box, too. And a ball! "${refrain}" ${Gcap} moves up.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'surprised')] },
        `Up, and up, and over the edge. BUMP! There sits ${g}, on the floor.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'sleepy')] },
        `"No room for me," says ${g}. Pad, pad, pad. Where does ${g} go?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(C, 'sleep', 'sleepy')] },
        `${a} wakes up. ${c} is here. The box is here. But where is ${g}?`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')] },
        `Look! Two big feet stick out of ${A.names} bed! "Mmm," says ${g}. "What a good bed."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(G, 'sit', 'sleepy')] },
        `"That is my bed!" says ${a}. "Is it?" says ${g}. "It was empty. It is so soft!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(G, 'hug', 'happy')] },
        `Out gets ${g}. In gets ${a}. It is soft! It is warm. It is just as long as ${a}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy')],
          things: ['bread'],
        },
        `In the morning it goes pad, pad, pad. It is ${g}, with toast. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(A, 'walk', 'sleepy')] },
        `${A.introduced} had a bed with a blue blanket. It was a good bed, for going to sleep in. But somewhere about midnight it stopped. Then it went pad, pad, pad, along the passage. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sleepy'), seen(A, 'stand', 'happy')] },
        `The big bed was ${A.isChild ? 'the one' : 'the bed'} where ${g} slept. ${Gcap} said, "Mm," and moved up, and did not even wake. So that was settled. There was a place in it as warm as toast. ${a} took that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pillow'), seen(C, 'walk', 'happy')],
          things: ['pillow'],
        },
        `The next night ${a} thought of the pillow. And then ${C.introduced} was left all alone, which was not kind. Pad, pad, pad, it went, and tip, tip, tip. "${refrain}" ${Gcap} moved up twice.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'box'), seen(C, 'sit', 'happy'), seen(G, 'sit', 'sleepy')],
          things: ['box', 'book'],
        },
        `On the third night it was the box, with the good stones in it. On the fourth it was a book, and a torch for the book. "${refrain}" "Mm," said ${g}. There was one hand's breadth left.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'surprised')] },
        `On the fifth night ${a} lay across, like a bridge. ${Gcap} moved up. There was no up. BUMP! ${Gcap} sat on the floor in the dark, and looked at the bed. It was quite full.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'sleepy')] },
        `"${refrain}" whispered ${g}. Nobody answered. Somebody snored, and somebody else had a stone in one ear. So ${g} went along the passage, the other way. Pad, pad, pad.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(C, 'sleep', 'sleepy')] },
        `${a} woke, because it was cold on one side. There was the box, and there was ${c}. Where was ${g}? It is an odd thing, a big bed, with nobody big in it. "Come on," said ${a} to ${c}. "Somebody is lost."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised'), seen(C, 'stand', 'surprised')],
        },
        `They looked in the bath, and behind the curtain. Then ${a} heard it. It came from ${A.names} own room. Out of the end of ${A.names} own bed stuck two large feet. Above the blanket was a smile.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(G, 'sit', 'sleepy')] },
        `"That's my bed," said ${a}. "Is it?" said ${g}. "I found it. It was empty. It's got a dip in the middle, just right for one. And you can see the moon." ${a} did know. ${a} had only forgotten.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(G, 'hug', 'calm')] },
        `"May I stay in it?" said ${g}. "No," said ${a}. "You're too long. It's made for me." So ${g} climbed out, a bit sadly, and tucked in the sides. The dip was still warm. It fitted on the left, and it fitted on the right.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['bread'],
        },
        `In the morning it went pad, pad, pad, along the passage. ${a} opened one eye. There stood ${g}, with a pillow, and toast on a plate. "${refrain}" said ${g}. ${a} looked at the bed, from side to side. Then ${a} moved up.`,
      ),
    ],
  };
}

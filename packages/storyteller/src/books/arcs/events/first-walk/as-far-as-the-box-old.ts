import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './box-parts.ts';

/** The walk to the post box, for those who have taken somebody out themselves. */
export function old(going: Going, title: string): Told {
  const { refrain, P, p, W, w, H, h, D, d } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'sit', 'curious'), seen(W, 'hold', 'excited'), seen(H, 'stand', 'happy')],
          things: ['letter'],
        },
        `${cap(W.introduced)} had planned it on paper. There was the house, and there, past four lamps and a corner, was the post box. From there a dotted line ran to the park, where there was a duck. "Ten minutes," said ${h}, looking at it. ${cap(P.introduced)} looked at it as well, and tried one corner. ${p} had a new red lead, and had so far been in three rooms and a garden. "${refrain}" said ${w}, and opened the door.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'sit', 'surprised'), seen(W, 'walk', 'happy'), seen(H, 'walk', 'happy')],
          things: ['leaf'],
        },
        `People come out of a door and see a street. ${p} came out of it and was hit on the nose by everything that had gone by since Monday. There was such a lot of it that ${p} sat down on the step to go through it. When that was done a leaf came past, running on its edge like a wheel. ${p} sat down again. You don't see that every day, or at any rate ${p} didn't. "${refrain}" said ${w}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'look-up', 'excited'), seen(W, 'stand', 'happy')], things: ['puddle'] },
        `At the first lamp was a puddle, and in it was a puppy. It was about the right age. It had a red lead. ${p} wagged, and it wagged at the very same time, which is rare in somebody you've only just met. But when ${p} put out a paw it flew into bits. ${p} was terribly sorry. There was nothing to be done but sit, and wait, until it had got itself together. It took four minutes. They parted friends. "${refrain}" said ${w}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'kneel', 'curious'), seen(W, 'kneel', 'curious'), seen(H, 'stand', 'calm')],
        },
        `At number four somebody else was out for a walk. It was a snail, and it was going their way. ${p} lay down to be on a level. They looked at each other from very near. The snail pulled in its horns, out of politeness, and ${p} pulled in the nose. Then both had to wait for the other to go first. "I've known shorter operas," said ${h}. The snail, which had a park to get to, was the one who gave in. It went past them on the outside. "${refrain}" said ${w}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'sit', 'calm'), seen(P, 'hide', 'shy'), seen(W, 'stand', 'calm')],
          things: ['boots'],
        },
        `Then it got dark, on one side. This was ${d} the dog, who is eleven years old, and about as large as a sofa. ${p} was between two boots at once, with nothing showing but the lead. ${d} had seen this before. He had been this, once. He sighed, and lay down with his chin on the pavement, so that there was not so much of him. After a while a nose came out from between the boots. It had got its news from everyone else that day. Now it had his.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'worried'), seen(W, 'stand', 'calm')] },
        `So they came to the corner, forty minutes late, and went round it, and there it stood. It was as tall as ${h}. It was red all over. It had one foot, and no eyes, and a mouth that was wide open. There was nothing inside but dark. It did not wag. It did not so much as smell of anybody. ${p} sat down, and this was another kind of sitting. "Grr," said ${p}. It came out about as big as a walnut.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'reach', 'happy'), seen(P, 'look-up', 'curious'), seen(H, 'stand', 'happy')],
          things: ['letter'],
        },
        `"That's just the post box," said ${w}. But you can tell somebody a thing like that all day. ${w} thought, and then went up to it, without hurrying, and laid a hand on its side. With the other hand ${w} put the letter in its mouth. Clap! ${p} got up on all four feet. It had eaten it. It had eaten it whole. And after that it hadn't done anything to anybody. It just stood there, with its mouth open, as one does when one hopes that there might be more.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'proud'), seen(W, 'kneel', 'surprised')], things: ['leaf'] },
        `Well, ${p} knew all about that. One could see it arrive, first in one ear, and then in the other. ${p} went off to the very end of the lead, and looked about, and chose with care. It was the leaf from the gate, the one that could run. It was carried back with the head held high. In front of the post box ${p} sat down, and looked up into the dark, and waited. Nobody on that street has ever been offered a leaf so kindly.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'hug', 'happy'), seen(P, 'reach', 'happy'), seen(H, 'cheer', 'happy')],
          things: ['leaf'],
        },
        `${w} did not laugh. ${w} held ${p} up to the slot, which was as high as two arms would go. The leaf went in. Clap! It was the best noise of the whole day. The wag began at the tail, and went on until all of ${p} was in it. "They'll wonder about that at the post office," said ${h}. "There's no stamp on it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'walk', 'happy'), seen(P, 'sleep', 'sleepy'), seen(H, 'walk', 'happy')] },
        `"And now the duck," said ${w}. But the church struck eleven, and ${p}, who had been standing, was lying. It had been an hour and ten minutes. ${w} carried ${p} home in the front of a coat, asleep, with one ear out. They met them all again in the other order, ${d}, and the wall, and the puddle. The snail had got to number eight. "So that's where one ends up," said ${h}, "if one doesn't keep stopping."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(P, 'sleep', 'sleepy'), seen(W, 'sit', 'happy'), seen(H, 'sit', 'happy')],
          things: ['map'],
        },
        `On the mat ${p} slept, and all four feet were still going. ${w} sat beside them with the plan. It was wrong, you could see that now. It had nothing on it. So ${w} put in a leaf, and a puppy in a puddle, and a snail with an arrow. There was hardly room on that paper for so short a street. "Where's ${p} running to?" said ${h}. The feet ran, and stopped, and ran. "To the park," said ${w}. "We've just got to the lamp."`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'sit', 'excited'), seen(W, 'stand', 'surprised')],
          things: ['leaf'],
        },
        `They did see the duck in the end. That was on Friday, and ${p} said hello to it for so long that it moved to another pond. But on the morning after the first walk, when ${w} came down, somebody was at the door already. ${p} was sitting very straight. The red lead lay on the one side, and on the other, sorted by size, lay the post. There were three leaves, a sock, and half a biscuit. It must get so hungry by the morning, with nobody coming past.`,
      ),
    ],
  };
}

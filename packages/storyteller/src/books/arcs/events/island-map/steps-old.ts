import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: what is measured is the one who measured it. */
export function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { K, k, B, b, long, short } = partsOf(going);
  const both = (pose: 'stand' | 'walk' | 'sit', feeling: 'happy' | 'excited' | 'surprised' | 'worried') => [
    seen(K, pose, feeling),
    seen(B, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Thirty-nine, forty!',
    pages: [
      page(
        { setting: 'beach', camera: 'medium', actors: both('stand', 'excited'), things: ['map', 'rowing-boat'] },
        `It came out of the wall of the boathouse, where somebody had stuffed it into a crack against the draught. ${k} pulled, and ${B.introduced} caught the other end. It was a map. It showed an island, a stone, an arrow and a cross. Nobody had signed it, unless you counted a fish in the corner, which was lifting its hat. "We're following this," said ${k}. "To the end," said ${b}.`,
        `They had been told to sweep out the rowing boat, and for once they had done under the seat. So it served them right, in the nicest way. ${k} unrolled it on the slip, and ${B.introduced} put a shoe on each corner. It was a map of an island, drawn in purple crayon, with a cross. There was no name. There was a fish, with a top hat. "That'll be the treasure," said ${b}. "Not the fish," said ${k}.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), ...both('sit', 'happy')],
          things: ['rowing-boat'],
        },
        `${Gcap} rowed, in return for being told nothing. They all had orange vests on. "I lived on that island one summer, practically," said ${g}, over one shoulder. "I'd have been bigger than you, ${short}. Not so big as you, ${long}. Just in between." But neither ${k} nor ${b} was listening. There it lay, round and green, with the stone sticking up on it as large as life.`,
        `It is a mile, and ${g} did the rowing, and had the sense not to ask. ${k} sat in front with the map. ${b} had the spade. "That was my island," said ${g}, between strokes, "the year I was in between you two. I had a boat like half a walnut." You could see trees by now, and a beach no longer than a bus. It looked exactly like its picture.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [...both('stand', 'excited'), seen(G, 'stand', 'calm')],
          things: ['map'],
        },
        `FROM THE STONE, it said on the back, FORTY STEPS BY THE ARROW. THEN DIG. It was not a difficult map. The stone was the size of a cow, and the arrow was cut into the top of it. ${Gcap} spread a rug on the sand, and said that it was going to be a long look at the sky. "Forty," said ${k}. "How hard can it be?" said ${b}.`,
        `You could not miss the stone. It was the only one, and it had an arrow on it, pointing inland. "Forty steps," read ${k}, "and dig." "Is that all?" said ${b}, who had hoped for skeletons. ${Gcap} was staying with the boat, to keep it company. They spat on their hands, as you should, and looked along the arrow.`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy') },
        `${long} did it first. If a thing is worth counting it's worth striding, and ${long} strode. There were ferns, and then there was moss, and then the moss began to give. "Thirty-nine, forty!" The fortieth went in up to the knee. It was a bog, of the sort that keeps what it gets. They had to dig for the shoe. "If that's the treasure," said ${short}, "you can have it."`,
        `${long} had the longer legs, and so it stood to reason. Off went ${long}, straight as a ruler, with ${short} trotting behind to check the sum. "Thirty-nine, forty!" There was a long, slow, sucking noise. It was as black as tar, and it smelled of eggs. "Well, it's not there," said ${long}, coming out one leg at a time. "You'd know, if anyone does," said ${short}.`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy'), things: ['bush'] },
        `"You stretched," said ${short}. "It doesn't say forty leaps." So they went back, and ${short} took it from the stone, in steps that you could have used to lay a carpet. "Thirty-nine, forty!" It was the exact middle of a bramble bush. There was no room to swing a spade, or to turn round. "It doesn't say forty shuffles, either," said ${long}, from outside, and passed in a stick.`,
        `Then it was ${short} who did it, because fair is fair. They were tidy steps, each as long as the one before, and the count was right. Nobody could say that it wasn't. "Thirty-nine, forty!" And there stood ${short}, up to the ears in brambles, with the whole bog still to come. "You're not even halfway," said ${long}. "I'm forty," said ${short}, with dignity. "I can't help where that is."`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'worried'), things: ['map'] },
        `There are quarrels that can't be won, since both sides have counted. "A step's a step," said ${long}. "Yes," said ${short}. "Mine." They went and sat on the stone, with their backs to each other, which is not easy on a stone that size. ${k} had the front of the map in mind and ${b} had the back of it. The fish went on lifting its hat, first to one, and then, when the wind turned it over, to nobody.`,
        `They said a number of things then about legs. When they had run out, they sat down at either end of the stone. ${k} watched the bog. ${b} picked out prickles, and laid them in a row. It was a very small island to be on with somebody that you weren't speaking to. The map lay between them, and flapped. FORTY, it said, over and over. FORTY.`,
      ),
      page(
        { camera: 'close', actors: both('stand', 'surprised') },
        `"It can't be wrong," said ${k} at last, to the bog. "Somebody paced it." "Somebody did," said ${b}. It was a while before either of them moved. Somebody had stood here, on two legs of some length or other, and it wasn't that long, and it wasn't that short. It was in between. "Who did we hear that from?" said ${k}. They turned round, both at once, and looked at the rug.`,
        `"Suppose we're both right," said ${b}, who was down to the last prickle. "We can't be." "No, but suppose. It's forty steps. It just isn't forty of ours." ${k} thought about a person with a crayon, walking along here and counting. That person had been too small for the bog, and too big for the bush. "In between," said ${k} slowly. "In between us two. It's what was said in the boat."`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy') },
        `You can't borrow a leg of that length. But you can make one. They stood at the stone, with an arm round each other's neck, and ${long} took a step, and ${short} took a step. Big step, small step. It was like being a single animal, and not a very well one. They went by the bush, and they did not come to the bog. "Thirty-nine, forty!" There was an old thorn tree, and in its bark was a fish, with a hat on.`,
        `It was ${short} who worked it out. One of each makes two of the middle. "You go, then I go," said ${short}. "Then it comes out the same as if we were in between." So they did it, and it took longer than either way had before. Big step, small step. "Thirty-nine, forty!" They stood quite still. There was no mud, and nothing pricked. In front of them was a tree that somebody had cut a fish into, a long time ago.`,
      ),
      page(
        {
          camera: 'close',
          actors: [...both('stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['box', 'tooth'],
        },
        `They dug by turns, big scoop, small scoop, and at the third it went clonk. It was a cocoa tin, and the lid had rusted on, and it took all four hands. There was a marble. There was a feather, and a bus ticket, and, in a twist of paper, something white. ${Gcap} had come up through the ferns with the flask. "What have you..." said ${g}, and then nothing more for some time. "That's my tooth."`,
        `Clonk. It was a box with a good lock and no bottom, so that it opened from below. Out fell a whistle with no pea, two foreign coins and a tooth. "Ugh," said ${b}. "Whose?" said ${k}. They had not seen ${g} come up with the tea. ${Gcap} put it down, very carefully, on nothing, so that it went everywhere. "I wondered," said ${g}, "where I'd left that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), ...both('sit', 'happy')], things: ['map'] },
        `There was a note round it. FOR WHOEVER IS AS BIG AS I AM. "I was that big from June to the end of August," said ${g}. "By the next year I'd grown, and I came out in the bog. I thought that somebody had moved it." "So you need to be exactly that size," said ${k}. "And nobody is," said ${b}. They thought about it. "Except us," they both said.`,
        `"I looked for that," said ${g}, "the whole of the following summer. Forty steps, every time, and every time it was the bog." "You'd grown," said ${b}. "I never thought of that. You don't. You think it's the island." On the lid inside was one line, in purple. ONLY FOR SOMEBODY MY SIZE. "That's us," said ${k}, and nobody could say who had put out a hand first.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [...both('walk', 'happy'), seen(G, 'stand', 'happy')],
          things: ['box'],
        },
        `It went back in the ground, because it was a good place. ${k} added a button, and ${b} added a tooth, as it happened to be ready. Then they mended the map. It's in the wall of the boathouse now, against the draught. FORTY STEPS, it says, and underneath, in two different hands: FOR TWO. Down to the boat it was nineteen. Big step, small step, big step, small step, splash.`,
        `They left the tooth where it was used to being. Beside it they put the last prickle, in a matchbox, and the date. By next summer they would be other sizes, both of them. "We'd better write down how it goes," said ${k}. "Nobody'd believe it," said ${b}. So it isn't written down. They still walk like that, sometimes, when nobody's about. Big step, small step. It's the only way to be somebody else.`,
      ),
    ],
  };
}

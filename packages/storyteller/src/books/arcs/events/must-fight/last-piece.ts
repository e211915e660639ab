import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './last-piece-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The castle wants a fight. They have one every evening, for the last piece of toast, and whoever laughs first has lost. */
export const LAST_PIECE: EventPlot = { id: 'last-piece', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, A, a, D, d, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'cave',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['bread'],
        },
        `This is ${A.introduced}. This is ${D.introduced}. They are best friends. They make toast.`,
        `Here sits ${A.introduced}. Here sits ${D.introduced}. Best friends! Puff. Toast!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'sit', 'happy')],
          things: ['bread'],
        },
        `One bit of toast is left. Who laughs first? ${a} looks. ${d} looks. ${c} looks. Ha!`,
        `One more toast! They look and look. Who laughs first? ${d}! So ${a} eats it. ${c} claps.`,
      ),
      page(
        { setting: 'castle', camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(D, 'stand', 'worried')] },
        `"Fight!" says the king. "You must fight a dragon!" "${refrain}" say ${a} and ${d}.`,
        `Oh no. The king wants a fight. ${a} and ${d} must fight! "${refrain}" they say.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'stand', 'worried')], things: ['jam'] },
        `${a} has red spots. "I am ill." ${c} wipes one off. It is jam. "You must fight."`,
        `Spots! ${a} has spots of jam. "I cannot fight." But ${c} wipes them all off. Oh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hide', 'sad'), seen(C, 'point', 'worried')] },
        `${d} hides behind a tree. The tail sticks out. The wings stick out. No good!`,
        `Where is ${d}? Behind a bush. But ${d} sticks out on all sides. No good!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(D, 'stand', 'sad')] },
        `It is the day. Everybody has come. "Fight!" says the king. "${refrain}" whispers ${a}.`,
        `Now it is the day. They all sit and wait. "Fight!" ${a} looks at ${d}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'stand', 'surprised'), seen(D, 'stand', 'surprised')],
          things: ['bread'],
        },
        `"Here!" says ${c}. It is one bit of toast. "Fight for that! Who laughs first?"`,
        `Up jumps ${c}, with one bit of toast. "Who laughs first? Fight for that!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined')] },
        `They sit nose to nose. They look and look. Nobody coughs. Nobody blinks. Hush.`,
        `${a} looks at ${d}. ${d} looks at ${a}. On and on. The king holds his hat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(D, 'cheer', 'happy')] },
        `Puff! A ring sits on ${A.names} nose. Ha! ${a} laughs. ${d} laughs. They all laugh. "Again!"`,
        `Puff, goes ${d}. A ring! ${a} laughs, ${d} laughs, the king laughs. "Again! Again!"`,
      ),
      page(
        {
          setting: 'cave',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'hold', 'happy')],
          things: ['bread'],
        },
        `Night. One bit of toast is left. ${a} looks. ${d} looks. And who eats it? ${c}!`,
        `They are home. One bit of toast! They look and look. Munch. That was ${c}! Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, A, a, D, d, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'cave',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['bread'],
        },
        `${A.introduced} and ${D.introduced} were best friends. Every evening they made toast. ${a} held the fork, and ${d} breathed on it, just so. ${C.introduced} brought the butter. It was the best toast for miles.`,
        `Up in the cave, every evening, there was a smell of toast. That was ${A.introduced}, with the fork. That was ${D.introduced}, who was the fire. They were best friends. ${C.introduced} sat between them with the butter.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'sit', 'curious')],
          things: ['bread'],
        },
        `There was always one piece left over. Then they sat nose to nose and looked at each other. Whoever laughed first had lost it. "Ha!" said ${d}. "I win!" said ${a}. So far it was forty-one each. ${c} kept count.`,
        `For the last piece of toast they had a fight. It was done by looking. They looked, and looked, and did not blink. Then somebody's mouth went, and the other one got the toast. ${c} wrote it down. It was forty-one to forty-one.`,
      ),
      page(
        {
          setting: 'castle',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(D, 'stand', 'worried'), seen(C, 'point', 'surprised')],
          things: ['sign'],
        },
        `In the morning there was a sign on the castle gate. BIG FIGHT, it said. ON SATURDAY. ${A.kind.toUpperCase()} AGAINST DRAGON. BRING SANDWICHES. ${c} read it out twice. "${refrain}" said ${a}. "${refrain}" said ${d}.`,
        `Then the king put up a sign. "Castles have fights," he said. "We've got a ${A.kind}, and we've got a dragon. On Saturday, at three!" ${c} told them what it said. They went quite pale. "${refrain}" they both said at once.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(D, 'stand', 'worried'), seen(C, 'stand', 'worried')],
        },
        `They went to tell the king. But he was having benches made, and nobody could hear for hammers. "We're FRIENDS," shouted ${a}. "Yes, it ENDS at four," said the king. "I've bought a new chair for it."`,
        `"We'll say that we're friends," said ${d}. So they said it. But the trumpets were practising, right next to the king. "FRIENDS? No, it's not the weekends," he said. "It's just this Saturday. I can't wait!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'stand', 'curious')], things: ['jam'] },
        `On Thursday ${a} came out in spots. "I'm far too ill to fight," said ${a}. Up on the hill ${d} had come out in spots as well. The doctor looked at them both. Then the doctor licked a finger. "Strawberry," said the doctor. "See you on Saturday."`,
        `"I've got spots," said ${a}, in bed, on Thursday. ${c} was sent up to the cave, to say so. And there lay ${d}, with spots too, and rather bigger ones. It was the same jam. The doctor was not cross. The doctor asked for some bread.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'hide', 'sad'), seen(C, 'stand', 'worried')] },
        `On Friday night ${a} crept up to the cave, to hide. And ${d} crept down to the castle, to hide. They passed in the dark, and neither knew. So ${a} sat in the cave without a fire. And ${d} sat in a cupboard without any toast.`,
        `"I'll hide where nobody looks," thought ${a}, and went to the cave. "I'll hide where nobody looks," thought ${d}, and went to the castle. It was a long, cold night for one of them. The other got stuck in the pantry.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(D, 'stand', 'sad')] },
        `On Saturday they all came, with sandwiches. ${a} was pushed out from one side, and ${d} from the other. There they stood. ${A.names} knees were knocking. So were those of ${d}. "FIGHT!" cried the king. "${refrain}" whispered ${a}.`,
        `Then it was three o'clock on Saturday, and the benches were full. There was ${a}, in the middle. There was ${d}, in the middle. They looked at the grass. "Well, FIGHT!" said everyone. "${refrain}" said ${d}, very low.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'stand', 'surprised'), seen(D, 'stand', 'surprised')],
          things: ['bread'],
        },
        `${c} had a sandwich, and looked at it. It was not toast, but it was nearly. And ${c} knew how those two fought. "Here!" shouted ${c}, and put it on the grass between them. "It's the last piece! Fight for that!"`,
        `"They do fight," said ${c}, in the front row. "They fight every day!" And ${c} ran out on the grass, and put something down there. It was a crust, with butter on it. "Last piece!" said ${c}. "Forty-one all!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'sit', 'excited')],
        },
        `They sat down, nose to nose, and looked. It was dreadful. It was the longest fight that there has ever been. Nobody chewed. A fly landed on ${A.names} ear, and ${a} did not move. The king slid right to the edge of his new chair.`,
        `So they sat, and looked. Five minutes. Ten. The whole castle had stopped breathing. One of ${D.names} eyebrows went up, and came down. A bead of water ran along ${A.names} nose. "I can't bear it," said the king.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(D, 'cheer', 'happy'), seen(C, 'cheer', 'happy')] },
        `Then ${d} let out a very small puff. It was a ring. It sailed across, and sat down on ${A.names} head like a hat. That did it. They laughed at the same moment. They rolled in the grass. The king laughed so much that his chair broke. "Who won?" "AGAIN!" they all shouted.`,
        `All at once the king hiccuped. ${d} snorted. Out came a smoke ring, and hung itself on ${A.names} ear. Nobody could say who laughed first. They held on to each other and howled, and so did the benches. "That," said the king, "was a FIGHT."`,
      ),
      page(
        {
          setting: 'cave',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'hold', 'happy')],
          things: ['bread'],
        },
        `Now there's a fight every Saturday, and toast for everyone after. By night it's just the three of them. There's always one piece left. ${a} looks at ${d}, and ${d} looks at ${a}. They can go on like that for hours. So ${c} eats it.`,
        `They fight on the first Saturday of each month now. You have to book. But that evening there was one piece left, up in the cave. They looked, and they looked. They were at it still when the moon came up. Munch, said somebody. It was ${c}.`,
      ),
    ],
  };
}

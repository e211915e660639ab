import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';

/** What is asked, and the end of it, which bare walls give back; in bed it is asked of somebody who can answer. */
const CALLS: readonly (readonly [ask: string, end: string])[] = [
  ['Are you there?', 'There'],
  ['Anybody home?', 'Home'],
  ['Can I come in?', 'Come in'],
  ['Is anyone in?', 'In'],
  ['Are you in there?', 'In there'],
  ['Are you all right?', 'All right'],
  ['Are you awake?', 'Awake'],
  ['Are you at home?', 'At home'],
  ['Are you asleep?', 'Asleep'],
  ['Is anyone there?', 'There'],
];
const TITLES = [
  'the room that answered',
  'somebody said something',
  'not in the box',
  'what the empty room said',
] as const;

const homeOf = (raw: string): string => (/\b(?:flat|apartment)\b/.test(raw) ? 'flat' : 'house');

/** An empty room answers; nothing can be got to hold the answer, and then there is another empty room. */
export const IT_ANSWERS: EventPlot = standsApart({ id: 'it-answers', young, middle, old });

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, raw, chance } = going;
  const [ask, end] = chance.pick(...CALLS);
  const home = homeOf(raw);
  const along = comesToo.replace('came', 'comes');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: ask,
    pages: [
      {
        text: [
          `Boxes, boxes! ${A.introduced} is moving ${home}. The old room is empty.`,
          `${A.introduced} has to move ${home}. Everything is in boxes. The old room is empty.`,
        ],
        scene: { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'stand', 'calm')], things: ['box'] },
      },
      {
        text: [
          `"${ask}" says ${a}. "${end}," says the room. It talks!`,
          `${a} looks in. "${ask}" says ${a}. "${end}," says the room!`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `That has to come along. ${B.introduced} brings a box. ${a} talks, the room talks. Lid on, quick!`,
          `${a} wants to keep that! ${B.introduced} has a box. The room says it again. Shut it, quick!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'excited'), seen(B, 'stand', 'happy')], things: ['box'] },
      },
      {
        text: [
          `In the garden ${a} lifts the lid. They ask the box. The box says nothing.`,
          `Outside, ${a} opens the box. ${b} listens. It is just a box.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
      },
      {
        text: [
          `Off goes the lorry.${along} ${a} looks back. Soon the old ${home} is gone.`,
          `The lorry is full.${along} Off it goes. The old ${home} gets small. ${a} looks back.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'sad'), ...third(going, 'stand')],
          things: ['lorry'],
        },
      },
      {
        text: [
          `Here is the new ${home}. It smells of paint. "${ask}" says ${a}. No answer. Boxes, boxes, boxes.`,
          `This is the new ${home}. It is full of boxes. "${ask}" says ${a}. It does not answer.`,
        ],
        scene: { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'worried')], things: ['box'] },
      },
      {
        text: [
          `They ask the kitchen. Nothing. "I want to go home," says ${a}.`,
          `${b} tries the kitchen. Nothing. "I miss the old ${home}," says ${a}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'calm')],
        },
      },
      {
        text: [
          `There is one more room. Nothing is in it yet. "${ask}" says ${a}. "${end}," says the room!`,
          `One room is still quite empty. "${ask}" says ${a}. "${end}," it says!`,
        ],
        scene: { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `In comes the bed. Now the room is quiet. But the cupboard stays empty. It answers.`,
          `In comes the bed. The room stops talking. Only the cupboard is empty. "${end}," it says.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'happy')] },
      },
      {
        text: [
          `It is night. The door opens a bit. "${ask}" says ${g}. "${end}," says ${a}.`,
          `Now it is dark. ${Gcap} is at the door. "${ask}" says ${g}. "${end}," says ${a}.`,
        ],
        scene: { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')] },
      },
    ],
  };
}

/** The child of the family, where the theme has two beings besides. */
const third = (going: Going, pose: 'stand' | 'sit') => (going.third ? [seen(going.third, pose, 'calm')] : []);

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, raw, chance } = going;
  const [ask, end] = chance.pick(...CALLS);
  const home = homeOf(raw);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: ask,
    pages: [
      {
        text: [
          `${A.introduced} was moving to a new ${home}. The bed was in the lorry. The books were in boxes. On the wall there was a pale patch, where the bed had been. There was nothing else left in the room. "Is this ours?" said ${a}.`,
          `It was moving day for ${A.introduced}. Everything was in boxes, and the boxes were in the lorry. The old room looked bigger, and not so sure of itself. On the floor lay one pencil, and some fluff. "It looks like nobody's," said ${a}.`,
        ],
        scene: { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'stand', 'calm')], things: ['box'] },
      },
      {
        text: [
          `${a} went right into the middle of it. "${ask}" said ${a}. "${end}," said the room. It had a small, clear voice. In all these years it had never said a word.`,
          `"${ask}" said ${a}, just to say something. "${end}," said somebody. There was nobody there. There were four walls and a floor. "It was the room," said ${a}. "It can talk!"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"It can't stay here all alone," said ${a}. ${B.introduced} fetched a box from the landing. ${b} held it up high. ${a} asked again, and the room answered. ${b} clapped the lid on.`,
          `${B.introduced} came up to see who was talking. "We have to take that with us," said ${a}. ${b} had a box left over. "Now," said ${b}. ${a} asked again. They let the answer get in, and shut the box on it.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'excited'), seen(B, 'stand', 'happy')], things: ['box'] },
      },
      {
        text: [
          `In the garden they opened it, only a crack. ${a} asked, through the crack. The box had nothing to say. "It's too small in there," said ${b}. "A voice can't turn round." That was so.`,
          `They carried it down like soup, and looked in, on the grass. They asked it three times. There was no answer. A box has no room for a voice to walk about in.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'curious')],
          things: ['box'],
        },
      },
      {
        text: [
          `Then ${a} thought of the jar. It was the largest they had, and round inside. Up the stairs they ran. ${a} asked, and the room answered. ${b} screwed down the lid. "Got it!" said ${b}. Outside the lorry was hooting.`,
          `"A jar, then," said ${b}. "Then we can see it." They stood it in the middle of the bare floor. ${a} asked. The room answered, right over the top of it. On went the lid. There was just time. Down in the street somebody was hooting.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'excited')],
          things: ['jar'],
        },
      },
      {
        text: [
          `So they left.${comesToo} ${a} looked back at the old ${home}. It got smaller, and then there was a corner. ${a} held the jar in both arms, the whole way. "Is it still in there?" said ${b}. "I mustn't look," said ${a}. "It would get out."`,
          `Off went the lorry, and off they went behind it.${comesToo} The gate went by, and the tree, and the dog from the corner. ${a} saw them all from the back. "Don't shake the jar," said ${b}. "I'm not," said ${a}. "It's the road."`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'sad'), seen(B, 'stand', 'calm'), ...third(going, 'stand')],
          things: ['lorry', 'jar'],
        },
      },
      {
        text: [
          `The new ${home} smelled of paint. There were boxes up to the ceiling. In the hall ${a} unscrewed the lid. "${ask}" said ${a}. A smell of gherkins came out, and that was all.`,
          `At last they were there. The boxes were there before them. They could hardly get in at the door. ${a} opened the jar. "${ask}" said ${a}, and held it to one ear. It had been for gherkins. It didn't say a thing.`,
        ],
        scene: { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'sad', 'jar')], things: ['box'] },
      },
      {
        text: [
          `${a} sat down on a box that said PANS. "I want to go home," said ${a}. "This is home," said ${g}, from behind a wardrobe. "It doesn't know us," said ${a}. ${b} came and sat on the box too.`,
          `"I don't like it here," said ${a}, and sat down on the stairs. "It's not our ${home}." ${Gcap} put down a box. "No," said ${g}. "Not yet. I keep looking for the light switch." ${b} sat down on the stairs as well, one step lower.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm'), seen(G, 'stand', 'calm')],
          things: ['box'],
        },
      },
      {
        text: [
          `At the top there was one door that nobody had opened. Behind it was a room with nothing in it, not one box. ${a} went right into the middle. "${ask}" said ${a}, not very loudly. "${end}," said the room, in a small, clear voice.`,
          `Up there was a room where they had not put anything yet. It had four walls and a floor. ${a} stood in the door for some time. "${ask}" said ${a}. "${end}," said somebody. It was the very same voice. "It got here first," said ${b}.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
      },
      {
        text: [
          `Then the bed came up, and the rug. With every box the room spoke a little lower. At last one could not hear it. "It's gone into the corners," said ${b}. "Not in there!" cried ${a}. There was a deep cupboard in the wall. "That stays empty." And that still had its voice.`,
          `In came the bed, the books and the curtains. The room got quieter and quieter. It had its mouth full. Only the cupboard in the wall was bare still, right to the back. ${b} was about to put the shoes in it. "Leave it," said ${a}. "That's where it lives."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
      },
      {
        text: [
          `That night there were strange shadows, and a tap that dripped in another way. ${a} lay and listened to it. The door opened as wide as a hand. "${ask}" said ${g}, very softly. "${end}," said ${a}.`,
          `In the night the new ${home} creaked in all the wrong places. ${a} was in the old bed. The cupboard door stood open a bit. There was a step outside. "${ask}" whispered ${g}. It was not the cupboard that said, "${end}." It was ${a}.`,
        ],
        scene: { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, raw, chance } = going;
  const [ask, end] = chance.pick(...CALLS);
  const home = homeOf(raw);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: ask,
    pages: [
      {
        text: [
          `By ten o'clock there was nothing left in the room but the room. ${A.introduced} had slept in it for as long as there had been any sleeping to do. Now there was a pale patch on the wall, as long as a bed. There were four dents in the floor, and a nail. They were moving to a new ${home}, and everything else was in boxes.`,
          `You do not see a room while it is full. ${A.introduced} saw it now. It had a crack like a river, and a pale patch where the bed had been. It had a nail, and nobody knew why. All the rest was down in the street, in boxes, in a lorry, and was moving to a new ${home}.`,
        ],
        scene: { setting: 'bedroom', camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['box'] },
      },
      {
        text: [
          `You ought to say something, at such a time. ${a} could not think what. "${ask}" said ${a}, and felt silly. "${end}," said the room. It was a small voice and a clear one, and it came from everywhere. The hair stood up on ${A.names} neck, but not in a bad way. All those years it had only listened.`,
          `${a} had come up to say goodbye. But the word would not come out. Another one did. "${ask}" said ${a}. "${end}," said the room. It was said quite kindly, and from all sides at once. ${a} stood very still, as you do when a bird has come down near by.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"That's an echo," said ${B.introduced}, who was moving too. "It's your own voice. It goes to the wall and comes back. It only does it when there's nothing in the way." ${b} was fond of reasons. "It's the room," said ${a}. "And we're not leaving it here." There was one empty box left over.`,
          `${B.introduced}, who was moving with them, had heard it as well, from the stairs. "It's sound," said ${b}. "It bounces, like a ball. Rugs eat it, and beds. That's why it never did it before." It is a comfort to some people when a thing has a reason. "I don't care what it is," said ${a}. "It's coming with us." And ${a} went to get a box.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'determined')],
          things: ['box'],
        },
      },
      {
        text: [
          `${b} held the box, out of friendship. ${a} asked again. The room said it again, and down came the lid. They opened it on the lawn, and ${a} asked, through the crack. You could hear an aeroplane, a long way up. "There's no space in there for it to go to and come back from," said ${b}. It was no fun, but it was right.`,
          `It was done with a box first, and a lid, and a good deal of tape. ${b} did the tape, because what is done should be done well. On the lawn they got it open again, and ${a} asked. The box was as silent as a box. "A voice needs a run," said ${b}. "It can't bounce in that. It would just sit there."`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'calm')],
          things: ['box'],
        },
      },
      {
        text: [
          `The second time it was a jar, the five-pint one, round and hard inside, like a hall for mice. "That might even work," said ${b}, after thinking about it. They filled it in the middle of the floor. The lorry hooted. ${a} screwed down the lid. Then ${a} laid one hand on the pale patch, and left it there for a bit. The lorry hooted again.`,
          `So it had to be something with hard walls. There was the great jar that gherkins had come in. ${a} asked it once more, and the room answered right over the top of it. ${b} put on the lid and gave it a twist. "I'm not saying it's in there," said ${b}. Down in the street they were hooting. ${a} went round and touched each wall once, and nobody said that this was silly.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'curious')],
          things: ['jar'],
        },
      },
      {
        text: [
          `Then they drove.${comesToo} There was the gate, and the tree that had been climbed, and the shop with the step. ${a} saw them go by for the last time, from the wrong side. "We'll come and look at it some day," said ${b}. "There'll be other people's beds in it," said ${a}. "It won't say anything." ${b} looked for a reason why that should not be so. There wasn't one.`,
          `The old ${home} stood there with no curtains, and looked after them.${comesToo} It got as small as a matchbox. Then there was a bend. ${a} had the jar between both knees, and did not look at the new streets at all. "Somebody else will put a bed there," said ${a}. "Yes," said ${b}. ${b} did not say anything else for eleven miles.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'sad'), seen(B, 'stand', 'calm'), ...third(going, 'stand')],
          things: ['lorry', 'jar'],
        },
      },
      {
        text: [
          `The new ${home} smelled of paint, and of other people's soup. Boxes stood along the walls like strangers at a party. ${a} put the jar down on one that said PANS, and opened it. "${ask}" said ${a}. Out came a whiff of vinegar. ${a} waited for quite a long time. ${b} could have told why, and did not. Some things you don't want explained.`,
          `Nothing in the new ${home} was where a hand thought it was. ${a} stood between the boxes and took off the lid, slowly, so as not to frighten it. "${ask}" said ${a}. There was a smell of gherkins. "It may be tired," said ${b}, who did not believe that for a moment. ${b} had never before said a thing without a reason.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')],
          things: ['jar', 'box'],
        },
      },
      {
        text: [
          `"You may choose," said ${g}. There were two rooms over. The one had a carpet as thick as a lawn, and a seat in the window. The other was at the end, narrow, with bare boards. "Well, that's easy," said ${b}, and bounced on the seat. ${a} asked the carpet. The carpet swallowed it.`,
          `${Gcap} came with the keys. "Two bedrooms," said ${g}, "and you may say which." The first had everything: sun, a window seat, a carpet up to your ankles. ${a} asked it. Not a sound came back. "It's the better room," said ${b}. It was. The second was hardly wider than its door, and there wasn't so much as a mat in it.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'excited'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `${a} walked to the end, and stood on the bare boards, and almost did not ask. "${ask}" It was no more than a breath. "${end}," said the narrow room. It was small, and clear, and it came from everywhere. "That's the same one," said ${a}. "It's the same sort," said ${b}. "It goes to the wall and comes back." "Well," said ${a}, "then it comes back. I never wanted anything else."`,
          `In the narrow one ${a} stood and looked at four walls. There was a crack in one, like a road. "${ask}" said ${a}. "${end}," said the room, quite kindly, and from all sides at once. ${a} sat down on the boards. "You could get that in any empty room in the world," said ${b}. "In any?" said ${a}. "In any at all," said ${b}, and then heard what that meant.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')] },
      },
      {
        text: [
          `So ${a} gave up the window seat. The bed would only go in crossways. Half the toys had to stay in the passage. With each thing that came in, the voice got lower. It was the rug that finished it. But in the wall there was a cupboard, deep and bare. ${a} shut it before anybody could put a shirt in. The shirts lived in a box after that, and were never flat again.`,
          `"This one, please," said ${a}. It cost a window seat, and a good deal of sun. Then the bed came, and the books, and the room went quiet, bit by bit, like somebody falling asleep. There was nothing to be done about it. You have to have a bed. But ${a} kept the cupboard, which went back a long way into the wall. Not one sock was allowed in. It all had to stay in boxes, along the passage, where people fell over it.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['box'] },
      },
      {
        text: [
          `In the night ${a} woke, and did not know where the door was. Somebody was talking. The cupboard stood open, and the back half of ${b} stuck out of it. "${ask}" said ${b}, very low, into the dark. "${end}," said the cupboard. ${b} stayed in there for a while. "I was only testing it," said ${b}. "I know," said ${a}.`,
          `At one o'clock there was a noise that was not a tap. ${a} opened one eye. There by the cupboard sat ${b}, who knew all about sound, with a blanket on. "${ask}" whispered ${b}. It answered. ${b} sighed, and leaned against the door of it. "It's the hard walls," said ${b}, when it was clear that ${a} was awake. "Of course it is," said ${a}.`,
        ],
        scene: { time: 'night', camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'sit', 'sleepy')] },
      },
      {
        text: [
          `Then there was a step on the stairs. It came along the passage, and fell over a box, and said something to itself. The door opened as wide as a hand. "${ask}" said ${g}. For a moment it was quiet. "${end}," said ${a}. "${end}," said ${b}. And the cupboard, a little late, said it too.`,
          `It still wasn't the old ${home}. It creaked in another order. Out in the passage ${g} hit a toe on a box, and stood, and listened at the door. "${ask}" said ${g}, hardly louder than nothing. Out of the dark it came back, three times over, from the bed, from the floor and from the wall. "${end}."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'surprised')],
        },
      },
    ],
  };
}

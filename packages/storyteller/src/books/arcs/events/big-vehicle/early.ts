import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Wait, wait for me!',
  'Wait, lorry, wait!',
  'Please wait!',
  'Do wait for us!',
  'Do wait for me!',
  'Oh, please wait!',
  'Not yet, lorry!',
  'Slow down, lorry!',
  'Wait a bit!',
  'Lorry, come back!',
  'Stop, lorry, stop!',
] as const;
const TITLES = [
  'wait for me',
  'beep, beep, beep',
  'the lorry that went backwards',
  'bin day',
  'too late for the bin lorry',
];

/** The lorry is always gone round the bend. But the street ends at a wall, and what goes up it must come down it. */
export const EARLY: EventPlot = {
  id: 'early',
  when: /^(?=.*\b(?:bin|dustbin|rubbish|garbage|refuse|recycling|trash)).*\b(?:wait\w*|early|late|miss\w*|wav(?:e|es|ing)|comes?|came)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'excited')] },
        `Rrrum! What was that? "The bin lorry!" said ${A.introduced}. It was bin day.`,
        `Rrrum, rrrum! What a noise! ${A.introduced} sat up. "It is the bin lorry!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')],
          things: ['lorry'],
        },
        `Out ran ${a}. Out ran ${B.introduced}.${comesToo} "${refrain}" But the lorry had gone by.`,
        `${B.introduced} ran. ${a} ran.${comesToo} They were too late. Off went the bin lorry. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['bowl', 'spoon'] },
        `The next week ${a} was up. Rrrum! Down went the spoon. Away went the lorry. "${refrain}"`,
        `Next week ${a} was eating. Rrrum! It was early! The lorry went by. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'run', 'worried')], things: ['shoe'] },
        `The next week ${a} had one shoe. Hop, hop! "${refrain}" Away went the lorry.`,
        `And the next week? One shoe was on. One shoe was off. "${refrain}" Too late!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `${a} sat down at the gate. ${b} sat there, too. "I want to wave to it."`,
        `They sat at the gate. "It does not wait," said ${a}. "I only want to wave."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `Beep, beep, beep. "Listen!" said ${k}. "It goes beep. It is going backwards!"`,
        `Then it went beep, beep, beep. "It is turning round!" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited'), things: ['fence'] },
        `There is a wall up there. The street ends at the wall. The lorry must come back!`,
        `The street has a wall at the end. The lorry can not go on. It must come back!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(G, 'stand', 'happy')],
          things: ['lorry'],
        },
        `And here it came. It was so big! ${a} and ${g} waved. Toot, toot! The driver waved back.`,
        `Rrrum! Here it is! ${a} waves. ${g} waves. The driver waves, too. Toot, toot!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'walk', 'sleepy')] },
        `At bedtime ${k} went to bed backwards. Beep, beep, beep. Good night, bin lorry.`,
        `Now who goes to bed backwards? Beep, beep, beep! It is ${k}. Good night.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'excited')] },
        `On bin day the whole street hums. Windows hum, and spoons hum. "It's the bin lorry!" said ${A.introduced}, and jumped out of bed. "Today I'm going to wave to it."`,
        `First the glass of water shook. Then the bed did. "That's the bin lorry," said ${A.introduced}. It was the biggest thing that ever came to their street. "I want to wave to the driver."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')],
          things: ['lorry'],
        },
        `${a} got to the gate with ${B.introduced} just behind.${comesToo} They saw a big back, and two red lights. "${refrain}" called ${a}. But the lorry went up the street and round the bend.`,
        `"Quick!" said ${B.introduced}.${comesToo} They ran to the gate. All they saw was the last of the lorry, going round the bend. "${refrain}" shouted ${a}. It did not hear.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['bowl', 'spoon'],
        },
        `The next bin day ${a} got up early. There was just time for breakfast. There was not. The spoon began to hum in the bowl. "${refrain}" said ${a}, with a full mouth. Too late.`,
        `A week later they were up first. "I'll have one spoonful," said ${a}. Then the milk began to shiver in the bowl. "${refrain}" By the time they got out, there was only the smell.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')],
          things: ['shoe'],
        },
        `The week after that, there was no breakfast. There was only one shoe. ${a} hopped all the way to the gate. "${refrain}" But nothing that hops can catch a lorry.`,
        `On the third bin day they forgot about breakfast. They nearly forgot about shoes. ${a} had one on, and one in a hand. "${refrain}" The red lights went round the bend again.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"It's too fast for me," said ${a}, and sat down by the gate. "I'd have to sleep here." ${b} sat down too. For a while nobody said a thing.`,
        `They sat down on the step. "I don't want a ride," said ${a}. "I only want a wave." "Perhaps next week," said ${b}. The street was very quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `And because it was quiet, they could hear it. Far up, behind the bend, something went beep. Beep. Beep. "What says beep?" said ${k}. "I've never heard that bit."`,
        `They had always gone in by now. They had never stayed to listen. Beep, went something behind the bend. Beep, beep. "That's new," said ${k}. "Lorries don't beep. Not forwards."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')] },
        `"They beep when they go backwards!" said ${k}. "And why does it go backwards? Because of the wall!" The street ended at a wall, up there. Nothing could get out that way, not even a lorry.`,
        `Up behind the bend was a wall, and nothing after it. ${k} jumped up. "It's got nowhere to go! It's turning round! It isn't leaving us. It's coming back!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited'), things: ['fence', 'lorry'] },
        `So all that time they had run for nothing. You did not have to run. You only had to stay. They stood in a row behind the gate, with both shoes on. The ground began to hum.`,
        `It had come back every single week, for the other bins. They had only not been there. They lined up by the fence. "Now it's us who wait," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(G, 'stand', 'happy')],
          things: ['lorry'],
        },
        `It came slowly, as big as a house. It stopped right there. Up went a bin in its arms, and over, and down. ${a} waved with both hands. "Morning!" said the driver, and waved, and went toot. Even ${g} jumped.`,
        `Round the bend came the lorry, with its face in front. It stopped at the gate, and ${g} stepped back. A bin rode up, tipped, and rode down again. "Hello up there!" called ${a}. Toot-toot, said the horn. The driver waved back.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `That night somebody came along the passage, slowly, without looking round. Beep. Beep. Beep. It was ${k}, going to bed. There was a small bump. That was the wall.`,
        `At bedtime something big backed into the bedroom. "Beep, beep, beep," it said. It went past the chair, and it did not hit the lamp. Then ${k} tipped over into bed.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'sleepy')] },
        `There was one thing that ${A.introduced} had wanted for a year, and it cost nothing. It was a wave from the driver of the bin lorry. Other people had had one. The whole of the next street got one every week. "It's only a bin lorry," said ${B.introduced}. "It comes at seven," said ${a}. "It's as big as a house, and there's a person in it. And it never once sees me."`,
        `At seven on a Thursday, every window in the street began to buzz. It was the bin lorry. ${A.introduced} had drawn it nine times, and had never seen the front of it. "All I want," said ${a}, "is to wave and be waved to. Once." "You could wave to me," said ${B.introduced}, from under the blanket. It was not the same thing.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'sleepy')],
          things: ['lorry'],
        },
        `They ran.${comesToo} It was thirty-one steps to the gate, and the lorry took two. It went by like a cliff with lights on the end, up the street and round the bend. "${refrain}" shouted ${a}, to a smell of old cabbage. "It can't hear you," said ${b}, not unkindly. "It can't hear anything. It's a lorry."`,
        `Down the stairs they went, and out to the gate.${comesToo} There was just time to see the back of it. It is not the best side. It has a great mouth, and two red lights, and things hanging out. Then it had gone round the bend, and all the windows stopped. "${refrain}" said ${a}. But it was said to nobody.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'calm')],
          things: ['bowl', 'clock'],
        },
        `The next Thursday ${a} had a system. Clothes on in bed. Breakfast at ten to. Gate by seven. It would have worked, too. But the lorry had a system of its own, and that day it came at eight minutes to. The spoons began to dance. "${refrain}" said ${a}, and upset the milk. "You might have told me," said ${b}, who was sitting in it.`,
        `So a plan was made, with times in it, and pinned up beside the clock. 6.40, UP. 6.50, BREAKFAST. 6.58, GATE. At 6.52 the bowls began to hum across the table all by themselves. "It's early!" cried ${a}. "${refrain}" The milk went one way and the chair went the other. ${b} mopped up, and was a little short about it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'calm')],
          things: ['shoe'],
        },
        `On the third Thursday there was to be no breakfast at all. But one shoe had gone. ${b} offered to look. "There's no time!" said ${a}, and went down the path in a hop, a skip and a sock. The cliff went by. "${refrain}" A sock is not the thing for gravel. ${a} came back on one foot, and would not be spoken to.`,
        `For the third try they left out breakfast, and would have left out shoes. "You'll hurt your feet," said ${b}, and held one out. ${a} took it without stopping, and hopped, and put it on the wrong foot. It was like running in two directions. "${refrain}" The red lights went round the bend, just as they always did.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'sad')] },
        `"If you hadn't talked about shoes," said ${a}. "If you hadn't been asleep, the first time. If you'd wanted it as much as me." "I don't want it at all," said ${b}. "I've got up at half past six for three weeks for a thing I don't want. I thought you knew why." ${a} sat down on the step. It was not comfortable to think of. So for once nobody rushed indoors.`,
        `"It's you," said ${a}. "You're slow. You say things." "I say things like shoe," said ${b}. There was a pause. "I don't even like bin lorries. They smell. I come because you do." ${a} had never wondered about that. They sat down on the step, each at one end, and neither of them went in. It grew quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `In all those weeks, they had never stayed to hear what came next. What came next was this. Somewhere up behind the bend, something said beep. It waited, and said it again. "Has that always been there?" said ${k}. A blackbird stopped to listen. Beep, it went. Beep. It sounded like someone who was not quite sure of the way.`,
        `It was ${k} who held up a hand. "What's that?" It was a thin, high, careful sort of sound, and it came from beyond the bend. Beep. Beep. Beep. It was not what you would expect from anything so large. "It's as if it were tiptoeing," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')] },
        `"They do that when they go backwards," said ${k}. "So that nobody's behind them. But why would it go backwards?" Then they all thought of it, and all at once. At the top of the street, behind the bend, there was a wall. It had always been there. They had thrown balls at it. There was no way out up there for a cat.`,
        `Beep meant backwards. Everyone knew that. And what was there, up behind the bend? ${k} shut both eyes and walked up the street in thought: lamp post, post box, blue door, wall. "It's a street with no end," said ${k}. "I mean, with only one. It doesn't go anywhere! We've been running after a thing that can't get away!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')], things: ['fence'] },
        `It did the one side going up. It did the other side coming down. It had come by twice on every Thursday of their lives. "You only had to stop," said ${b}. "I know," said ${a}. "I'd never have stopped, though. I only did because of what you said." The step began, very gently, to hum. "Have you got both shoes?" said ${b}.`,
        `"So it's always come back," said ${a} slowly. "Every week. And every week I'd gone in, in a temper." "I'd have told you," said ${b}, "only I didn't know." ${a} looked at the shoes, which were on the right feet by now. "I'm glad that you say things," said ${a}. Somewhere a window began to buzz.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(G, 'stand', 'happy')],
          things: ['lorry'],
        },
        `It came round the bend with its face in front. It was a broad, kind, muddy face, and there was somebody in it. ${g === 'the grown-up' ? 'The grown-up' : g} held the gate shut. The lorry stopped at it, sighed, and put down its arms for the bin. ${a} waved. It came out rather small. And the driver leaned from the window, and waved, and said, "I wondered when you'd turn up. I wave at that gate every week."`,
        `They stood behind the gate with ${g}. Round it came, slow as a cow, with a headlamp on each side. Up went the bin in its arms, and over, and gently down. ${a} forgot to do anything. It was ${b} who waved first. Then they all did. "Morning, all!" called the driver, and waved with a whole arm. Toot, it went, and a hundred windows answered.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'walk', 'happy'), seen(B, 'sit', 'happy')],
        },
        `On Thursdays after that they had breakfast, and found both shoes, and strolled. There was no hurry. As for that night, something large came backing down the passage, very carefully. "Beep," it said. "Beep. Beep." ${b} held the door for it. It was ${k}, on the way to bed.`,
        `"Mind out," said a voice that night. "Beep. Beep. Beep." It was ${k}, coming in backwards, with a pillow in both arms. It is not the quickest way to get to bed. But you see everybody's face as you go, and ${b} waved.`,
      ),
    ],
  };
}

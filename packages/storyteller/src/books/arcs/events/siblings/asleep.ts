import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from './pair.ts';

const REFRAINS = [
  'Are you asleep?',
  'Are you asleep now?',
  'Are you asleep yet?',
  'Are you quite asleep?',
  'Have you gone to sleep?',
  'Are you sleeping?',
  'Are you really asleep?',
  'Are you fast asleep?',
  'Asleep already?',
  'Are you asleep over there?',
] as const;
const TITLES = ['yes, I am asleep', 'knock, knock', 'two beds in a room', 'no wall in between'];

/** There was a wall between them to knock on, every night; and since they share a room nobody can sleep. */
export const ASLEEP: EventPlot = {
  id: 'asleep',
  when: /\brooms?\b|\bbedrooms?\b|\bbunk ?beds?\b|\bbeds?\b|\bsleep\w*|\bbedtime\b|\bnight\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, S, N, a, s, n, Ncap } = pairOf(going);
  const { K, k } = going;
  const besides = A === K ? '' : ` ${k} helps.`;
  const r = `"${going.chance.pick(...REFRAINS)}"`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: r.slice(1, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'happy')],
        },
        `${A.introduced} has a room. ${S.introduced} has a room. A wall is in between.`,
        `Here sleeps ${A.introduced}. There sleeps ${S.introduced}. In between is a wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')] },
        `Every night ${a} knocks on the wall. Knock, knock! ${s} knocks back.`,
        `Knock, knock, on the wall. That is ${a}. Knock, knock! That is ${s}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(S, 'stand', 'excited')], things: ['pillow'] },
        `Now they have one room.${besides} ${s} brings a pillow. Two beds, and no wall.`,
        `Now they share one room. In comes ${s}, with a pillow.${besides} No wall!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(S, 'sit', 'curious')] },
        `It is dark. ${r} says ${s}. "Yes," says ${a}. ${r} "Yes!"`,
        `Lights out. ${r} says ${s}. "Yes," says ${a}. ${r} "Yes!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'worried'), seen(A, 'cover', 'angry')], things: ['lamp'] },
        `They put the lamp on. ${a} can not sleep in light.`,
        `"I want the lamp on," says ${s}. Click. "Too bright!" says ${a}. Click.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(S, 'sit', 'excited')], things: ['book'] },
        `${a} tells a story. Now they are both wide awake. ${r}`,
        `"Here is a story," says ${a}. It is too good. No one can sleep. ${r}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(S, 'sit', 'sad')] },
        `"Now sleep!" says ${a}. ${a} turns over. Knock! That was the bed.`,
        `${a} is so cross. ${a} turns over. Knock, goes the bed.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'reach', 'surprised'), seen(A, 'sit', 'surprised')] },
        `Knock, says the other bed. It is ${s}! Oh! Knock, knock, goes ${a}.`,
        `What is that? Knock! ${s} knocks back. ${a} sits up. Knock, knock!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')] },
        `Knock, knock. That is ${s}. They are both asleep.`,
        `Knock, knock, go the beds. Good night, ${a}. Good night, ${s}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'look-up', 'happy'), seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')],
        },
        `${Ncap} looks in at the door. ${r} "Yes," says ${a}. "Yes," says ${s}.`,
        `In looks ${n}. ${r} says ${n}. "Yes," they say, fast asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, S, N, a, s, n, Ncap } = pairOf(going);
  const { K, k } = going;
  const besides = A === K ? '' : ` ${k} helped to push.`;
  const r = `"${going.chance.pick(...REFRAINS)}"`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: r.slice(1, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'happy')],
        },
        `${A.introduced} slept on this side of the wall. ${S.introduced} slept on that side. And every night, last thing of all, ${a} knocked. Knock, knock. And from the other side came: knock, knock. It meant good night.`,
        `There was a wall. On the left of it slept ${A.introduced}. On the right of it slept ${S.introduced}. "Knock, knock," went the wall at bedtime, from this side. "Knock, knock," it went, from that side. Then they slept.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(S, 'stand', 'excited')],
          things: ['pillow', 'box'],
        },
        `But one day ${n} needed the other room. "You two will have to share," said ${n}. So the bed came in, and the pillow, and nine boxes.${besides} "It'll be nice," said ${s}. "Hm," said ${a}.`,
        `Then one of the rooms was wanted for something else. "There's space in here for two," said ${n}. In came a bed, a lamp, nine boxes, and ${s}.${besides} "Where's my half?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(S, 'sit', 'curious')] },
        `They turned out the light. It was quiet for as long as it takes to turn over. ${r} said ${s}. "Yes," said ${a}. That was a mistake. After a while it came again. ${r} "Yes!" said ${a}.`,
        `It was dark. ${a} lay on one side, and was nearly there. ${r} said ${s}. "Yes," said ${a}, crossly. "How can you say so, then?" said ${s}. That was a good question, and it kept ${a} awake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'worried'), seen(A, 'cover', 'angry')], things: ['lamp'] },
        `"It's the dark," said ${s}. "There's too much of it in here." So they had the lamp on. Then ${a} could see all the boxes, and had to count them. Click. They had the lamp off. ${r} said ${s}.`,
        `"I had a lamp in my room," said ${s}. Click. The lamp shone straight into ${A.names} eyes. ${a} put a hat on it. It began to smell of hat. Click. ${r} said ${s}, in the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(S, 'sit', 'excited')] },
        `"If I tell you a story, will you sleep?" said ${a}. It was about a bear who got into a bakery. ${s} had to know what he ate. ${a} had to know as well. By the end they were hungry, and as awake as two owls.`,
        `"Count sheep," said ${a}. ${s} counted them, out loud. At forty one of them would not jump. "What does it want?" said ${s}. They thought about that sheep for a long time. ${r} said ${s}, at last.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'sleepy'), seen(S, 'walk', 'sleepy')], things: ['pillow'] },
        `They tried it in each other's beds. ${A.names} had a dip in the wrong place. ${S.names} was full of crumbs. They met in the middle, with their pillows, and went back again.`,
        `"Perhaps it's the beds," said ${s}. So they changed over, with pillows and all. Now nobody knew where the wall was. ${a} got out on the wrong side, and trod on ${s}. They changed back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'angry'), seen(S, 'sit', 'sad')] },
        `${r} said ${s}. "No!" said ${a}. "I'm not! I've never been so awake! I used to sleep, when there was a wall!" And ${a} turned over so hard that an elbow hit the bed. Knock.`,
        `${r} "Say that again," said ${a}, "and I'll live in the bath." It was very quiet then. Nobody said a word. ${a} threw the blanket off, and one foot hit the wood. Knock.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'reach', 'surprised'), seen(A, 'sit', 'surprised')] },
        `It was quiet. Then, from over there, in the dark, very softly, it came. Knock. ${a} lay still. So that was why it had never got to be bedtime! Nobody had said good night! ${a} put out a hand. Knock, knock.`,
        `Knock, it went, from the other bed. ${a} sat up. So that was it! They had brought the bed, and the lamp, and nine boxes. They had left the wall. ${a} felt for the wood. Knock, knock, went ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')] },
        `Knock, knock, said the bed of ${s}. Then there was nothing. There was a bit of breathing. ${a} waited for the question, just in case. Nobody asked it. And that was because they were both asleep.`,
        `Knock, knock. That was ${s}. It had a yawn in it. ${a} meant to say something nice about that. But it would have to be said fast. And ${a} was not fast enough.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')],
        },
        `Later ${n} looked in at the door. There were two beds and two heads. ${r} whispered ${n}. "Yes," said ${a}, with closed eyes. "Yes," said ${s}.`,
        `${Ncap} came to see how they were getting on, and listened. You could hear nothing at all. ${r} said ${n}. And from the left, and from the right, fast asleep, came two voices. "Yes."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, S, N, a, s, n, Ncap } = pairOf(going);
  const { K, k } = going;
  const besides = A === K ? '' : ` ${k} took the other end of the bed.`;
  const r = `"${going.chance.pick(...REFRAINS)}"`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: r.slice(1, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'happy')],
        },
        `They had never thought about the wall. It was just there, with ${A.introduced} on one side, and on the other ${S.introduced}. By day they used it for shouting through. "Turn it down!" "Turn it down yourself!" But at night, when everything had been said, ${a} reached out and knocked, twice, low down. And two knocks came back. After that it was no longer today.`,
        `${A.introduced} had a room with a door that shut, and that was the best thing about it. Next door, through a wall no thicker than a cake, lived ${S.introduced}. "We don't get on, particularly," ${a} would have told you. But last thing at night there were two knocks from one side, and two from the other. It was not talked about. It was more like putting out the cat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(S, 'stand', 'shy'), seen(N, 'stand', 'calm')],
          things: ['pillow', 'box'],
        },
        `Then the small room was wanted for something. "You'll have to share for a bit," said ${n}. It all came in: the bed, nine boxes, the stones, the lamp like a mushroom, and ${s}.${besides} ${a} watched the floor get smaller. "I'll be no trouble," said ${s}. "I hardly move." "You breathe," said ${a}.`,
        `It was because of the damp, and nobody could help it. "It's only till it's dry," said ${n}. They brought the bed in sideways.${besides} After it came nine boxes, a mushroom lamp, and a collection of stones. ${s} came last, and stood on one leg, as you do in a museum. "Where shall I be?" said ${s}. ${a} showed where, with one foot. "And don't breathe so loudly."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(S, 'sit', 'curious')] },
        `The light went out at eight. ${a} was just about to go down, as a stone goes down in a pond. ${r} said ${s}. "Yes," said ${a}, without thinking, and it was a minute before they both saw what was wrong with that. ${r} said ${s}, a bit later, with interest. "Yes!" said ${a}.`,
        `There is a moment when you let go of everything. ${a} had got as far as that. ${r} said a voice. "Yes," said ${a}. There was a silence, in which it was thought over. "You can't be," said ${s}. "I am, though." "What's it like?" That is how it began, and by nine it had been asked eleven times. ${r}`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'worried'), seen(A, 'cover', 'angry')], things: ['lamp'] },
        `"It's the dark in here," said ${s}. "It's a different one." They tried the mushroom. It threw the shadows of nine boxes up the wall, like a town. ${a} kept looking for the windows. They tried it under a hat, and it smelled of hot hat. Click. ${r} said ${s}. "I'm not blaming anybody," said ${a}, in a blaming voice.`,
        `"I'm freezing," said ${a}, so they shut the window. "I can hear the air," said ${s}, so they opened it. They had the mushroom on, which made ${a} see everything that there was no longer room for. They counted sheep, aloud, and one of them would not jump. "Why won't it?" said ${s}. They were still on that at half past nine. ${r} said ${s}, in the end. It had grown rather small.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'angry'), seen(S, 'sit', 'sad')] },
        `"I used to be able to do this!" said ${a}. "I could do it every single night! I had a door!" There was no answer. It must be hard to lie there and be what is wrong with a room. ${a} heard ${s} pull up the blanket, and heard the blanket held very still. The question was not asked. It was not asked so loudly that ${a} lay and listened to it.`,
        `"If you ask me that once more," said ${a}, "I shall go and live in the bath." It worked. Nobody asked. There was such a silence that it had a shape, and the shape was ${s}, trying not to breathe. ${a} had said that, about breathing. It had been meant to be funny. Ten o'clock struck, and each of them counted, and neither said so.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'calm'), seen(A, 'sit', 'worried'), seen(S, 'sit', 'sad')] },
        `At ten ${n} looked in. "Shall I put ${s} on the landing?" said ${n}, very softly. "It's no good like this. You need only say." ${a} saw it all: the floor, the window, the dark in one piece. It was what ${a} had wanted all day. And in the other bed somebody had sat up. ${s} was putting stones into a pillowcase, one by one, without a sound.`,
        `The door opened, by the width of ${n}. "There's the landing," said ${n}. "I can have the bed out there in two minutes. It's your room, ${a}. What do you say?" It was a fair offer. ${a} looked across. ${s} had got up already, and stood there with the mushroom under one arm, ready to go. ${s} did not look sad. It was the look of somebody who has been told to look cheerful.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(S, 'sit', 'surprised'), seen(N, 'stand', 'calm')],
        },
        `It would have been a whole night's sleep. "No," said ${a}. It came out gruff. "Leave it. It's draughty on the landing." ${Ncap} waited a moment, and shut the door. "Very draughty," said ${s}, in the dark, after a while. It was exactly as bad as before. ${a} turned to the far wall, where nobody had ever lived, and one arm hit the bed. Knock.`,
        `${a} would have slept like a log. The word was there, all ready. "No," said ${a}. "I'd only have to get up and see if anybody was cold." Nobody said thank you, and that was just as well. The door closed. ${s} got back in with the mushroom. "It's quite warm in here," said ${s}. ${a} lay down hard, to show that nothing had changed, and one heel hit the wood. Knock.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'reach', 'surprised'), seen(A, 'sit', 'surprised')] },
        `It was a single knock, and an accident. But in the dark over there something answered. Knock. It was so quiet that you might have dreamed it. ${a} lay and stared. They had carried everything across: the bed, the stones, the lamp like a mushroom. Only one thing had been left behind, since nobody can carry a wall. It had not been good night at all. It had been eight o'clock for two hours.`,
        `And it came back. Knock, it went, from the foot of the other bed, quick, like something that had been waiting behind a door. ${a} stopped breathing. What was it that they had done, every night of their lives, and had not done tonight? It had taken nine boxes to hide it. No wonder that nobody could sleep. Nobody had been told that the day was over.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')] },
        `${a} reached out, low down, where the skirting would have been. Knock, knock. There was a rustle. Knock, knock, said the other side. And that was that. It was like a hand on a lamp. ${a} just had time to notice the breathing in the room. There were two lots of it, and they kept step. And then it was no longer today.`,
        `You don't need a wall for it. You need something that will sound, and somebody on the other side. Knock, knock, went ${a}. Knock, knock, went ${s}, and in the second of them there was a yawn. ${a} thought that somebody really ought to say something about that, tomorrow. But by then ${a} had gone under, and so had ${s}, and the boxes stood there by themselves.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')],
        },
        `The small room was free again by the end of the month. ${Ncap} came up to tell them, and stopped with one hand on the door. There wasn't a sound. ${r} whispered ${n}. "Yes," said ${a}, from a long way down. "Yes," said ${s}. So ${n} said nothing about the small room. It could wait until somebody asked.`,
        `When they could have had two rooms again, ${n} went in to say so, one night, late. It was dark. There was a knock, and a knock, and after them two more. Then it was so still that you could hear the stones. ${r} said ${n}, at the door. And both of them answered at once, from either side of where the wall was not. "Yes."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-big-one-old.ts';

/** For one day the small one is the big one, and has the big one to bring up. */
export const THE_BIG_ONE: EventPlot = { id: 'the-big-one', young, middle, old };

function young(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, P, p, Y, y, C, c, at, others } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, time: 'day', camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(Y, 'jump', 'excited')] },
        `${P.introduced} is big. ${Y.introduced} is small.${others('are')} "Today I'm the big one!" says ${y}.`,
        `Here is ${P.introduced}. Here is ${Y.introduced}.${others('are')} "Today I'm big," says ${y}. "You're small!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'reach', 'determined'), seen(P, 'sleep', 'sleepy')] },
        `"Up you get!" says ${y}. "No," says ${p}. "More sleep!" Push, push! "${refrain}!"`,
        `"Get up!" says ${y}. But ${p} wants more sleep. Pull, pull! "${refrain}!" says ${y}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'walk', 'worried'), seen(P, 'walk', 'happy')] },
        `Off they go. "Why?" says ${p}. "Are we there? Why? Now?" "${refrain}!" says ${y}.`,
        `${y} goes first. "Why this way?" says ${p}. "Why? Are we there?" "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'happy'), seen(Y, 'reach', 'determined')] },
        `"Carry me," says ${p}, and sits down. ${y} pulls. ${y} pushes. ${p} is so heavy!`,
        `${p} sits down. "Carry me!" Oh dear. One foot is as big as ${y}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'wave', 'happy'), seen(Y, 'stand', 'proud'), seen(P, 'sit', 'happy')] },
        `Here comes ${c}. "Please, can ${p} play?" "Yes," says ${y}. "But no mud!"`,
        `"Who is the big one here?" says ${c}. "Me," says ${y}. "You may play. No mud!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'jump', 'excited'), seen(Y, 'cover', 'worried')] },
        `Splat! Mud on ${p}. Now ${y} must wash it all. And there is so much!`,
        `Splat! It is all mud. ${y} must wash ${p}. That takes a long, long time.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Y, 'point', 'worried'), seen(P, 'sit', 'happy')] },
        `"Bedtime!" says ${y}. "I'm not tired," says ${p}. "One more story! And one more!"`,
        `"Bed," says ${y}. "Not yet," says ${p}. "One more story! And one more drink!"`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(Y, 'sit', 'worried')] },
        `It is dark. ${p} lies down to sleep. ${y} must stay up. "${refrain}," breathes ${y}.`,
        `Now ${p} is in bed. It is dark. ${y} sits up, all alone. "${refrain}," whispers ${y}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'stand', 'worried'), seen(P, 'sleep', 'calm')] },
        `"Are you asleep?" says ${y}. "Yes," says ${p}. There is a warm place, ${y}-size.`,
        `"${p}? Are you asleep?" "Yes," says ${p}, and moves up. It is warm there. It is ${y}-size.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'sleep', 'happy'), seen(P, 'hug', 'happy')] },
        `Who is asleep now? ${y} is. And who is awake? ${p} is. Good night, big one.`,
        `Now ${y} sleeps. And ${p}? ${p} is wide awake. "Good night," says ${p}. "Good night, big one."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'stand', 'excited'), seen(G, 'sleep', 'sleepy')],
        },
        `In the morning up jumps ${c}. "Today I'm the big one!" "More sleep," says ${g}.`,
        `It is morning. "Up you get!" says ${c}. "Today I'm the big one!" "More sleep," says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, P, p, Y, y, C, c, at, others } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, time: 'day', camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(Y, 'jump', 'excited')] },
        `${P.introduced} was big, and ${Y.introduced} was small.${others('were still')} It was ${p} who said when to get up. ${p} said when to come home, too. "Today," said ${y}, "I'm the big one. You're the little one." "All right," said ${p}, and lay down again.`,
        `It was always ${P.introduced} who was the big one. ${Y.introduced} had been little for a year. That was enough.${others('were still')} "Let's change over," said ${y}. "I'll be big today, and you be little." "For all day?" said ${p}. "All day," said ${y}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'reach', 'determined'), seen(P, 'sleep', 'sleepy')] },
        `The big one says when it's time to get up. "It's time to get up," said ${y}. "Five more minutes," said ${p}, with both eyes shut. It took ${y} half the morning. ${y} pushed from behind, and pulled from in front. "${refrain}," puffed ${y}.`,
        `"Up you get," said ${y}. ${p} rolled over. "I'm still asleep," said ${p}. ${y} knew that one. ${y} had thought of it first. "${refrain}," said ${y}, "and I say up!" Up they got, at a quarter to ten.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'walk', 'worried'), seen(P, 'walk', 'happy')] },
        `The big one goes in front. "Why are we going this way?" said ${p}. "Because it's the way," said ${y}. "Why is it the way? Are we nearly there? Are we nearly there now?" ${y} had not known that it was such a long walk. "${refrain}," said ${y}. "That's why."`,
        `They went to get some breakfast, with ${y} in front. "What's that?" said ${p}. "And what's that? Why is it? Who says so?" There were nineteen questions before the first bend. "Because," said ${y}, nineteen times. "${refrain}," said ${y}, and walked faster.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'happy'), seen(Y, 'reach', 'determined')] },
        `Half-way there ${p} sat down. "My legs are tired," said ${p}. "Carry me." ${y} walked all the way round, and looked for a place to begin. ${y} got one shoulder under one foot. "Are you lifting?" said ${p}. "${refrain}," said somebody, from below.`,
        `"Carry me," said ${p}, and sat quite still. ${y} did the best that could be done. ${y} carried the end of one toe, right to the bend. "That was lovely," said ${p}. "Again!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'wave', 'happy'), seen(Y, 'stand', 'proud'), seen(P, 'sit', 'happy')] },
        `Just then ${C.introduced} came by. "Which of you is the big one?" said ${c}. "I am," said ${y}. ${c} looked up at ${p}, and down at ${y}, and bowed. "Then please may ${p} come out to play?" "For a bit," said ${y}. "And no mud."`,
        `"Good morning," said ${C.introduced}, who was going by. "Who's in charge here?" "Me," said ${y}. It was the best moment of the day. "Can ${p} come and play?" said ${c}. "All right," said ${y}. "But you're not to get muddy. I've only got two hands, or so."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'jump', 'excited'), seen(C, 'jump', 'happy'), seen(Y, 'cover', 'worried')] },
        `There was some mud. There always is. Splat, went ${p}, and rolled. Then ${y} had to wash ${p}, from end to end. There was a great deal of ${p}. When ${y} got to the last of it, the first was muddy again.`,
        `"It was only a little puddle," said ${p}. ${c} held one side still, and ${y} washed it. Then they did the other. It's a long way round somebody like that. "You missed a bit," said ${p}. "There. And there. It tickles!"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Y, 'point', 'worried'), seen(P, 'sit', 'happy')] },
        `${c} went home when the sun went down. "Bed," said ${y}, who was ready for it. "I'm not tired," said ${p}. ${p} wanted a drink. ${p} wanted a story. ${y} told both the stories there were. "One more," said ${p}.`,
        `The sun went down, and ${c} went home. "Bedtime," said ${y}. "Not yet!" said ${p}. "I haven't said good night to the tree. I haven't had my drink. You haven't told me the one about the moon." ${y} told it, and yawned in the middle.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(Y, 'sit', 'worried')] },
        `At last ${p} lay down. "The big one stays up," said ${p}, "till the little one's asleep." So ${y} sat up, as big as could be. It was very dark. Far off something went crack. ${y} wished there were somebody big. "${refrain}," whispered ${y}, and it was hardly a whisper.`,
        `"Don't go away," said ${p}, lying down. "You have to stay awake until I'm asleep. That's how it's done." ${y} sat there. The dark came right up to ${y}, on all sides. "${refrain}," said ${y} to the dark. It came out very small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'stand', 'worried'), seen(P, 'sleep', 'calm')] },
        `"Are you asleep?" said ${y}. "Yes," said ${p}, and moved over a bit. There was a gap then, and it was warm. You would have thought that somebody had measured it. "I'll lie down," said ${y}, "only until you're properly asleep."`,
        `"${p}? Are you asleep yet?" "Nearly," said ${p}. One eye was shut. The other was looking at ${y}. "It's cold on this side," said ${p}. "Could the big one come and lie here?" "If it helps," said ${y}, and was there before it was said.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'sleep', 'happy'), seen(P, 'hug', 'happy')] },
        `Then one of them was asleep, and it wasn't ${p}. ${p} stayed up, as one does, and listened to the dark. Something went crack. "It's only a twig," said ${p}, to nobody. "Good night, big one. It's hard work, being little."`,
        `${y} was asleep before you could say so. ${p} lay awake a while, and kept an eye on everything. "You forgot my drink," said ${p}, very softly. "Good night, big one."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'stand', 'excited'), seen(G, 'sleep', 'sleepy')],
        },
        `In the morning ${c} stood beside a bed, with both hands on both hips. "Up you get," said ${c}. "Today I'm the big one, and you're the little one." ${Gcap} opened one eye. "Five more minutes," said ${g}.`,
        `The next morning, very early, somebody pulled at ${G.names} blanket. It was ${c}. "It's time to get up. Today I'm the big one." "Why?" said ${g}, with both eyes shut. "Why are you? Can I have a drink?"`,
      ),
    ],
  };
}

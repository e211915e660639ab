import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-stairs-old.ts';

/**
 * Whoever is an animal does nothing that animals do not, which is handy, and gives up what they like for it. Then
 * somebody sits on the stairs after a bad day, and it lies down on their feet. A sister would have asked.
 */
export const THE_STAIRS: EventPlot = { id: 'the-stairs', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { S, s, sFirst, N, n, Ncap, cat, aCat, miaow, refrain, dont } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(S, 'kneel', 'happy'), seen(N, 'stand', 'surprised')] },
        `Who is under the table? ${sFirst}! "${miaow}!" Today ${s} is ${aCat}.`,
        `Here comes ${sFirst}. "${miaow}!" "Are you ${aCat}?" says ${n}. "${miaow}!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'point', 'calm'), seen(S, 'sit', 'happy')],
          things: ['blocks'],
        },
        `"Pick up the blocks," says ${n}. "${miaow}," says ${s}. ${refrain}`,
        `All the blocks are out. Will ${s} tidy up? No! ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'kneel', 'angry', 'blocks'), seen(S, 'sleep', 'happy')] },
        `${Ncap} picks up the blocks. All of them! ${s} curls up on the mat.`,
        `So ${n} tidies up the blocks. And ${s} lies down.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'point', 'proud'), seen(S, 'sit', 'worried')],
          things: ['scooter'],
        },
        `"Here is your scooter," says ${n}. "Oh, wait. ${refrain}" ${s} looks at it. "${miaow}."`,
        `Look, the scooter! "But you can't," says ${n}. "${refrain}" "${miaow}," says ${s}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(N, 'sit', 'proud', 'book'), seen(S, 'sit', 'sad')],
        },
        `Story time? "${dont} have stories," says ${n}. ${s} sits outside the door. One ear comes in.`,
        `"${dont} read," says ${n}. So ${s} sits by the door. ${Ncap} reads a bit louder.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sleep', 'sleepy')], things: ['pillow'] },
        `Good night, ${cat}. ${s} sleeps in a ring. A pillow is in it, too.`,
        `${s} turns round three times. Then down on the pillow. Good night, ${cat}.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'medium', actors: [seen(N, 'sit', 'sad')], things: ['coat'] },
        `The next day is a bad day. ${Ncap} comes in. ${Ncap} sits down, coat and all.`,
        `Then comes a bad day. There sits ${n} on the stairs. The coat is still on.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'calm'), seen(N, 'sit', 'sad')] },
        `Pat, pat, pat. Here comes the ${cat}. Plop! ${s} lies down on two sad feet.`,
        `Who comes along the floor? The ${cat}! ${s} lies down on two feet. So warm!`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'calm'), seen(S, 'sleep', 'calm')] },
        `Does ${s} ask why? No. ${refrain} They just stay, and it gets better.`,
        `${s} does not ask a thing. ${refrain} ${Ncap} breathes in, and out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'jump', 'happy'), seen(N, 'hug', 'happy')] },
        `"I am ${s} again," says ${s}. "No more ${cat}?" says ${n}. "Only for your feet."`,
        `Now ${s} is ${s} again. "Will the ${cat} come back?" "Only if you need one."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { S, s, sFirst, N, n, Ncap, aCat, miaow, refrain, dont } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(S, 'kneel', 'happy'), seen(N, 'stand', 'surprised')] },
        `On Monday ${sFirst} came down to breakfast as ${aCat}. "Good morning," said ${n}. "${miaow}," said ${s}, from under the table. ${Ncap} thought that it would be over by lunch.`,
        `${sFirst} had gone to bed like everybody else. But what came down the stairs in the morning was ${aCat}. "Toast?" said ${n}. "${miaow}," said ${s}, and sat down under the table.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'kneel', 'angry', 'blocks'), seen(S, 'sleep', 'happy')],
        },
        `There were blocks all over the floor. "We'll pick them up together," said ${n}. ${s} lay down in the sun. "${refrain}" So ${n} picked up two hundred and nine blocks. It was the first thing that ${s} had said all day.`,
        `"Whose blocks are these?" said ${n}. "${miaow}." "Then you can put them away." ${s} turned round three times on the mat. "${refrain}" And ${n} did it alone, all two hundred and nine.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(N, 'hold', 'angry', 'plate'), seen(S, 'sit', 'proud')] },
        `On Tuesday it was the plates. "${refrain}" On Wednesday it was the muddy boots. "${refrain}" It's a wonder how little they do. ${Ncap} thought about it for a whole wet boot.`,
        `Who carried the plates? ${Ncap} did. "${refrain}" Who found the other boot? ${Ncap} did. "${refrain}" There seemed to be nothing at all that they did do.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'point', 'proud'), seen(S, 'sit', 'worried')],
          things: ['scooter'],
        },
        `Then ${n} had an idea. On Thursday the sun was out, and so was the scooter. ${s} looked at it. "What a pity," said ${n}. "${dont} ride scooters." ${s} looked at it for a very long time. "${miaow}," said ${s}.`,
        `But two can play at that. "It's scooter weather," said ${n} on Thursday. Then ${n} put a hand to the mouth. "Oh, but ${dont.toLowerCase()}." ${s} sat on the step and watched the scooter stand there. "${miaow}."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(N, 'sit', 'proud', 'book'), seen(S, 'sit', 'sad')],
        },
        `That night it was the book with the whale. "${dont} have stories," said ${n}. So ${s} lay outside, on the mat, with one ear round the door. ${Ncap} read it to nobody. But ${n} read it rather loudly.`,
        `"And no book at bedtime," said ${n}. "${refrain}" That had to be the end of it. But ${s} went and lay down on the landing. ${Ncap} read all the same, and held the pictures towards the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'curious'), seen(S, 'sleep', 'sleepy')] },
        `No scooter, and no story! ${Ncap} looked at ${s}, who was asleep in a ring. ${s} had not said one word. You can't give up that much for a joke. "All right," whispered ${n}. "You really are one."`,
        `Later ${n} stepped over ${s}, and stopped. No scooter. No whale. Nobody does that just to get out of the plates. "It isn't a game, is it?" said ${n}, and fetched a blanket. "${miaow}," said ${s}, asleep.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'wide', actors: [seen(N, 'sit', 'sad')], things: ['coat'] },
        `Friday was the kind of day that should be sent back. ${Ncap} came in, and got as far as the stairs, and sat down. The coat was still on. If anybody asked, it would all come out as tears.`,
        `Then there was Friday. Everything had gone wrong in it, right up to the bus. ${Ncap} sat on the bottom stair, coat and all. ${Ncap} did not want to say why. It was too long, and too wet.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'calm'), seen(N, 'sit', 'sad')] },
        `Something came along the passage, close to the floor. It was ${s}. It didn't say hello. It lay down, right across both of ${N.names} feet, and stayed there. It was as heavy as a sack of warm bread.`,
        `Pat, pat, it went in the passage. ${s} looked round the corner, low down. Then there was a weight on ${N.names} feet, and it was warm. ${s} had lain down on both of them.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'calm'), seen(S, 'sleep', 'calm')] },
        `People ask what the matter is. ${refrain} They only stay. ${Ncap} sat, and the clock went round a bit. After a while it wasn't such a big Friday. "Thank you," said ${n}. "${miaow}," said ${s}.`,
        `Anybody else would have said, "What's wrong?" ${refrain} So nobody had to answer. They sat till the window was dark. And the sad part got smaller, all by itself, from the feet up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'jump', 'happy', 'plate'), seen(N, 'stand', 'surprised')] },
        `On Saturday ${s} walked down on two legs, and carried a plate. "I'm ${s} again," said ${s}. "Oh," said ${n}, and was a bit sorry. "Is it gone for good?" "It's gone out," said ${s}. "It comes in when somebody sits on the stairs."`,
        `"I've finished," said ${s} on Saturday, on two feet. A plate went into the sink. ${Ncap} looked at the mat. "I had got used to it." "It's only out," said ${s}. "You know what they're like. If you sit on the stairs, it'll come."`,
      ),
    ],
  };
}

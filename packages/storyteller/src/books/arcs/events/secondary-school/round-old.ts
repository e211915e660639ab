import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { lostOnes, TITLES } from './parts.ts';

/** For ages 8 to 12: from the top of one school to the bottom of another, with a bus pass, a timetable and a fish. */
export function old(going: Going): Told {
  const { A, B, T, M, a, b, g, Gcap, k, third, chance } = lostOnes(going);
  const also = third ? ` The third in the row was ${k}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Everybody else knew.',
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'shy')], things: ['bus', 'backpack'] },
        `In July ${A.introduced} had been one of the big ones. ${a} had shown small people where the hall was. Now it was September. The bus came, and it was full of legs. There was a pass to hold up, and a backpack like a wardrobe. Nobody at secondary school was going to ask ${a} the way to anything.`,
        `"I can come as far as the stop," said ${g}. They agreed on the window. So ${A.introduced} stood at the bus stop, in shoes that squeaked, and had a pass in one hand. At the old school ${a} had been the tallest but two. On this bus that was about as high as the seats.`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'look-up', 'worried')], things: ['letter'] },
        `The timetable looked like a letter between spies. "1: SC, B7. 2: HU, A14. 3: MA, C9." There was no peg here, and no place where you simply stayed. Every fifty minutes a bell rang, and a thousand people stood up and went somewhere else. They didn't even look. Everybody else knew.`,
        `They had each been given a timetable, folded like a letter. It was in squares, and the squares were in code. When the bell went the corridor filled up like a bath. People poured past on both sides, talking about other things. ${a} held on to a radiator. B7 could have been on the moon. Everybody else knew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'calm'), seen(A, 'walk', 'happy')], things: ['backpack'] },
        `Then ${a} saw the backpack. It was green, as green as a frog. It belonged to ${b}, whose name came just before ${a}'s on the register. ${b} walked fast, and never looked at a number. So ${a} dropped in behind, four steps back, and thought about nothing but green. And there was B7. It was hardly late at all.`,
        `What you want is somebody who knows. On Monday, in the crowd, ${a} picked out a green backpack, and on it was ${b}, from the same class. ${b} didn't stop, and didn't ask. ${a} only had to stay four steps behind and look like somebody with a plan. It went to B7. It worked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'calm'), seen(A, 'walk', 'happy')] },
        `On Tuesday it went up the east stairs, past a tank with one fish in it, and down. It seemed a long way to the room next door. "It'll be to miss the crowd," thought ${a}, and was impressed. ${b} never turned round. You could tell by that back that it knew. Everybody else knew.`,
        `By Tuesday ${a} knew that bag better than most people. It had a lemon on the zip. It went by the kitchens, and up, and past a fish tank, and down by the kitchens again. That was odd. But you don't ask, when you're new. If you ask, then they know that you don't. Everybody else knew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'worried'), seen(A, 'run', 'worried')] },
        `On Thursday it was C9. They passed the fish at five past ten. They passed it at eight minutes past. The corridor emptied, like a bath without its plug, and then there were only the two of them. They passed the fish. The green bag was nearly running.`,
        `On Thursday they passed the fish four times. It had begun to come to the glass. The bell had gone, and doors had shut, one after another, all the way down. There's nothing as long as a corridor with nobody in it. ${b} walked faster. ${a} walked faster. The shoes squeaked like mice.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `Then the bag stopped, and ${a} walked into it up to the nose. "Why have you stopped?" said ${a}. ${b} turned round. It was the first time that ${a} had seen the front. "Because I've run out of places," said ${b}. "Where do we go? You must know. I've been following you since Monday."`,
        `Without any warning ${b} stood still. Bump. "You can't stop," said ${a}. "I can't see where you're going." "Where I'M going?" said ${b}. "I'm listening to your shoes. When they squeak on the left, I turn left. I've done it all week." There was a silence, but for the pump in the tank.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"You were in front," said ${a}. "You were behind, and so sure of yourself," said ${b}. "I thought that you were driving." "I was looking at your bag." They thought of all those stairs. It began as a sort of cough. Then they had to hold on to the tank. The fish had seen it coming since Tuesday.`,
        `"Then who," said ${a}, "found B7?" They went through it, carefully. It hadn't been the one, and it hadn't been the other. For four days nobody had been in charge at all. "We've been nowhere together," said ${b}. "Twice on Wednesday." And they slid down the wall, and laughed till it hurt.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'shy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `"Excuse me," said somebody. "Is it much further?" It was ${M.name}. Behind ${M.name} stood another one, and another, in single file, round the corner and out of sight.${also} There were eleven of them, with eleven timetables. "You two always looked as if you knew," said ${M.name}. So that was everybody else.`,
        `Somebody coughed. ${a} looked up. Along the wall, in a row, stood half the class, and each had stopped four steps behind the next.${also} "Sorry," said ${M.name}, who was first. "We saw the green one, and she saw you, and he saw me. Doesn't anybody know?" They all looked at each other. Nobody did.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(B, 'point', 'happy')] },
        `It's a strange thing, how much better you can read when you've stopped pretending. "C is the building," said ${a}. "9's the door." "Then what's this building?" "Let's ask." It's nothing, to ask, if there are eleven of you. "C9?" said a girl as tall as a lamp post. "Over the yard. I was lost till Christmas."`,
        `They spread one timetable on top of the fish tank. "The letter's the block," said ${b}. "And the odd ones are upstairs," said ${M.name}. The next person who came by was about nine feet high, with headphones. ${a} went up to him. "We're lost," said ${a}. "All of us." "Course you are," said the giant. "Everyone is. Come on."`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'cheer', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `They came in at half past, by the one door, all eleven. In front of the empty chairs stood ${T.name}, with chalk on his nose, as pale as paper. "Is this C9?" he said. "Are you really 7D? Oh, thank heavens. It's my first week. I've been talking to myself for twenty minutes. I thought that everybody else knew."`,
        `"I'm so sorry that we're late," said ${a}, at the door of C9. ${T.name} looked up. He had a map in his hand, and he was holding it upside down. "Late?" he said. "I only got here a minute ago. I've been in the kitchens. There was somebody with a green bag, you see, and I thought..." ${b} took it off, and put it under the chair.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy')],
          things: ['bus'],
        },
        `"Is this ours?" said ${b}, when the bus came. "I thought that you'd know," said ${a}. They got on all the same. ${Gcap} was at the window. "Well?" said ${g}. "Have you found your way about?" "No," said ${a}. "But there are eleven of us now." And the next morning, at the bell, ${a} went in front. "Follow me," said ${a}. "I'm lost."`,
        `They had the same bus, as it turned out, and had sat four seats apart since Monday. ${g} asked how it had been. "Nobody knows anything," said ${a}, and ate three slices of bread. "Is that good?" "It's the best thing that I've heard all week." On Friday there was somebody new by the radiator, holding on. ${a} stopped. "C9?" said ${a}. "Me too. It's past the fish."`,
      ),
    ],
  };
}

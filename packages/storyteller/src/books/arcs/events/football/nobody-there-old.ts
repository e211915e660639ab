import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './nobody-there-parts.ts';

/** The hole in the defence, for those who know what a defence is. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, team, others, side, where, C, c, whoIs, F, f, N, n, O, o } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(C, 'stand', 'happy')],
          things: ['shirt'],
        },
        `${cap(A.introduced)} played football for ${team}, ${where}. The shirt came down to the knees, and it was the smallest they made. The number on it went into the shorts, so that nobody had ever read the end of it. "You'll grow into it," said ${c}${whoIs}. People behind the rope put it in another way. "Isn't that one too small?" they said. They said it at every match, in the voice in which one talks about the weather.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'stand', 'surprised'), seen(A, 'wave', 'happy')], things: ['football'] },
        `Before the whistle the referee counted both teams. The ${others} had eleven. They had grown them somewhere, like beans. "And ten," said the referee. "You're one short." This was a thing that one shouldn't say that day, and somebody giggled. "Eleven," said ${a}, coming out from behind ${f}. The referee looked, and looked lower, and wrote it down. It was easily done. Everybody did it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'point', 'determined'), seen(A, 'stand', 'determined')],
          things: ['football'],
        },
        `The captain of the ${others} was ${n}, who was as tall as a door and could see over anything. ${n} stopped in the middle, and looked out over the heads of ${team}, one by one. Then there came a place where there was no head. It was as wide as a gate. "The ${side}!" shouted ${n}, who could hardly believe it. "Look at that! ${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'run', 'determined'), seen(N, 'stand', 'surprised')],
          things: ['football'],
        },
        `So they played it down the ${side}. But a football does not go along at the height of anybody's head. It goes along the grass, and it so happened that ${a} lived there. There was a small, neat sound, as when you shut a purse. The ${others} ran on for a bit. They had got as far as the corner flag when they noticed that they were doing it without a ball.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'point', 'determined'), seen(A, 'reach', 'happy')], things: ['football'] },
        `It was still the best gap that they had ever been given, and they were not going to waste it. "${refrain}" shouted ${n}, and in it went, and that was the last of it. They tried it with two, and with three, and on tiptoe. ${a} went in between some legs, and came out between some others. "It's the ground," said ${n}, at half-time, drinking. "There must be a hole. Things go in there."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'think', 'worried'), seen(A, 'think', 'sad')] },
        `The trouble was that nobody scored at the other end, either. The ${others} had ${o} in goal, and anything that came in high was caught, like hats on a peg. Five minutes were left. "Well, what can you expect?" said somebody behind the rope. "They've got that tiny one." It is odd how well one hears that, with all that noise. ${a} looked at the grass, and then, because that was no help, up the pitch.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(N, 'kneel', 'curious')], things: ['football'] },
        `There was nobody on it. They were all down here. ${n} was on hands and knees, feeling for the hole. From ${A.names} feet to the far goal lay sixty yards of the greenest grass. And ${a}, who had passed the ball on forty times that day, as one should, kept it. ${a} ran. There were elbows overhead and knees to both sides, and then there weren't. No one shouted. One doesn't shout at what one hasn't seen.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(O, 'look-up', 'curious'), seen(A, 'run', 'determined')],
          things: ['goal', 'football'],
        },
        `${o} stood between the posts with a hand over the eyes, and had a fine view. You could see the other goal from there, and the church, and some of next week's weather. What were they all looking for? "You can come back up," called ${o}. "It's perfectly safe. ${refrain}" At about that moment a draught went past ${O.names} left boot. Behind it, very gently, something rolled into the net.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'excited'), seen(O, 'stand', 'surprised'), seen(C, 'cheer', 'excited')],
          things: ['goal', 'football'],
        },
        `It was a second before anybody understood. Then ${c} threw a hat in the air, and it never came down. The referee arrived, with a pencil. "A goal," said the referee. "I can see that. But whose?" ${o} had no idea. ${n}, coming up with green knees, had none. All at once ten of ${team} held out a finger, like a compass that has found north. They pointed down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'kneel', 'surprised'), seen(A, 'stand', 'proud')], things: ['football'] },
        `That was how it ended: one nil. ${n} walked across the pitch to the ${side}. There ${n} did what no one had done all afternoon, and bent down. They looked at each other. "It's you," said ${n}. "You're the hole." "I'm the defence," said ${a}. ${n} thought back over it, all of it, ball by ball, and started to laugh. "I looked," said ${n}. "I looked every time! I just never looked where it was."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(F, 'cheer', 'happy')],
          things: ['shirt', 'camera'],
        },
        `Somebody took a photograph for the paper. They put ${a} on top of ${f}, to be sure, and the shirt came down over both. "The Tallest Team in the League," it said underneath, for it only shows ten. The people behind the rope had gone rather quiet. "You'll grow into it," said ${c}, on the way home, tucking in the number. "There's no hurry," said ${a}. "We've got the ${others} again in May."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: nine who step over a bucket, one who stops, and a rule that comes before the first. */
export function old(going: Going): Told {
  const { refrain, K, k, T, t, M, m, W, w } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(W, 'stand', 'calm')],
          things: ['bucket', 'letter'],
        },
        `There's a school for spies in this town, and you've never noticed it. That's how good it is. From outside it's a shop for buttons. ${k} had got a letter, on rice paper. "Come on Monday," it said. "Bring a hat. Eat this." In the hall stood nine others in nine hats, and looked as if they weren't looking. It smelled of soap. "Good morning," said ${k}, to whoever was doing the floor, and went round by the wall. ${refrain}`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'point', 'determined'), seen(M, 'stand', 'proud'), seen(K, 'sit', 'curious')],
          things: ['notebook'],
        },
        `They were taught by ${T.introduced}, whose moustache might have been his own. "This school has a Head," said ${t}. "You don't know who it is. I've been here for eleven years, and nor do I. Whoever finds the Head by four on Friday has passed. Everybody else was in a shop for buttons." ${M.introduced} had it down in code already, with a box round it. "Are there questions?" "May I lift my feet?" said ${k}. Somebody had got as far as that row. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hide', 'proud'), seen(K, 'stand', 'shy')], things: ['hat'] },
        `On Tuesday it was Not Being Seen. ${m} stood in the passage as a hat stand. A man from the council hung up his coat there, and ${m} never breathed. ${k} had a false nose, and was known at once. It's hard to be nobody when you can't pass people without saying hello. "You've got a weakness," said ${t}, and wrote it down. "You're polite." In the afternoon they listened at doors, with cups. ${m} did fourteen. Behind most of them was somebody with a cup. ${refrain}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'curious'), seen(T, 'stand', 'surprised'), seen(K, 'stand', 'curious')],
          things: ['chair'],
        },
        `On Wednesday they went on tiptoe to the end of the top floor, where there was a large desk. Behind it stood a large chair, with its back to the room. They came at it from nine sides. It had a cushion in it. "Gone," said ${m}. "The seat's still damp." ${M.He} dusted the desk for prints, and the door, and the whole banister. There was not one. "Think of that," said ${t}, quite pale. "To have been everywhere, for years, and leave no trace." ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(W, 'sit', 'happy')], things: ['bucket', 'biscuit'] },
        `By Thursday the others had a wall of string and pins. ${k} had a page with nothing on it that counted. ${W.introduced} had a bad knee, on the left, and liked a ginger biscuit. She had a cat called Seven. "Have you always lived here?" ${k} had asked, and she'd said, "Oh, I've been about a bit." It had been a nice ten minutes, on an upturned bucket. But nobody had crept, and nothing had been overheard. ${k} crossed it out. That wasn't spying. That was just being told.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(M, 'point', 'excited'), seen(T, 'cover', 'surprised'), seen(K, 'stand', 'worried')],
        },
        `On Friday they began to suspect each other. It was ${t}, and ${m} pulled his moustache, and it was his own. It was the man from the council. For a bad five minutes it was ${k}. "You've never once listened at a door," said ${m}. "It's what I'd do, if I were the Head." Then somebody counted the rooms from the street. There was a window too many. "The attic!" said ${m}. It was ten to four. "It's up the back stairs. Run, and don't make a noise."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'stand', 'worried'), seen(M, 'run', 'determined'), seen(T, 'run', 'determined')],
          things: ['bucket', 'puddle'],
        },
        `They had just got to the bottom when something gave way at the top. A bucket came down past them, one step at a time. What had been in it came too. ${w} stood half-way up, holding on to the rail, with her weight on the right leg. "Oh, that's torn it," she said. It was beautiful to watch, in its way. Nine spies went up by her on the toes of their shoes. Each of them cleared the puddle, and not one splashed. They did not so much as touch her sleeve.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'determined'), seen(W, 'stand', 'calm')],
          things: ['bucket', 'puddle'],
        },
        `${k} was the last, and had a foot on the stair. There was one room left in all that house, and whoever got to it would pass. ${k} had wanted this since before being able to read. You could be back in two minutes. But it was running down to the next step, and the next, and she couldn't kneel. Nobody else was going to. ${k} took off the hat, and wrung out the cloth. They had done nine steps when the clock over the shop struck four. ${k} counted it. Then they did the tenth.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'curious'), seen(K, 'think', 'surprised')], things: ['key'] },
        `"There," said ${w}. "Now you've missed it. What did you stop for?" "It's your knee," said ${k}. "Who told you about that?" "You did." ${w} sat down on a dry bit, rather slowly, and something jingled under her apron. It was keys. There was one for each door in the place. ${k} looked at them. ${k} looked at the banister, on which in the whole building there was not one print. And the seat had been damp. It went up ${K.names} back like a cold finger. "Oh," said ${k}. "Good afternoon."`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [
            seen(W, 'stand', 'proud'),
            seen(K, 'stand', 'proud'),
            seen(T, 'stand', 'surprised'),
            seen(M, 'stand', 'surprised'),
          ],
        },
        `They were all back in the hall by then, and had found a water tank. ${w} walked up to the front and stood there, in her rubber gloves. "Mind the pins," said ${t}, without looking round. "This is the Head," said ${k}. It took some time to go in. You could see it happen, hat by hat. "But I asked you for a light bulb," said ${t}. "And you got one," said ${w}. "I've been in every room, every day, for thirty-one years. You all discussed where I was. You lifted your feet for me while you did it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'point', 'calm'), seen(M, 'hold', 'worried', 'notebook'), seen(K, 'stand', 'calm')],
        },
        `"What's the first rule of this house?" "Be noticed by nobody," said ${m}. It was all there in code. "That's the second," said ${w}. "You're very good at it. The first is, notice everybody. Somebody drives your bus. Somebody puts out your chairs. Find out who, and come back on Monday." ${m} was first, with rings under both eyes. "Mr Ode," she read. "He has twins, and sings when it's empty. It took the whole weekend. They just tell you, if you ask. It isn't even secret." It sounded as if somebody had opened a window.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'stand', 'calm'), seen(W, 'stand', 'happy'), seen(T, 'stand', 'calm')],
          things: ['bucket', 'hat'],
        },
        `This autumn there are ten new ones, in ten hats. "I haven't the least idea who it is," ${t} tells them. He's got quite good at that. ${w} has her leg up, on Mondays, so it's ${k} who does the hall. They go by with their noses in the air. They go by like ducks. The smallest has a hat down to its chin, and steps over the wet bit, and stops. It comes back. "Good morning," it says. "Isn't that heavy?" ${k} didn't say a word. ${refrain}`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { withMate } from '../the-one.ts';
import { old } from './bench-old.ts';
import { REFRAINS, TITLES, matchOf, keeperOf } from './bench-said.ts';

/** Whoever sits on the bench sees what nobody sees who runs: to which side the goalkeeper jumps. */
export const BENCH: EventPlot = {
  id: 'bench',
  when: /\b(?:bench|substitutes?|subs?|reserves?|first (?:ever )?goal|winning goal|my goal|scor(?:e|es|ed|ing))\b/i,
  young: (going) => young(withNumberNine(going)),
  middle: (going) => middle(withNumberNine(going)),
  old: (going) => old(withNumberNine(going)),
};

/** The best friend of whom the parent speaks is the one who plays; a small brother does not. */
function withNumberNine(going: Going): Going {
  const mate = withMate(going);
  return mate !== going && /\bfriend\b/u.test(mate.B.introduced) ? mate : withClassmate(going);
}

function young(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const K = keeperOf(going);
  const match = matchOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'happy')],
          things: ['football'],
        },
        `It is ${match}. All of them run. But ${A.introduced} sits on the bench.${comesToo}`,
        `Today is ${match}! But ${A.introduced} has to sit on the bench.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `"Can I play?" says ${a}. "Not yet," says ${g}. So ${a} sits and looks.`,
        `"Is it my turn?" "Not yet," says ${g}. ${a} looks on. It is long.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'determined'), seen(K, 'jump', 'proud')],
          things: ['football', 'goal'],
        },
        `${B.introduced} kicks. Up jumps ${K.introduced} in the goal. "${refrain}" says ${a}. No goal.`,
        `Here comes ${B.introduced}. Kick! But ${K.introduced} jumps, and has it. "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'jump', 'proud'), seen(A, 'sit', 'curious')],
          things: ['football', 'goal'],
        },
        `Kick! ${K.name} jumps. "${refrain}" says ${a}. No goal. How odd.`,
        `Kick! Up goes ${K.name}. Has it! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(K, 'jump', 'proud')], things: ['football'] },
        `Kick! ${K.name} jumps first, and then looks. "${refrain}" But nobody listens to a bench.`,
        `And once more! Kick, jump. "${refrain}" calls ${a}. They cannot hear it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(G, 'wave', 'happy'), seen(A, 'stand', 'surprised')] },
        `Oh! ${b} has lost a boot. "Now you, ${a}!" calls ${g}. Off the bench!`,
        `${b} is out of breath. "${a}, you go on!" says ${g}. At last!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'run', 'worried'), seen(K, 'stand', 'proud')],
          things: ['football', 'goal'],
        },
        `${A.names} knees wobble. There is the ball. There is ${K.name}, so big!`,
        `There is the goal. It is full of ${K.name}! ${a} has the ball, and wobbles.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(K, 'jump', 'surprised')],
          things: ['football'],
        },
        `Where will ${K.name} jump? "${refrain}" So ${a} kicks to the right. Up jumps ${K.name}, left.`,
        `"${refrain}" thinks ${a}. And ${a} kicks to the right. ${K.name} jumps to the left.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['football', 'goal'],
        },
        `In it rolls. Slowly. Goal! It is ${A.names} first goal!`,
        `The ball rolls in. Goal! A goal by ${a}! The very first!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `Now all want to sit on the bench. "Move up, ${a}!" "To the left!" says ${a}.`,
        `Now they all sit on the bench. Who sits left? "${K.name}, of course!" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const K = keeperOf(going);
  const match = matchOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'happy')],
          things: ['football'],
        },
        `At ${match} there were eleven who ran, and one who sat. The one was ${A.introduced}, with a twelve on the shirt.${comesToo} "When do I go on?" said ${a}. "Not yet," said ${g}, who was the coach.`,
        `${A.introduced} had clean boots, a clean shirt and the number twelve. It was ${match}, and twelve means the bench.${comesToo} "Will I play?" said ${a}. "We'll see," said ${g}, who was in charge of the team.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `The bench was hard, and a bit wet. There was nobody else on it, only the bag with the oranges. ${a} had never scored a goal, not one. You can't, from a bench. There was nothing to do but look. You could see all of it from there, like a drawing.`,
        `It was a long bench for one. From there you could see all of it, like a drawing. "I'd rather be in it," said ${a}. "I want to score a goal. I never have." The oranges said nothing to that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'determined'), seen(K, 'jump', 'proud')],
          things: ['football', 'goal'],
        },
        `${B.introduced} came racing up, and kicked the ball hard, at the Reds' goal. In it stood ${K.introduced}, as wide as a wardrobe. ${K.name} flew through the air, and had it. "${refrain}," said ${a}.`,
        `The first shot was from ${B.introduced}, and it was a beauty. But the Reds had ${K.introduced} in goal. ${K.name} jumped like a cat, and hugged the ball. "${refrain}," said ${a} to the oranges.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'proud'), seen(A, 'sit', 'curious')], things: ['football', 'goal'] },
        `The next shot was high, and the next was low. Each time ${K.name} was there. "${refrain}," said ${a}, and sat up. ${K.name} did not wait to see where the ball went. ${K.name} just jumped, like toast out of a toaster.`,
        `They tried it from near, and they tried it from far. They might have thrown the ball into a cupboard. "${refrain}," said ${a}, and counted on both hands. That was six. ${K.name} never once jumped any other way.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'excited'), seen(B, 'run', 'worried')] },
        `"Kick it to the right!" shouted ${a}. "Right!" But there was such a noise. "All right!" ${b} shouted back, and waved, and kicked it to the left. "${refrain}," groaned ${a}.`,
        `"The other side!" called ${a}, from the bench. "What?" called ${b}, running past. "The right!" "The light?" said ${b}, and looked at the sun, and missed. It's hard to tell anybody anything from a bench.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(G, 'wave', 'happy'), seen(A, 'stand', 'surprised')] },
        `There were three minutes left, and nobody had scored. Then ${b} sat down in the mud, with one boot. The other was in the hedge. "Twelve!" called ${g}. ${a} looked round for twelve. It was ${a}.`,
        `With three minutes to go it was nought all. And ${b} came off with both hands on both knees, and could only puff. "Your turn, ${a}," said ${g}. The bench seemed all at once quite comfortable.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'worried'), seen(K, 'stand', 'proud')],
          things: ['football', 'goal'],
        },
        `Everything was much bigger down here. You could not see the drawing any more, only legs. Then one of the legs kicked, and the ball came out, and stopped in front of ${a}. And there was ${K.name}, and hardly any goal left over.`,
        `It looked different from inside. ${a} ran left, and everyone ran right. And then the ball came rolling out, as if it were looking for somebody. It stopped at ${A.names} boot. ${K.name} stood in the goal, and grinned.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'determined'), seen(K, 'jump', 'surprised')],
          things: ['football'],
        },
        `${A.names} knees were like jam. But something in ${a} was still sitting on the bench. It looked on, and it knew. "${refrain}," it said. So ${a} gave the ball a small push, to the right. And up went ${K.name}, to the left.`,
        `What had it looked like, from over there? ${a} shut both eyes for a moment, and saw it like a drawing. "${refrain}," said ${a}. It was not a hard kick. It was only to the right. ${K.name} was already in the air, on the other side.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['football', 'goal'],
        },
        `The ball rolled so slowly that you could have read to it. It rolled over the line, and stopped. "Goal!" yelled ${b}, hopping. It was the first that ${a} had ever scored. The whistle went, and they all fell on top of ${a}.`,
        `It went in so slowly that a worm could have stopped it. But no worm did. "Goal!" It was ${A.names} first, and it was the only one that day. ${b} came running, and everyone else came too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(A, 'stand', 'happy')] },
        `${K.name} came over the grass, with both gloves off. "How did you know?" said ${K.name}. "I didn't know, myself!" "I had a very good seat," said ${a}.`,
        `"Nobody gets it past me," said ${K.name}, and shook hands. "Who told you?" "You did," said ${a}. "Seven times. You can see it from the bench." ${K.name} thought about it, and went red.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(B, 'sit', 'happy'),
            seen(K, 'sit', 'happy'),
            seen(G, 'stand', 'happy'),
          ],
        },
        `Next Saturday three of them had asked to begin on the bench. "It's full," said ${g}. Somebody was there before them all, with a bag of oranges. It was ${K.name}. And where did ${K.name} sit? "${refrain}," said ${a}.`,
        `They ate the oranges, all of them on the one bench, Reds and all. It was a bit tight. "Move up!" said ${b}. Everyone moved to the right. But one moved the other way, and fell off. It was ${K.name}. "${refrain}," said ${a}.`,
      ),
    ],
  };
}

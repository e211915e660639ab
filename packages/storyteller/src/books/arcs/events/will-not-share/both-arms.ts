import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './both-arms-old.ts';
import { refrainOf, titlesOf } from './both-arms-parts.ts';
import { keptOf, NOT_SHARED } from './kept.ts';
import { MINE } from './mine.ts';
import { two } from './pair.ts';

/** What nobody carries in both arms. */
const TOO_BIG =
  /\b(?:swings?|slides?|bench|tricycles?|trikes?|bikes?|bicycles?|scooters?|trampolines?|pools?|bath|house|den|trees?|pond|puddles?|car|tent|sandpit|paddling|sofa|bus|boat|pizza|spaghetti|soup|ice)\b/;
const isTooBig = ({ raw }: Going): boolean => TOO_BIG.test(raw);

/** Whoever holds a thing in both arms all day has none left to scratch with. */
export const BOTH_ARMS: EventPlot = standsApart(
  ableFriend({
    id: 'both-arms',
    when: NOT_SHARED,
    young: (going) => (isTooBig(going) ? MINE.young(going) : young(going)),
    middle: (going) => (isTooBig(going) ? MINE.middle(going) : middle(going)),
    old: (going) => (isTooBig(going) ? MINE.old(going) : old(going)),
  }),
);

function young(going: Going): Told {
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { aT, it, things } = keptOf(going, a, b);
  const refrain = refrainOf(going);
  return {
    title: titled(going.chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hug', 'proud')], things },
        `This is ${A.introduced}. ${a} has ${aT}. "${refrain}"`,
        `Here is ${A.introduced}, with ${aT}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'happy'), seen(A, 'hug', 'angry')] },
        `"Let me hold ${it}," says ${B.introduced}. "${refrain}" ${a} holds on, with both arms.`,
        `${B.introduced} comes. "Can I hold ${it}?" "${refrain}" Both arms go round, very tight.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'hug', 'worried')] },
        `${b} has cake. "Have some!" But ${a} has no arm for cake.`,
        `"Cake!" says ${b}. ${a} wants cake. But both arms are full.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'hug', 'sad')] },
        `${b} throws a ball up. "Catch!" ${a} has no arm to catch. Bonk!`,
        `"Catch!" says ${b}, and throws the ball. But ${a} cannot. Bonk!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'worried')] },
        `And then there is an itch. It is on the nose. It itches and itches!`,
        `Oh no! An itch! It sits right on the nose. How it itches!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'surprised'), seen(B, 'stand', 'curious')], things: ['tree'] },
        `${a} rubs it on a tree. Too rough! ${a} rubs it in the grass. Too soft!`,
        `The tree is too rough for it. The grass is too soft. It itches more and more.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'surprised'), seen(A, 'stand', 'happy')] },
        `"Hold this!" says ${a}. "Only to scratch!" ${b} holds on, with both arms. Aaah!`,
        `"Quick, ${b}! Hold ${it} for me!" ${b} does. ${a} can scratch. Aaah!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'worried'), seen(A, 'stand', 'curious')] },
        `But now ${b} has an itch! "Hold this!" says ${b}. ${a} does. Aaah!`,
        `And who has the itch now? ${b}! "You hold ${it}!" Aaah!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'hug', 'happy')] },
        `To ${b}, to ${a}, to ${b}! One holds, and one has cake. "Your turn," says ${a}.`,
        `Now one holds, and one plays. Then they change. "Your turn," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B } = two(going);
  const [a, b] = [A.name, B.name];
  const { aT, theT, it, things } = keptOf(going, a, b);
  const refrain = refrainOf(going);
  return {
    title: titled(going.chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hug', 'proud')], things },
        `${A.introduced} had ${aT}, and would not share. "${refrain}" said ${a} to everybody who came by. Some of them had only come by.`,
        `There was nothing in the world like what ${A.introduced} had. It was ${aT}. "${refrain}" said ${a}, before anyone had asked.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'happy'), seen(A, 'hug', 'angry')] },
        `"May I hold ${it}?" said ${B.introduced}. "I'd give ${it} back." "${refrain}" said ${a}, and put both arms round ${theT}. That way nobody could get at ${it}.`,
        `${B.introduced} asked nicely. "Just for a moment?" said ${b}. "${refrain}" And ${a} held on with both arms, to be on the safe side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'hug', 'worried')] },
        `Soon there was cake. ${b} held out a plate. ${a} looked at it, and at one arm, and at the other. They were both in use. "I'm not hungry," said ${a}. It was chocolate.`,
        `"There's cake," said ${b}. It's not easy to eat cake without an arm. ${a} tried it with open mouth, from above. Most of it went up the nose.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'happy'), seen(A, 'hug', 'sad')] },
        `Then ${b} threw a ball up. "Catch!" Everybody knows how to catch, but not without arms. It came down on ${A.names} head, bonk. "${refrain}" said ${a}, but it did not sound so glad.`,
        `After that ${b} played ball, and ${a} wanted to. "Put ${it} down," said ${b}. "Then you'd take ${it}!" said ${a}. "Here, catch!" Bonk, went the ball. "${refrain}" said ${a}, and sniffed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'worried')] },
        `So ${a} sat down under the tree and held on. And there it began. It was a very small itch, on the tip of the nose. It got bigger. Soon there was nothing of ${a} that was not nose.`,
        `It was while ${a} was sitting there with full arms that it came. First it was no more than a tickle. It settled on the nose, and made itself at home. It itched like a whole jumper.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'stand', 'curious')], things: ['tree'] },
        `${a} rubbed it on the tree, but the bark was rough. ${a} rubbed it in the grass, and then it itched green. ${a} blew at it from below. "Shall I scratch it for you?" said ${b}. "You can't," said ${a}. "You don't know where."`,
        `${a} went to the tree, and rubbed. That was too hard. The grass was too soft. ${a} asked ${b} to scratch. "Left. No, up. No, not there!" Nobody can find another person's itch.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared'), seen(B, 'stand', 'curious')] },
        `There are things that nobody can stand. ${a} stood it up to ten. Then ${a} said, very fast, "Hold this a moment! Only to scratch!" And ${b} held out both arms.`,
        `${a} hopped, and ${a} howled. There was only one way. "You can hold ${it}," said ${a}, "till I've scratched. Not a minute longer. Quick!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'hug', 'proud')] },
        `Oh, that was good. ${a} scratched with the left, and with the right, and then with both. It was so good to have arms. You could swing them. And ${b} still stood there with ${theT}, and had not run away.`,
        `"Aaaah," said ${a}. It lasted quite a time. Nothing is as nice as an arm when you need one. ${b} stood by and held ${theT}, carefully, as you hold an egg. "You've still got ${it}," said ${a}. "Of course," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'worried'), seen(A, 'stand', 'curious')] },
        `"Have some cake," said ${b}. "I'll hold on for as long as it takes." And ${a} had cake. Then ${b} went cross-eyed. "Now I've got it," said ${b}. "On the nose! Quick, you hold ${it}!"`,
        `${a} had just begun on the cake when ${b} made a face. An itch can jump over, if you only look at it. "It's on my nose now," said ${b}. "Your turn! Take ${it}! Take ${it}!"`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `All afternoon it went to and fro. One of them held, and one had arms, for cake, and for the ball. Nobody said how long. In the evening ${b} stood at the gate with nothing. "Hold ${it} till tomorrow," said ${a}. "I might have an itch in the night."`,
        `They found that it works best with two. One holds on, and one has arms. Then they change. "${refrain}" said ${a} at bedtime, out of habit, to nobody. It was ${b} who had ${it} that night. ${a} lay there and could scratch wherever it was nice.`,
      ),
    ],
  };
}

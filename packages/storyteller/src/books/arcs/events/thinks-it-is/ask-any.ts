import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './ask-any-old.ts';
import { askingsOf, partsOf } from './ask-any-parts.ts';

/** Whatever it does, it takes for what the others do; and what it does is what nobody else there can. */
export const ASK_ANY: EventPlot = { id: 'ask-any', young, middle, old };

const both = (A: Figure, B: Figure) => [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')];

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { B, what } = partsOf(going);
  const b = B.name;
  const refrain = `${chance.pick(...askingsOf(what))}!`;
  const [gone, goneToo] = what.reach.young.gone;
  const [tries, triesToo] = what.reach.young.tries(b);
  const [does, doesToo] = what.reach.young.does(a);
  const alone = B === K;
  return {
    title: titled(chance.pick(`${a}, ${what.aOne}`, `${what.aOne}?`, `ask any ${what.one}`)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `This is ${A.introduced}. "I am ${what.aOne}," says ${a}.`,
        `Who is this? It is ${A.introduced}. But ${a} says, "I am ${what.aOne}."`,
      ),
      page(
        { camera: 'wide', actors: both(A, B) },
        `"${what.says}!" says ${B.introduced}. "${A.says}!" says ${a}. It is nearly the same.`,
        `${B.introduced} says, "${what.says}!" ${a} says, "${A.says}!" That was nearly right.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(K, 'kneel', 'curious')] },
        `"Only ${A.kinds} say that," says ${alone ? k : K.introduced}. "${refrain}" says ${a}.`,
        `"That is what ${A.kinds} say," says ${alone ? k : K.introduced}. "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), ...(alone ? [] : [seen(B, 'run', 'happy')]), seen(K, 'run', 'happy')],
          things: ['ball'],
        },
        `They all play with a ball. Oh no! ${gone}`,
        `They have a ball. Off it flies! ${goneToo}`,
      ),
      page({ camera: 'medium', actors: [seen(B, 'look-up', 'worried')] }, tries, triesToo),
      page({ camera: 'wide', actors: [seen(A, 'run', 'determined')] }, does, doesToo),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'cheer', 'happy')], things: ['ball'] },
        `Here comes the ball! "Only ${A.kinds} do that," says ${k}. "${refrain}" says ${a}.`,
        `${a} has the ball. "That is what ${A.kinds} do," says ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious')] },
        `${b} thinks. ${b} thinks a lot. Is ${b} a bit like ${a}?`,
        `${b} looks at ${a}. Hm. Hm, hm.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'determined'), seen(A, 'stand', 'curious')] },
        `Now ${b} does what ${a} did. Bump!`,
        `Then ${b} has a go, too. Bump!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"${A.says}!" says ${b}. It is nearly right. "I am ${A.aKind}, I think!" Good night, you two.`,
        `It is night. "${A.says}!" says ${b}. That was nearly right. "Ask any ${A.kind}," says ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { B, what } = partsOf(going);
  const b = B.name;
  const asking = chance.pick(...askingsOf(what));
  const refrain = `${asking}.`;
  const [gone, goneToo] = what.reach.older.gone;
  const [tries, triesToo] = what.reach.older.tries(b);
  const [does, doesToo] = what.reach.older.does(a);
  const alone = B === K;
  const kid = alone ? k : K.introduced;
  return {
    title: titled(chance.pick(`${a}, ${what.aOne}`, `ask any ${what.one}`, `nearly ${what.aOne}`)),
    refrain: asking,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: both(A, B) },
        `${A.introduced} was quite sure of it. "I'm ${what.aOne}," said ${a} to everybody. "You can see it from the side." And ${a} stood beside ${B.introduced}, to be compared.`,
        `There were ${what.many}, and there were ${A.kinds}. ${A.introduced} knew which sort to belong to. "${what.aOne.charAt(0).toUpperCase()}${what.aOne.slice(1)}," said ${a}, "like ${B.introduced} here. We're as alike as two peas."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'happy'), seen(A, 'shout', 'happy')] },
        `In the morning ${b} came out and said, "${what.says}!" ${a} came out and said it, too. It came out as "${A.says}!" "It's my cold," said ${a}. "I've had it since I was born."`,
        `"${what.says}!" said ${b}, when the sun came up. "${A.says}!" said ${a}. There was a silence. "That's how we say it where I come from," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'kneel', 'curious')] },
        `Then ${alone ? `${k} came out again` : `${kid} looked over the fence`}. ${a} ${doneOf(A)}. "${what.many.charAt(0).toUpperCase()}${what.many.slice(1)} don't do that," said ${k}. "That's something that ${A.kinds} do." ${a} was surprised. "All of us do it," said ${a}. "${refrain}"`,
        `After breakfast ${a} ${doneOf(A)}. ${kid} watched that. "You know," said ${k}, "I think that you might be ${A.aKind}." "Me?" said ${a}. "Every ${what.one} does it, sooner or later. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'stand', 'happy')] },
        `${alone ? `"Don't you?" said ${a}.` : `So ${k} asked ${b}.`} ${b} had never done it in all ${B.names} life. But ${a} was looking so happy. "I do it all the time," said ${b}. "When nobody's there."`,
        `${alone ? `"Don't you do it?" said ${a}. ${k} looked away, and then at ${a}.` : `There was ${b} to be asked. ${b} looked at ${k}, and then at ${a}.`} "Now and then," said ${b}, slowly. "On Sundays." It was kind of ${b}, and ${a} stood up straighter.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), ...(alone ? [] : [seen(B, 'run', 'happy')]), seen(K, 'run', 'happy')],
          things: ['ball'],
        },
        `In the afternoon they had the ball out. It was a new one. ${k} kicked it, and it was a very good kick. ${gone}`,
        `Later they all played with ${K.names} new ball. ${k} kicked it once too hard. ${goneToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'worried'), seen(K, 'think', 'worried')] },
        `"Leave it to me," said ${b}. ${tries}. It was no good. ${alone ? 'There was nobody else to ask.' : `It was no good for ${k}, either.`} It was a new ball, and they could not get it.`,
        `"I'll do it," said ${b}, at once. ${triesToo}. Then ${b} came back, and looked at the ground. "That's the end of the ball," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined')] },
        `"Excuse me," said ${a}. ${does}. There was the ball. Nobody had even counted to three.`,
        `"Is that all?" said ${a}. ${doesToo}. And there lay the ball, in front of them, hardly dirty.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'surprised'), seen(A, 'stand', 'proud')], things: ['ball'] },
        `"${a}!" cried ${k}. "Only ${A.aKind} can do that!" ${a} was shaking off some dust. "We all can," said ${a}. "You just have to want to. ${refrain}"`,
        `"There," said ${k}. "Now you have to see it. No ${what.one} can ${what.reach.verb}." "I can," said ${a}, "and I'm ${what.aOne}. So ${what.many} can. ${refrain}" It was hard to say what was wrong with that.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'surprised')] },
        `${b} had said nothing for some time. ${b} was looking at the ball, and thinking. "If ${what.many} can do it," said ${b}, "then why can't I?" It was a terrible thought. "Perhaps I'm not ${what.aOne}."`,
        `But ${b} sat there and frowned. "${a} can do it and is ${what.aOne}," said ${b}. "I can't do it. So what am I?" Nobody had ever asked that before. "Bless me," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'determined'), seen(A, 'point', 'happy')] },
        `So ${a} showed ${b} how it was done. They began right away. There was a run, and a bump. Then there was another bump. "That was very nearly it," said ${a}. "You've got it in you."`,
        `"I'll teach you," said ${a}. "It's quite simple." It was not. It went bump, eleven times, until it was nearly dark. "Much better," said ${a} each time, because a friend does.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), ...(alone ? [] : [seen(K, 'stand', 'happy')])],
        },
        `At bedtime ${a} said "${what.says}!", or something like it. And ${b} took a deep breath. "${A.says}!" said ${b}. It was not at all right. "I come from somewhere else," said ${b}. "Ask any ${A.kind}."`,
        `When it was dark somebody in the garden said, "${A.says}!" It came from ${b}. It sounded like a gate. "What was that?" said ${a}. "That's how we ${A.kinds} say it," said ${b}. "Ask any ${A.kind}."`,
      ),
    ],
  };
}

/** What its kind does: "washed one paw and then looked at it". */
const doneOf = (A: Figure): string => A.being?.does ?? 'looked about';

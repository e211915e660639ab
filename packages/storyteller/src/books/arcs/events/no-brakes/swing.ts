import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { partsOf, TITLES, TITLES_DOOR } from './parts.ts';
import { old } from './swing-old.ts';

/** Down one hill and up the next, and back, for as long as everybody helps: it is a swing, and stops when nobody pushes. */
export const SWING: EventPlot = standsApart({ id: 'swing', young, middle, old });

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { t, T, first, isHero, kind, brakeless, stop, refrain, hill, bottom, things, actors, R, M, O, P } =
    partsOf(going);
  const m = M.name;
  const on = R ? `${R.introduced} and ${K.introduced} get on` : `${K.introduced} gets on`;
  const lost = brakeless ? `But a ${kind} has no brake.` : 'Clonk! Off falls the brake.';
  const cannot = isHero ? '"I can\'t stop!"' : '"We can\'t stop!"';
  return {
    title: titled(chance.pick(...(stop === 'door' ? TITLES_DOOR : TITLES))),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: hill,
          camera: 'wide',
          actors: [...actors('happy', 'stand'), seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things,
        },
        `Up on the hill is ${first}. ${on}. "To my ${stop}, please!" says ${m}.`,
        `Look, up there is ${first}! ${m} sits down. "To my ${stop}!" ${on}, too.`,
      ),
      page(
        { camera: 'wide', actors: [...actors('surprised'), seen(K, 'sit', 'surprised')], things },
        `Down the hill! Whoosh! ${lost} ${cannot}`,
        `Off they go, down and down. ${lost} ${cannot}`,
      ),
      page(
        {
          setting: bottom,
          camera: 'medium',
          actors: [...actors('worried'), seen(M, 'point', 'surprised')],
          things,
        },
        `There is the ${stop}. Whoosh! "${refrain}," says ${m}.`,
        `Whoosh! Past the ${stop} they go. "${refrain}," says ${m}.`,
      ),
      page(
        { setting: hill, camera: 'wide', actors: [...actors('worried'), seen(K, 'sit', 'curious')], things },
        `Up the next hill. Slow. Slower. ${T} stops! No. Now ${t} rolls back.`,
        `Then it is uphill. Slow, slow. Stop? ${T} rolls back down!`,
      ),
      page(
        {
          setting: bottom,
          camera: 'medium',
          actors: [...actors('worried'), seen(M, 'point', 'calm'), seen(K, 'sit', 'surprised')],
          things,
        },
        `Back they come. Backwards! Whoosh! "${refrain}," says ${m}.`,
        `Whoosh! Now it is all backwards. "${refrain}," says ${m}.`,
      ),
      page(
        {
          setting: hill,
          camera: 'medium',
          actors: [...actors('surprised'), seen(O, 'run', 'determined'), seen(M, 'sit', 'calm')],
          things,
        },
        `"I will help!" says ${O.introduced}. Push! Now they go faster. "${refrain}."`,
        `${O.introduced} waits on top. "I'll help! Push!" Oh, so fast! "${refrain}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...actors('worried'), seen(P, 'run', 'determined'), seen(O, 'run', 'determined')],
          things,
        },
        `"Me, too!" says ${P.introduced}. Push! Back they go, so high. Too high!`,
        `Here is ${P.introduced}. "I help, too!" Push! Up and back. Up and back!`,
      ),
      page(
        { camera: 'close', actors: [...actors('curious'), seen(K, 'think', 'excited')], things },
        `Up and back. Up and back. "I know!" says ${k}. "It is a swing!"`,
        `${k} thinks. Up and back? Up and back? "It's a swing!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...actors('calm'), seen(K, 'shout', 'determined'), seen(O, 'sit', 'calm'), seen(P, 'sit', 'calm')],
          things,
        },
        `"Nobody push!" calls ${k}. ${O.name} sits down. So does ${P.name}. Up, but not so high.`,
        `"Sit down, please!" ${O.name} and ${P.name} sit. Now nobody pushes. Not so high. And not so high.`,
      ),
      page(
        {
          setting: bottom,
          camera: 'wide',
          actors: [...actors('happy', 'stand'), seen(M, 'sit', 'excited'), seen(K, 'cheer', 'happy')],
          things,
        },
        `They stop. And where? At the ${stop}! "Here you are," says ${k}. ${m} sits still. "One more go?"`,
        `And stop! "This is your ${stop}," says ${k}. "Is it?" says ${m}. "Oh, one more go!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { t, T, first, isHero, kind, brakeless, stop, refrain, hill, bottom, things, actors, R, M, O, P } =
    partsOf(going);
  const [m, o, p] = [M.name, O.name, P.name];
  const front = R ? `${R.introduced} and ${K.introduced} had the front seat` : `${K.introduced} had the front seat`;
  const lost = brakeless
    ? `Then they wanted to go slower. But a ${kind} has no brake, and nobody had thought of that.`
    : 'Then somebody wanted to go slower. Clonk! The brake lay on the road behind them, and got smaller.';
  const cannot = isHero ? `"I can't stop!" cried ${t}.` : `"It can't stop!" cried ${k}.`;
  const poor = isHero
    ? `"I'll never stand still again," said ${t}. "I used to like it so much."`
    : `"We'll never stand still again," said ${R?.name ?? k}. "I used to like it so much."`;
  return {
    title: titled(chance.pick(...(stop === 'door' ? TITLES_DOOR : TITLES))),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: hill,
          camera: 'wide',
          actors: [...actors('happy', 'stand'), seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things,
        },
        `There were two hills, and a dip between them. On top of the first hill stood ${first}. ${front}. Behind sat ${m}, with a cake on her knees. "Down to the dip, please," she said. "That's my ${stop}."`,
        `On the top of the hill stood ${first}, ready to go. ${front}. ${m} sat behind, with her shopping. "I'm not going far," she said. "Only down to the dip. My ${stop} is there."`,
      ),
      page(
        { camera: 'wide', actors: [...actors('surprised'), seen(K, 'sit', 'surprised')], things },
        `Down they went, and it was lovely. ${lost} ${cannot}`,
        `It went down very nicely, and then rather fast. ${lost} ${cannot}`,
      ),
      page(
        {
          setting: bottom,
          camera: 'medium',
          actors: [...actors('worried'), seen(M, 'point', 'surprised'), seen(K, 'sit', 'worried')],
          things,
        },
        `Here came the dip. Here came the ${stop}, and there it went. "${refrain}," said ${m}. She had one foot out already, and took it in again.`,
        `${m} stood up, and held her hat. The ${stop} came nearer. It was beside them. It was behind them. "${refrain}," said ${m}, and sat down.`,
      ),
      page(
        { setting: hill, camera: 'wide', actors: [...actors('curious'), seen(K, 'look-up', 'curious')], things },
        `But after a dip comes the other hill. Up it they went, slowly, and more slowly. At the top they stood quite still, for as long as a sneeze. "It's stopped!" said ${k}. Then ${t} rolled back down.`,
        `Now they went up the second hill. That's hard work for anybody. ${T} got slow, and slower. ${T} stopped. "Everybody off!" said ${k}. But it was too late for that. They were on their way back, and backwards.`,
      ),
      page(
        {
          setting: bottom,
          camera: 'medium',
          actors: [...actors('worried'), seen(M, 'point', 'calm'), seen(K, 'sit', 'surprised')],
          things,
        },
        `It was the same road, but it came from the wrong end. First came the far side of the dip, and then the ${stop}. Whoosh! "${refrain}," said ${m}. "It's nice from this side too."`,
        `Whoosh! Backwards one sees a thing when it's over. ${m} saw the corner, and the tree, and the ${stop}. "${refrain}," said ${m}, and waved to it.`,
      ),
      page(
        {
          setting: hill,
          camera: 'medium',
          actors: [...actors('surprised'), seen(O, 'run', 'determined'), seen(M, 'sit', 'calm')],
          things,
        },
        `On top of the first hill stood ${O.introduced}. "You've got no brake!" said ${o}. "I'll help!" ${o} put down a very hard head, and pushed. Down they shot, twice as fast. "${refrain}," said ${m}, in the dip.`,
        `${O.introduced} was on the first hill, and saw them come. "They want help," thought ${o}, and pushed with all four feet. It helped a great deal. They went through the dip like a rocket. "${refrain}," said ${m}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...actors('worried'), seen(P, 'run', 'determined'), seen(K, 'sit', 'worried')],
          things,
        },
        `On the second hill stood ${P.introduced}. "Poor things!" said ${p}, and gave them a push. It was heard in town. "${refrain}," said ${m}. And on the other side ${o} was waiting again, and had rested.`,
        `${P.introduced} would not be left out, over on the second hill. "Leave it to me!" said ${p}. Shove! Back they flew. "${refrain}," said ${m}. "You did push hard," called ${o}. "Now me!"`,
      ),
      page(
        { camera: 'medium', actors: [...actors('sad'), seen(K, 'hug', 'worried'), seen(M, 'sit', 'calm')], things },
        `They had never been so high. ${o} pushed, and ${p} pushed, and everybody meant it so well. ${poor} ${m} opened the cake. It might be a long time.`,
        `Now they went so high that they saw the sea. ${poor} ${k} put an arm round what there was. ${m} counted. "That makes eleven times," she said, and it made twelve.`,
      ),
      page(
        { camera: 'close', actors: [...actors('curious'), seen(K, 'think', 'excited')], things },
        `${k} looked up the one hill, and up the other. Up, and back. Up, and back. Where else did it go like that? It was in the park, and it hung on two chains. "It's a swing!" said ${k}. "And when does a swing stop?"`,
        `Up, and back. There was that feeling in the tummy, at the top. ${k} knew that feeling. One had it on Saturdays. "This is nothing but a swing!" said ${k}. "And you can stop a swing. I've done it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...actors('calm'), seen(K, 'shout', 'determined'), seen(O, 'sit', 'calm'), seen(P, 'sit', 'calm')],
          things,
        },
        `"Nobody push!" shouted ${k}, on both hills. "Not even a bit?" said ${o}. "Not even a bit!" It was the hardest thing in the world. ${o} sat down. ${p} sat down, and hummed. They went up as far as the tree. Then only as far as the gate.`,
        `"Stop helping!" ${k} called up to ${o}. "Do nothing, as hard as you can!" Then ${k} called it to ${p}. So they sat, one on each hill, and did nothing. It was all they could do. And each time it went up a little less.`,
      ),
      page(
        {
          setting: bottom,
          camera: 'wide',
          actors: [...actors('happy', 'stand'), seen(M, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
          things,
        },
        `"${refrain}," began ${m}. But it did not go away. "No. This is my ${stop}!" It was exactly there, to the inch. A swing always stops at the bottom. "Just where I said," said ${m}, and got down.`,
        `As far as the bush. As far as the bin. Then a wobble, and nothing. There was not a sound. ${m} looked to the left. There was her ${stop}, so close that she could touch it. "Well," she said, "that's what I call service."`,
      ),
      page(
        {
          setting: hill,
          time: 'sunset',
          camera: 'wide',
          actors: [
            ...actors('proud', 'stand'),
            seen(M, 'sit', 'excited'),
            seen(O, 'stand', 'happy'),
            seen(P, 'stand', 'happy'),
            seen(K, 'sit', 'happy'),
          ],
          things,
        },
        `They put on a brake, with nine screws. The next day there was a queue. ${o} was in it, and ${p}, and first of all ${m}. "Is it the one that swings?" she said. Down they went. "${refrain}," said ${m}, and did not get up.`,
        `It has a good new brake today, with nine screws. But on Saturdays they leave it alone, and do it on purpose. ${o} pushes on the one hill, and ${p} on the other. "Here's your ${stop}!" calls ${k}. "${refrain}," says ${m}. She holds on to her hat.`,
      ),
    ],
  };
}

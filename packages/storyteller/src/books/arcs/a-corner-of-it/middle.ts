import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { ACornerOfIt } from './arc.ts';

/** It grows smaller all the way to the show, and everybody there has had some. */
export function middle(bound: ACornerOfIt): Told {
  const { child: K, grownUp: G, mouse: M, judge: P, neighbour: N, other: O, x, aThing, y, refrain, chance } = bound;
  const [k, g, m, p, n, o] = [K.name, G.name, M.name, P.name, N.name, O.name];
  return {
    title: titled(chance.pick(`${aThing} made of ${y}`, `as big as a thumb`, `the ${x} on the cart`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(G, 'stand', 'surprised')] },
        `It took ${k} all week, and it was taller than the gate. "Is that ${aThing}?" said ${g}. "It is," said ${k}. "It's made of ${y}. All of it, right through."`,
        `Anybody can make ${aThing} out of wood. ${k} had made one out of ${y}. It stood on the grass and made one hungry. "Is it allowed?" said ${g}.`,
        `"What are you making it of?" ${g} had asked on Monday. "${y}," said ${k}. "No, really." By Friday there it stood, ${aThing} made of nothing else.`.replace(
          `"${y}`,
          `"Out of ${y}`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'happy')] },
        `That Saturday was the Grand Show, up on the hill. The biggest thing that anybody had made would win. "Nobody will have anything as big as this," said ${k}. They put the ${x} on a cart.`,
        `There was to be a Grand Show, with a red ribbon for the biggest. They got the ${x} on a cart with four wheels. It only just went through the gate. "We'll win," said ${k}.`,
        `"It ought to be seen," said ${g}. So they put the ${x} on a cart, for the Grand Show. The biggest got a ribbon. ${k} walked in front and shouted for room.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'reach', 'happy'), seen(K, 'stand', 'happy')] },
        `They had hardly turned the corner when ${n} put her nose out. "I've not had any breakfast," she said. "I couldn't have the tiniest bit?" You can't say no to that. "${refrain}," said ${k}.`,
        `${n} came across the road with her eyes shut, nose first. "It's ${y}!" she said. "I haven't tasted that since I was six." ${k} looked at the ${x}. There was so much of it. "${refrain}."`,
        `"That's never ${y}?" said ${n}, over her hedge. "It's my favourite, you know." ${k} broke a piece off the back. It wouldn't show. "${refrain}," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy'), seen(K, 'stand', 'curious')] },
        `It is hard work, pulling ${aThing}. At the first bench ${g} sat down. "I don't suppose," said ${g}. "${refrain}," said ${k}. They had one each. Then they had one for the other hand.`,
        `Halfway up, ${g} had to stop and puff. ${g} did not say anything. ${g} only looked at it. "Oh, all right," said ${k}. "${refrain}." So that was the other end gone.`.replace(
          /\. the grown-up/g,
          '. The grown-up',
        ),
        `The hill was steep, and the cart was heavy. "It would be lighter," said ${g}, "with a bit off." That was true. "${refrain}," said ${k}. It was a good deal lighter after that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried')] },
        `Then came the postman, and two boys with a kite. Then a whole football team, who had lost. "${refrain}," said ${k}, eleven times. They all cheered up, every one. The cart ran quite easily now.`,
        `Word had got about. They stood along the road with plates. There was an old man who had new teeth to try. "${refrain}," said ${k}, all along the road. Nobody was sent away.`,
        `Behind the church was a bus that had broken down. It was full of people who had missed lunch. They did not even ask. They only breathed in. "${refrain}," said ${k}, all along the windows.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(O, 'point', 'proud'), seen(P, 'look-up', 'surprised'), seen(K, 'hold', 'worried')],
        },
        `At the Grand Show there was a tower made of tins. It went up to the roof. It was by ${o}. "And yours?" said ${p}, who had a tape measure. ${k} looked round at the cart. It was empty.`,
        `${p} went along with a tape measure and a red ribbon. ${o} had a tower made of tins, and one needed a ladder for it. Then it was the turn of ${k}. There was no need for a ladder.`,
        `"Three metres and a bit," said ${p}, and wound up the tape. That was a tower made of tins, and ${o} had made it. "Next, please! Where is it?" "It's in here," said ${k}, and held out one hand.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad'), seen(P, 'stand', 'surprised')] },
        `There was just one bit left, with a point at one end. It was as big as a thumb. "It was ${aThing}," said ${k}. "It was bigger than the gate." "I'm sorry," said ${p}. "I can only measure what there is."`,
        `What was left of the ${x} lay in ${k}'s hand. ${p} got out a smaller tape. "Two centimetres," said ${p}, as kindly as one can. "Were there no more?" "There was more," said ${k}. "They were hungry."`.replace(
          `${k}'s`,
          K.names,
        ),
        `It lay there, brave and very small. You could still see what it was meant to be. "It's ${aThing}," said ${k}, "made of ${y}." "It's a crumb," said ${p}, but softly.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'excited'), seen(K, 'kneel', 'surprised')] },
        `"A crumb?" said somebody, down by the floor. It was ${M.introduced}. "That's the biggest ${x} I ever saw. It's as big as me!" ${m} walked all the way round it. It took ${m} some time.`,
        `Then ${M.introduced} came out from under the stage. ${m} looked at the tower, and it was too big to mean anything. ${m} looked at the ${x}. "Oh," said ${m}. "It's my SIZE!"`,
        `"Excuse me," said a voice by the table leg. That was ${M.introduced}. "All my life they've been too large. Is that one taken?" ${k} put it down on the floor, very carefully.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'jump', 'proud'),
            seen(P, 'cheer', 'happy'),
            seen(K, 'cheer', 'happy'),
            seen(O, 'cheer', 'happy'),
          ],
        },
        `${m} hopped up and sat there like a king. The whole hall cheered. The whole of the road was there. They had all had some of it. Nobody had had any of the tower. "We'd better have two ribbons," said ${p}.`,
        `It fitted to the whisker. "I call that ${aThing}," said ${p}. "Best we ever ate!" shouted somebody at the back. It was half the road. ${o} came down off the ladder. "You can't eat tins," said ${o}. "I've tried."`,
        `There was ${m}, in the very middle, waving. And all along the wall stood people with crumbs on their chins. They clapped till the tower rattled. ${p} cut the red ribbon in half. "One for the biggest," said ${p}, "and one for the best."`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(M, 'sit', 'happy'), seen(K, 'kneel', 'happy')] },
        `When they came to say good night, ${m} was by itself on the floor. There was no ${x}. There was a very round mouse. "I only meant to look," said ${m}. "${refrain}."`.replace(
          'by itself',
          'all alone',
        ),
        `They were sweeping up before anybody thought of it. "Where's the ${x}?" said ${k}. ${m} swallowed, and licked one whisker. "${refrain}," said ${m}. It was the last one.`,
        `"What shall you make next year?" said ${g}. ${k} thought about it. Something went crunch behind them. "${refrain}," said ${m}, with a full mouth. "The same," said ${k}, "but more."`,
      ),
    ],
  };
}

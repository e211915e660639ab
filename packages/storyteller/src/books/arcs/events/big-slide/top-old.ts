import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { BACK } from './top-parts.ts';

const TITLES = ['ten steps up', 'hundreds of times', 'from the top', 'what I said on Monday'];
const SMALL_ONES = ['Pip', 'Dot', 'Wren', 'Jem'] as const;

/** Somebody has said that the slide is nothing; at the top there is an honourable way down, and it would be another lie. */
export function old(going: Going): Told {
  const { A, B, K, a, b, comesToo, company, chance } = going.B === going.company.friend ? withClassmate(going) : going;
  const saying = chance.pick(...BACK);
  const refrain = `${saying}!`;
  const taken = [A.name, B.name, K.name];
  const P = company.person(chance.pick(...SMALL_ONES.filter((each) => !taken.includes(each))), 'child');
  const p = P.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'curious')] },
        `It had begun on Monday, with one word. "The big slide?" ${A.introduced} had said. "I've been down it hundreds of times."${comesToo} It was easier to say than no. But it is hard to unsay a hundred, and now it was Saturday. At the playground stood ${B.introduced}, and had told everybody. There was a row of them along the wall, with crisps. "Go on," said ${b}. "Show them how you do it."`,
        `There was the big slide in the park, and there was ${A.introduced}, who had been down it hundreds of times.${comesToo} At least that was what ${a} had said on Monday, when ${B.introduced} asked. It was not so much a lie as a thing that had slipped out. It had grown since then, all by itself. On Saturday six people sat along the playground wall, with crisps, to watch. "They wouldn't believe me," said ${b}. "So you'll show them."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'kneel', 'worried')], things: ['bush'] },
        `"We'd better find the ball first," said ${a}. That was true, luckily. ${b} had kicked it straight up, a new red one, and nobody had seen it come down. They searched the hedge by the gate on both sides. It was as thick as a wall. It gave back one glove. ${a} would have gone on searching until Monday. "Leave the ball," said ${b}. "They've all come."`,
        `It might never have come to anything, but the ball had gone. It was ${B.names} new red one. It had flown up over the hedge and not come out on the other side. ${a} looked for it for half an hour, on both sides, and underneath, very thoroughly. All they found was a glove. "I had that ball for one day," said ${b}. Somebody on the wall began to clap slowly. "Later," said ${b}. "The slide."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'scared'), seen(B, 'point', 'happy')] },
        `It had only ten steps, and ${a} was scared of all of them. Each was a little further from the next than it looked. At the top there was a bar, and past the bar there was the sky. ${a} had been up to the second step, once, when nobody was there. ${a} took hold. It was the sort of cold that you feel in the teeth.`,
        `From a distance it was a slide. From underneath it was the side of a ship. ${a} was scared of it, and knew everything about it. There were ten steps, and a dent on the left where somebody's big brother had kicked it. You can know a thing very well, by walking past it for years.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'look-up', 'calm')] },
        `On the third step ${A.names} lace was undone. It really was, because ${a} had seen to it. "${refrain}" There were four behind by then. They had to climb down, one after the other, and stand on each other's fingers. "Safety first," said ${a}. On the wall they ate crisps.`,
        `One, two, three. On three it turned out that ${a} had something in one shoe. "${refrain}" called ${a}. So four people climbed down backwards, saying what people say. ${a} sat on the grass and shook out the shoe for a long time. There was nothing in it, but it's a good thing to be sure.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'scared'), seen(B, 'look-up', 'worried')] },
        `The second time it was the sixth step. There was a wind up there that did not belong to the playground at all. It came from further off. "I think I left the gate open," said ${a}. "${refrain}" Seven of them went down like a train going backwards. "The gate's shut," said ${b}, at the bottom, and looked at ${a} a moment too long.`,
        `Then ${a} got to six, by thinking of nothing but hands and feet. But on the sixth step you are level with the birds, and a bird looked in. "${refrain}" said ${a}. "I've got to sneeze." Nobody sneezed. Seven people went down again and one of them was crying. ${b} did not say anything. ${b} had stopped smiling at the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'scared'), seen(P, 'hold', 'scared')] },
        `The third time there was no excuse left. Eight, nine, ten. There was the bar, and ${a} sat down behind it. The slide went away from there like a road off a map. Something took hold of ${A.names} coat. It was ${p}, who was five, and had come up next. "I don't want to," whispered ${p}. "I want to go back."`,
        `After that there was only up. Eight, nine, ten, and there was no more ladder. There was only a long bright drop with grass at the end of it. ${a} held the bar. Behind somebody was breathing very fast. It was ${p} from the reception class. ${p} had hold of the tenth step, and of ${A.names} coat. "It's too high," said ${p}, so that only ${a} could hear it. "Will you take me down?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(P, 'hold', 'worried')] },
        `It was like a present. Nobody could say a word against somebody who carries down a frightened little one. They would even clap. "${refrain}" ${a} had only to call. "It's ${p}! ${p} doesn't dare!" And for the whole of ${P.names} time at school, people would say: that's the one from the slide. ${a} looked at the hand on the coat. It was not the only one that was shaking.`,
        `There it was, the way out, and it had a bobble hat on. "${refrain}" ${a} would say, "the little one's afraid," and go down as a hero, by the steps. It would all be perfectly true, but for one word. It wasn't "the little one". It was two. And the smaller of the two would have to be it on Monday, all over the school, for both.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(P, 'hold', 'surprised'), seen(B, 'look-up', 'surprised')],
        },
        `"I can't do it!" shouted ${a}. It came out a good deal louder than was needed. "I never could! I've been down it no times!" It was so quiet that you could hear a crisp. ${b} stood down there, quite small, with nothing on ${B.names} face at all. "${saying}, then," said ${a}. But the ladder was full, from top to bottom, and nobody could stir.`,
        `"It's me!" called ${a}, to the wall, and to all of them. "I'm frightened. I've never been down here in my life. I made it up." Somebody laughed, and stopped. ${b} did not laugh. ${b} turned round and walked off to the hedge. "So, ${saying.toLowerCase()}," said ${a}. But that was no good. There was somebody on every step, and behind them a queue to the swings.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(P, 'stand', 'curious')], things: ['ball'] },
        `There's one thing to be said for the worst moment: it's over. ${a} had nothing more to look after. For the first time all day ${a} looked about. There was the gate, shut. There was the hedge that they had searched on both sides. It had a third side. It had a top, with a hollow in it like a nest. You could see it from nowhere in the world but here. In the nest lay something red.`,
        `It's strange how well you see when you no longer have to look brave. ${a} saw the swings, and the road, and ${b} at the hedge, with a bent head, parting the leaves. And ${a} saw the hedge from above, as no one had who was not a bird. It was flat as a table. An arm's length from ${B.names} head, on the table, there was a ball.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(P, 'cheer', 'excited'), seen(B, 'look-up', 'surprised')],
        },
        `"${b}!" cried ${a}. "Your ball! It's on top! No, up! No, further along!" ${b} could not see it, and was going the wrong way. There is nothing that makes anybody so impatient. "Hold on to me," said ${a} to ${p}, and let go of the bar. It took four seconds. They ran straight on off the end of it, both of them, over the grass to the hedge. "There," said ${a}, and shook it, and it fell on ${B.names} head.`,
        `"It's right over you!" shouted ${a}. ${b} looked round, and up, and to the wrong side. "I don't believe you," said ${b}. That was fair. There was only one way to show it, and it was the quick one. "Are you coming?" said ${a}. ${p} got in behind and took hold. It was loud, and bright, and then it was grass. They were still running when they came to the hedge, and ${a} took hold of it and shook. Only then did ${a} remember what that bright thing had been. The ball came down with a plop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'hold', 'calm', 'ball')] },
        `${b} turned the ball over and rubbed it clean. "No times," said ${b}. "No times," said ${a}. "I'm sorry. I let you bring them all." "You shouted it from the top of a slide," said ${b}, after a bit. "I'd sooner have gone down." On the wall they had eaten everything, and were going home. Nobody had clapped. It was one time now.`,
        `"Hundreds," said ${b}. "I told them hundreds. I swore it." "I know," said ${a}. "You'll have to tell them one." ${b} bounced the ball, and caught it, and bounced it. It takes a while. "You could have said that it was ${p}," said ${b}. "I heard you not say it." Then ${b} threw the ball to ${a}, and that was that, or nearly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(P, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `${p} went down it nineteen times that afternoon, and told everyone at school about it on Monday. "And who went first?" they asked. "${a} did," said ${p}. "How often has ${a} been down?" ${p} thought. "Seven," said ${p}, which was the exact number. At the third step there was a new boy that day who stopped and looked at the ground. "${refrain}" he said. So they all climbed down, and nobody groaned. "There's a bird's nest in the lamp," said ${a}. "You only see it from ten."`,
        `By tea it was seven times, with ${p} in front each time. ${a} counted them out loud, so that there should be no mistake. "You can see our roof," said ${a}, at the top. "You can see a bath in somebody's garden." "Move up," said ${b}, who had come up as well, and had turned a little green at six. ${a} looked at that, and said nothing about it. "${saying}?" asked ${a}, quite quietly. "Don't you dare," said ${b}. And all three of them let go.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './last-two-old.ts';
import { REFRAINS, teamsOf, TITLES } from './parts.ts';

/** Who is always picked last has had time to count the bricks of the wall, and picks the last two together when it is time. */
export const LAST_TWO: EventPlot = { id: 'last-two', young, middle, old };

function young(going: Going): Told {
  const { A, B, C, G, a, b, c, g, game, k, third, chance, company } = teamsOf(going);
  const also = third ? ` So did ${k}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'You! And you!',
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(C, 'point', 'happy'), seen(A, 'stand', 'sad')],
          things: ['ball'],
        },
        `Teams for ${game}! ${c} picked. "You! And you!" ${A.introduced} had to wait.`,
        `It was time for ${game}. "You! And you!" said ${c}. ${A.introduced} had to wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat by the wall. It had a lot of bricks. One, two, three, four.`,
        `There was a wall. ${a} had time to count it. One brick, two bricks, three.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `"You! And you!" They all ran to ${c}. Then nobody else was left.`,
        `"You! And you!" Off they went, hop, hop. Soon there was nobody left.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')] },
        `"And ${a}," said ${c}. Picked last. It was the same each day.`,
        `"Oh. And ${a}," said ${c}. ${a} was picked last. Again!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(A, 'stand', 'surprised')], things: ['ball'] },
        `The next day ${g} had the ball. "Today ${a} can pick." "Me?"`,
        `But then ${g} said, "Who has never picked? ${a}!" "Me?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(C, 'run', 'happy')] },
        `"You!" said ${a}. "And you!" They came, one by one. It was fun.`,
        `"You! And you!" said ${a}. ${c} ran. They all ran. That was fun!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'look-up', 'curious')] },
        `Two were left. One was ${B.introduced}. "One, two, three," said ${b} to the wall.`,
        `Who was that by the wall? It was ${B.introduced}. "One brick, two," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `Who will be last? ${a} did not like that. ${a} had a think.`,
        `"One of them has to be last," said ${c}. "No," said ${a}. "Wait."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'jump', 'surprised')] },
        `"You AND you!" said ${a}. "Both! Come on!" They both came at once.`,
        `${a} put out two hands. "Both! You and you!" So they both ran.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(C, 'run', 'happy')],
          things: ['ball'],
        },
        `Off went the ball. Off they all went.${also} Nobody had been last.`,
        `Now nobody was last. Run, run, run! ${a} and ${b} ran side by side.${also}`,
      ),
      page(
        { camera: 'wide', actors: [seen(company.meet('snail'), 'walk', 'calm')] },
        `How many bricks are in the wall? A snail may know. Nobody else is there.`,
        `There is nobody by the wall now. Just a snail. It can count the bricks.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, C, G, a, b, c, g, Gcap, game, k, third, chance } = teamsOf(going);
  const r = chance.pick(...REFRAINS);
  const many = r.replace('.', '').toLowerCase();
  const also = third ? ` ${k} cheered for both sides.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(C, 'point', 'happy'), seen(A, 'stand', 'worried')],
          things: ['ball'],
        },
        `Every day, when the bell went, they picked teams for ${game}. ${c} stood on the step and pointed. "You," said ${c}. "And you." ${A.introduced} stood up straight, to look like somebody fast.`,
        `There is a way to stand when teams are picked. You look at the sky, as if you didn't mind. ${A.introduced} knew all about it. "You," said ${c}, and pointed. "And you." It was ${game}, as it was every day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `Behind ${a} there was a wall. ${a} knew it well. If you are picked last, you have time to count. You can start at the drain, and go up to the window. "${r}" said ${a}, and there was still nobody pointing.`,
        `It takes quite a while to pick two teams. ${a} had counted the wall in that time, from the drain to the window. "${r}" It had come out the same on Monday. It had come out the same all week.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'calm'), seen(A, 'stand', 'sad')] },
        `In the end there was only one left. "Oh, and ${a}," said ${c}, with the ball under one arm already. That was how it went. Somebody has to be picked last, and it was always the same somebody.`,
        `Then the wall was empty, but for one. ${c} did not even point. "And ${a}," said ${c}, and turned round. It's only two words. They are a good deal heavier than they look.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(C, 'run', 'happy')], things: ['ball'] },
        `It wasn't the ${game} that was hard. In the game ${a} ran like everybody else. Once ${a} stopped a ball with one ear. It was only the bit before it, by the wall.`,
        `Once they were playing it was all right. ${a} ran, and fell over, and got up, like anybody. The game was never the trouble. The trouble was the five minutes before the game.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `On Friday ${g} came out with a list. "${c} has picked forty times," said ${g}. "Who has never picked at all?" It went very quiet. Then they all looked at the wall. "Me?" said ${a}.`,
        `But on Friday it was raining a little, and ${c} had lost the pointing glove. "Somebody else picks today," said ${g}. "Somebody who knows how long it takes." ${Gcap} looked along the wall, and stopped. "Me?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(C, 'run', 'happy')] },
        `From the step one sees everybody. They all stood up straight, and ${c} was the straightest. "You," said ${a}, and pointed. "And you." They came running. It was like being warm all at once.`,
        `It was high up on the step. All the faces looked one way. "You," said ${a}. ${c} came like a shot. "And you. And you!" It's very nice to point at somebody, and see the face change.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'look-up', 'curious')] },
        `Then there were only two. One of them was ${B.introduced}, who looked at the sky, as if it didn't matter. But ${b}'s lips were moving. ${a} knew what they said. They had got to the window. "${r}"`,
        `It went so quickly that there were two left before ${a} had noticed. ${B.introduced} had turned round to face the wall. One finger went along it, from brick to brick. "${r}" said ${b}, under the breath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `${a} had one arm up, and didn't point. Whichever way it went, there would be one left over. "Get on with it," said ${c}. "Somebody has to be last." "Why?" said ${a}. Nobody had ever asked.`,
        `One finger can only point at one. ${a} looked at it. If it pointed left, then the right one was last. If it pointed right, it was the left. "Hurry up!" said ${c}. "One of them is last. That's just how it goes."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'jump', 'surprised')] },
        `Then ${a} looked at the other arm. It had been there the whole time. Up it went. "Both," said ${a}, and pointed with two hands, in one breath. "You and you. At the same time. One for each side!"`,
        `"I've got two hands," said ${a}, rather slowly. And up went the second one. "You and you!" It was said so fast that it was only one word. "Both! One to each team, and go!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'run', 'happy'), seen(A, 'run', 'happy'), seen(C, 'stand', 'surprised')],
          things: ['ball'],
        },
        `${b} came off the wall like a cork. "Which of them was last, then?" said ${c}, and looked from one to the other. There wasn't one. ${c} counted them again, to be sure. Then somebody kicked the ball.${also}`,
        `They both arrived at once. "So who was last?" said ${c}. "I wasn't," said ${b}. The other one wasn't, either. ${c} thought about it the whole first half, and let in two goals.${also}`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'point', 'happy'), seen(A, 'run', 'happy')] },
        `On Monday ${c} was on the step again. "You," said ${c}. "And you." And when there were two left, up went both arms. "How many bricks?" ${b} asked ${a}, on the way. "I don't know," said ${a}. "I only got to nine."`,
        `That was how they did it from then on. The last two went together, in one breath, whoever picked. A snail lives in the wall now, between the drain and the window. It has got as far as six. In all that time nobody has stood there to count the ${many.includes('half') ? 'half one' : 'rest'}.`,
      ),
    ],
  };
}

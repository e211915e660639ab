import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './beans-parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(G, 'shout', 'worried'), ...along],
          things: ['football'],
        },
        `Every footballer comes from somewhere.${comesToo} ${A.introduced} came from behind the beans. They grew right across the garden, two feet high in June, and as high as a person by August. On this side was ${a}, with a ball. On the far side was a bit of wall with a goal chalked on it. And in the window was ${g}, who had raised those beans from the packet. "${refrain}" said ${g}, some forty times a day.`,
        `The best wall in the street for football was at the end of their garden.${comesToo} It was wide, and smooth, and nobody lived behind it. There was just one thing in the way. Year after year, right across the middle, ${g} grew beans. ${A.introduced} could not have said which came first, walking, or that voice from the window. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'proud')], things: ['football'] },
        `You can't kick through beans, so ${a} kicked over them. It took two summers to get right. The toe had to go in low, as if you were lifting an egg out of a pan. Then the ball went up, thought about it, and came down on the other side. As the beans grew, so did the kick. By now ${a} could land it on a flowerpot. ${a} had never in all that time kicked a ball along the ground. There had been no call for it.`,
        `It had to go over, then. ${a} began at six, with a beach ball. There was a trick to it. You got right under, and leaned back. At the last moment you did less than you wanted to. Up it went, and hung there, and dropped like somebody sitting down. Not a leaf stirred. It was a beautiful kick. It was also the only one that ${a} had.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'determined')],
          things: ['football'],
        },
        `Nobody at the club had any use for it. "You're sending it to the moon again," ${B.introduced} would say. ${b} was captain, and kept goal, and had wanted to win the cup since before there was a team. "It isn't a balloon. Promise me, next time. Low." ${a} promised. But on the whole ${a} ran about at the edge, and fetched things. They got to the final that year, all the same. They were the Greens. It would be the Reds, on Saturday, at three.`,
        `In a match, it turns out, a ball that goes up is a ball that anyone may have. "Low," said ${B.introduced}, at every practice. "Low and hard." ${b} was in goal, and was captain of the Greens. In ${B.names} bedroom the shelf for the cup had been up for two years, with nothing on it. And on Saturday they were in the final, against the Reds. "I'll pass to you," said ${b}. "I will. But promise me. Low."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'cover', 'sad'), seen(B, 'shout', 'worried')],
          things: ['goal'],
        },
        `It had rained since Thursday. The cup stood on a table, under an umbrella of its own. In the fourth minute the ball came out to ${a}, and there was nobody in front but the keeper. It was a lovely kick. It cleared the keeper, the bar, the fence, and a bus. "Down!" cried ${b}, with both arms. One of the Reds had to sit on the grass, for laughing. ${a} went round by the road to fetch it, and took rather long.`,
        `When the day came you could hardly see across for rain. The whole street had turned out, under one long roof of umbrellas. ${a} got an early chance, and promised, and meant it. But feet don't listen. Up it sailed, over the Reds and over the goal, and came down in the ice cream van. "Is that what you call low?" shouted ${b}. "Sorry!" shouted ${a}. The Reds had begun to leave ${a} quite alone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['puddle', 'football'] },
        `Before half-time ${a} got another. This time ${a} looked at the grass, hard, and hit it flat. It worked! It went through the wet like a train, past one Red and past two. The keeper was beaten. And five steps from the line it said splosh, and stayed. All the water in the pitch had run to the ends. There was a puddle before that goal, from post to post, as wide as a bed.`,
        `The next one came just before the oranges. "Low," said ${a} to the left boot, and looked nowhere else. For the first time ever it stayed down. It hissed along, straight for the corner, with the keeper on the wrong side. Then it went splosh. Somebody had to tell ${a} what it was. In front of the goal there lay a puddle, all the way across. In it floated the ball, going gently round.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'calm')],
          things: ['puddle', 'football'],
        },
        `There was one like it at the other end, and the Reds had to shoot at that. The Reds were famous for low ones. They had been told about low ones since they could stand. Splosh. They tried it harder, and made a wave. Splosh. They dribbled into it, and came out without the ball. They lay there all through the second half, like two more players, and nothing got past. "Two minutes!" It was nil, nil. Somebody was already talking about tossing a coin.`,
        `The rest was mostly splashing. The Greens shot low, and the Reds shot lower. It all came to rest in water, for by then there were two puddles, one to a goal. They stood in them up to the socks, Reds and Greens, and felt about. It had stopped being football, and become something with ducks in it. "A minute and a half!" called the one with the whistle. Nobody had scored. Nobody was going to.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['puddle', 'football'] },
        `It was ${b} who threw it out, as far as it would go. It landed by ${a}, because there was nobody else there. "Low!" screamed ${b}. ${a} stopped the ball. There was time. There lay the puddle, straight across. Behind it was a piece of goal, about as big as a piece of wall. It was so exactly as far off that ${a} looked for the window. It was the same thing. It was the same thing, with the beans left out.`,
        `When it came, it rolled up to ${A.names} foot like a dog that knows you. All the Greens were shouting one word, and it was the right word, on any other day. ${a} didn't hear. How wide was that water? How high was the keeper's hand? There was a long thing lying across, that you mustn't touch, and a wall behind. ${a} had been looking at that since the age of six. It had never looked so easy.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'shout', 'worried'), seen(A, 'stand', 'determined')],
          things: ['football', 'puddle'],
        },
        `But ${a} had promised. If it went over the fence now, it would be the last kick of the final. They would speak of it for years. ${a} turned and looked back, the whole length of the pitch. There was ${b}, very small, with both arms out to say down. Then the arms stopped. ${b} had seen the puddle too. And slowly, with a face as if it hurt, ${b} lifted one arm, and pointed up.`,
        `There was still that promise. ${a} looked round for ${b}, who was a long way off, and had stopped shouting. ${b} was looking at the water, and at ${a}, and at the water again. It's hard to be wrong in the last minute of a final. It's harder to be quick about it. "Oh, go on, then!" yelled ${b}. "The moon!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(G, 'shout', 'worried')],
          things: ['football', 'puddle'],
        },
        `The crowd held its breath, and so you could hear it quite clearly, from under an umbrella. "${refrain}" It was ${g}. It had slipped out. And the toe went in low, as if you were lifting an egg out of a pan. The ball rose. It hung, and they all had time to look at it. It was over the puddle, and over the keeper's fingers. Then it seemed to remember something, and sat down, quite gently, behind the line.`,
        `${a} leaned back. It was very quiet. "${refrain}" said somebody, to nobody, under an umbrella, and went pink. It was what ${a} had been waiting for. You did less than you wanted to. Up it went, and over, and the keeper jumped, and there was nothing there yet. It came down behind like somebody sitting on a chair. It had not got a drop on it.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['puddle'],
        },
        `There is a kind of noise that one only makes once or twice. The Greens had won. They had won the cup! ${b} came down the pitch at a run and did not stop. They all went into that puddle, eleven of them, one on top of the other, with ${a} at the bottom. "What did I always tell you?" cried ${b}, when there was air. "Low," said ${a}. "Don't you ever listen to me again," said ${b}.`,
        `One, nil. The whistle went before anyone could kick off. Umbrellas flew up like starlings, and ten Greens fell on ${a}, in the puddle. They had done it, and it had been ${a}. People who had laughed in the first half were saying that they'd always known. ${b} got there last, having had the furthest to run. ${b} didn't say anything about low. ${b} only held out a hand, to pull ${a} out of the water, and was pulled in.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'trophy'), seen(B, 'stand', 'proud')],
          things: ['trophy'],
        },
        `The cup had two handles and a lid. ${b} was to lift it, as captain. ${b} took hold of the left one, and nodded at the right. "I can't," said ${a}. "You're the captain." "It's heavy," said ${b}. It wasn't. So they held it up between them, and it flashed, for there was some sun by then. The keeper of the Reds came over. "Who coached you?" said the keeper. ${a} thought of the window. "They're a climbing sort," said ${a}.`,
        `They gave it out at the table. It was silver, and somebody had filled it with lemonade. ${b} drank first, and gave it to ${a}, and they went on from there. "I've been keeping goal for five years," said the keeper of the Reds, "and I never saw it coming. Where do you learn that?" "At home," said ${a}. "You need something that you're fond of, in the way."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['trophy'],
        },
        `The cup spends one month with each of them. The first was ${A.names}. On the Sunday ${g} carried it in like a crown, hot, with the lid on. Under the lid they were green, with butter. They ate in silence, out of respect. ${a} reached over for some more, and one elbow touched the handle, and it rocked. Nobody else could have got there in time. "${refrain}" said ${g}.`,
        `It was to live with the captain, where it belonged. But for the Sunday ${a} had asked to have it. They all came to dinner, all the Greens, and two of the Reds. ${Gcap} brought it in. It was full to the top, and steaming. "Not a leaf," said ${g}, "in five years. Not one." The cup went round, from hand to hand, across the cloth. "${refrain}" said everybody.`,
      ),
    ],
  };
}

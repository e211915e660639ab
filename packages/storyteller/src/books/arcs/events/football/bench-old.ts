import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { keeperOf, matchOf, REFRAINS, TITLES } from './bench-said.ts';

/** For the oldest: whoever knows it may keep it for a goal of their own, or tell the one who plays. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const K = keeperOf(going);
  const o = K.name;
  const match = matchOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'run', 'happy')],
          things: ['football'],
        },
        `The list went up on Friday. There were eleven names on it, and a line, and under the line stood ${A.introduced}. "Somebody has to be twelfth," said ${g}, who was the coach. So on the day of ${match} ${a} carried the oranges. ${B.introduced} had number nine, and ran out without looking round.${comesToo} They had practised together all winter, in the same yard, against the same wall.`,
        `You could see who had been picked by the backs, from one to eleven. ${A.introduced} had a twelve. It was ${match}, and a twelve sits on the bench, next to the oranges. "You're my lucky number," said ${g}, the coach, who said it every week. ${B.introduced} was number nine.${comesToo} They lived in one yard and had one ball. Only one of them had ever scored with it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'angry')] },
        `There's a lot to be said about a bench, and none of it is nice. It's cold in the middle and wet at both ends. You get up when they cheer and sit down when they groan. Nobody ever asks you what it was like. ${a} had never scored a goal in a match. One would be enough. ${a} had it all worked out, even how you run back afterwards, as if it were nothing.`,
        `For the first ten minutes ${a} did not watch at all. ${a} counted the splinters. Everyone else was making a story to tell on Monday, and whoever sits on the bench is not in it. "One goal," ${a} told the oranges. "A small one would do. I'd run back as if it were nothing." But the game went on being played by other people. In the end there was nothing left to look at except the game.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'determined'), seen(K, 'jump', 'proud')],
          things: ['football', 'goal'],
        },
        `It was a good shot, when it came. ${b} hit it from the edge, so that it hummed. But in the other goal stood ${K.introduced}, and there had never been anything like ${o}. It was like kicking at a wardrobe that could fly. ${o} landed in the mud with the ball in both arms. "${refrain}," said ${a}, without thinking about it.`,
        `The Reds had ${K.introduced} in goal. People came from other schools to look at ${o}. When ${b} shot, ${o} went across like a door in a gale, and the ball was gone. The next was the same, and so was the one after that. "${refrain}," said ${a}, aloud. And then ${a} heard what it was that ${a} had said.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'curious'), seen(K, 'jump', 'proud')], things: ['football', 'goal'] },
        `After that ${a} watched nothing but ${o}. It went on for half an hour, and it was like being let in on a secret. ${o} did not look where the ball was going. ${o} jumped, and the ball happened to be there. They all kicked with the right foot, and across. "${refrain}." That was five. "${refrain}." That was eight. On the other side there was a hole like a barn door, and nobody used it.`,
        `${a} moved along the bench to where you could see better. It was quite plain from there. First the foot came back. Then ${o} jumped, and only then did anybody kick. It was a guess, and it was always the same one. "${refrain}." Down there they had no idea. They were too close to it, and running too fast, and looking at the ball. ${a} drew it with a wet finger on the wood: nine times out of nine.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(G, 'stand', 'calm')] },
        `At half-time it was nought all. They came for the oranges, and nobody saw who gave them out. "How can one person be everywhere?" said ${b}, flat on the grass. ${a} had it on the tip of the tongue. It was only six words. But it was also the one thing in the world that ${a} knew and nobody else did. If ${g} should say "twelve", in the second half, it would be a goal. ${a} handed ${b} an orange, and said nothing.`,
        `The whistle went for half-time. "It's hopeless," said ${b}, and lay down. "I've tried it high, low and in the middle." "Have you," said ${a}. It would have been quite easy to say. But whoever says a thing like that has given it away, and ${b} had scored eleven times this year. This one might be for somebody else. ${a} peeled an orange, very carefully, all in one piece.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'run', 'sad')] },
        `The second half was longer. ${b} ran, and shot, and ran, and shot. Each time, before it was done, ${a} knew. "${refrain}." It was not so nice to know it now. There's a way that people's shoulders look when they have tried everything. And ${a} sat there with the answer, like somebody with an umbrella who looks on in the rain.`,
        `With ten minutes left ${b} fell over, and got up more slowly. There was mud on ${B.names} face, with two clean lines in it. "${refrain}," said ${a}, quite low. It had been a secret, and now it was more like a stone. ${a} thought of the wall in the yard. Whenever one of them had found out how the ball came off it, they had always told the other.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
        },
        `Then the ball went out, right beside the bench, and ${b} came to throw it in. "Twelve!" called ${g}, in the same moment. "Get ready. You're on for the last three." So that was that. ${a} would be on in one minute, with the goal in one pocket. And ${b} stood there, an arm's length away, and could hardly lift the ball. "It's the left," said ${a}. "What is?" "${o}. ${refrain}. It's a guess. Shoot right."`,
        `"Number twelve," said ${g}, "take off your coat. Three minutes." It was what ${a} had been waiting for all day. ${b} had come to the line for a throw, breathing like a saw. There was no need to say anything now. All that it took was to go on, and do it. ${a} got as far as one sleeve. "${b}," said ${a}. "Every single time. ${refrain}. The right side's wide open." It was out, and it was lighter at once.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'determined'), seen(K, 'stand', 'proud')],
          things: ['football'],
        },
        `From inside, it was nothing but legs. ${a} ran where the others ran. Then it all opened, as it does once in a match. ${b} had the ball, and there was only ${o} in front, with spread arms. ${b} drew back the right foot. Up went ${o}. And ${b} did not shoot. ${b} rolled it across, quite gently, to the right, where nobody was. "Yours!" said ${b}.`,
        `A pitch is very large when you're on it. ${a} lost the ball, and found it, and there was ${b}, through, all alone. Anyone would have shot. ${o} had left the ground already. ${b} took one look at that great hole on the right. And somebody was coming up towards it, with a clean twelve. "Go on," said ${b}, and pushed it over. "You saw it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['football', 'goal'],
        },
        `It was the smallest goal that anybody had ever seen. ${a} hardly kicked it at all. It rolled, and wobbled, and lay down on the far side of the line, like a dog on a mat. There was a silence. And then there was no silence. ${a} forgot to run back as if it were nothing. ${a} ran in a circle, with both arms out, and straight into ${b}.`,
        `It wasn't a shot so much as a tap. You knock like that where somebody is asleep. The ball went over the line with just enough left in it to touch the net. It had been a first goal, and it was the only goal, and the whistle blew. They were all shouting the wrong number. "Nine!" they yelled. "Twelve!" yelled ${b}. "It was twelve!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `"Who told you?" said ${o}, coming up in a coat of mud. "No one knows about that. I didn't know about that." "You did it every time," said ${a}. "You can see it from over there." ${o} looked at the bench for a good while. It stood on the edge, in the rain, with a bit of peel on it. "Have they got one of those for us?" said ${o}.`,
        `${o} had to be pulled out of the mud. "Do I always do that?" said ${o}. "Always. To the left," said ${a}, and wondered whether that had been clever. There was a return match in March. But it was out again, and you can't keep hold of everything. "Well," said ${o}, after a time. "Thanks. I think."`,
      ),
      page(
        {
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'curious')],
        },
        `The new list went up on Friday. ${a} had a seven now, above the line. It was ${b} who asked to sit out the first ten minutes. "What for?" said ${g}. "To look," said ${b}. So there they sat, the two of them, with the oranges. "Watch their goalkeeper," said ${a}. "What do you see?" It's a good bench. It's a bit wet at both ends.`,
        `In the yard they play it differently now. One kicks, and the other sits on the dustbin and looks. "You lean," says ${b}. "You shut one eye," says ${a}. It's hard to be told, and it's worth a goal a week. And when they play the Reds, they both sit down on the bench first. They look across at ${o}, who looks back. "${refrain}?" says ${a}. "Not any more," says ${b}.`,
      ),
    ],
  };
}

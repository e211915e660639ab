import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { RUNNING_TITLES, runningParts } from './running-parts.ts';

const RUNNERS = ['Juno', 'Wilf', 'Posy', 'Otto'] as const;

/** For ages 8 to 12: they win a race that somebody has trained for, and it can only be owned up to one word at a time. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, k, company, chance } = going;
  const { magic, refrain } = runningParts(going);
  const { word, the } = magic;
  const R = company.person(chance.pick(...RUNNERS.filter((each) => ![a, b, k].includes(each))), 'child');
  const r = R.name;
  return {
    title: titled(chance.pick(...RUNNING_TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(R, 'run', 'determined'), seen(A, 'stand', 'curious')] },
        `Three times round the green is a mile, and that was the summer race. ${R.introduced} trained for it from March, before breakfast, in all weathers, and had come second three years running. ${A.introduced} had come ninth. There were nine in it. "I'd just like to know what it's like in front," said ${a}. "Draughty, probably," said ${B.introduced}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'stand', 'curious')],
          things: ['shoe'],
        },
        `The ${word} were at the back of the shed, in a box that said NOT THESE. They tingled. Under the left one somebody had scratched the word GO. There was a word under the right one as well, but only the S was left of it. ${a} put them on, and took one step towards the door. The next thing that anybody knew, ${a} was at the far end of the garden, holding on to a tree. "Well," said ${a}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(R, 'run', 'surprised')] },
        `Nobody looks at feet. On Saturday they all stood on the line, and somebody said go. That was the word which ${the} had been waiting for. By the first corner there was nobody in front. By the second there was somebody in front again, and that was number nine. ${a} went past the lot of them twice. It was draughty. It was like being a flag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'proud'), seen(B, 'cheer', 'excited')] },
        `There was a ribbon across the end. ${a} went through it with both arms up, and people threw their hats. "You can stop now," said ${a}, to ${the}. But the left one only knew the one word. "${refrain}" said ${a}, and went round again with the ribbon. Everybody laughed, and clapped. They thought that it was joy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'surprised'), seen(A, 'run', 'worried')] },
        `The fourth time round it was still funny. The seventh time ${g} held out a piece of orange, and ${a} got most of it. "${refrain}" And each time, beside the line, there was ${r}, bent over, with both hands on both knees, second again. ${a} only saw it for as long as a blink. It was like a book with one picture in it, which somebody keeps turning back to.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'wave', 'excited'), seen(A, 'run', 'sad')] },
        `"They're putting your name on the cup!" called ${b}, who had run beside for as far as anybody could. The pen was out already. Nobody had asked about the feet, and nobody would. In the end ${the} would run down, or wear out, and there would be the cup. ${r} would start again in March. The corner came round, and there was that picture. "It," said ${a}, going by.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(B, 'think', 'curious')] },
        `"It what?" said the man with the pen. They had to wait half a minute for the rest. "Wasn't," said ${a}. You can't say more than that, at such a speed. After that people stood along the line to catch it, and somebody wrote it down. "Me." They waited. "It." They waited. "Was." There has never been such a quiet crowd at a race. "The." And then, all in one breath: "${word}."`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'surprised'), seen(B, 'stand', 'worried')] },
        `Nobody threw a hat. It was much worse than coming ninth. "So why don't you stop?" shouted ${r}. "${refrain}" shouted ${a}, and it was the truth, and it took two times round to say. ${r} could have gone home then, and had a perfect right to. But ${r} had spent three years looking at the soles of people in front. "Lift them up!" shouted ${r}, and began to run.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'run', 'determined'), seen(A, 'run', 'surprised')], things: ['shoe'] },
        `Nobody could catch ${a}. ${r} didn't try to. ${r} kept close to the inside, and waited to be passed, and looked. Up came the left one: GO. Up came the right. It takes somebody who has been second to read a thing like that. "It isn't only S!" yelled ${r}. "It's got two more, only thin. It says SIT!" "I can't sit and run!" wailed ${a}, and was round the corner.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'determined'), seen(A, 'sit', 'surprised'), seen(R, 'cheer', 'happy')],
        },
        `Then somebody else would have to bring the seat. The oranges had come in a wheelbarrow. ${Gcap} took one handle, and ${r} took the other, and they ran as ${a} came up behind. It was ${b} who counted. Plop! Up went both feet. The ${word} ran on for a bit in the air, like a dog that is asleep. They slowed down. They stopped, and looked like any other ${word}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(R, 'hold', 'proud'), seen(A, 'stand', 'shy')] },
        `There is a name on the cup, and it is ${r}. ${a} was not even ninth. The man with the pen looked it up. Whoever is carried off in a wheelbarrow isn't on the list at all. It stung right down to the toes, which were sore in any case. "What was it like in front?" said ${r}. ${a} thought about it. "You can't see anybody," said ${a}.`,
      ),
      page(
        { setting: 'street', time: 'day', camera: 'wide', actors: [seen(R, 'wave', 'happy'), seen(A, 'run', 'happy')] },
        `The ${word} are back in their box, on their sides. One wet morning in March, before breakfast, there was a knock. It was ${r}. "Are you coming, or aren't you?" said ${r}. So ${a} came, on two ordinary legs. They are slow ones. But they stop wherever there's something to look at, and at the second corner there was a frog. "${refrain}" said ${a}, for a joke, and stopped.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: at last somebody wants it again, on the very day when there are eggs in the pipe. */
export function old(going: Going): Told {
  const { refrain, v, at, pipe, did, A, a, N, n, K, k, H, h, E, e, W, w, O, o, S, s } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(N, 'stand', 'proud')] },
        `For forty years ${A.introduced} had ${did}. Nobody had ever asked how it was done. One just did it. Then one morning ${N.introduced} stood in the yard, as shiny as an apple. "I've read about you," said ${n}, kindly. "They say that it used to take you all day." It had. ${a} had thought that was how long a day was.`,
        `On ${A.introduced} there was a plate, with the year on it. Nobody could read it now, and that was as well. For forty years ${a} had ${did}. "So have I, since breakfast," said ${N.introduced}, who had come with a ribbon on. It wasn't said unkindly. New things don't know yet that they are going to be old.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(O, 'stand', 'calm')], things: ['bush'] },
        `${O.introduced} had the old ${v} pushed down to the hedge, and gave it a pat. "We'll call you if we need you," said ${o}, and believed it, too, at the time. ${a} stood with the front to the road, so as to see when they came. All spring the nettles grew. Nobody wanted ${a} any more, and the worst of it was how little anybody noticed.`,
        `"Just for the time being," said ${O.introduced}, when they had pushed ${a} down among the nettles. "You never know when we'll want you." That was in March. ${a} kept a bit of oil by, for the day, and practised the cough that one starts with. In May nobody had come. "It's the time being," said the old ${v} to the hedge. "It's longer than I thought."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'stand', 'curious'), seen(E, 'walk', 'curious'), seen(A, 'stand', 'curious')],
        },
        `The first who came was ${H.introduced}. She wasn't looking for a ${v}. She was looking for a dip, and there was one in the seat. "${refrain}" she said. It was a hard question. "Not any more," said ${a}. After her it was ${E.introduced}, about the dark place underneath. "${refrain}" "Not any more." It hurt a little less, the second time.`,
        `Somebody did come in the end, but on foot. ${H.introduced} put her head on one side and considered the seat. "${refrain}" she said. ${a} looked up the lane, once more, to be fair. "Not any more," said ${a}. She laid an egg on it, which is a sort of rent. Then came ${E.introduced}, and asked the same of the dry bit below. By June the old ${v} was let.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'excited'), seen(W, 'stand', 'curious'), seen(A, 'stand', 'happy')],
        },
        `${K.introduced} got the front. They went to Spain in it, and round the Horn, and were always back for tea. It was the most that ${a} had ever travelled. Last of all came ${W.introduced}, with a beak full of moss, and wanted the ${pipe}. "${refrain}" said ${w}. It was where the smoke came out. ${a} had not smoked since March. "Not any more," said ${a}, and thought about that all evening.`,
        `The front went to ${K.introduced}, who came through the hedge after school. In one week they were twice at the North Pole. "You don't rattle at all," said ${k}, which is easy if you don't move. The ${pipe} went to ${W.introduced}, who looked down it with one eye. "${refrain}" said ${w}. That was a thing to ask a ${v}. It's like being asked for your voice. "Not any more," said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(A, 'stand', 'calm')] },
        `At night you could see right into the shed, where ${n} stood on a mat. There was a rope, with a sign: DO NOT TOUCH. Nobody did. Once, very late, there was a noise from up there. It wasn't an engine. "What is it?" called ${a}, across the dark. "Nothing," said ${n}. "There's just such a lot of clean in here."`,
        `${n} had a lamp of its own in the shed, and a sign that said DO NOT TOUCH. It worked. At night, when ${h} snored and ${e} went about on small business, ${a} saw that light. "Can't you sleep?" called ${a}. "I don't know how you do it," said ${n}. "Nobody said. Is it always so quiet, being looked after?"`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(O, 'run', 'worried'), seen(A, 'stand', 'surprised')] },
        `It was on the next day that they came. They came down the lane at a run, ${o} in front, with the can and the crank. "It's ${n}!" said ${o}. "A part has gone, and it's three days until we can get one. And it's today that we need a ${v}!" ${o} pulled out the nettles with bare hands. "Come on, old thing. We want you after all."`,
        `In the morning there were boots in the lane, a good many, in a hurry. "You never know, I said!" cried ${o}. ${n} had stopped in the middle of the yard. It was some little part as big as a pea, and there was rain on the way, and no time. "It's you or nobody," said ${o}. There was oil. There was the crank. Somebody wanted the old ${v}, and said so out loud.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(W, 'sit', 'scared')] },
        `There it was, then. It had been forty years, and then that long spring, and there it was. Every bolt in ${a} stood up to go. One cough would do it. And the cough would go up the ${pipe}, as it always did. In the ${pipe} sat ${w}, on four eggs, and never moved, and only looked. "Now, then," said ${o}, and swung the crank.`,
        `${a} could do it. That was the terrible part. The oil was warm, and the spark was there, and the cough had been ready since March. It only had to come up the ${pipe}. But ${w} was in there, and under ${w} there were four eggs, as small as beans. You can't carry off an egg, with only a beak. "One good swing," said ${o}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'sad'), seen(A, 'stand', 'sad')] },
        `${a} held it. It's the hardest thing that an engine can do. ${o} swung it nine times, and nine times ${a} held that cough down with everything there was. "Cold as a stone," said ${o} in the end. "Well, that's that. I shan't keep it for ornament. Ring for the iron, somebody." And they all went back up the lane, slower than they had come.`,
        `Clunk, went the crank. ${a} did nothing. It has never been so hard to do nothing. Clunk, and clunk, until ${o} was red in the face. You could hear ${n} listening, all the way from the yard. "There's no life in it," said ${o} at last, in a voice that one uses at a bedside. "I did think there would be. It had better go for scrap."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'calm'), seen(O, 'stand', 'calm'), seen(A, 'stand', 'scared')] },
        `${S.introduced} came on the third day, with a chain and a hook. She paid by the pound. She walked round ${a} with her head on one side, as you look at a cake. "I always ask," she said, "because there's been trouble." She knocked on the front of it. "${refrain}" ${o} drew a breath. You had only to say that nobody was.`,
        `Two days later there was a hook in the lane, as big as a question mark. Behind it came ${S.introduced}, who buys old iron. "It's a nice weight," she said. "I hope it's all as it should be. I had one in the spring with a cat in." So she knocked, as you do at a door. "${refrain}" she said. "No," ${o} was just going to say.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(H, 'shout', 'angry'),
            seen(E, 'shout', 'angry'),
            seen(K, 'shout', 'determined'),
            seen(W, 'shout', 'angry'),
          ],
        },
        `"YES!" It came from the seat, where ${h} stood up to her full height. "YES!" It came from underneath, seven times, since ${e} had a family. "Yes!" shouted ${k}, who was half way to Spain. And out of the ${pipe}, as small as a pin, and furious, came ${w}. After that came four more heads. That had been this morning. They were all beak.`,
        `"I am!" said ${h}. "We are," said ${e}, and six smaller ones behind. "I'm using it right now," said ${k}, and leaned hard to the left. Then there was a sound in the ${pipe} that nobody had heard before. It was a cheep. It was four of them, an hour old, and ${w} on top, with all feathers up. "YES," said ${w}. "What does it look like?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(O, 'look-up', 'surprised'), seen(A, 'stand', 'shy'), seen(N, 'stand', 'shy')],
        },
        `${o} looked into the ${pipe} for a good while, and then at ${a}. "All those times," said ${o}. "I heard it turn over, the first time. I thought that I'd imagined it." "I heard it as well," said ${n}, who had come down with the new part in. "You could have gone. I'd have gone." ${s} had rolled up her chain. "I'll put down that it's occupied," said ${s}.`,
        `"It wasn't cold," said ${n}. They hadn't heard ${n} come down the lane. "I was listening. It was holding its breath." ${o} stood with one hand on the old bonnet. They had known each other for so long. "And I called you cold," said ${o}. ${s} was hanging up her hook. "There's no weight in it that I can use," said ${s}. "It's full."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'happy'), seen(K, 'sit', 'happy')],
          things: ['bush'],
        },
        `They flew on a Tuesday, all four. That evening, when the ${pipe} was empty, ${a} let go of the cough at last. It shook the whole hedge. There was no work to do. It was just to say it. Then it was dark, and something rolled down the lane without a sound. "There's a bit of grass beside you," said ${n}. "${refrain}" ${k} moved a nettle. "You are," said ${a}.`,
        `In three weeks they had flown. ${a} waited one day more, to be sure. Then the old ${v} coughed, from the bottom up. ${k} and ${o} took it twice round the field, with ${h} behind. It was all quite slow. When it was dark there was somebody in the next nettles, on very clean tyres. "It's about this bit of hedge," said ${n}. "${refrain}" And ${a} said what had to be said. "You are now."`,
      ),
    ],
  };
}

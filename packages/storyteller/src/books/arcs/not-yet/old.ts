import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NotYet } from './arc.ts';

const MOST = 20;

/** For ages 8 to 12: the child sees how it comes up, and then there is a neighbour whose spoon has not. */
export function old(bound: NotYet): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    passer: A,
    neighbour: M,
    set,
    drawnThing,
    drawnGrown,
    isUp,
    refrain,
    chance,
  } = bound;
  const [k, f, g, a] = [K.name, F.name, G.name, A.name];
  const [Fcap, Gcap] = [cap(f), cap(g)];
  const { aThing, aGrown, grown, did } = set;
  const then = set.outcome === null ? '' : ` And then ${set.outcome}.`;
  return {
    title: titled(
      chance.pick(`${k} ${did} ${aThing}`, refrain, `how to grow ${aGrown}`, `what comes up`, `the row by the wall`),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(F, 'stand', 'curious')],
          things: drawnThing,
        },
        ...keeping(
          MOST,
          [
            `On the first warm day ${k} ${did} ${aThing} by the wall. It went in as deep as a finger, and ${k} put up a label, so that nobody should dig there. ${grown.toUpperCase()}, it said. ${cap(F.introduced)} read it twice. "It doesn't grow from that," said ${f}. "How do you know?" said ${k}. "I don't," said ${f}, after a while. "I just thought that somebody would have told us."`,
            `"You take ${aThing}," said ${k} to ${F.introduced}, "and you put it in, and you wait." "For what?" said ${f}. "${cap(aGrown)}," said ${k}.${then === '' ? '' : ` "${then.trim()}"`} It was said so calmly that ${f} looked at the hole with respect. They covered it up. They stood there for a minute, in case it should be a quick one.`,
          ],
          `On the first warm day ${k} ${did} ${aThing} by the wall. "It doesn't grow from that," said ${F.introduced}. "How do you know?" said ${k}. "I don't," said ${f}, after a while. "I just thought that somebody would have told us."`,
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'hold', 'calm', 'watering-can')],
          things: ['watering-can'],
        },
        `"I don't want you to be disappointed," said ${g}. "I'm not," said ${k}, and went to fill the watering can. It was done night and morning. It was done in the rain, because, as ${k} said, it would notice if one left it out. ${Gcap} watched from the kitchen window. One can't argue with somebody who is only watering.`,
        `${Gcap} said what there is to say. Beans came up, and peas, and now and then a potato that nobody had asked for. "And this," said ${k}, with the watering can. "Have you ever planted one?" ${Gcap} had not. "Then neither of us knows," said ${k}. It was hard to say what was wrong with that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(K, 'sit', 'calm'), seen(M, 'stand', 'calm')] },
        `By May the whole street asked. "Is it up?" said ${A.introduced}, over the gate. "${refrain}," said ${k}. On the other side of the wall lived ${M.introduced}, who had not talked to anybody for years. "Is it up?" he said one day. "${refrain}," said ${k}. "Ah," said ${M.name}. He seemed to like the sound of it. The next morning he asked again.`,
        `Word got about. ${A.introduced} came and laughed, and then came back and did not. ${M.introduced}, from over the wall, was never seen to leave his house, apart from Thursdays. Now he was there every day at eight, with his cup. "Is it up?" he said. "${refrain}," said ${k}. "No hurry," said ${M.name}. "I only wondered."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'hold', 'shy', 'spoon'), seen(K, 'stand', 'surprised')],
          things: ['spoon'],
        },
        `One morning he had something in his sleeve. It was a spoon, a thin one, worn down on one side. "It was my wife's," said ${M.name}. "It's no use to anybody. It's just that yours must be lonely, on its own." He did not say what he thought would come of it. ${k} made the hole, and a label. SPOON, it said. He stood and looked at that for so long that his tea got cold.`,
        `"Is there room for another?" said ${M.name}, and then wished he had not, and held out a spoon. It was an old one. It had stirred his wife's tea for forty years. "I know that it doesn't," he said. "I only want to be somebody who's waiting for something." ${k} understood that perfectly, and went for the trowel.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'point', 'happy'),
            seen(F, 'kneel', 'happy'),
            seen(A, 'stand', 'happy'),
            seen(M, 'stand', 'happy'),
          ],
          things: ['sign'],
        },
        `Then there was no stopping it. ${cap(a)} put in a bell. ${Fcap} put in a biscuit, and each day a little less of it, since ${f} kept looking. There was a row of signs right along the wall. They all came at eight, and stood about, and talked of this and that. Half of them had lived in that street for years, and had never known each other's names.`,
        `By June it was a row. ${cap(a)} had brought a bell with a crack in it, and ${Fcap} a biscuit. Each had its sign. Somebody carried out a bench. At eight o'clock they were all there, like people on a platform, looking the same way. "${refrain}," said whoever had got there first. And they sat down together, and were late for things.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `But the nights got long. Nothing had come up, apart from a dandelion that they had all been very kind to. ${k} lay and thought of them, on their bench. They had only come because ${k} had been so sure. "What if it doesn't?" said ${k} to the ceiling. It is a lonely thing to have started something. And then, down in the garden, there was a light.`,
        `In July it turned dry. There were cracks in the row, and nothing in the cracks. That night ${k} could not see ${aGrown} any more. There was only ${aThing}, in the dark, under some earth. Nobody had said that it would grow. It was just that nobody could bear to say so any more. Then something moved, outside.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'kneel', 'determined')],
          things: ['lantern'],
        },
        `It was a lantern, by the wall. Beside it, in a coat and slippers, knelt ${g}. There was a stick, and a lot of string. ${Gcap} was tying something, and had the end of it between two teeth. It had taken weeks, by the look of it. All those evenings there had been a light in the shed. ${k}, at the window, took hold of the latch. One only had to call down.`,
        `By the wall stood a lantern. In the light of it was ${g}, in a coat. There was something that did not want to stand up. It fell over, twice. ${Gcap} said something to it, and began again. So that was why the shed had been locked. ${k} had one hand on the window. If one knocked, then it would be something that they had done together. And if one didn't?`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'stand', 'worried')] },
        `${k} let go of the latch. It was the hardest thing about the whole summer. Now there was one more thing that one knew, and could never again not know. But somebody was kneeling in wet grass, at midnight, so that it should be true in the morning. It seemed a poor sort of thanks to catch them at it. ${k} went back to bed, and lay there, and was careful to be asleep.`,
        `${k} went back from the window, one step after another. It would have been nice to go on believing it. It would have been nice to shout. But it is not everybody for whom somebody uses so much string. "${refrain}," said ${k}, under the blanket, so as to say it once more and mean it. It did not quite work. Then it was morning.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(K, 'cheer', 'happy'),
            seen(G, 'stand', 'sleepy'),
            seen(A, 'cheer', 'surprised'),
            seen(M, 'cheer', 'surprised'),
          ],
          things: drawnGrown,
        },
        ...keeping(
          MOST,
          [
            `The next morning at eight they all stood there, and nobody sat down. ${isUp}, just over the label, and it moved a little in the wind. "It's up," said ${a}, in a whisper. "So it is," said ${g}, and held on to the wall. ${k} looked at ${g}. ${Gcap} looked at ${k}. It went on for a moment longer than it had to. "I said so," said ${k}. "It only wanted time."`,
            `In the morning it was up. ${isUp}, in the first sun. ${cap(a)} took off a hat that ${a} was not wearing. They all spoke in low voices. "However did you do it?" said ${M.name}. "I only watered it," said ${k}. ${Gcap} yawned until one could have posted a letter in there. "Thank you," said ${k}. "I mean, thank you all for waiting."`,
          ],
          `In the morning it was up. There was ${aGrown}, in the first sun, just over the label. They all spoke in low voices. "I only watered it," said ${k}, and looked at ${g}. ${Gcap} yawned until one could have posted a letter in there.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(M, 'kneel', 'sad'), seen(K, 'think', 'worried')], things: ['sign'] },
        `Afterwards, when the others had gone, ${M.name} was still there, down on one knee beside his sign. He had not really hoped. But now he had seen it. "It'll be the soil, on my side," he said. "It's more in the shade." He got up, in several parts. "${refrain}," said ${k}. There was eleven pounds in the tin under ${K.names} bed. It had been for a kite, and had taken since Christmas.`,
        `"Mine's slower," said ${M.name}. He said it cheerfully. He had put on a tie. But when he thought that nobody was looking, he bent down and touched the earth with one finger. ${k} could not stop seeing that finger. ${k} went up and counted what was in the tin. It was for a kite with a tail. It was nearly enough. "${refrain}," said ${k}, and put it all in one pocket.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(K, 'kneel', 'determined', 'lantern')], things: ['lantern'] },
        `There was a shop in town with silver in the window. A week later, at midnight, a lantern went down the path, and it was carried rather low. ${k} had never known how cold wet grass is, or how string behaves. It fell over, twice. Up in the house a curtain moved. ${Gcap} stood there, in a dressing gown, with one hand on the latch, and let go of it again.`,
        `It was done on the Friday, with the lantern. It has to be done without a noise, and there is always one knot too few. ${k} thought of the kite, once, and then of something else. When it stood, ${k} looked up. There was somebody at the window, quite still. Neither of them waved. Some things are better if nobody was there.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [
            seen(M, 'hold', 'happy', 'spoon'),
            seen(F, 'kneel', 'excited'),
            seen(G, 'stand', 'sleepy'),
            seen(K, 'stand', 'sleepy'),
          ],
          things: ['spoon'],
        },
        `In the morning ${M.name} did not ask. He only stood, with his cup hanging down. There was a soup spoon, so large and so bright that it had the whole street in it. "I never thought that it would," he said. "Not for me." He had to sit down on the bench, and ${k} sat with him. "Is mine up?" said ${f}, by what was left of the biscuit. "${refrain}," said ${k}, and yawned. And so did ${g}.`,
        `"It's up," said ${M.name} in the morning. It was hardly a voice. It was a big spoon, of the sort that is for a table with people at it. He asked them all to supper on the spot. There had not been anybody in that house for years. "And mine?" said ${f}. "And my bell?" said ${a}. ${k} looked at ${g}, and ${g} looked at ${k}, and they both yawned. "${refrain}," they said.`,
      ),
    ],
  };
}

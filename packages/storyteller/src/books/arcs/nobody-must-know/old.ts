import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { NobodyMustKnow } from './arc.ts';

/** For ages 8 to 12: one of them could be saved by a quarrel that sounds true. */
export function old({ A, B, Z, K, rest, at, chance }: NobodyMustKnow): Told {
  const [a, b, z, k] = [A.name, B.name, Z.name, K.name];
  const refrain = 'Quick, be enemies';
  return {
    title: titled(chance.pick('quick, be enemies', 'the best of enemies', `what ${z} did not know`)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(Z, 'point', 'determined')],
        },
        `There are things that everybody knows and nobody has looked into. One is that ${A.kinds} and ${B.kinds} can't be friends. "It isn't done," said ${Z.introduced}. "It never has been, and it's what you are there for." ${A.introduced} had it by heart, and had never had any reason to say it.`,
        `"What do you do when you see one of those ${B.kinds}?" said ${Z.introduced}. "I'm an enemy," said ${A.introduced}. It was the rule, and had been the rule under ${A.names} grandfather. ${z} came by every evening to hear it said. Nobody had mentioned what one did in between.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(B, 'stand', 'sad'), seen(A, 'reach', 'calm')] },
        `It began with the weather. It rained for three days. There was one dry spot left, and ${a} was in it. Out in the wet stood ${B.introduced}, getting thinner. They looked the other way, as they had both been taught. "There's room," said ${a}, to the rain in general.`,
        `Then came the night when it poured. Something dripped, quite close. It was ${B.introduced}, at the edge of the only dry place, trying to be wet quietly. One ought to have roared. ${a} thought of it. "You'll want to come further in," said ${a}. "It blows on that side."`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `By morning they had one joke between them and half of another. ${b} brought the news, and ${a} knew what was behind it. It was a real friendship by Thursday. "You know that we can't," said ${b}. "I know," said ${a}. So they did it in secret, after dark, and it was much the best part of the day.`,
        `They found out in the course of that week that they laughed at the same point. It's not a thing that one can go back on. "Nobody must know," said ${a}. "They'd say that you were no good at it. ${cap(z)} would send you off, and get somebody who meant it." So it had to be kept dark, and for a while that was half the fun.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'run', 'scared'), seen(Z, 'walk', 'calm')] },
        `"${refrain}," said ${b}. Those were ${Z.names} steps. ${a} had about a second. It was enough for a face like a slammed door. ${b} screamed, ran three times round the post, and limped off on the wrong leg. ${z} had stopped to look. "Good," said ${z}. "I'd begun to wonder."`,
        `The first time it was simply luck. There were steps, and ${b} said "${refrain}", and they both went off like two alarm clocks. ${a} raged. ${b} wept, fell over, and fled with one hand in the air. "I call that thorough," said ${z}, and went in to supper. They did not stop shaking for an hour. It was laughing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy'), seen(K, 'cover', 'happy')] },
        `Then they began to rehearse. It had a chase in it, a fall, and a long silence which was worse. ${k}, who came past the wall each day, was let in on it, since ${k} had seen it already. "The limp's too much," said ${k}. ${k} told nobody. It's a rare thing in an audience.`,
        `It wanted work, they felt. So they met early, and did the curse, and then the chase. ${b} was too fond of the scream. ${k} sat on the wall, and was asked each time which of them was the more horrible. "You're both horrible," said ${k}, who could keep a secret. They were very pleased.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'run', 'scared'), seen(Z, 'cheer', 'happy')] },
        `By June ${z} brought a chair. By July there were visitors, on benches. "${refrain}," ${b} would say, behind one hand, and they gave it everything. There was a woman who had to be taken home. "They can't stand each other," said ${z}, and one could see how proud that was. "You won't find hatred like it for miles."`,
        `It got about. They came from as far off as the mill, to see how much two could loathe each other. "${refrain}," said ${b}, and bowed, afterwards, in private. ${z} took people round in front, and pointed out the best bits. "That's real," said ${z}, of the silence. "You can't teach that."`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'point', 'happy'), seen(A, 'stand', 'sad')] },
        `That was the trouble with being good at it. "You're wasted here," said ${z}. "There's a place beyond the hill that hasn't anybody. I told them that I had the fiercest one in the county." It was meant as a prize. It would be on Friday. Nobody from here had ever been seen again from there, and not for any bad reason. It was just too far.`,
        `"I've got news for you," said ${z}, on the Monday, with a paper. It had a seal. ${a} was to be sent over the hill, where a really fierce one was wanted, for good. "They asked for the best," said ${z}. One couldn't say that one wasn't. There were forty people who had seen it.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"There is a way," said ${b}. "Be bad at it. Do it tomorrow, and let me win. They'll keep you here, and laugh." "And you?" "They'd get a fiercer one, for me." They thought about that back to back, in case of steps. If they quarrelled well, it was ${a} who went. If they quarrelled badly, it would be ${b}.`,
        `They went through it, from the top. If ${a} was fierce on Friday, that was the end of it. If ${a} was feeble, ${z} would find somebody to drive ${b} off who did not wink. "Whichever way we fight," said ${b}, "one of us is gone." It had been such a good quarrel. Neither of them could think how to get out of it.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [
            seen(A, 'hug', 'worried'),
            seen(B, 'hug', 'surprised'),
            seen(Z, 'walk', 'calm'),
            seen(K, 'stand', 'worried'),
          ],
        },
        `On Friday, in the morning, all the benches were full. "${refrain}," said ${b}, and there was no joke in it. ${a} opened both arms to rage. And then there didn't seem to be any other thing to do with them. ${a} put them round ${b}. "This is my friend," said ${a}. It was the longest silence that they had ever done, and they had not rehearsed it.`,
        `They were all there by ten the next morning, and ${k} was in front, looking sick. "${refrain}!" said ${b}. "Please." But ${a} had thought of a third way. It was to stop. "I'm not going to," said ${a}, to the benches. "There's room here for two. There was from the first night." And ${a} moved up, as one does when it rains.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'sit', 'surprised'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `Nobody clapped. One by one they got up off the benches. "It isn't done," said somebody, and another said it, and they took their cushions home. ${z} was left, on the chair, with the paper. It was a good while before ${z} spoke. "I know," said ${z}. "I came out that night with a lamp. I thought that you'd be cold. I saw the two of you."`,
        `"Well!" said the benches, and "It isn't done", and went, in a body, to tell the rest. ${z} stayed. ${z} tore the paper across, and then across again. "I heard you laughing," said ${z}. "It was the third night of the rain. I've known since then. I brought the chair so as to have something to do with my face."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'kneel', 'shy'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
        },
        `"You sent me away," said ${a}. "They wrote to me. I thought that you would have to tell the truth, then. I hadn't the courage to say it first." ${z} looked at the empty benches. "I had a friend like that once," said ${z}. "Across the river. We were awfully good at it. We were so good that he believed me."`,
        `"Why did you never say so?" said ${b}. "Because it isn't done," said ${z}. "I've told people so for thirty years. One would have to un-say it out loud, in front of everyone. I'm not as brave as ${a}." It was said to the ground. But it was out loud, and there were three who heard.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Z, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(K, 'wave', 'happy')],
        },
        `It's no secret now, and one can't say that everyone has got used to it. But there is supper by the wall${rest}, and ${z} brings it. They still do the quarrel, on Saturdays, because people ask. The limp is ${Z.names} now. "Somebody's coming," says ${k}. "${refrain}!" they all say, and nobody believes a word.`,
        `The benches filled up again in the end. It's a better piece, these days, since one knows that it's a comedy. Afterwards they sit there in a row${rest}, and pass the bread. ${z} comes last, with a lamp. Somebody has come on foot from across the river, an old man, and stands at the gate. "${refrain}," says ${z}, not very steadily, and goes to let him in.`,
      ),
    ],
  };
}

import type { Told } from '../../arc.ts';
import { titled } from '../wording.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import type { WhichIsOurs } from './arc.ts';

/** Everybody would have it otherwise, until there are a hundred who have. */
export function middle(bound: WhichIsOurs): Told {
  const { hero: H, child: K, double: T, neighbour: N, keeper: P, way, refrain, chance } = bound;
  const [h, k, t, n, p] = [H.name, K.name, T.name, N.name, P.name];
  return {
    title: titled(chance.pick('which one is ours?', `a hundred ${H.kinds}`, `there you are, ${h}`, `row nine`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(H, 'stand', 'calm'), seen(K, 'stand', 'happy')] },
        `${H.introduced} ${way.was}. ${k} had stopped noticing. You do, with a friend. It was other people who stood still and stared.`,
        `There was only one odd thing about ${H.introduced}. ${h} ${way.was}. "Is that all?" people said. "Yes," said ${k}, "that's all."`,
        `If you came to tea, you soon found out about ${H.introduced}. ${h} ${way.was}. ${k} just passed the biscuits.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'proud'), seen(T, 'stand', 'proud'), seen(H, 'stand', 'shy')] },
        `${n} from next door had ${T.introduced}. ${t} did everything as it should be done, and twice on Sundays. "And yours?" said ${n}. "Ours ${way.now}," said ${k}. "Oh dear," said ${n}.`,
        `"You should see mine," said ${n}, over the hedge. It was ${T.introduced}. There was nothing that ${t} did not do properly. "And what does yours do?" "Ours ${way.now}," said ${k}.`,
        `Next door lived ${T.introduced}, who belonged with ${n}. Nobody ever stared at ${t}. "Can't you get yours mended?" said ${n}. "Ours ${way.now}," said ${k}. "It isn't broken."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'sad'), seen(K, 'sit', 'calm')] },
        `But ${h} had heard. All that week ${h} practised behind the shed. It was no good with a run-up, and no good with both eyes shut. ${h} ${way.was}, just as before.`,
        `"I could try," said ${h}. ${h} tried before breakfast, and after it, and standing on one leg. By Friday there was only this to say. ${h} ${way.was}.`,
        `At supper ${h} did not want anything. "I wish I was like the others," said ${h}. They tried it together, with a book from the library. ${h} ${way.was}. The book was no help at all.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(P, 'wave', 'happy'), seen(K, 'stand', 'excited'), seen(H, 'look-up', 'excited')],
        },
        `On Saturday every ${H.kind} in the land was to meet in the long field. There were a hundred, in ten rows. "Mind you don't mix them up!" said ${p} at the gate. ${h} had run in already.`,
        `Then came the Great Day. Every ${H.kind} for miles around came to the long field. "A hundred," said ${p}, who was counting. "And all alike!" "I might learn it from them," said ${h}, and was gone.`,
        `Once a year they all meet in the long field. It takes ${p} the whole morning to count them. "Ninety-eight, ninety-nine, ${h}," said ${p}. ${h} went in among them, to see how it is done.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'worried'), seen(P, 'stand', 'surprised')] },
        `At five it was time to go home. "${h}!" called ${k}. A hundred heads turned round. Every one of them had the same face, and it was ${H.names}. "I did say," said ${p}.`,
        `When the bell rang, ${k} stood at the gate and looked. It was like looking for one pea on a plate of peas. "Which is yours?" said ${p}. "The one that looks like that," said ${k}, and pointed at all of them.`,
        `"What does yours look like?" said ${p}. ${k} began to say it. Then ${k} looked along the rows, and stopped. There were a hundred who looked like that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious'), seen(T, 'stand', 'surprised')] },
        `${k} went up to the first, and shook hands. "Good evening," it said. "I'm ${t}." "${refrain}," said ${k}. The second was somebody called Norman. "${refrain}."`,
        `"There you are!" said ${k}, and took hold of somebody. It turned round, and it was ${t}. "${refrain}," said ${k}. Three rows on, ${k} found ${t} all over again. "${refrain}."`,
        `The one by the gate had a kind look. ${k} got it as far as the road. "Where are we going?" it said. "I'm ${t}." "${refrain}," said ${k}, and took ${t} back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'calm'), seen(K, 'think', 'worried')] },
        `"Just take one," said ${p}, and yawned. "They all do what they should. You'd have no more trouble." ${k} thought of the hedge, and of people staring. "But it wouldn't be ${h}," said ${k}.`,
        `"Here's a good one," said ${p}. "It does everything. Nobody at home would see the difference." "I would," said ${k}. And then ${k} knew how. "Ours ${way.now}!"`,
        `"Is there nothing that's different about yours?" said ${p}. ${k} had been asked that so often, over the hedge. It had never been so nice to answer. "There is," said ${k}. "Ours ${way.now}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'shout', 'determined'), seen(T, 'stand', 'proud'), seen(P, 'stand', 'curious')],
        },
        `So ${k} climbed on a bucket. "Would you all please do what you do?" It went from row to row. ${way.rest} ${t} did it best of all. "${refrain}," said ${k}, ninety-nine times.`,
        `"Show me, please!" called ${k}. "All of you, one after the other!" They were glad to. ${way.rest} "Very good," said ${p}, at ${t}. "${refrain}," said ${k}.`,
        `${k} went down the rows, and they showed how they did it. ${way.rest} ${t} had come round twice by mistake. "${refrain}," said ${k}. There was only row nine left.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'stand', 'shy'), seen(K, 'cheer', 'happy')] },
        `And there, at the end of row nine, somebody was looking at the grass. It ${way.one}. It was the only one in the field. "THERE you are!" said ${k}.`,
        `In row nine somebody was trying to stand behind somebody else. It could not be helped. It ${way.one}. ${k} had never been so glad of anything. "Ours!" said ${k}.`,
        `The last of row nine looked down at the grass. "I didn't learn it," it said. And it ${way.one}, as it did every day. "Good!" shouted ${k}. "It's you!"`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(N, 'think', 'worried'),
            seen(T, 'stand', 'calm'),
            seen(K, 'wave', 'happy'),
            seen(H, 'wave', 'proud'),
          ],
        },
        `${n} was in the garden with hers. "And does yours still...?" she said. "Yes," said ${k}. "${h} ${way.now}. That's how I know. How do you know that yours is ${t}?" ${n} looked at it for a long time. "${t}?" she said.`,
        `"How did you find yours, out of so many?" said ${n}. "${h} ${way.now}," said ${k}. "How did you find ${t}?" ${n} opened her mouth. Then she turned round, quite slowly. "You are ${t}," she said, "aren't you?"`,
        `They met ${n} on the way home. "I just took the nearest," she said. "I'm almost sure it's ${t}." ${k} had no need to be almost sure. ${h} ${way.was}, all the way to bed.`,
      ),
    ],
  };
}

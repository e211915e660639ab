import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { SomebodyBehind } from './arc.ts';

/** For ages 5 to 7: everybody sees it but the one in front. */
export function middle({ H, W, mum: M, K, next, home, there, to, chance }: SomebodyBehind): Told {
  const [h, w, m, k] = [H.name, W.name, M.name, K.name];
  const refrain = 'Wait for me';
  const last = next
    ? `The next morning ${next.introduced} went by, with very quick feet. There was somebody behind.`
    : `The next morning ${k} went home for breakfast. Halfway there ${k} stopped, and listened. There was somebody behind.`;
  return {
    title: titled(chance.pick('somebody behind', `the wrong feet`, `${h} looks up`)),
    refrain,
    pages: [
      page(
        {
          setting: home,
          camera: 'wide',
          actors: [seen(M, 'walk', 'calm'), seen(H, 'walk', 'happy'), seen(K, 'stand', 'happy')],
        },
        `When you are small, you walk behind, and what you see is feet. ${H.introduced} knew ${M.names} feet quite well. ${h} was not so sure of the rest.`,
        `${m} always went in front, and ${H.introduced} went behind. "Keep up," said ${m}. ${k} was counting them. It came to two.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'kneel', 'curious')] },
        `That day there was a crumb. It was the good sort, with a corner. ${h} only stopped for one peck of time. When ${h} looked up again, there were feet going by.`,
        `${h} met a beetle, and had to let it pass. That takes longer than you'd think. By then there was only one lot of feet left in sight.`.replace(
          'one pair of feet',
          'one lot of feet',
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'excited'), seen(W, 'walk', 'calm')] },
        `"${refrain}!" said ${h}, and ran. They were a bit bigger than they had been. But they went along at a nice pace. They were the feet of ${W.introduced}, who had no idea.`,
        `"${refrain}!" called ${h}. They belonged to ${W.introduced}, on the way ${to === 'home' ? 'home' : `to ${to}`}. ${h} fell in behind.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(W, 'walk', 'calm'), seen(H, 'walk', 'happy')] },
        `They went round a puddle, and past a red boot that nobody owned. Whatever ${w} did, ${h} did next. ${w} sneezed. There was a small sneeze. "That's an echo," said ${w}.`,
        `${w} went round a puddle, and so did ${h}. ${w} hopped over a red boot. It took ${h} three goes. "${refrain}!" "It's windy," thought ${w}. "It sounds just like words."`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'walk', 'proud'), seen(H, 'walk', 'happy')] },
        `People stopped to look. "You've got somebody there," said a man. "I know, I've got something here," said ${w}, who thought he meant the hat.`.replace(
          ', who thought he meant the hat',
          ', and brushed off a leaf',
        ),
        `"What a dear little one!" people said. "Thank you," said ${w}, who took it for a compliment. ${w} walked the rest of the way rather tall. "${refrain}," said the wind.`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen(W, 'stand', 'surprised'), seen(H, 'look-up', 'surprised')] },
        `At the door the feet stopped, and ${h} walked into them. Then ${h} looked up. It went on for a long time. At the top there was somebody else. "You're not ${m}," said ${h}.`,
        `${w} turned round to shut the door, and there was ${h} in it. They looked at each other from one end to the other. "You aren't ${m}," said ${h}. "Not in the least," said ${w}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'kneel', 'worried'), seen(H, 'sit', 'sad')] },
        `"How long have you been there?" said ${w}. "Since the crumb." "And where was that?" ${h} thought. It had been at the other end of the feet. "I don't know," said ${h}. "I followed the wrong feet."`,
        `"Where do you live?" said ${w}. But ${h} had never seen the way. ${h} had followed the wrong heels. "Then we're lost," said ${w}, "and I'm ${to === 'home' ? 'at home' : `at ${to}`}." They sat down, side by side, and thought.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(H, 'point', 'excited'), seen(W, 'stand', 'curious')] },
        `Outside ${w} looked up at the chimneys, to see which way. ${h} looked down. "I know that," said ${h}. It was a bottle top. After it came the red boot, and a smell of puddle.`,
        `"It all looks the same," said ${w}, and gazed at the roofs. "Not down here," said ${h}. There was a crack like a fork. There was the red boot. ${h} knew every bit of it, up to the knee.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'walk', 'proud'), seen(W, 'run', 'happy')] },
        `So ${h} went in front. It was the first time, and you had to get used to the draught. Behind came ${w}, bent double, to see what there was to see. "${refrain}!" said ${w}.`,
        `${h} led the way, at a run. ${w} had never been so low down, and stopped at everything. There was a beetle. It was quite a good one. "${refrain}!" called ${w}.`,
      ),
      page(
        {
          setting: home,
          camera: 'wide',
          actors: [
            seen(M, 'stand', 'surprised'),
            seen(K, 'kneel', 'happy'),
            seen(H, 'run', 'happy'),
            seen(W, 'stand', 'happy'),
          ],
        },
        `There was ${m}, coming the other way, and looking about. Behind ${m}, on hands and knees, came ${k}. "There was a place free," said ${k}, "and I didn't want ${m} to notice." ${m} looked round at last.`,
        `${m} was just being followed all round the place by ${k}. "I'm holding it for ${h}," said ${k}, from the ground. "Somebody has to be last." Then ${m} saw four of them, and sat down.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(M, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
            seen(W, 'wave', 'happy'),
            ...(next ? [seen(next, 'walk', 'calm')] : [seen(K, 'walk', 'surprised')]),
          ],
        },
        `They went in, and ${m} walked slowly, and looked back at every third step. "How will you know me tomorrow?" said ${m}. "From the top down," said ${h}. ${last}`,
        `"You must look up now and then," said ${m}. "Your face is a long way off," said ${h}. So ${m} bent down, and ${h} had a good look at it. ${last}`,
      ),
    ],
  };
}

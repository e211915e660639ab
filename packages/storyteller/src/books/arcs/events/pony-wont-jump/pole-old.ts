import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: who will not may be the only one who has understood. */
export function old(going: Going, title: string): Told {
  const { G, g, Gcap } = going;
  const { refrain, K, k, P, p, M, m, D, d, T } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'sit', 'proud')],
          things: ['steam-train'],
        },
        `${cap(P.introduced)} had lived beside the railway from the first day, and knew how one behaves. When the bell rang at the crossing, and the pole came down, ${p} stopped. You couldn't have moved ${p} with a crane. The train went by. The pole went up, and then, not before, ${p} walked on. "Best manners in the county," said ${T.introduced}, who had the riding school. ${k} came every Saturday, and was proud of that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'calm'), seen(K, 'reach', 'surprised')], things: ['fence'] },
        `There was just one thing. ${p} trotted like a clock, and cantered like an armchair. But in the middle of the sand stood a jump. It was one new striped pole, on two tubs, no higher than a shoe box. They came round the corner, and ${k} leaned forward, as you're supposed to. ${refrain}. ${k} went on a bit further, by air. "You'll have to show who's in charge," said ${M.introduced}, from above, on ${D.introduced}. They had eleven ribbons.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'determined'), seen(K, 'hold', 'worried', 'carrot'), seen(P, 'stand', 'calm')],
          things: ['fence'],
        },
        `Everybody knew what to do about it. They put a carrot on the far side. ${p} looked at the carrot, with real regret, and at the pole. ${refrain}. "Sit down and mean it," said ${T.name}. ${k} meant it till it hurt. "Faster," said ${m}. So they came faster, and it stopped faster, and ${k} got to know the sand. And all the while ${p} stood there and looked so good about it. That was what ${k} couldn't understand.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'worried'), seen(G, 'sit', 'calm')],
        },
        `"There are eight of those on Saturday," said ${k}, at supper. "And people." "You needn't go in for it," said ${g}. "It isn't fright," said ${k}. "I know what that looks like. It isn't being cross, either. It's as if I was the one who'd forgotten something." ${Gcap} passed the potatoes. "Then I'd go and find out what," said ${g}.`,
      ),
      page(
        {
          setting: 'farm',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(P, 'jump', 'happy')],
          things: ['log'],
        },
        `In the morning ${k} sat on the gate, without a saddle or a stick, and only looked. ${p} had the field alone. There was a log in it. ${p} went over that like a wave. There was a ditch, and ${p} went over it and back, for nothing but the fun of it. ${k} nearly fell off the gate. It wasn't the jumping, then. It had never been the jumping. It was something about that pole.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'sit', 'proud'),
            seen(D, 'jump', 'happy'),
            seen(P, 'stand', 'calm'),
            seen(K, 'sit', 'worried'),
          ],
          things: ['fence'],
        },
        `On Saturday there were flags, and eight jumps, with the paint still shining. ${m} went first. ${d} came from the city and feared nothing, and they went round like a swallow. Then it was ${k}. They trotted up to the first. ${refrain}. "Aah," went the whole field, and somebody laughed. "Use your stick!" called a man with a sausage. ${k} looked down at the two ears. They went left, and they went right, as one looks before crossing a road. ${k} let the stick drop on the grass.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'scared'), seen(M, 'sit', 'scared')] },
        `It was then that the ten past three whistled. No pony in that place so much as looked up from the grass. But ${d} had never in all those ribbons heard a train. ${d} rose like a rocking chair, and was through the gate. ${M.names} hat came off. They saw it roll. Then there was only the noise of hoofs, down the lane, and the lane goes to nowhere but the crossing.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'run', 'determined'), seen(K, 'sit', 'determined')] },
        `${k} did not decide anything. ${p} had done that. They went by the field, which is shorter, over the log and the ditch. They went over a hedge that nobody has ever jumped. ${k} held on to whatever there was. They came down in the lane, thirty yards ahead, and behind them it thundered. Then the bell rang. In front of them, quite slowly, with its red and its white, the pole came down. And ${p} stopped, right across the lane, like a gate.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(P, 'stand', 'calm'),
            seen(D, 'stand', 'surprised'),
            seen(M, 'sit', 'shy'),
            seen(K, 'sit', 'surprised'),
          ],
          things: ['steam-train'],
        },
        `Anybody else would have jumped aside. ${refrain}. ${d} slid, and blew, and came to a stand with both noses touching. Beyond the pole the train went by, all nine carriages. ${m} was as white as milk, and had hold of ${d} by the neck. Nobody spoke. Then the pole rose up, red, white, red, white, and ${p} walked on. ${k} turned round in the saddle to look at it. "Oh," said ${k}. "Oh, ${p}. It's got stripes."`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [
            seen(K, 'hug', 'happy'),
            seen(P, 'stand', 'happy'),
            seen(T, 'sit', 'surprised'),
            seen(M, 'hold', 'happy', 'ribbon'),
          ],
          things: ['fence'],
        },
        `"You were waiting for the train," said ${k}, in front of the first jump, out loud. "All these weeks! We kept on kicking you to go, with the pole down." ${T.name} had to sit on a tub. "I've been telling off the one pupil who had got it right," said ${T.name}. They had no other poles. ${m} said nothing, and went away, and came back with eleven ribbons. Nobody was asked. They were tied round the pole, one after another, until there was not a stripe to be seen.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'jump', 'happy'), seen(K, 'sit', 'happy'), seen(M, 'cheer', 'happy')],
          things: ['fence', 'steam-train'],
        },
        `${p} looked left, and looked right, and up at ${k}, as if to make sure. It was the best jump of the day, and the only one that they did. They came last. The poles are all green at that school now. And at ten past three there are always two of them at the crossing, side by side. The bell rings, and the stripes come down. "${refrain}," says ${m}. ${p} could have told them that.`,
      ),
    ],
  };
}

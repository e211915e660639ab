import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { gameOf } from './places.ts';
import { titlesOf } from './titles.ts';

/** For ages 5 to 7. */
export function middle(going: Going): Told {
  const { A, B, K, k, chance } = going;
  const { H, S, h, s, spots, nest, setting, saying, where } = gameOf(going, 'hero');
  const [one, two, three] = spots;
  const isThird = A !== K && B !== K;
  const foundFirst = isThird ? ` ${B.introduced} was found at once, on account of laughing.` : '';
  return {
    title: titled(chance.pick(...titlesOf(nest.the, saying))),
    refrain: saying,
    pages: [
      page(
        { setting, time: 'day', camera: 'medium', actors: [seen(S, 'cover', 'happy'), seen(H, 'run', 'excited')] },
        `"I'm going to hide, and you'll never find me," said ${H.introduced}. "I find everybody," said ${S.introduced}. So ${s} counted up to twenty${where}, with no peeping. There was a bump, and a patter, and then nothing.`,
        `They played${where}. ${S.introduced} had to look, and ${H.introduced} got to hide. "Up to twenty," said ${h}, "and no peeping!" ${s} counted. There was a patter of feet, and a bump, and then it was quiet.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'look-up', 'curious'), ...(isThird ? [seen(B, 'sit', 'happy')] : [])],
          things: [one.thing],
        },
        `"Twenty! I'm coming!" First ${s} looked ${one.at}. There was ${one.found}, which had been missing since Monday. "${saying}," said ${s}.${foundFirst}`,
        `"Here I come!" said ${s}, and looked ${one.at}. There was ${one.found}, and nothing else. "${saying}," said ${s}.${foundFirst}`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'reach', 'curious')], things: [two.thing] },
        `The next place was ${two.at}. There was ${two.found}, and it was the right size. ${s} felt all over it, to make sure. "${saying}," said ${s}. Somebody laughed, very small and far away.`,
        `${cap(two.at)} there was something. It was quite still. ${s} crept up and pounced. It was ${two.found}. "${saying}," said ${s}. Somebody, somewhere, laughed through the nose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'look-up', 'worried')], things: [three.thing] },
        `"Then I know," said ${s}. "You're ${three.at}!" But there was only ${three.found} there. "${saying}," said ${s}, and it sounded a bit less sure.`,
        `"Ha! I can see you," said ${s}. It was not true. ${s} looked ${three.at}. All there was to see was ${three.found}. "${saying}," said ${s}, rather more quietly.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'happy')], things: [nest.thing] },
        `${h} heard every word of it. There had never been such a good place as ${nest.at}. Nobody would ever think of it. ${h} held on tight, so as not to laugh.`,
        `And where was ${h}? ${h} was ${nest.at}, and had been all the time. It was the best place in the whole world. The hard thing about it was not to laugh.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'sit', 'sad')] },
        `It went on for a long time. ${s} looked into a cup. ${s} looked under a leaf. "${saying}," said ${s} each time, a little more sadly. Then nothing was said at all.`,
        `After that ${s} looked where nobody could be. "${saying}," said ${s} to a flowerpot. "${saying}," said ${s} to a hat. It's no fun to find nobody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad')], things: [nest.thing] },
        `At last ${s} came and stood right beside ${nest.the}. ${h} stopped breathing. "I've looked everywhere," said ${s}, and sat down, and did not get up.`,
        `Then ${s} sat down, with a sigh. It was right beside ${nest.the}. "I've looked in every place there is," said ${s}. ${h} could have reached out and touched an ear.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'look-up', 'surprised')], things: [nest.thing] },
        `You must not come out, in this game. You must not call. But ${h} did so want to be a help. "${saying}," said ${nest.the}.`,
        `They had both heard one thing all afternoon, over and over. ${h} was only thinking it. But it came out loud. "${saying}," said ${nest.the}, in a friendly way.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'think', 'happy')], things: [nest.thing] },
        `${s} looked round at ${nest.the}. "Well," said ${s}, very slowly, "if you say so, I needn't look." Then there came such a giggle that ${nest.the} shook.`,
        `"I beg your pardon?" said ${s}. It was quiet. "Thank you for telling me," said ${s}, to ${nest.the}. "Then I shan't look there." And ${nest.the} began to shake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'cheer', 'happy'), seen(S, 'cheer', 'happy')], things: [nest.thing] },
        `"Found you!" said ${s}. "How did you do it?" said ${h}. "Nobody could ever have guessed." "I asked ${nest.the}," said ${s}.`,
        `Out came ${h}, and they laughed until they had to lie down. "Who told you?" said ${h}. "It's the best place there is." "${cap(nest.the)} did," said ${s}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sleep', 'happy')] },
        `That night nobody could find ${k}, who had to go to bed. There was only a lump under the blanket. "Where can ${k} be?" "${saying}," said the lump.`,
        `At bedtime ${k} was gone. The bed was made, but it was not flat. "Is anybody in this bed?" "${saying}," said the bed, and it giggled.`,
      ),
    ],
  };
}

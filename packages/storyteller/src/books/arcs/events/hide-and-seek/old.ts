import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { gameOf } from './places.ts';
import { titlesOf } from './titles.ts';

/** For ages 8 to 12: the child is a minute from being the best there ever was, and beside the box sits one who never wins. */
export function old(going: Going): Told {
  const { A, B, K, chance } = going;
  const { H, S, h, s, nest, setting, saying, where } = gameOf(going, 'child');
  const isThird = A !== K && B !== K;
  const second = isThird ? ` ${B.introduced} got home under ${S.names} very nose.` : '';
  return {
    title: titled(chance.pick(...titlesOf(nest.the, saying))),
    refrain: saying,
    pages: [
      page(
        { setting, time: 'day', camera: 'wide', actors: [seen(H, 'stand', 'happy')] },
        `There were four names on the shed door, in chalk. They had been there so long that nobody would have dared to wash them off. Every Saturday there was hide-and-seek${where}, until the bell at six. To get your name on the door, you had to be the one not found, three times running. ${H.introduced} had done two. "Two down, one to go," said ${h}, and looked at the space under the fourth name. The chalk was in a pocket already.`,
        `On Saturdays they played hide-and-seek${where}, all of them, until the bell at six. Whoever was still not found by then had won. Whoever won three times running got a name in chalk on the shed door. There were only four names on it, and a space. "Two down, one to go," said ${H.introduced}. The chalk was in a pocket already, a blue one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'shy'), seen(H, 'stand', 'curious')] },
        `On the third Saturday it was ${S.introduced} who had to look. Somebody groaned, and somebody else was glad. ${s} had never found anybody. Nobody knew why. ${s} looked properly, in every place, and left none out. "I don't mind doing it," said ${s}, who did mind.`,
        `They drew straws to see who would look, and the short one came to ${S.introduced}. "Well, that's all right, then," somebody said, not very quietly. In all those Saturdays ${s} had not found one person. And it was not for want of trying. "I'll do my best," said ${s}, and turned to the wall to count.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'excited')], things: [nest.thing] },
        `${h} had the place all ready. It was ${nest.the} by the wall. It was so plain a thing that nobody ever looked at it twice. There was a crack to see through. There was room to sit. ${h} got in without a sound, and pulled up both knees. It was ten to five.`,
        `The secret was ${nest.the}. Everyone walked past it all day long, and that was the beauty of it. People look in clever places. ${h} was inside before the count had got to nine, with an eye to a crack, and folded up small. The bell was an hour and ten minutes off.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'reach', 'determined'), seen(H, 'hide', 'curious')], things: [nest.thing] },
        `"I'm coming!" called ${s}. Then it began. ${s} went to the woodpile. "${saying}!" said ${s}, in a good loud voice. ${s} went to the water butt. "${saying}!" And ${h}, ${nest.at}, heard soft steps. They came from behind the shed, where two people were moving along to the woodpile.`,
        `${s} was very thorough. "${saying}!" came ${S.names} voice, from the hedge. There was a pause. "${saying}!" It was the woodpile this time. Through the crack ${h} saw somebody slip out of the shed, bent double, and trot across to the hedge. It had just been looked in, so it was safe.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'surprised')], things: [nest.thing] },
        `"So that's it," thought ${h}, and nearly laughed out loud. ${s} told them, every single time. You only had to listen, and stay a place behind. They must all have known it for years. Nobody had ever said a word to ${s}. ${h} did not think about that for long, because it was a bad moment to start.`,
        `"Oh," thought ${h}. "They listen!" It took a minute to see what that meant. Wherever ${s} had been, ${s} said so. They could all hear it, and everybody simply walked round in a ring behind. It was as easy as that. It was a wonder that it had never struck anyone as unfair. It was a bit of a wonder that it had not struck ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'sad'), ...(isThird ? [seen(B, 'cheer', 'happy')] : [])] },
        `One after the other they ran in and touched the wall. "Home!" they shouted, and every time ${s} was far away at the other end.${second} By half past five there were eleven at the wall, eating apples. "There's only ${h} left!" they called. "You'll never find ${h}. You might as well give up!"`,
        `"Home!" shouted somebody at the wall. "Home! Home!"${second} They came in from all sides, while ${s} was bent over a flowerpot with great care. Soon they all sat in a row, swinging their legs. "Only ${h} to go," they said. "That's the name on the door, then." And nobody looked for a chalk, because ${h} had one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'walk', 'sad'), seen(H, 'hide', 'calm')], things: [nest.thing] },
        `But ${s} did not give up. ${s} did the hedge again, and the woodpile, and each of the flowerpots. "${saying}," said ${s}. It was not so loud now. It was more like something that people say to themselves. The light was going yellow. ${h} had a cramp in one leg, and the chalk ready in a pocket.`,
        `Anyone else would have gone in to tea. ${s} began again from the beginning, hedge and woodpile and shed. The voice got smaller each time. "${saying}," it said, to nobody at all. It was eight minutes to six. ${h} took the chalk out of a pocket, and looked at it, and put it back.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad')], things: [nest.thing] },
        `Then the steps came nearer, and stopped. Something leaned on ${nest.the}. It was ${s}, sitting down. Through the crack ${h} could see one ear. It was close enough to blow on. "Only one," said ${s}, very low, to nobody. "I'd only like to find one, once."`,
        `${s} came round by the wall, slower and slower, and sat down to have a rest. ${S.names} back was against ${nest.the}. ${h} held still as a stone. All there was to see through the crack was an ear, and a bit of grass. "I'd like to find one," said ${s} to the grass. "Only the one. I'd like to know what it's like."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'worried')], things: [nest.thing] },
        `It was three minutes to six. There was the door, and the space under the fourth name. Three Saturdays! It might not come so close again for a whole summer. And there was the ear. Nobody would have to know. Nobody could say that ${h} had not been the best. ${h} would only have to go on doing nothing.`,
        `There were three minutes left. ${h} thought about the door. It would be there next week as well, and so would the space. But nobody gets so near a second time. Then ${h} thought about the whole row of them, on the wall, who had all known and never said. All that was needed now was to sit still. It ought to have been easy.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'look-up', 'surprised'), seen(H, 'look-up', 'happy')],
          things: [nest.thing],
        },
        `"${saying}," said ${nest.the}. The ear went stiff. For a moment nothing stirred. Then ${s} turned round, and looked. "Found you," said ${s}, in a whisper. It did not come out very well, because ${s} had never said it before. And up by the house the bell rang, six times.`,
        `"${saying}," said ${nest.the}, quite clearly. ${s} got up as if it were hot. It was quiet while somebody thought. Then there was light everywhere, and a face. "It's you," said ${s}. "I've found you. I have, haven't I?" "It looks like it," said ${h}. And only then did the bell ring.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(S, 'cheer', 'proud'), seen(H, 'stand', 'calm')] },
        `"You had one minute!" they cried. "You talked! Why did you talk?" "It slipped out," said ${h}. They shook their heads over it all the way to the gate. ${s} did not shake anything. ${s} walked in the middle. "You sit down by the plainest thing there is," said ${s}, "and you wait until it talks." ${h} had the chalk in one pocket, and kept a hand on it.`,
        `Nobody could make it out. "A minute!" they said. "You only had to keep your mouth shut." "I got tired of it," said ${h}. "I turned round," ${s} told everybody, twice, "and there was a crack. And there was an eye in it!" It was not a bad thing to listen to. It was a pity about the chalk, all the same.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(H, 'stand', 'happy')] },
        `The next Saturday ${s} asked to do it again. This time ${s} looked and did not say a word. By half past four they were all found, every one. "Who told you?" they asked. "${cap(nest.the)}," said ${s}. There are five lines on the shed door now. Under the four names somebody has put, rather small, and in two different hands: ${saying}.`,
        `A week later they drew straws, and ${s} took the short one on purpose. ${s} went about like a cat. There was no sound at all, until the first one screamed. It was over by a quarter to five. "It's no use saying where you've been," ${s} explained to them. And on the door, below the fourth name, there is something new in chalk. It isn't anybody's name. It says: ${saying}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { page } from '../page.ts';
import { seen, type Going } from '../event.ts';
import { roundOf, TITLES } from './round.ts';

/** For ages 8 to 12: the round has been given up as childish, and somebody else is found doing it. */
export function old(going: Going): Told {
  const { K, k, company, chance } = going;
  const { all, setting, saying, where } = roundOf(going);
  const [one, two, three, four] = all;
  const W = company.person(chance.pick('Mr Dunn', 'Mrs Vale', 'Mr Tully', 'Mrs Ombo'), 'grandparent');
  const w = W.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'wide', actors: [seen(K, 'walk', 'happy')] },
        `When ${K.introduced} was four, it was decided that somebody ought to say good night to all of ${where}. It was ${k} who decided it. From then on it was done every evening, once round, with a lamp, in any weather. ${k} had it down to eleven minutes, and six on the day of a football match.`,
        `Nobody had ever asked ${K.introduced} to do it. It had begun at four years old, with a lamp, in pyjamas. Each evening ${k} went once round ${where} and said good night to everyone, by name. It took eleven minutes. It is surprising how quickly a thing becomes what has always been done.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(one, 'stand', 'calm'), seen(two, 'sit', 'calm')] },
        `There was an order to it. ${one.introduced} came first, and answered, "${one.says}." "${saying}," ${k} used to explain to visitors. Then came ${two.introduced}, who wanted it from the left, and said, "${two.says}." They were not allowed to be the other way round. ${k} had tried it once, and they had been up until two.`,
        `First came ${one.introduced}, and then ${two.introduced}, never the other way about. "Good night!" "${one.says}," said the one. "${two.says}," said the other. "${saying}," said ${k}, if there was anybody with ears to explain it to. There usually was. People came from the village to see it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'happy'), seen(three, 'hide', 'happy'), seen(four, 'sleep', 'sleepy')],
        },
        `After that it was ${three.introduced}, in a bush, to make it last. "${three.says}!" said the bush. And at the end there was ${four.introduced}, always asleep. It had to be whispered, or it would not have been fair. "${four.says}," it came, so small that it might have been a dream. Then ${k} could sleep too.`,
        `${three.introduced} would be under a bush, pretending to be a bush. "Good night, bush." "${three.says}!" And last of all there was ${four.introduced}, who was asleep by then, every time. It had to be whispered, and waited for. "${four.says}." It was hardly a sound. ${k} would never have dreamt of leaving before it came.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'stand', 'shy')] },
        `Then, in the spring, someone from the school bus walked past at the wrong moment. "Are you talking to a bush?" they said. It was not even unkindly meant. But the next day at dinner everybody said good night to the peas. ${k} laughed as well. People do. And that evening it seemed to be raining rather a lot.`,
        `It was in the spring, on the late bus. "Good night, bus," said somebody, and everybody laughed, and looked at ${k}. So they had been seen, the lamp and the bush and all. ${k} went red to the collar. The next evening there was a great deal of homework. There was a great deal of it every evening, after that.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'worried')] },
        `Nothing happened. That was the odd part. ${k} lay in the dark, with both ears open, and no one called. They didn't seem to mind. It ought to have been a relief, and it wasn't, quite. Anybody would like to be missed, a bit, after all those years.`,
        `${k} lay awake that first night, to hear them call. But it was perfectly still. They had gone to sleep without it. All those years, in any weather, and it had never been needed! ${k} was very glad to know it, and turned over, and was glad again at one, and at two.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `It was a week before ${k} looked out. There was a light. It was low down, and went along by the wall, and stopped. It stopped in all the right places. Somebody bent down, on the left, and stood up again. Somebody stood in front of a bush. ${k} was down the stairs and out before there was time to find a shoe.`,
        `On the eighth night there was a gleam on the ceiling that had no business there. ${k} went to the window. Down below, a lamp was going round ${where}. It stood still, and moved on, and stood still again. Whoever it was knew the order. ${k} didn't wait for shoes.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(W, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `It was ${W.introduced}, from the next house, in a nightshirt and boots. "I do beg your pardon," said ${w}. "I hear it through my window, you see. I've heard it for years. I don't drop off without it. And then you'd stopped, and I thought, they'll not be sleeping either. So I've been doing it. I expect I do it wrong."`,
        `In the light stood ${W.introduced}, the neighbour, holding a piece of paper. The order was on it. "You'll think that I'm an old fool," said ${w}. "But I go to sleep by you. I have done since you began. When it stopped, I lay there. In the end I thought that somebody had better. I had to guess at the bush."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'calm'), seen(W, 'stand', 'calm')] },
        `"It's only a silly thing I do," said ${k}. "Is it?" said ${w}. "I wouldn't know. There's been nobody else to say it in my house, these nine years." The light shook a bit. ${k} thought about all those people, laughing. Then ${k} thought of one window, open, in any weather, so as not to miss it.`,
        `"They laugh at it at school," said ${k}. "Do they?" said ${w}. "They must all have somebody who says it, then." There wasn't much to be said to that. There were thirty on that bus who laughed. Here was one old neighbour who couldn't sleep without it. ${k} weighed them up, and the neighbour was heavier, however often the bus was added.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(four, 'sleep', 'sleepy'), seen(W, 'kneel', 'curious')],
        },
        `"You haven't waited for the last one," said ${k}. "Does that one answer?" said ${w}. They both got down on their knees. ${k} whispered it. Nothing came. They knelt there, in the wet. "${four.says}," said ${four.name}, at last. "${saying}," said ${k}. "You have to wait for it. Otherwise it isn't a good night."`,
        `"Did you do ${four.name}?" said ${k}. "I said it, and came away," said ${w}. "That's asleep, isn't it?" So ${k} showed how. They knelt in the grass, an old one and a young one, and whispered, and didn't go. And it came. "${four.says}." "Well, I never," said ${w}. "${saying}," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(W, 'wave', 'happy')] },
        `They went back along the wall with one light between them. At the gate ${w} stopped. "Good night, ${k}," said ${w}. It was a perfectly ordinary thing to say. It took ${k} as far as the stairs to find out what was strange. In all those years, once round, by name, there had been one who never got a good night of any kind.`,
        `"Good night, ${k}," said ${w}, over the gate. And ${k} stood there, with a foot on the step. Everyone had always been said good night to, by name and in order, and waited for. It had never struck ${k} that there was one left over. It went down right to the bare toes.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'walk', 'proud'), seen(W, 'wave', 'happy')] },
        `The next evening some of them from the bus came by. "Good night, bush!" they shouted. "${three.says}!" said the bush. It rather took the wind out of them. "${saying}," said ${k}, with a lamp. Then ${k} finished up under the neighbour's window, and waited. It takes thirteen minutes now, because there is one more to say it to.`,
        `${k} has a new order, and it was seen by half the bus, the next evening. It goes once round, and then next door, and at the end somebody answers. "What's that one say?" asked a girl on a bicycle. "Good night," said ${k}. "And what does that mean?" "${saying}," said ${k}. It is a bit late for a joke by then. You have to listen.`,
      ),
    ],
  };
}

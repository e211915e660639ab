import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: a rule against yawning, a rival who has not slept since March, and a badge handed back. */
export function old(going: Going): Told {
  const { refrain, K, k, C, c, D, d, M, m, Y, J, j } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            seen(J, 'hold', 'calm', 'pencil'),
            seen(K, 'stand', 'proud'),
            seen(C, 'sit', 'sleepy'),
            seen(M, 'stand', 'proud'),
          ],
        },
        `On the island you are a trainer from the day you are eight. You don't catch your creature. It catches you. ${M.names} had come up in the rain, and dried ${M.his} umbrella with one breath. That was ${D.introduced}. ${K.names} had been asleep in ${K.names} boot. It was ${C.introduced}, and it was no bigger than a loaf. "And what can it do?" said ${J.introduced}, who kept the list. ${c} considered it, and opened a very small pink mouth, wide, and wider, and yawned. "${refrain}" said ${j}, and put it down, and yawned.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(C, 'sit', 'sleepy'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'worried')],
        },
        `They have battles there, in a ring of white stones. Nobody gets hurt. Whoever is blown or bounced or tickled out of the ring has lost. It's over in three seconds, as a rule, and a yawn wants six. That was the whole trouble. ${c} had been blown out by something with wings, and rolled out by something like a barrel. Each time ${c} lay outside on the grass and finished. "${refrain}" they shouted from the rows. They always found it as funny as the first time.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(C, 'stand', 'calm'),
            seen(J, 'sleep', 'sleepy'),
            seen(D, 'sleep', 'sleepy'),
            seen(M, 'sleep', 'sleepy'),
          ],
        },
        `There was one battle that went differently. ${d} had the hiccups, and was slow. ${c} began, and nothing came, and ${c} got right to the end. There was a silence. ${D.names} jaw dropped. ${m} yawned, and so did ${j}, and it went along the rows like wind over barley. When they woke up it was Tuesday. Nobody could say who had won. "That is not a power," said ${j}, with grass on one cheek. And ${j} wrote a new line at the end of the rules. 41. No yawning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(C, 'sleep', 'sleepy'), seen(M, 'stand', 'sleepy')] },
        `You may hand a creature in. There's a hatch by the harbour, and you get another, with a spark or a horn. ${k} got as far as the queue. "I would," said ${m}, who came by at a run. ${M.He} trained at four in the morning, and had rings under both eyes. "What's it for, if it can't win?" ${k} looked down. ${c} had both paws round ${K.names} thumb, and was asleep. It had never been any trouble to anybody. ${k} went home again, without an answer.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(Y, 'shout', 'angry'), seen(J, 'stand', 'worried')],
        },
        `At the end of the season they all go up the mountain, with flags and drums. It's the Grand Final. At the top lives a yeti, and whoever makes it give way is champion. Nobody ever had. They'd been trying for a hundred and four years. Between one spring and the next you could hear it down in the town at night, going up and down. It threw rocks about. Snow came off the roofs. "It gets worse each year," said ${j}. "It'll be nothing but rage by now." And ${j} told them to beat the drums.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'determined'), seen(Y, 'shout', 'angry'), seen(M, 'stand', 'determined')],
        },
        `${d} stood up to it with a flame as blue as a gas ring. The yeti put it out with one roar. It put out the lightning, and it blew the hail back where it came from. Nobody was hurt, but nobody had a hat. ${m} sent ${d} in again, and again. "Faster!" called ${m}, and swayed, and had to hold on to a flag. "One more. I've been up since March." ${k} had no business in the front row. ${k} was only there to hold things. So ${k} was the one who had time to look.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'think', 'surprised'), seen(Y, 'stand', 'sleepy'), seen(M, 'stand', 'sleepy')],
        },
        `The yeti had turned away to get its breath. It rubbed its eyes with two great fists, like somebody of three. They were red, and there were rings under them. ${k} looked at ${m}, and back at the yeti. They were the same rings. "It's not in a rage," said ${k}. "It's up past its bedtime. ${j}, what did it do before anybody came with drums?" ${j} turned back through the list, to the first page. It was a hundred and four years ago. "Sleeps all winter," it said there, in brown ink. "And most of the spring."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'medal'), seen(J, 'stand', 'surprised'), seen(C, 'stand', 'calm')],
        },
        `"There's rule forty-one," said ${j}. "I can't let you. You'd be out of the league for good." ${k} had wanted that badge since the age of three. It had a star on it. It's one thing to lose a battle that nobody thought you'd win. It's another to give the thing back. ${k} undid the pin, and it stuck, and then it didn't. "Then I'm not in it," said ${k}, and put the badge in ${J.names} hand. "I'll need six seconds. And could somebody please stop those drums?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'stand', 'determined'),
            seen(D, 'stand', 'determined'),
            seen(C, 'stand', 'calm'),
            seen(Y, 'shout', 'angry'),
          ],
        },
        `It was ${m} who stopped them, and went from one to the next, and held the sticks. But the wind up there would have rolled ${c} off the top before the count of two. Nobody likes to stand with their back to a yeti. ${m} did, with ${d}, and then the thing with wings, and the barrel. In the end they all did, in a ring, shoulder to shoulder, with their faces to the middle. It's the only battle on that island in which everybody was on the same side. "Now," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'calm'), seen(Y, 'sit', 'sleepy'), seen(K, 'stand', 'happy')] },
        `One. ${c} looked up, and up. Two. The very small pink mouth began to open. Three, and it was wide, and four, and it was wider. "${refrain}" said the yeti. It had a voice like a barn door. Then it found that it could not get its own mouth shut. It opened like the end of a tunnel. They felt their ears go. When it was over, the yeti sat down. It looked about for something, and took hold of the nearest flag, and pulled it up to its chin.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [
            seen(Y, 'sleep', 'sleepy'),
            seen(M, 'sleep', 'sleepy'),
            seen(D, 'sleep', 'sleepy'),
            seen(J, 'stand', 'happy'),
          ],
        },
        `The mountain shook just once, as it rolled over. After that there was a noise that nobody there had ever heard, and it was nothing at all. It was the island with nobody roaring on it. "Well, it's given way," whispered ${j}, "so there's a champion." But ${m} was asleep standing up by then, against ${d}. They had to take the two of them down on a sledge. ${m} slept till Thursday, and was nicer afterwards. ${j} crossed out forty-one, so hard that it went through.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(C, 'sit', 'sleepy')],
          things: ['crown'],
        },
        `They leave the drums at home now. Each spring two people go up on tiptoe, to see that the flag is straight. ${c} has the crown, and sleeps in it. ${k} has the badge back, and gets called out most evenings, at about seven, by people with babies. "${refrain}" say the fathers, at the door. It's all that ${c} has ever been able to do: a very small pink mouth, wide, and wider. And if you have read as far as this without one, you're the first.`,
      ),
    ],
  };
}

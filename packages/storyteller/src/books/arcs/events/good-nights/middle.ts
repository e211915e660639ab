import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { page } from '../page.ts';
import { seen, type Going } from '../event.ts';
import { roundOf, TITLES } from './round.ts';

/** For ages 5 to 7. */
export function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { all, setting, saying, where } = roundOf(going);
  const [one, two, three, four] = all;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'wide', actors: [seen(K, 'walk', 'proud')] },
        `Every evening ${K.introduced} went once round ${where}, to say good night. It had to be done. If one was left out, nobody slept. So ${k} never left one out.`,
        `Nobody at ${where} went to sleep before ${K.introduced} had come by. They stood and waited for it. If one was left out, not one of them slept. So ${k} took care of that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(one, 'stand', 'calm')] },
        `First came ${one.introduced}, who would not wait. "Good night," said ${k}. "${one.says}," said ${one.name}. "${saying}," said ${k}, who knew. And ${one.name} lay down.`,
        `It began with ${one.introduced}. "Good night, ${one.name}." "${one.says}," said ${one.name}, and blew down ${k}'s neck. "${saying}," said ${k}, and wiped it off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(two, 'sit', 'calm')] },
        `Then there was ${two.introduced}, who liked it from close by. "Good night." "${two.says}." "${saying}," said ${k}. It was already too dark to see all of ${two.name}.`,
        `${two.introduced} was next, and wanted it twice. "Good night. Yes, good night!" "${two.says}, ${two.says.toLowerCase()}," said ${two.name}. "${saying}," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(three, 'hide', 'happy')] },
        `${three.introduced} always hid, to make it last. "Good night, wherever you are," said ${k}. "${three.says}!" said a bush. "${saying}," said ${k}, to the bush.`,
        `You could never find ${three.introduced} at bedtime. "Good night, bush," said ${k}, very loudly. "${three.says}!" said the bush, and shook. "${saying}," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sleepy'), seen(four, 'sleep', 'sleepy')] },
        `${four.introduced} was asleep already. It counts all the same, if you whisper it. "Good night." There was a very small "${four.says}". And that was all of them.`,
        `At the end came ${four.introduced}, fast asleep. ${k} said it in a whisper, so as to be fair. "${four.says}," said ${four.name}, without waking up. That was the last.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'worried')] },
        `Then ${k} went to bed. It was a good bed, and the day had been long. But sleep did not come. It was just like a night when one of them has been left out.`,
        `After that there was only ${k}'s own bed. ${k} turned to the wall, and to the window, and to the wall. There was no sleep in it anywhere. "I've left somebody out," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried')] },
        `${k} went through it again, on the fingers. There was ${one.name}, and ${two.name}, and the bush, and ${four.name}. It came out right. It came out right three times.`,
        `Who could it be? ${one.name} had had one, and ${two.name}. The bush had. ${four.name} had, in a whisper. There was nobody else.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')] },
        `There was one finger left over. ${k} looked at it for some time. "Oh," said ${k}. "It's me." Who says good night to the one who says good night?`,
        `"There's only me," said ${k}. It was quiet for a moment. "Nobody's said it to me." In all that time, nobody had ever thought of it. ${k} had not, either.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'happy')] },
        `Out in the dark, nobody was asleep. They could all feel it: somebody was left out. "${one.says}!" said ${one.name}, over the wall. "${two.says}," said ${two.name}. "${three.says}!" said the bush.`,
        `They had noticed it out there too. You can't sleep when one is left out. "${one.says}!" came in at the window. That was ${one.name}. Then came "${two.says}", and something from a bush.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
        `It was still for a while. Then, in its sleep, as small as a crumb, somebody said "${four.says}". "${saying}," said ${k}, with shut eyes. And everyone slept, all the way round.`,
        `Last of all there was a tiny "${four.says}", by somebody asleep. "${saying}," said ${k}, but only half of it. The other half was asleep. Then they all were.`,
      ),
    ],
  };
}

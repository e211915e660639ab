import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ASKS, titlesOf } from './asks.ts';

/** For ages 5 to 7. */
export function middle(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const asks = chance.pick(...ASKS);
  return {
    title: titled(chance.pick(...titlesOf(a, asks))),
    refrain: `${asks}?`,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'sit', 'surprised')],
        },
        `One Saturday, ${A.introduced} could talk. There had been no sign of it on Friday. "Good morning," said ${a}. ${K.introduced} put down the spoon. "Good morning," said ${k}. "It's breakfast." "${asks}?" said ${a}.`,
        `${K.introduced} was at breakfast when it happened. "Good morning," said somebody. It was ${A.introduced}, who had never said a word before. "You can talk!" said ${k}. "Yes," said ${a}. "${asks}?"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'jump', 'happy'), seen(A, 'stand', 'curious')],
          things: ['puddle'],
        },
        `It was splendid to have somebody to talk to. They went out to the puddle. "Where does that come from?" said ${a}. "It rained," said ${k}. "${asks}?" said ${a}. ${k} had never looked at it in that way.`,
        `So they talked. They talked all the way out of the door, and stopped at a puddle. "It's there because it rained," said ${k}. "I see," said ${a}, and bent over it. "${asks}?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(A, 'look-up', 'curious')], things: ['cloud'] },
        `"Well," said ${k}, "the cloud was full." "${asks}?" "It had been over the sea, and the sea went up into it." "${asks}?" "Because the sun was hot." ${k} was quite proud of that. ${a} took a breath.`,
        `"A cloud gets full of water," said ${k}, "and then it drips." "${asks}?" "The water comes up out of the sea, in the sun." "${asks}?" "It gets warm," said ${k}, "like a bath." It was going rather well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(K, 'think', 'surprised')] },
        `"And the sun?" said ${a}. "It's hot. ${asks}?" ${k} began to say it, and nothing came out. "I don't know," said ${k}. "Oh," said ${a}. It was the first time that they had come to the end of anything.`,
        `"Is the sun like that too?" said ${a}. "So hot? ${asks}?" ${k} thought, and went on thinking. "I don't know that," said ${k}, in the end. ${a} looked at ${k} with great respect.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious'), seen(K, 'sit', 'calm')],
          things: ['bread'],
        },
        `It went on all day. There are holes in bread. There is a hook on a door. A spoon makes your face hang upside down. "${asks}?" said ${a}. By tea time ${k} had said "because" sixty times, and wanted a rest.`,
        `After that there was no stopping it. Bread has holes, and doors have hinges. In a spoon you are upside down. "${asks}?" said ${a}, to all of it. "Because it does," said ${k}, rather shortly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cover', 'worried'), seen(A, 'stand', 'curious')] },
        `${k} tried not to say anything. "You're not saying anything," said ${a}. "${asks}?" ${k} tried with both ears covered. But you can see somebody asking, all the same.`,
        `"I shall not say one more word," said ${k}. "${asks}?" said ${a}. So ${k} did not answer. It was very quiet, and ${a} was looking, and it was worse.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(A, 'sit', 'curious')],
        },
        `Then it was night. "Now we go to sleep," said ${k}. It was quiet for a moment. "${asks}?" said a voice in the dark. ${k} looked up at the ceiling, and had an idea.`,
        `"And now," said ${k}, with the light out, "we sleep." ${k} counted. One, two, three. "${asks}?" said ${a}. But this time ${k} did not say "because".`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'surprised')] },
        `"What do you think?" said ${k}. There was a long pause. "I?" said ${a}. Nobody had ever asked ${a} a question before. "You," said ${k}. "Why do people sleep? You tell me."`,
        `"You say," said ${k}. "Why do we sleep? You must think something." ${a} sat up. It was quite new to ${a}, to be asked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(K, 'sit', 'sleepy')] },
        `"I think," said ${a}, "that the day gets too full to carry. So people put it down, to make room." "${asks}?" said ${k}. "Because of all the things in it," said ${a}. "There's a puddle, and a spoon, and bread..."`,
        `"It's to make room," said ${a}, slowly. "I'm all full of today. If nobody puts it down, there's no place for tomorrow." "${asks}?" said ${k}. "There was such a lot of it," said ${a}. "There was the puddle..."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(K, 'sit', 'sleepy')] },
        `${a} went through the whole of it, from the start. "And there's the sun," said ${a}, "because." Then nothing more was said. ${k} leaned over to see. ${a} had put it down.`,
        `It was a good long answer. Somewhere about the bread it got slower. "Because," said ${a}, and then, "because." After that there was plenty of room. They were both asleep.`,
      ),
    ],
  };
}

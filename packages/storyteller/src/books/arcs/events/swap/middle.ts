import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from './pair.ts';
import { titlesOf } from './titles.ts';

/** For ages 5 to 7. */
export function middle(going: Going): Told {
  const { A, B, a, b, by, what, where, areTwins, saying, fare, own, half } = pairOf(going);
  const knows = by ? ` ${by.name} looked very hard, and had to laugh.` : '';
  const alsoThere = by ? [seen(by, 'stand', 'happy')] : [];
  const twins = areTwins ? ' They were twins.' : '';
  return {
    title: titled(going.chance.pick(...titlesOf(a, b))),
    refrain: saying,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['hat', 'scarf'],
        },
        `${A.introduced} always wore a red hat. ${B.introduced} always wore a blue scarf.${twins} "You have an easy life," said ${a}. "I? It's you who has the easy life," said ${b}. They looked at each other.`,
        `Everybody knew the red hat. Under it was ${A.introduced}. Everybody knew the blue scarf too, which was tied round ${B.introduced}.${twins} "I wish I were you," said ${b}. "You've got it easy." "So have you," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['hat', 'scarf'],
        },
        `"Let's swap ${what}," said ${a}, "for a day." They swapped the hat and the scarf as well. "I'm ${b} now," said ${a}. "Then I'm ${a}," said ${b}. "${saying}!" they said, both at once.`,
        `So they swapped ${what}, for one day. The hat went on ${b}, down to the eyes. The scarf went twice round ${a}. "Until tomorrow, ${b}," said ${b}. "Until tomorrow, ${a}," said ${a}. "${saying}!"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy'), ...alsoThere], things: ['scarf'] },
        `Nobody looks at a face when there is a scarf. "Good morning, ${b}!" people said to ${a}${where}. "You've grown."${knows} "${saying}," said ${a}, and waved as ${b} does.`,
        `Then ${a} came out in the scarf. "Morning, ${b}!" they called${where}, from all sides. It was as simple as that.${knows} "${saying}," said ${a}, into the scarf.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['bowl'] },
        `Then it was dinner, the sort that ${b} has. It was ${fare}, and there was a lot of it. ${a} had always wanted to try that. "Eat up, ${b}, it's what you like." "${saying}," said ${a}, and chewed, and went on chewing.`,
        `There was a bowl with ${B.names} name on it. There was ${fare} in it. "Second helping, ${b}? You always have two." ${a} had two. "${saying}," said ${a}, in a small voice.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'jump', 'determined')], things: ['hat'] },
        `And ${b}, in the hat? All ${A.names} friends had come round. ${own ? `"Say good morning to us, ${a}!" they shouted. "Nobody says it like you!" ${b} breathed in. "${half}," said ${b}. There was a silence. "You must have a cold," they said. "${saying}," said ${b}, with a red face.` : `"Do your trick, ${a}!" they shouted. "The one off the wall!" ${b} had not heard of any trick. "${saying}," said ${b}, and jumped.`}`,
        `It was no better under the hat. ${own ? `"There you are, ${a}! It's your turn to call us in. As loud as always, please!" ${b} tried. What came was "${half}". Half of them went home. The other half hid. "${saying}," said ${b}, rather hoarse.` : `"There you are, ${a}! It's your turn to be the horse." ${b} was the horse for an hour, with two on top. "${saying}," said ${b}, from underneath.`}`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `At last it was night. ${a} lay down in ${B.names} bed. The window was on the wrong side, so the moon was too. It smelled of somebody else. ${a} counted to four hundred.`,
        `${B.names} bed was a very good bed. It was only that it was somebody else's. There was a clock that ticked. There was nobody to say good night to by the right name. ${a} lay and looked up.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'worried')] },
        `${b} did not sleep either. There was a hollow in the bed, and it fitted ${a}. ${b} did not fit in it anywhere. Very quietly, ${b} put a foot out.`,
        `${b} had got ${A.names} bed, lump and all. You have to know how to sleep round a lump. "${saying}," whispered ${b}, and got up in the dark.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `Bump! It was quite dark, halfway between the two beds. "I was only getting a drink," said one. "So was I," said the other. They stood there, and neither went to get it.`,
        `Halfway, in the dark, somebody walked into somebody. "Ow! I'm only looking at the moon," said the first. "What a thing! So am I." There was no moon to be seen from there at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')], things: ['hat', 'scarf'] },
        `"Being you is terribly hard," said ${a}. "How do you do it every day?" "I don't know," said ${b}. "Nobody told me that it was hard." And they gave back the hat and the scarf.`,
        `"I've had your dinner," said ${a}. "You're very brave." "I've met your friends," said ${b}. "So are you." It took a while to untie the scarf. Then each had the right thing on.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'proud')],
          things: ['hat', 'scarf'],
        },
        `"Good morning, ${a}!" they said the next day, to the hat. "Good morning," said ${a}. It was not even a trick any more. ${a} knew the wave, and the way home, and everything. "${saying}," said ${a}.`,
        `In the morning ${a} was ${a} again, without a single mistake. "You're very good at that," said ${b}. "It comes by itself," said ${a}. "${saying}. How's yours?" "Mine too," said ${b}.`,
      ),
    ],
  };
}

import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { StayedInBed } from './arc.ts';

const MOST = 14;

/** Pulled at, and rung for; and then told what there is only then. */
export function middle(bound: StayedInBed): Told {
  const { hero: H, friend: F, first: A, second: B, y, sleeper: Y, home, refrain, chance } = bound;
  const [one, two, three] = y.too;
  const [likes, likesToo, alsoLikes] = y.liked;
  return {
    title: titled(
      chance.pick(
        `the year ${Y.name} stayed in bed`,
        `too ${one}, too ${two}, too ${three}`,
        `${H.name} goes to fetch ${Y.name}`,
        `who will wake ${Y.name}?`,
        `${Y.name} under the blanket`,
        `one foot out of bed`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `"${Y.name} is too ${one}," said ${A.introduced}. "And too ${two}," said ${B.introduced}. "And it's too ${three}!" They said so every year, quite loudly. ${Y.name} lived just up the hill, with the window open.`,
          `Every year it was the same. "I don't like ${Y.name}," said ${A.introduced}. "It's too ${one}." "It's too ${two} for me," said ${B.introduced}. Nobody thought that ${Y.name} could hear. But the wind blew that way, up the hill.`,
          `${A.introduced} and ${B.introduced} were talking about ${Y.name}. "Too ${one}," said ${A.name}. "Too ${two}," said ${B.name}. "Too ${three}," they both said. On the hill above them, somebody quietly shut a window.`,
        ]),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then it was time for ${Y.name}. ${H.introduced} got up early to see it come. It did not come. It did not come on the next day either. "Good!" said ${A.name}. But ${H.name} had been looking forward to it.`,
          `${H.introduced} had it marked on the wall with a cross. ${Y.name} was to come on Monday. On Monday ${H.name} sat outside with ${F.name}, and waited. By Friday there was still no ${Y.name}. "Something is wrong," said ${H.name}.`,
          `"It's late this year," said ${H.introduced}. "${Y.name} is never late." ${H.name} looked down the road. ${F.name} looked up the road. There was nothing on it but ${B.name}, who was pleased.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'look-up', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} and ${F.name} went to see. It was a steep hill. At the top stood a house with a blue door. ${H.name} knocked. "Go away," said somebody inside. It was ${Y.name}.`,
          `"Let's fetch it," said ${H.name}. They climbed the hill, ${H.name} first and ${F.name} behind. There was a small house with the curtains drawn. They knocked, and nobody came. So they looked in.`,
          `"Where does ${Y.name} live?" said ${F.name}. ${H.name} knew. It was the last house, at the very top of the hill. They went all the way up, and knocked three times. The door was not locked.`,
        ]),
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: F, pose: 'walk', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${Y.name} was in bed, with the blanket up to the nose. "You're late!" said ${H.name}. "Everything is waiting for you." "${refrain}," said ${Y.name}, and went right under.`,
          `All they could see was a blanket, with a big lump in it. "Is that you, ${Y.name}?" said ${H.name}. "No," said the lump. Then it said, "${refrain}." It was ${Y.name}.`,
          `There lay ${Y.name}, with both eyes shut. "It's time," said ${H.name}. One eye opened, and shut again. "${refrain}," said ${Y.name}, and pulled up the blanket.`,
        ]),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [
            { who: Y, pose: 'sleep', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['blanket'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} took hold of the blanket and pulled. But ${Y.name} pulled it back, and ${Y.name} was much stronger. ${H.name} ended up under the bed. "${refrain}," said ${Y.name}.`,
          `"One, two, three!" said ${F.name}, and they both pulled at the blanket. It did not move. ${Y.name} was lying on the other end. "${refrain}," said ${Y.name}.`,
          `They pulled off the blanket. There was another one under it. They pulled off that, and there was a third. "I've got nine," said ${Y.name}. "${refrain}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'reach', feeling: 'determined' },
            { who: Y, pose: 'hold', feeling: 'sad' },
          ],
          things: ['blanket'],
        },
      },
      {
        text: keeping(MOST, [
          `"It wants waking up," said ${F.name}, and made the loudest noise there is. The cups fell off the shelf. "I'm not asleep," said ${Y.name}. "I can hear everything. That's the trouble. ${refrain}."`,
          `So they rang a bell, right beside the bed. It rang until ${H.name} had to sit down. But you can't wake somebody who is awake already. "${refrain}," said ${Y.name}, quite clearly.`,
          `Then ${F.name} jumped on the bed, as one does with people who oversleep. "I'm not asleep," said ${Y.name}, going up and down. "I'm sad. ${refrain}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'jump', feeling: 'excited' },
            { who: Y, pose: 'cover', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"But why?" said ${H.name}. It was quiet for a bit. "I heard them," said ${Y.name}. "Too ${one}, they said. Too ${two}. Too ${three}. They'll be happier without me." ${H.name} did not know what to say.`,
          `"Nobody wants me," said ${Y.name}. "They say it every year. Too ${one}, too ${two}, too ${three}. I've got ears, you know." A large tear ran down, and off the end of the nose. So that was it.`,
          `"What's the matter?" said ${H.name}. ${Y.name} counted on three fingers. "I'm too ${one}. I'm too ${two}. And I'm too ${three}. I was trying so hard, too." ${F.name} sat down, and was very quiet.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: Y, pose: 'sit', feeling: 'sad' },
            { who: H, pose: 'kneel', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${H.name} sat down on the bed. "You are ${one}," said ${H.name}. "But I like ${likes}. I've waited for it all year. Nobody else has it. Only you." The blanket came down as far as the chin.`,
            `"Shall I tell you what I like?" said ${H.name}. "I like ${likes}. And I like ${likesToo}. You can't get that from anybody else." "Say that again," said ${Y.name}. ${H.name} did.`,
            `"They never told you the other half," said ${H.name}. "I like ${likes}." "So do I," said ${F.name}. "And I like ${likesToo}." One foot came out of the bed.`,
          ],
          `${H.name} sat down on the bed. "But I like ${likes}," said ${H.name}. "Only you have that."`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: Y, pose: 'sit', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'happy' },
          ],
          things: ['blanket'],
        },
      },
      {
        text: keeping(MOST, [
          `Somebody knocked. It was ${A.name}, all out of breath, with ${B.name} behind. "When is ${Y.name} coming?" said ${A.name}. "I miss it. I even miss how ${one} it is." "I miss ${alsoLikes}," said ${B.name}, and went red.`,
          `There was a noise on the stairs. It was ${A.name} and ${B.name}. "We only say that," said ${A.name}. "We say too ${one} every year, and then we are the first ones out." "I like ${alsoLikes}," said ${B.name}. "I never said. I'm sorry."`,
          `The door opened, and in came ${A.name}. "It isn't right without you," said ${A.name}. "I've got nothing to grumble at." "And I want ${alsoLikes}," said ${B.name}. ${Y.name} looked from one to the other.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: Y, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Well," said ${Y.name}, and put out the other foot. "Where did I leave my boots?" They all went down the hill together. And wherever ${Y.name} stepped, it began. "There!" said ${H.name}.`,
          `Up got ${Y.name}, and off came all the blankets. "Stand back," said ${Y.name}, and opened the window. Out it went, over the hill and down into every garden. ${Y.name} had come!`,
          `${Y.name} got dressed in a great hurry, with one sock inside out. Then they opened the door. By the time they were at the bottom of the hill, it had begun. "It's ${Y.name}!" called ${F.name}.`,
        ]),
        scene: {
          setting: home,
          weather: y.weather,
          camera: 'wide',
          actors: [
            { who: Y, pose: 'walk', feeling: 'happy' },
            { who: H, pose: 'cheer', feeling: 'excited' },
            { who: F, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Oh, it's too," said ${A.name}, next morning. Then ${A.name} looked up the hill, where the window was open. "It's just right," said ${A.name}, very loudly. And ${H.name} waved.`,
          `${H.name} had what ${H.name} liked best of all. It was ${likes}. ${F.name} sat there too. "Not too ${three}?" called somebody from the hill. "Never!" they called back.`,
          `Now they say both halves. "It's too ${two}," says ${B.name}, "and I like ${alsoLikes}." They say it in the direction of the hill. And next year ${Y.name} was a whole day early.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';

const MOST = 14;

/** Talk is quick and does not wipe its feet; a sign makes it worse; then somebody comes who has walked a long way. */
export function middle(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, spokenOf, home, outside, undersea, gift, chance } = bound;
  const [A, B, C] = neighbours;
  const [firstThing, laterThing] = chance.pick(
    ['Have you heard?', 'I heard.'] as const,
    ['You will never guess!', 'I guessed.'] as const,
    ["Don't say I said so!", "I won't say who said so."] as const,
    ['Wait until you hear this!', 'I could not wait.'] as const,
    ['Now, between ourselves!', 'It was between everybody.'] as const,
    ['What do you think I saw?', 'I know what they saw.'] as const,
    ['It is all over the place!', 'It had got all over the place.'] as const,
  );
  const gossip = keeping(
    MOST,
    [`"That's the ${H.kind} who ${clause}," said ${A.theKind}.`],
    `"${cap(clause)}," said ${A.theKind}.`,
    `"That's the one," said ${A.theKind}.`,
  );
  const gossipAgain = keeping(
    MOST,
    [`"The one who ${clause}?" said ${B.theKind}.`, `"Not the one who ${clause}!" said ${B.theKind}.`],
    `"That one?" said ${B.theKind}.`,
  );
  const way = undersea ? 'round the rock' : chance.pick('over the hill', 'along the lane', 'across three fields');
  const sign = chance.pick(
    'NOTHING TO SEE HERE',
    'NOBODY ODD AT HOME',
    'ALL QUITE USUAL',
    'KEEP GOING PLEASE',
    'NO TALK TODAY',
    'YOU HAVE THE WRONG HOUSE',
  );
  const [firstGossip = ''] = gossip;
  return {
    title: titled(
      chance.pick(
        `the talk about ${H.name}`,
        `${H.name} and the other one`,
        `the sign at ${H.names} door`,
        `a knock for ${H.name}`,
        `${T.name} came to see`,
        `is it true, said ${K.name}`,
      ),
    ),
    refrain: firstThing,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(H.introduced)} was much like anybody else. ${H.He} lived in the ${H.being?.home ?? 'house'} and ate ${H.being?.eats ?? 'toast'}. Only one thing about ${H.name} was unusual. So far, nobody had seen it.`,
            `There was nothing the matter with ${H.introduced}. ${H.He} ate ${H.being?.eats ?? 'toast'}, like the rest. But ${H.he} had one odd way, and one day somebody saw it.`,
            `If you met ${H.introduced}, you would not look twice. ${H.He} had a place to live, and enough to eat. But there was one odd thing, which ${H.name} never talked about.`,
            `${cap(H.introduced)} got up, had ${H.being?.eats ?? 'toast'}, and went about the day. ${H.He} had one odd way, and never spoke of it. Who would want to be laughed at?`,
            `On a quiet road lived ${H.introduced}. ${H.He} swept the step and said good morning. There was one small thing about ${H.name} that people did not know yet.`,
            `${cap(H.introduced)} was not tall and not short. ${H.He} liked supper, and a walk after. In one small way ${H.he} was not like the others.`,
          ],
          `This is ${H.introduced}. There was only the one small thing.`,
        ),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }] },
      },
      {
        text: [
          `"${firstThing}" said ${A.theKind}, who had seen ${H.name}. ${firstGossip} ${cap(A.theKind)} only said it once, and quite quietly.`,
          `${cap(A.theKind)} saw it first. "${firstThing}" ${firstGossip} It was only a whisper, but somebody heard it.`,
          `${cap(A.theKind)} had been looking over ${H.names} hedge. "${firstThing}" ${firstGossip} ${H.name} was still near enough to hear.`,
          `${H.name} went down the road, and ${A.theKind} pointed. "${firstThing}" ${firstGossip} All the others turned round to look.`,
        ],
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: spokenOf && firstGossip.includes(clause) ? [spokenOf] : [],
        },
      },
      {
        text: gossipAgain.flatMap((line) => [
          `${line} And ${C.theKind} told a friend, who told a cousin. The news ran ${way}. Soon everybody there was talking about ${H.name}.`,
          `${line} Then ${C.theKind} heard about ${H.name}, and told it ${way}. The others told everybody else.`,
          `${line} ${cap(C.theKind)} took the news ${way}. By noon the people there laughed about ${H.name}. They had never even met.`,
          `${line} "I shan't tell anybody," said ${C.theKind}, and told everybody. It was all about ${H.name}, and it went ${way}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: C, pose: 'run', feeling: 'excited' },
          ],
        },
      },
      {
        text: [
          `By lunch ${H.name} heard it too. "${firstThing}" said somebody in front of the window. Then two people laughed. ${H.name} felt hot right up to the top.`,
          `${H.name} was having soup, and heard somebody outside. "${firstThing}" they said about ${H.name}, and laughed. ${H.name} put down the spoon and was not hungry any more.`,
          `${H.name} heard them talk, out in the road. "${firstThing}" They said ${H.names} name, and then they laughed. It was only a small laugh, but it hurt.`,
          `Two people were talking about ${H.name}, right under the window. "${firstThing}" said one, and the other giggled. ${H.name} got down behind the chair, so that nobody could see.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'sad' }] },
      },
      {
        text: [
          `So ${H.name} made a sign, to send people away. It said: ${sign}. But then ${A.theKind} came to read it. So did ${B.theKind}. Now more people stood there than before.`,
          `${H.name} painted a sign and hung it up. ${sign}, it said. But people like to read signs. Soon ${A.theKind} and ${B.theKind} stood there and stared.`,
          `A sign would stop them looking, thought ${H.name}. ${sign}, it said. But it made them want to know why. ${cap(A.theKind)} brought ${B.theKind} to see.`,
          `"Please stop looking at me," thought ${H.name}. ${H.He} put up a sign: ${sign}. It only made people look more. By tea time ${A.theKind} and ${B.theKind} had come.`,
          `${H.name} made a big red sign. It took a whole pot of paint. ${sign}. But you could see it from far off. ${cap(A.theKind)} showed ${B.theKind} where to stand.`,
          `${H.name} thought that a sign would help. ${sign}. It made ${A.theKind} stop right in front of the door. It made ${B.theKind} stop as well. Then they talked about ${H.name}.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: A, pose: 'look-up', feeling: 'curious' },
            { who: B, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['sign'],
        },
      },
      {
        text: [
          `Then ${H.name} only went out when nobody was about. So nobody laughed, not even ${A.theKind}. But there was nobody to talk to, and that was lonely.`,
          `Next ${H.name} put on a hat, to look like somebody else. But ${A.theKind} knew who it was. "Good morning, ${H.name}," said ${A.theKind}. "Nice hat."`,
          `Then ${H.name} tried to do everything just like ${A.theKind}. Nobody laughs at ${A.theKind}. But it was hard work, and it went wrong when ${A.theKind} sneezed.`,
          `Next ${H.name} tried to talk about something else, very fast. It was about plums. But ${A.theKind} waited for the end, and then asked about ${H.name}.`,
          `Then ${H.name} went out under a blanket, so that nobody would see ${H.him}. But ${A.theKind} saw the feet, and ${H.name} saw nothing.`,
          `After that ${H.name} held up a book to hide behind. But ${A.theKind} walked round the book. "What is it about?" said ${A.theKind}.`,
          `Next ${H.name} went out in the rain, because other people stay in then. But ${A.theKind} had a new umbrella, and was out as well.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${K.name} came round the back, where nobody was looking. "Is it true?" said ${K.name}. "Yes," said ${H.name}. "Oh," said ${K.name}. "Is there any toast?"`,
          `Only ${K.name} asked. "Is it true, what they say?" "Yes," said ${H.name}. ${K.name} thought about it. "All right," said ${K.name}. "Budge up."`,
          `"They say something about you," said ${K.name}, and sat down. "Is it so?" "It is," said ${H.name}. "I like you just as much," said ${K.name}.`,
          `Then there was ${K.name}, at the side door. "Is it you they talk about?" said ${K.name}. "Yes," said ${H.name}. "They never told me how nice you are," said ${K.name}.`,
          `"There is a queue outside," said ${K.name}, who had come in at the back. "What do they want?" "To look at me," said ${H.name}. "Well, I've come to play cards," said ${K.name}.`,
          `${K.name} had brought two pears. "One for if it's true," said ${K.name}, "and one for if it isn't." "It is," said ${H.name}. ${K.name} gave ${H.him} the larger.`,
        ],
        scene: {
          setting: home,
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `${K.name} was still there when somebody knocked. It was a very small knock. ${H.name} did not want to be looked at any more, and hid.`,
          `Then there was a knock. "Go away!" said ${H.name}, and hid. "I have only just got here," said a small voice outside. ${K.name} went to look.`,
          `"There's somebody at the door," said ${K.name}. ${H.name} got under the table. Whoever it was knocked again, and then said sorry to the door.`,
          `When the day was nearly over there was a tap at the door. "It's only one," said ${K.name}, "and it looks shy." ${H.name} hid all the same.`,
          `Then somebody came up the path, very slowly. ${H.name} blew out the lamp and hid. "They've stopped," whispered ${K.name}. "They're wiping their feet."`,
          `Somebody knocked, and waited, and knocked once more. ${H.name} went behind the curtain. ${K.name} put an eye to the keyhole. "It looks just like you," said ${K.name}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'hide', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It was ${T.aKind}, dusty all over, with ${gift.said}. "${laterThing}" said ${T.name}. "They were talking about you, ${way}. So I came. I'm just the same as you."`,
          `On the step stood another ${T.kind}, holding ${gift.said}. "${laterThing}" said ${T.name}. "All the way ${way}. I thought I was the only one there was."`,
          `"${laterThing}" said somebody very tired. It was ${T.aKind}, with ${gift.said}. "I've come ${way} to see you," said ${T.name}. "What they say about you is true of me, too."`,
          `${H.name} opened the door a crack. It was ${T.aKind}, with ${gift.said}. "They told us about you, to make us laugh," said ${T.name}. "But I didn't laugh. I'm like that myself."`,
          `On the step was ${T.aKind}, with ${gift.said}. "Excuse me," said ${T.name}. "Is it you they talk about?" "Yes," said ${H.name}. "Oh, good! Then there are two of us."`,
          `There stood ${T.aKind}, with sore feet and ${gift.said}. "${laterThing}" said ${T.name}. "I'm just like you. All these years I thought there was nobody else."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: T, pose: 'hold', feeling: 'shy', holds: gift.thing },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${H.name} looked at ${T.name}. They were the same, down to that one odd thing. "${H.says}," said one. "${H.says}," said the other. And ${K.name} made toast for three.`,
          `"You had better come in," said ${H.name}. ${gift.shared}. It was ${H.name} who laughed first.`,
          `${H.name} told ${T.name} everything, and ${T.name} told ${H.name}. ${gift.shared}. ${K.name} looked from one to the other. "I can't tell which of you is odd," said ${K.name}.`,
          `"Are you like that on Mondays, too?" said ${H.name}. "Mostly," said ${T.name}. "So am I!" ${gift.shared}. ${K.name} had never seen two so pleased about Mondays.`,
          `"Do people laugh at you?" said ${H.name}. "They used to," said ${T.name}. "Then I stopped telling them." ${gift.shared}. And now it was ${H.name} and ${T.name} and ${K.name} who laughed.`,
          `At first they were both too shy to talk. ${gift.shared}. "I like being like this," said ${T.name} at last. "So do I," said ${H.name}, and had never said so before. ${K.name} clapped.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `They still talk about ${H.name}, ${way}. "${firstThing}" they say. "There are two of them." Last week ${A.theKind} came to the door. "I'm a bit odd myself," said ${A.theKind}.`,
          `The sign is still up, but ${H.name} has turned it round. Now it says: COME IN. And somebody has. It was ${A.theKind}, who said sorry, and brought a cake.`,
          `People still look up at ${H.names} window. ${H.name} and ${T.name} wave to them. ${cap(A.theKind)} waved back today, and blushed.`,
          `${T.name} lives two doors down now. When ${H.name} goes out, ${T.name} goes too, and nobody laughs. "I wish I were odd," said ${A.theKind}, the other day.`,
          `There are two chairs outside now, for ${H.name} and ${T.name}. Then there was a third. It was ${A.theKind} who had brought it, to say sorry.`,
          `On Thursdays there is a club for odd ones at ${H.names} house. ${T.name} never misses it. ${cap(A.theKind)} has asked how you get in.`,
          `At night there are two at ${H.names} window, laughing. ${T.name} has come to stay. And ${A.theKind}, going by, sometimes stops and laughs with them.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: T, pose: 'wave', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
    ],
  };
}

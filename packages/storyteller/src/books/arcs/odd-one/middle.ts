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
            `${cap(H.introduced)} was much like anybody else. ${H.He} lived in the ${H.being?.home ?? 'house'} and ate ${H.being?.eats ?? 'toast'}. There was only the one thing.`,
            `There was nothing the matter with ${H.introduced}. ${H.He} ate ${H.being?.eats ?? 'toast'}, like the rest. There was only the one small thing.`,
            `If you met ${H.introduced}, you would not look twice. There was a place to live, and there was supper. There was only the one small thing.`,
            `${cap(H.introduced)} got up, had ${H.being?.eats ?? 'toast'}, and went about the day. It was an ordinary day, apart from one small thing.`,
            `There was a road, and on it lived ${H.introduced}. ${H.He} swept the step and said good morning. There was only one thing, and it was small.`,
            `${cap(H.introduced)} was not tall and not short. ${H.He} liked supper, and a walk after. The one thing was only the one thing.`,
          ],
          `This is ${H.introduced}. There was only the one small thing.`,
        ),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }] },
      },
      {
        text: [
          `"${firstThing}" said ${A.theKind}, who had seen it. ${firstGossip} ${cap(A.theKind)} only said it once, and quite quietly.`,
          `${cap(A.theKind)} saw it first. "${firstThing}" ${firstGossip} It was only a whisper.`,
          `${cap(A.theKind)} had nothing to say that morning. Then there was something. "${firstThing}" ${firstGossip} It did not seem like much.`,
          `There was nobody about but ${A.theKind}, and one or two ears. "${firstThing}" ${firstGossip} It was said very low.`,
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
          `${line} And ${C.theKind} told a friend, who had a cousin. Off it went, ${way}, the way talk does.`,
          `${line} Then ${C.theKind} had it, and went off with it at a run. ${cap(way)} it went, the way talk does.`,
          `${line} ${cap(C.theKind)} was going that way in any case. By noon everybody knew it, ${way}.`,
          `${line} It was too good to keep, so ${C.theKind} did not keep it. Out it went, ${way}, and no one could call it back.`,
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
          `By lunch it had come all the way round again. It came in at ${H.names} own window. "${firstThing}" it said. ${H.name} felt hot right up to the top.`,
          `Talk does not knock. It came in at the window while ${H.name} was eating. "${firstThing}" somebody said outside. ${H.name} put down the spoon.`,
          `${H.name} heard it before seeing anybody. "${firstThing}" Then there were feet, going by. Then there was a laugh. It was only a small laugh, but it stayed the longest.`,
          `Two people were talking under the window, and then they were not. Then they talked about rain. "${firstThing}" said one, going off. ${H.name} got right down behind the chair.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'sad' }] },
      },
      {
        text: [
          `So ${H.name} made a sign. It said: ${sign}. But nobody had ever looked before. Now ${A.theKind} looked. So did ${B.theKind}. They looked for what there was not.`,
          `${H.name} painted a sign and hung it up. ${sign}, it said. But people read signs. Soon ${A.theKind} came, and ${B.theKind}, and stood in a queue.`,
          `A sign would do it, thought ${H.name}. ${sign}, it said. There had never been a sign in that place before. ${cap(A.theKind)} brought ${B.theKind} to read it. They both said, "Hm."`,
          `"They can read this," said ${H.name}. It was a sign, in red: ${sign}. By tea time ${A.theKind} was in front of it, guessing. So was ${B.theKind}.`,
          `It took a whole pot of paint. ${sign}, said the sign. It could be seen from the hill, so people came from the hill. ${cap(A.theKind)} showed ${B.theKind} where to stand.`,
          `${H.name} thought that a sign would stop it. ${sign}. It stopped ${A.theKind}, right in front of the door. It stopped ${B.theKind} as well. Then they began to talk.`,
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
          `Then ${H.name} tried only going out when nobody was about. That worked very well. But when nobody is about, there is nobody to talk to.`,
          `Next ${H.name} tried being somebody else, with a hat. But everyone said, "Good morning, ${H.name}. Nice hat."`,
          `Then ${H.name} tried doing everything just like ${A.theKind}. It went well until ${A.theKind} sneezed.`,
          `Next ${H.name} tried talking first, and very fast, about plums. ${cap(A.theKind)} waited for the end. There is an end even to plums.`,
          `Then ${H.name} tried walking backwards, to look like somebody going away. ${cap(A.theKind)} only walked round to the other side.`,
          `After that ${H.name} read a book at the gate, to look busy. It was the right way up. But ${A.theKind} asked what it was about.`,
          `Next ${H.name} went out in the rain, when there is only rain. But ${A.theKind} had a new umbrella, and wanted it admired.`,
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
          `"I heard," said ${K.name}, and sat down. "Is it so?" "It is," said ${H.name}. "Good," said ${K.name}. "I don't like it when people make things up."`,
          `Then there was ${K.name}, at the side door. "Are you the one?" said ${K.name}. "Yes," said ${H.name}. "I thought so," said ${K.name}. "Can I stay to supper?"`,
          `"You've got a queue," said ${K.name}, coming in by the window box. "What are they queuing for?" "Me," said ${H.name}. "It's true, then?" "Yes." "Oh, good. I've got cards," said ${K.name}.`,
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
          `They were still sitting there when somebody knocked. It was a very small knock. It was a knock that had come a long way.`,
          `Then there was a knock. "Go away," said ${H.name}. "I have only just got here," said a small voice.`,
          `"There's somebody there," said ${K.name}. ${H.name} got under the table. The somebody knocked again, and then said sorry to the door.`,
          `When the day was nearly over there was a tap. It stopped, and began again, lower down. "That isn't talk," said ${K.name}. "Talk doesn't wait." ${H.name} hid all the same.`,
          `Then something came up the path. It had a limp in it. ${H.name} blew out the lamp and hid. "They've stopped," whispered ${K.name}. "They're wiping their feet."`,
          `It was a knock like a question. ${H.name} went behind the curtain. "It's somebody small," said ${K.name}, with an eye to the keyhole. "They've taken their hat off to the door."`,
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
          `It was ${T.aKind}, dusty all over, with ${gift.said}. "${laterThing}" said ${T.name}. "They were talking, ${way}. So I came. I'm another one."`,
          `On the step stood another ${T.kind}, holding ${gift.said}. "${laterThing}" said ${T.name}. "All the way ${way}. I thought I was the only one there was."`,
          `"${laterThing}" said somebody very tired. It was ${T.aKind}, with ${gift.said}. "I've come ${way} to see," said ${T.name}. "Is it you? Because it's me."`,
          `${H.name} opened the door a crack. It was ${T.aKind}, with ${gift.said}. "They told it to make us laugh," said ${T.name}. "But that's me. That's just how I am."`,
          `On the step was ${T.aKind}, with ${gift.said}. "Excuse me. I followed the talk. I wanted to see where it began." "It began with me," said ${H.name}. "Then so did I, nearly," said ${T.name}.`,
          `There stood ${T.aKind}, with sore feet and ${gift.said}. "${laterThing}" said ${T.name}. "I've looked for somebody ${way}, for years. Nobody ever said there was a you."`,
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
          `${H.name} looked at ${T.name}. ${T.name} looked at ${H.name}. "${H.says}," said one. "${H.says}," said the other. And ${K.name} went to see about some toast.`,
          `"You had better come in," said ${H.name}. ${gift.shared}. It was ${H.name} who laughed first.`,
          `There was a great deal to say, and they began in the middle. ${gift.shared}. ${K.name} looked from ${H.name} to ${T.name}. "I can't tell which one is odd," said ${K.name}.`,
          `"Is yours the same on Mondays?" said ${H.name}. "Mostly," said ${T.name}. "So is mine!" ${gift.shared}. ${K.name} had never seen anybody so pleased about Mondays.`,
          `"Go on, then," said ${H.name}. "No, you," said ${T.name}. So they both did it at once. ${K.name} fell off the chair. ${gift.shared}.`,
          `Nobody knew how to begin. ${gift.shared}. "Does it get worse when you're happy?" said ${T.name}. "Much," said ${H.name}. It got a good deal worse. ${K.name} had to open a window.`,
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
          `They still talk about it, ${way}. "${firstThing}" they say. "There are two of them." And ${A.theKind} says, very quietly, "I'm a bit that way myself."`,
          `The sign is still up. On the back, in another hand, it says: KNOCK TWICE. Somebody has. It was ${A.theKind}.`,
          `Now, when the talk goes by, they wave to it from the window. You never know who it may bring.`,
          `${T.name} lives two doors down now. People look at ${H.name}, and then at ${T.name}, and lose count. "I wish I were odd," said ${A.theKind}, the other day.`,
          `There are two chairs outside now, and somebody has brought a third. It was ${A.theKind}. "I was only passing," said ${A.theKind}, and has been passing ever since.`,
          `There is a club now, on Thursdays. It has two in it, and one who brings the milk. ${cap(A.theKind)} has asked what one has to do to get in.`,
          `At night two lamps shine on that road, where there was one. ${cap(A.theKind)} goes home by there. It is not the shortest way. It is only the nicest.`,
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

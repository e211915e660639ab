import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NeverEnough } from './arc.ts';

const MOST = 20;

/** A heap is kept against everybody, until it keeps everybody out; giving it back costs the pride of having had it all. */
export function old(bound: NeverEnough): Told {
  const { hero: H, child: K, first: A, second: B, wanted, said, shown, them, They, was, home, outside, chance } = bound;
  const { arrival, arrivedBy } = bound;
  const { words: x, many } = wanted;
  const X = cap(x);
  const [brought, shared] = many ? ['two of them', 'one each'] : ['a little', 'half each'];
  const refrain = chance.pick(
    'And that was still not all there was',
    'But somewhere there was always a bit more',
    'It was very nearly enough',
  );
  const left = many ? 'a single one' : 'one small bit';
  const so = many ? 'so many' : 'so much';
  return {
    title: titled(
      chance.pick(
        `the great heap of ${H.name}`,
        `${H.name} and very nearly enough`,
        `all the ${x} there ${was}`,
        `the step outside ${H.names} door`,
        `what ${H.name} had too much of`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          said !== null
            ? [
                `${arrival}"${said}," said ${K.name}, who was a friend and could say so. "I borrow," said ${H.introduced}. "When did you last give one back?" ${H.name} looked at the sky for a time. It was not greed. It was only that when ${H.name} saw ${x}, something inside sat up, like a dog that hears its lead.`,
                `${arrival}There are things that everybody knows and nobody says at table. "${said}," for example. ${H.introduced} knew that they knew. They had all begun to carry their bags in front. Only ${K.name} still came by in the evening, with both hands empty, to sit on the step.`,
                `${arrival}"${said}," it said on the wall of the post office, in chalk. ${H.introduced} had gone past it every day for a week, walking as if there were no wall. "It's spelled right, at any rate," said ${K.name}. "I always mean to bring ${them} back," said ${H.name}. That was true as well.`,
              ].map((each) => (many ? each : each.replace('give one back', 'give any back')))
            : [
                `${arrival}People like a number of things, as a rule, and in no special order. ${H.introduced} liked ${x}. After that came nothing at all, for about a mile, and then came Sundays. It was not greed. When ${H.name} so much as heard the word, something inside sat up, like a dog that hears its lead.`,
                `${arrival}${H.introduced} kept a list of the best things in the world. It was not a long one. "1. ${X}," it said. "2. See above." ${K.name} had asked once if there was going to be a 3. "I don't see how there could be," said ${H.name}, and looked at it again, to be fair.`,
                `${arrival}If you wanted to be friends with ${H.introduced}, there was only one thing to learn. It was no use to bring flowers. It was no use to ask how anybody was. You said "${X}?" at the door, and it flew open, and you were friends. ${K.name} had found that out on the first day.`,
              ],
          `${arrival}${H.introduced} liked nothing in the world so much as ${x}. ${K.name} had found that out on the first day.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: [...shown, ...arrivedBy].slice(0, 2),
        },
      },
      {
        text: keeping(MOST, [
          `One evening ${K.name} came by with ${brought}. "${cap(shared)}," said ${K.name}, and they sat down on the step. The sun was on it. They did not talk. They made it last, looking across now and then to see how far the other had got. When it was over ${H.name} knew two things. That was the best there had ever been. And there was no more.`,
          `It began on the step outside ${H.names} door. ${K.name} had ${brought}, and it was ${shared}. It could not have taken ten minutes. A blackbird sang through the whole of it. "That," said ${H.name}, at the end, "was the best ten minutes of the year." "It was, rather," said ${K.name}, and went home to supper. ${H.name} sat on, and began to think.`,
          `You ought to hear how it started, because it was so small. ${K.name} had come by ${brought}, never mind how. They sat on the step and had it, ${shared}, in the last of the sun, knees in a row. "I could do that for ever," said ${H.name}. ${K.name} laughed. But ${H.name} had only been doing a sum.`,
        ]),
        scene: {
          setting: outside,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The sum went like this. A little was very good. Therefore a lot would be very good a lot. There was no mistake in it that ${H.name} could see. ${A.introduced} had some, and was not even looking at ${them}. "You're not using ${them} today," said ${H.name}, which was true, since it was only breakfast. By dinner ${A.name} could not have. ${refrain}.`,
          `If ten minutes of it was the best of the year, then what would an hour be? What would Wednesday be, from end to end? ${H.name} went to see ${A.introduced}, who had some put by. "I could look after ${them} for you," said ${H.name}. ${A.name} had not known that ${many ? 'they' : 'it'} needed looking after. One does not like to say no to a friend. ${refrain}.`,
          `${H.name} went first to ${A.introduced}, and talked about the weather. While ${A.name} was looking at the weather, ${H.name} was looking at the shelf. It was not taking, exactly. It was more a sort of carrying, with nobody watching. ${A.name} stood for a good while before the empty shelf at supper, counting on both hands. ${refrain}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${B.introduced} was saving some for a birthday. "But that's in May," said ${H.name}, and was shocked. "Anything might happen before May." ${H.name} made sure that it did. After that it got easier. There is a first time that you do such a thing, and it is hot in the ears. There is no tenth time. By then it is only Tuesday. ${refrain}.`,
          `With ${B.introduced} it was a matter of business. "I'll give you my second-best hat for ${them}," said ${H.name}. ${B.name} did not want a hat. ${B.name} had one on. Somehow, when it was over, ${B.name} was standing in the road in two hats, with nothing in either hand. ${refrain}.`,
          `"I know for a fact," said ${H.name} to ${B.introduced}, "that you don't care for ${x}." "I do, though," said ${B.name}. "Not as I do," said ${H.name}. There was no answer to that. It was even true. ${B.name} thought of a very good answer at about three in the morning, when it was no use. ${refrain}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'worried' },
            { who: H, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `By the end of the week there ${was} ${x} on every shelf. By the end of the next there were no shelves, as far as one could tell. ${They} filled the corners, all four, and then the middle. ${H.name} slept on the top, with a nose against the roof. It ought to have been like sleeping on treasure. It was like sleeping on something that one has to guard.`,
          `One could not see the table for ${x}, and then one could not see the window. To get to bed ${H.name} had to start after lunch. There were paths at first, and then there was one path, and then there was a sort of swimming. "Very nearly," said ${H.name}, on the top of it all. But when one is on top, one can see how much is still not there.`,
          `It is not simple to own ${so}. It has to be counted at night, and again in the morning, in case. It has to be pushed in, so that the door will shut. ${H.name} had given up breakfast for the counting, and then had given up going out. Somebody might come. Somebody might ask for a bit. ${H.name} had begun to listen for steps.`,
        ]),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [{ who: H, pose: 'stand', feeling: 'proud' }],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `When the steps came, they were ${K.names}. "Are you well?" said ${K.name}, outside. "Nobody has seen you." "I'm busy," said ${H.name}. The door had opened by the width of a letter, and stuck. "I could come in and help." ${H.name} looked round. There was not room for so much as an elbow. "There's no room," said ${H.name}. It was meant about the floor. But it did not sound as if it was about the floor.`,
          `${K.name} knocked, three times, as they always had. "I've got an hour," said ${K.name}. "I thought of the step." ${H.name} thought of it too. But the door opened inwards, and in was full. "I can't get out," said ${H.name}. "Then I'll get in." They both pushed for a while, from the two sides of the same door. "Never mind," said ${K.name}, in the end. That was worse than if it had been something else.`,
          `"It's only me," said ${K.name}, through the keyhole. "What do you want?" said ${H.name}. It came out wrong. For two weeks it had been what one said at the door. There was a silence out there. "Nothing," said ${K.name}. "I came to see you." And ${H.name}, behind all that ${x}, could not find the way round to the handle.`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [{ who: K, pose: 'stand', feeling: 'sad' }],
        },
      },
      {
        text: keeping(MOST, [
          `Well, now it could begin. There was nobody to share with and nobody to stop it. ${H.name} chose the finest of the whole heap, and waited for the best ten minutes of the year. They did not come. ${H.name} chose another. It was as good as the last, and that was just what was wrong with it. Not a blackbird was to be heard. You could not have heard one through the wall.`,
          `That night ${H.name} had as much as anybody can. It was like reading the same page of a book again and again. There was nothing wrong with the page. "It must want more," said ${H.name}, and looked about. There was no more. ${H.name} had it all, every bit in the place, and it was not enough. That was a cold thing to know, at two in the morning, so near to the roof.`,
          `${H.name} got out the sum, and went through it. A little had been very good. This was a lot. Somewhere in between a thing had been left out. ${H.name} turned the paper over, and there was nothing on the back. What had there been that night, besides? A step. A blackbird. Some sun. "And what else?" said ${H.name}. It was a while before anybody answered, since there was only the one of them.`,
        ]),
        scene: {
          setting: home,
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'think', feeling: 'sad' }],
        },
      },
      {
        text: keeping(MOST, [
          `Then there was a noise. It was laughing, and it was just outside. ${H.name} dug down to the keyhole. There was a lamp on the step, and there sat ${K.name} and ${A.name} and ${B.name} in a row. They had ${left} among the three of them. It went along to the end, and nobody had much, and it came back. "After you," said ${A.name}. "No, no," said ${B.name}. "After you."`,
          `Something was going on out there. ${H.name} made a hole as far as the window, and rubbed at the glass. They were on the step, ${A.name} and ${B.name}, and ${K.name} in the middle. ${K.name} had turned out a pocket and found ${left}. They were cutting it in three with a ruler. One piece kept coming out larger, and each of them was trying to make one of the others take it.`,
          `Somebody was singing on the step, not well. ${H.name} put an ear to the door. It was ${K.name}, and ${A.name}, and that was ${B.name} on the low part. "There's ${left}," said ${K.name}. "Where did you get that?" said ${A.name}. "I saved it," said ${K.name}, "for ${H.name}. But I can't get in." It went quiet. "Save it a bit longer," said ${B.name}.`,
        ]),
        scene: {
          setting: outside,
          time: 'night',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `One could go out there with a little in one hand, and say nothing, and be let in. ${H.name} knew that. They would ask no questions. But it would not be true. It would all still be here in the morning, behind the door. ${H.name} sat down and looked at it, the greatest heap that anyone had ever had. Nobody would ever know how great. Then ${H.name} put both feet against the wall, and pushed.`,
          `It was the most that anybody had ever had. If it went, there would be nothing to show for any of it, not the counting, and not the ears being hot. ${H.name} would be the one who had it all, once, and gave it back. That is not a thing one puts on a sign. ${H.name} stood there as long as it takes to be very proud, and then a little longer. Then ${H.name} lay down on the heap, and kicked.`,
          `There are two ways to open a door that opens inwards. One is to take away what is behind it, bit by bit, when nobody can see. ${H.name} could have had it tidy by May. The other is quicker, and everybody sees. ${H.name} thought of what they would say. Then ${H.name} thought of the row of them, out there on the step. ${H.name} took off the hinges.`,
        ]),
        scene: {
          setting: home,
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'reach', feeling: 'determined' }],
        },
      },
      {
        text: keeping(MOST, [
          `It came down the path like a river, ${x} and more ${x}, and ${H.name} last, sitting down. Nobody spoke. "This is yours," said ${H.name} to ${A.name}. "So is most of that. And this was for May." It took until the morning. "I said I'd look after ${them}," said ${H.name}. "I looked after ${them} too well. I'm sorry." ${A.name} counted, on both hands. "There's one over," said ${A.name}. "You have it."`,
          `The door fell flat, and after it came the rest. ${B.name} had to climb on the gate. "Are you all right?" said ${K.name}. "I've got something of everybody's," said ${H.name}, rather high, and very red. "I'd like to stop." They formed a line, and handed it along. Nobody made a speech. But it was a long line, and ${H.name} had to look each of them in the face.`,
          `When the noise was over, there was a hole where the door had been, with ${H.name} in it. "I took ${them}," said ${H.name}. "I didn't mind ${them}, and I didn't carry ${them}. I took ${them}." "We know," said ${B.name}. "We could see in at the top." It was no easy morning. But ${A.name} held the bag open, and after a time ${B.name} held the other side.`,
        ]),
        scene: {
          setting: outside,
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `There is no door there now, only a curtain, and a step with room for four. ${H.name} still likes ${x} better than anything in the world. Second comes the step. ${K.name} came by this evening with ${brought}. "${cap(shared)}," said ${K.name}. They made it last. A blackbird sang through the whole of it. "More?" said ${K.name}. "No," said ${H.name}. "Again."`,
          `If you look at ${H.names} list today, there is a 2 on it, and it is written very small. ${K.name} has not been shown it. They have had ${brought} between them, and it was ${shared}. The sun has gone from the step, but the step has kept some. "It was the best of the week," says ${H.name}. "You always say that," says ${K.name}. It always is.`,
          `It echoes in there now. One can see the table. On the table is a plate with ${left} on it, and nobody has touched it since Monday. "Whose is that?" said ${A.name}, looking in. "I'm saving it," said ${H.name}. "For me?" "For whoever comes." Somebody knocked, three times. ${H.name} was at the door before the third, with both arms out.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { FirstAndSecond } from './arc.ts';

const MOST = 20;

/** There is a rule about leaving the post, and a line in a book; and a place behind the word where no answer came. */
export function old(bound: FirstAndSecond): Told {
  const {
    hero: H,
    rival: R,
    third: T,
    small: S,
    judge: J,
    race,
    on,
    at,
    shown,
    arrival,
    arrivedBy,
    calls,
    chance,
  } = bound;
  const [first, second, third, fourth] = calls;
  const h = H.name;
  const r = R.name;
  const t = T.name;
  const s = S.name;
  const j = J.name;
  return {
    title: titled(
      chance.pick(
        'the hole behind the word',
        'nobody to be second',
        `the year ${s} ran`,
        'a line in the red book',
        'whoever leaves the post',
        `what ${h} said next`,
      ),
    ),
    refrain: first,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            T,
            introducing(
              R,
              introducing(H, [
                `"${first}," said ${h}. It did not matter what it was. It might be breakfast, or a gate, or the shady end of a wall. "${second}," said ${r}, a moment later, with a bit of a sigh in it. "${third}," said ${t}, who was thinking of something else. They had done it for so long that nobody heard it any more. It was like the tick of a clock. You would only have noticed if it stopped.`,
                `There are people who like to be in front, and ${h} was one. It was not unkind. It was just that a place looked better to ${h} with nobody in it yet. "${first}," said ${h}, on arriving. "${second}," came from ${r}, as sure as an echo. Then there was a gap, with feet in it, and ${t} said, "${third}." Only then had they really got there.`,
                `${h} was there before the others, as a rule, and said so. "${first}." Next it was ${r}. "${second}," said ${r}, who had once been first by mistake, and had not known what to do. Last came ${t}, with a "${third}" that was mostly breath. If one of the three was missing, ${h} stood about and could not begin. But nobody had ever put that into words, and ${h} had not thought about it.`,
              ]),
            ),
          ),
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'proud' },
            { who: R, pose: 'walk', feeling: 'calm' },
            { who: T, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${arrival}There was a red book, and in it was every winner of ${race} since anybody could write. Each had one line. ${cap(j)} kept it, with the ribbon laid in to mark the place. "The next line's empty," said ${j}. "I can see that," said ${h}, who had been looking at it for some weeks. It was about as long as a name. It was exactly as long as one name in particular.`,
            `${arrival}${cap(j)} was in charge of ${race}, and had a whistle, a ribbon and a red book. The winner's name went into the book, in ink. "One rule," said ${j}. "When you're at the post, you stay at the post. Whoever leaves it isn't in the race." "Why would anybody leave it?" said ${h}. ${cap(j)} thought about that. "Nobody ever has," said ${j}.`,
            `${arrival}For ${race} you needed a whistle, a red ribbon and the book. ${cap(j)} had all three. The book was old, and smelled of cupboards. Every winner was in it. ${h} had read it from end to end, as others read about pirates. "I know what comes next," said ${h}. "Nobody does," said ${j}. "It's ink. We wait until it's happened."`,
          ],
          `${arrival}There was a red book with every winner in it, and ${j} kept it. "The next line's empty," said ${j}. ${h} knew that already.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: J, pose: 'hold', feeling: 'calm', holds: 'book' },
            { who: H, pose: 'look-up', feeling: 'excited' },
          ],
          things: ['ribbon', ...arrivedBy],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(S, [
            `Four were going to run. The fourth was ${s}. "Are you sure?" said ${h}. "It's a long way for you." "It's the same way," said ${s}. "I'll only be longer in it." There was no answer to that. They stood in a row, and ${j} explained it again. It was round the bend, and on, and on, to the post. You had to stay there once you had come, or it did not count. Then ${j} blew the whistle.`,
            `At the start there were three of them and ${s}. "I've been training," said ${s}. "For how long?" said ${r}. "Since I got up," said ${s}. ${h} moved over, to make room. It was easy to be nice to ${s}. There was no need to be worried, with ${s}. "Stay at the post when you've got there," said ${j}, to all of them, "or you're out." And then the whistle went.`,
            `"You'll be out there until dark," said ${t} to ${s}, who had brought a small lunch. "Then I'll see it all in both lights," said ${s}. They laughed, but not much, for ${s} had not been joking. ${cap(j)} read out the rule. It was only one. A runner who leaves the post has left the race. Nobody listened to it. They were all looking at the bend.`,
          ]),
          `Four were going to run, and the fourth was ${s}. "It's a long way for you," said ${h}. "It's the same way," said ${s}. "I'll only be longer in it." Whoever left the post was out, said ${j}, and blew the whistle.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'stand', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: R, pose: 'stand', feeling: 'happy' },
            { who: J, pose: 'stand', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `It was the best start of ${H.names} life. By the bend ${h} was so far in front${on} that there was nothing to hear behind. ${h} would have liked to see how far. But a look costs a step, and so ${h} did not spend it. There was some sort of noise once, back there. It might have been a shout. It might have been somebody's name. It was not ${H.names} name, so it could wait.`,
          `After the bend there was nobody else in the world. There was the way, and ${h}${on}, and far off the post, like a pin in a map. ${h} thought of the line in the book, and how it would look. Behind there had been puffing. Then there was less of it. Then there was a sort of hush that ${h} took for speed. It felt just as it ought to. It was only rather large.`,
          `${h} went${on} as you go in dreams, when it goes well. The bend came and was gone. For a time there had been feet, and a cough, and ${t} saying, "Which way?" Now there was only wind. "I must be winning," thought ${h}, and it was true. It is odd how long a way gets when you are winning on it. There was nobody to be faster than.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'run', feeling: 'determined' }], things: shown },
      },
      {
        text: keeping(MOST, [
          `"${first}!" said ${h}, with one hand on the post. And then it happened. Nothing did. There was a place behind the word where another word had always been, and it was empty. It went on being empty. ${h} had never heard the whole of it before. It was like going down a stair that is not there. ${cap(j)} had the pen ready. "Well done," said ${j}. "Who's second?" "I don't know," said ${h}.`,
          `There was the post, and there was the ribbon. "${first}!" It was loud, and it was perfect, and it hung there. ${h} waited for the rest. You would not believe how long a wait is, when you have never had one. "I'll put you down, then," said ${j}, and unscrewed the pen. "First. Of," said ${j}, and stopped, and looked along the empty course. "Of what, would you say?"`,
          `${h} touched the post, and turned, and called, "${first}!" It was for them. It had always been for them, it turned out. It went a long, long way, and did not come back. ${cap(j)} clapped. It is a thin sort of sound, one person clapping. "That's a record," said ${j}. "There's nobody in sight." And ${h}, who had wanted exactly that, wished that ${j} had put it in some other way.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'surprised' },
            { who: J, pose: 'stand', feeling: 'curious' },
          ],
          things: ['ribbon', 'book'],
        },
      },
      {
        text: keeping(MOST, [
          `They waited until the shadow of the post had moved. First ${h} said it again, louder. But a thing that nobody has heard does not get any better by being loud. Then ${h} said, "${second}," in ${R.names} voice. It was a good likeness. But ${h} knew who it was, and so did ${j}, and neither of them laughed. "They'll have stopped for something," said ${j}. "It isn't like them all to stop," said ${h}.`,
          `${h} tried to enjoy it. You ought to be able to, with a ribbon a foot away. ${h} sat down and was the winner for ten minutes. But there is nothing to do, as a winner, when there is nobody there. It is rather like being the only one at a party, with the hat on. "${first}," said ${h}, to see if it still worked. It was getting smaller every time.`,
          `"I could shout for them," said ${h}, and did. But the bend kept it. Then ${h} climbed as high as could be, and looked. But you can only see as far as the bend from there. That is what a bend is. "Somebody may have hurt something," said ${h}, at last. "I expect it's only hiccups," said ${j}, who did not know how right that was. "You could go and see. But then you'll have left the post."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: J, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There was the rule. Nobody had ever needed it before. ${h} put one hand flat on the post, and it was warm from the sun. The line in the book was dry and white. If ${h} stayed, it would say ${H.names} name for good. It would be quite true. And the place behind the word would be there for good as well. Every time that ${h} read it, ${h} would hear it. "I'm going to look," said ${h}. It took three goes to get the hand off.`,
          `"If you go," said ${j}, "I can't write it. I'm sorry. I didn't make the rule, I only keep it." "I know," said ${h}. It would never be as good as this again. You do not get a start like that two years running. ${h} looked at the ribbon until it went blurred. Then ${h} said something very short, which ${j} did not put in the book, and went.`,
          `${h} stood there and did the sum. On the one side was a name, in ink, that would outlast them all. On the other there was only a quiet, round a bend. It ought not to have been hard. "It's just that I can't hear them," said ${h}. "No," said ${j}. And ${j} shut the book, with the pen in it, and looked the other way. It is easier to do some things when nobody is looking. ${h} left the post.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'sad' },
            { who: J, pose: 'stand', feeling: 'calm' },
          ],
          things: ['ribbon', 'book'],
        },
      },
      {
        text: keeping(MOST, [
          `Just behind the bend was ${r}. "Hic," said ${r}. "It's no good. I try to go along, and it sends me up." ${h} thought about it. Then ${h} went away a few steps, and turned, and shouted "${first}!" like a door. ${cap(r)} went straight up in the air. They both listened. There was no hic. "${second}," said ${r}, from habit, feeling about for it. "Not yet," said ${h}. "Have you seen ${t}?" "Only in bits," said ${r}. "${cap(t)} keeps going past."`,
          `It was hiccups. ${cap(r)} had them badly, and was sitting in the middle of the course, holding on to it. "I called you," said ${r}. "Hic. You didn't look round." So that was what the noise had been. ${h} went red. "I'm looking round now," said ${h}, and then, very loud and with no warning, "${first}!" It was so sudden that ${r} swallowed. That was the end of that. Beyond them somebody ran by, and then ran by again.`,
          `${cap(r)} was upside down, with both feet up on a bank. "It's the only way," said ${r}, "hic, I ever heard of." "${first}!" said ${h}, right into one ear. ${cap(r)} rolled all the way down, and stood up cured. "You came back," said ${r}. "Aren't you first?" "There's a difficulty about that," said ${h}. Just then ${t} went past at a gallop, and waved, and went round a bush. It was not, they saw, for the first time.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: R, pose: 'jump', feeling: 'surprised' },
            { who: H, pose: 'shout', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${cap(t)} had turned left at the bend, as you should, and had gone on turning left. "I thought it was a long race," said ${t}. By now there was a ring, as neat as a plate. They could not stop ${t} by running after. So ${h} stood still in the middle. "${first}," said ${h}, over and over, like a bell on a rock. And ${t}, who had followed that word all ${T.his} life, left the ring and came in to it.`,
          `It is not easy to get somebody out of a circle. ${cap(r)} ran beside ${t}, and soon there were two of them in it. "Shut your eyes," said ${h} to ${t}. "What do you hear?" "Only me," said ${t}. "${first}," said ${h}. "Oh," said ${t}, and turned, and walked straight towards it, with both eyes shut, and trod on ${H.names} foot. "I'd know that anywhere," said ${t}.`,
          `"Is it far?" called ${t}, from the left. "I feel that I know this bit," called ${t}, from the right. ${h} had never thought what the word was for. It was for winning. But now ${h} put it in the one place where it was straight on from, and held it up. "${first}!" said ${h}. "${first}!" And ${t} came along it as you come along a rope. "You're usually further off," said ${t}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: T, pose: 'run', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: R, pose: 'run', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They found ${s} near the start, going steadily. ${cap(s)} had not stopped, nor turned left, nor had a hiccup. "You're going the wrong way, you three," said ${s}. "We've come to fetch you," said ${h}. "I'm fetching myself, thank you," said ${s}. So they fell in behind. Nobody had ever seen the race from there. There was a crack like a river on a map. There was a stone that had a face, and looked pleased to be asked. "You've all run past that," said ${s}, "for years."`,
          `Step, said ${s}, and rest, and step. "Am I the last?" "You're the only one who's still racing," said ${h}. It was so. ${cap(s)} thought it over for about a yard. "Then I had better keep on," said ${s}. They went at ${S.names} speed, all four, with the sun going down in front of them. At first it hurt, like sitting still. Then something in ${H.names} legs gave up wanting. It was surprising how much went on at the side.`,
          `"I thought you'd be home by now," said ${s}. "I was," said ${h}. They walked behind. You cannot walk so slowly without thinking, and ${h} thought about being last. The whole of it was in front, to look at. There was nobody to listen for. Every time one came to anything, somebody was already there. "Is it horrid?" said ${h}. "It's long," said ${s}. "But you always get there. I've never known it not."`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: S, pose: 'walk', feeling: 'determined' },
            { who: H, pose: 'walk', feeling: 'calm' },
            { who: R, pose: 'walk', feeling: 'calm' },
            { who: T, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At the line ${h} stopped, and so the others stopped, because they always did. "You go," they said. But ${h} was out. That was the rule. It was while they stood and looked at each other that ${s} went by. ${cap(s)} had a way of going that could not be halted all at once. One step, and one more, and there was the post. "${first}?" said ${s}. It was hardly a word. And behind it came the hole. ${h} heard it open. "${second}!" shouted ${h}, with everything there was.`,
          `${cap(j)} was asleep against the post, with the book for a pillow. Nobody spoke. ${r} had one foot up. "Go on, then," whispered ${t} to ${h}, and ${h} said no, without a sound. And in between them, looking neither left nor right, came ${s}, and bumped into the post. It woke ${j}. "${first}," said ${s}, astonished. Everybody turned to ${h}. It was the word that ${h} had never once said. It had been lying there all day, waiting for somebody. "${second}," said ${h}.`,
          `They all came to the line at once, and then nobody wanted to. "It's yours," said ${r} to ${h}. "I gave it up," said ${h}. "Then it's mine," said ${r}, and did not move. You cannot take a thing like that. And while they were being so polite, ${s} walked underneath it all and over. "Is this it?" said ${s}, at the post. "Then I think that I may be. Am I? ${first}." "${second}!" said ${h}. It was out before it had even been decided.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'reach', feeling: 'surprised' },
            { who: H, pose: 'shout', feeling: 'happy' },
            { who: R, pose: 'stand', feeling: 'surprised' },
            { who: J, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${third}," said ${r}, and "${fourth}," said ${t}, who had never had that one. ${cap(j)} wrote it down by the last of the light. It was a short name, and left a good deal of line. "There's room for more," said ${j}. So it says there now: ${s}, and then, smaller, with the others, who came back. At night ${h} lay and went over it. "${first}," said ${h} to the dark, and was asleep before it needed an answer.`,
          `"${third}." "${fourth}." It went down the row and shut like a box. In the book it says ${s}, in ink, on the line that was just as long as something else. The ribbon was too long by a yard, and they cut it in four. ${h} has the end with the knot. That night it lay where you could see it, which you cannot when you have it on. "${second}," said ${h}, very low, to try it. It would do. Then ${h} fell asleep.`,
          `Then ${r} said it, and then ${t}, right down to "${fourth}", and they had got there. ${cap(j)} blew on the ink. Nobody will ever know from the book how it was. But there is a blot beside the name, where the pen had lain since noon. ${h} knows what that is. That is the other name. It was dark when ${h} lay down. "${first}," said ${h}, and listened. Far off, small and steady, somebody was still on the way to bed. Then ${h} was asleep.`,
        ]),
        scene: {
          ...(H.isChild ? { setting: 'bedroom' as const } : {}),
          time: 'night',
          camera: 'medium',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
          things: [],
        },
      },
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a promise kept for four days, and a reason to break it that nobody may be told. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, T, t, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'cheer', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `Every class has a clown. Some clowns have an ear for music, and ${A.introduced} had an ear for quiet. ${a} could tell the very moment when a "baa" would do the most good. It was always in the middle of something. ${B.introduced} had once laughed out a pea, and it had hit the globe. "${refrain}" said ${T.introduced}, about six times a day.`,
        `There was a clown in the class, and that was ${A.introduced}. It only took one raised eyebrow, or a voice like a sheep at the bank. Then the first one giggled, and the next one caught it, and the whole room was laughing. ${B.introduced} had to be laid on a table once. "${refrain}" ${T.introduced} would say. It was never a bad joke. It was just never the time.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'cover', 'happy'), seen(A, 'stand', 'shy')] },
        `The trouble was that ${t} laughed as well. ${t} would face the board, with shaking shoulders, until it was safe to turn. "It takes ten minutes to get you all back," said ${t}. "I've counted. It's been a whole day since September. We've a sum up there that has never found out what it comes to." And ${a} was sorry, and it came up like a bubble, and it was "baa".`,
        `It wasn't that ${t} couldn't take a joke. ${t} took every one of them, and had to hold on to the sink. "I was just the same," said ${t}, "and I know that it isn't on purpose. But I've been trying to get to the end of the Romans since half term." ${a} promised. ${a} always promised. The promise tickled, that was all, and it was so very quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'kneel', 'calm'), seen(A, 'look-up', 'excited')] },
        `So they made a bargain. On Thursday a ${n} was coming, to see how the class worked. She'd never been known to smile. "Keep it in till Friday," said ${t}, "and then the stage in the hall is yours. You'll have five minutes, with a curtain." ${a} had looked at that curtain for three years. Five minutes! Nobody can say "not now" to somebody behind a curtain.`,
        `"What would you like best?" said ${t}. That was easy. It was the stage in the hall, and a curtain that opened. "Five minutes," said ${t}. "On Friday, in front of them all. But there's a ${n} coming on Thursday to see us work. She writes it down. If you can hold out till she's gone, then it's yours." They shook hands on it, without any funny business.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined', 'pencil')], things: ['notebook', 'pencil'] },
        `${a} went at it properly. Whatever came up was put in a notebook, to be kept for Friday. There were nineteen by Tuesday, and ${a} read them through. NOSE, it said. LADDER. THE GOAT AGAIN!! They had been so good that it hurt. They lay there like flies in a window. It seems that a joke has to be eaten the same day.`,
        `The plan was to save them up. There was a notebook for it, and ${a} wrote down each one instead of letting it out. By Tuesday it was half full. ${a} tried some of it on a cat. SPOON, said the page, and GOAT TWO, and WHAT IF IT WAS CHEESE. Nobody had laughed at that cheese, and now nobody ever would. Jokes don't keep. One might as well try to save sneezes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'worried'), seen(B, 'sit', 'sad')] },
        `By Wednesday they had done the sum. It came to nine. They had done the Romans, too, and started on drains. It was peaceful, and a little grey. "It's like having the lights off," said ${b}. ${a} nodded, with both cheeks full of something. People who had always grumbled at the noise looked round, now and then, to see if it was coming.`,
        `It worked, and that was the odd part. The sum came out, and it was nine. They got through two emperors in a morning. "When's it over?" said ${b}. "I keep getting ready to laugh, and then it's just the next thing." ${a} couldn't say. There was a "baa" in there, the size of a cushion, and one had to breathe round it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'calm', 'pencil'), seen(T, 'stand', 'worried'), seen(A, 'sit', 'determined')],
          things: ['pencil', 'paint'],
        },
        `On Thursday ${n} sat at the back, in a hat like a lid. She wrote something down before anybody had done anything. It was painting, and they were as good as a photograph. ${t} dropped the chalk, and stepped on it, and nobody made a sound. ${a} looked at the hat just once. After that ${a} kept both eyes on the paint, and thought of the curtain.`,
        `And then it was Thursday, and there she was. ${n} had a pencil that was sharp at both ends. They painted for her. They painted as if they'd never heard of anything else. ${t} said "Good morning, pencils," by mistake, and went pink. One could have heard a goat drop. ${a} bent over the paint, and got through it, and there were only two hours left.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'stand', 'scared'), seen(A, 'look-up', 'surprised')],
          things: ['paint', 'basket'],
        },
        `It was the pot that they washed the brushes in. It went over the edge with hardly a splash, and into ${B.names} lap. ${b} stood up, and that was a mistake. It wasn't a green that one could call green. It ran down both legs, and it looked like just one thing. ${b} backed up against the paper basket by the sink, and there was nowhere else to go.`,
        `${b} had only reached for the red paint. Then there was a whole pot of water, gone, and most of it sat in ${B.names} lap. It was warm by then, and yellowish. Anybody who looked would think that they knew what it was. ${b} got as far as the sink and the paper basket, and stuck there. The door was right across the room.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'cover', 'sad')] },
        `Nobody had seen it yet but ${a}. But a chair creaked, and then another. It would be said once, and then for the rest of the term. It would be said on the bus. And there sat ${n} with her pencil, and ${t} looking so glad that it was nearly over. Tomorrow there was the curtain. One could go for a towel, of course. But then they'd all look to see who it was for.`,
        `In about as long as it takes to turn one's head, they would see. And once they had, it could never be made not to be. ${a} knew what a laugh is. It goes where it's pointed. ${t} had given a week for this, and so had ${a}. At the back sat ${n}, with the pencil. There was the curtain tomorrow. ${b} looked across at ${a}, and didn't ask.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited', 'basket'), seen(T, 'stand', 'surprised'), seen(N, 'stand', 'surprised')],
          things: ['basket'],
        },
        `"BAA!" It had four days in it. ${a} had got the basket, and got it on, and it came down to the shoulders. "Who's put the sun out?" it said. It walked into the Romans. It begged pardon of a cupboard, and sat down on ${n}. The room went up like a box of pigeons. "${refrain}" cried ${t}. And all along the wall, while nobody looked, ${b} went out of the door.`,
        `Then the basket stood up by itself. "BAA," it said, from deep inside, and "Is this the bus?" It came down the middle with its arms out. It shook hands with the coats. It asked ${n} if she stopped at the market. They were on the floor, and two of them wept. "${refrain}" cried ${t}, from the heart. ${b} walked out behind all their backs. A whole brass band could have walked out, and nobody would have noticed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'sad'), seen(A, 'stand', 'sad', 'basket')],
          things: ['basket'],
        },
        `It took twenty minutes. ${n} had written two lines, and put on her gloves. "Only till tomorrow," said ${t} afterwards. It would have been easier to bear if ${t} had shouted. "You could have had that stage." ${a} turned the basket round and round. There was a very good reason. It had gone home in somebody else's shorts, and it wasn't ${A.names} to tell. "I'm sorry," said ${a}. "It came up."`,
        `Afterwards there was nobody left but the two of them. "Why today?" said ${t}. It was a fair question. The answer would have put it right in one breath. It would also have put ${b} back in the middle of that floor, as wet as before. ${a} held on to the basket. "It got out," said ${a}. ${t} sighed, and wiped it off the list, curtain and all.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'stand', 'determined'), seen(T, 'sit', 'surprised')],
          time: 'day',
        },
        `On Friday morning ${b} was there before the bell. "You mustn't tell the others," said ${b}, and told. It took some time, and the word "lap" came into it. ${t} listened with one hand over the mouth, and it wasn't for laughing. Then they both went and looked at the floor. There was a row of small dry spots, from the sink to the door. "I thought that was the goat," said ${t}.`,
        `The next day ${b} stood at the desk, before anybody came. "It was for me," said ${b}. "The basket. I can't let it have been for nothing." ${t} heard it all, and got up, and shut the notes on the Romans. There was a letter from ${n}. NOISY, it said. SOMEBODY IS LOOKED AFTER IN THERE. "I couldn't make it out," said ${t}. "She must have had the better seat."`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy', 'basket'), seen(T, 'sit', 'happy')],
          things: ['basket'],
        },
        `At two the curtain went up, and ${a} was behind it, who hadn't been told why. "Yours didn't get out," ${t} had said. "Yours was sent." The hall was quite silent. It was the finest quiet that ${a} had ever heard, and there was nothing in it, not a bleat. Then on came ${b}, in a basket, and walked into the piano. They laughed until they hurt. On Monday, in singing, ${t} thought of it and had to start again. "${refrain}" whispered ${a}.`,
        `So there was a curtain after all, and it opened. "That wasn't let out," ${t} had told ${a}. "That was sent. It's a different thing." Two hundred faces waited. ${a} opened the notebook, and it said CHEESE. Nobody made a sound, for half a minute. Then a basket came on from the left, and bowed to the wrong side, and it had ${B.names} shoes on. On Monday, in the middle of the Romans, ${t} had to face the board. "${refrain}" said the whole class.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the number is there at last, and it is somebody's secret. */
export function old(asked: Going): Told {
  const going = apart(asked);
  const { A, B, a, b, chance } = going;
  const { refrain, subject, T, t, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'point', 'curious'), seen(A, 'think', 'worried')],
        },
        `The fives stayed where one put them. The tens came when they were called. But ${A.introduced} had a number that wouldn't stay, and they always asked for that one. "Seven eights?" said ${T.introduced}, whenever it was ${subject}. ${a} looked, and there was only the place where it had been. "${refrain}" said ${a}. "I can't say that it's wrong," said ${t}.`,
        `When it came to ${subject}, ${A.introduced} was all right as far as six sevens. After that there was a hole in the floor. "What are seven eights?" said ${T.introduced}. You could hear the clock. There had been a number there last night. "${refrain}" said ${a} at last. It got a laugh, and ${t} laughed as well, but it wasn't the number.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'determined')] },
        `It wasn't for want of trying. It was fifty-six. ${a} had written it on one hand, and washed the hand. ${a} had sung it on the stairs, and it was still there on the top step. By breakfast it had let itself out. It left nothing behind but a sort of warm place, as a cat does. ${a} walked to school over that place, and could feel how big it had been.`,
        `${a} had been told it more often than anything but "shoes". It was fifty-six. It came in, hung up its coat, and went straight out at the back. ${a} had tried it loud, and in a whisper, and with a tune. One evening it had stayed right through supper. Then somebody said there was pudding. Some numbers are like that. Nothing has ever happened to them, so they've nothing to stay for.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(B, 'stand', 'proud'), seen(A, 'hold', 'shy', 'yo-yo')],
          things: ['yo-yo'],
        },
        `${B.introduced} had it. ${b} had all of them, and didn't know how. "It's only a number," said ${b}. "One just knows it." That was no help, and wasn't meant to be any harm. "I bet you'll have it by Saturday," said ${b}. "And I bet I won't," said ${a}. It came out the wrong way round, but they shook hands on it. If ${a} couldn't say it on Saturday, ${b} would get the yo-yo.`,
        `With ${B.introduced} they came when one whistled. "Fifty-six," said ${b}, upside down, without even looking. "I'll have it by Saturday," said ${a}. It was said before it was thought. "Your yo-yo says you won't," said ${b}. It was a red one, and it could sleep at the end of its string. ${a} had practised that for weeks. "Done," said ${a}, and began to be sorry at once.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'stand', 'happy'), seen(A, 'look-up', 'curious')] },
        `On Friday ${N.introduced} looked over the fence. "I've got a birthday tomorrow," she said, "and the whole street's coming. I need somebody with steady hands." "How old will you be?" said ${a}. "${refrain}" said ${n}. It was odd to hear it from the other side. "I don't tell them the number," said ${n}. "They mean it well. They hear it, and they start to carry things for me."`,
        `${N.introduced} from next door was looking for a helper. It was for a cake, and the cake was for herself. "Which birthday is it?" said ${a}. "${refrain}" said ${n}, and looked so like ${t} with the chalk that they both laughed. "I told them, when I was fifty," she said. "Next day a man stood up for me on the bus. I'd been looking forward to that stand."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'point', 'calm')],
          things: ['cake', 'candle'],
        },
        `It was a square cake, as big as a doormat. On Saturday at ten they put the candles on. "I can ask you to, can't I?" said ${n}. "You're not one for numbers." It was meant as a kindness. "Eight in a row, so they won't lean. Don't count the rows." You can't be told a thing like that. There was a row, and another row, and ${a} looked out of the window very hard. There were seven.`,
        `"I thought of you for the candles," said ${n}, at ten on Saturday, "because numbers don't stick to you." ${a} didn't mind. It was only what everybody knew. They came in boxes, eight to the box, and each of the boxes made one row on the cake. ${a} put them in as straight as a fence. When the last box was empty, the rows were done. ${a} hadn't counted them. It was just that you can see seven.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(N, 'cover', 'shy')],
          things: ['cake', 'candle'],
        },
        `Then it came in. It came up the path, and wiped its feet. Seven rows, and eight in each. It was fifty-six, and there it stood in front of ${a}, with candles on. It had a cake round it, and a kitchen, and a neighbour going pink. "You've counted," said ${n}. "Not on purpose," said ${a}. "I won't say it. Not to anybody." "No," said ${n}, after a look. "I don't believe you will."`,
        `And ${a} looked at the candles and knew what ${n} was. She was seven eights. She was fifty-six, and it went down into ${a} like a key into a lock, and turned. Nothing fell out. ${a} shook a bit, to see. "Oh dear," said ${n}. "It shows, then." "Only from here," said ${a}. "I won't tell." They covered the cake with a cloth, and shook hands. It was the second time that week.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'stand', 'happy'), seen(B, 'point', 'excited'), seen(A, 'stand', 'happy')],
          things: ['cake', 'candle'],
        },
        `By three the garden was full of the street. Out came the cake, lit all over, and people said "Oh!" and stood back. "How many's that?" somebody called. "${refrain}" said ${n}. ${b} was counting with one finger. But ${n} had the breath of a horse. One puff, and there was nothing but smoke. She had the candles out and in her apron before it had cleared.`,
        `The whole street came at three. The cake was carried out, and it was so bright that it warmed one's chin. There was singing. Somebody always has to ask, and somebody did. "${refrain}" said ${n}, and blew. The candles all went out together, and ${a} swept them up, as had been arranged. "I'd got as far as nineteen," said ${b}. There was only the cake now, with rows of small holes.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'curious'), seen(A, 'stand', 'surprised')],
          things: ['yo-yo'],
        },
        `Then ${b} remembered something. "It's Saturday," said ${b}. "The yo-yo! Come on. What are seven eights?" It went quiet, because that's a thing that everybody likes to hear somebody else be asked. And ${a} had it. It was right there, behind the teeth, in its best clothes. It had never been there before when it was wanted.`,
        `"It's after three, and it's Saturday," said ${b}. "You had till now. Seven eights?" Half the street turned round. One or two of them began to work it out behind their backs. ${a} nearly laughed. There was no hole in the floor at all. The number stood there as plain as a house. You only had to open your mouth for it, and the yo-yo was safe.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(N, 'hold', 'calm', 'plate')], things: ['plate'] },
        `But ${n} was standing by the cake, with a plate. And ${b} was quick. ${b} would hear fifty-six, and see the rows of holes. It would be out before you could blink. On Monday they'd be carrying things for her. ${a} thought of the red yo-yo, asleep on its string. ${a} thought of saying it for once, with everybody there. It would only be the once.`,
        `${n} hadn't moved. She had stopped with a plate in the air, in front of the cake. Seven rows of holes, with eight holes in each! It only wanted somebody to say the one, and ${b} would see the other. ${b} always saw it. Nobody could blame ${a}. A bet's a bet, and it was just a number. And wasn't it time that they knew? They had been laughing for a whole year, in a nice way.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'hold', 'surprised', 'yo-yo')],
          things: ['yo-yo'],
        },
        `"${refrain}" said ${a}. How they laughed! It was friendly. Somebody said that it was a hard one, and somebody said, "Bless!" That's the worst of words. ${a} took the yo-yo out, and unwound the string, and gave it to ${b}. "I thought you had it," said ${b}. "You looked as if you had." ${a} went and sat on the step. The number came too, and sat close.`,
        `It took some doing. "${refrain}" said ${a}. There was a big kind laugh, right round the garden, and you could have crawled under the cloth. "It'll come," said a man by the hedge, who hadn't got it either. ${a} handed over the yo-yo. ${b} made it go up and down, once. "It doesn't want to," said ${b}. It was the first thing that ${b} hadn't known how to do.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'determined'), seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['cake'],
        },
        `"It's fifty-six," said ${n}. She hadn't said it loudly, but the garden stopped. "It's seven eights, and it's what I am. ${a} has known the both of them since ten this morning." She cut the first piece of the cake, the one at the corner. Somebody ran to fetch her a chair. "You can put that down," said ${n}. "I'm going to stand." And she did, and it was quite a stand.`,
        `${n} set down the plate with a bang. "Fifty-six," she said. "That's how old I am. I'll thank you to count the holes." ${b} was there already, with big eyes, and looked from the cake to ${a}. "You knew," said ${b}. "And you kept it in!" Three people at once offered to carry things. "I've carried that number by myself," said ${n}, "and now ${a} has. We don't need a hand."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'yo-yo'), seen(N, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['yo-yo', 'cake'],
        },
        `${b} put the yo-yo back into ${A.names} hand, and it knew the way. They sat on the wall till the sun was low. "Next year I'll be fifty-seven," said ${n}. "You'll have to learn me all over again." "No," said ${a}. "Seven eights stays where it is. I'll always know how old you were today." ${n} looked at the hedge for a bit. There was some cake over. "How much would you like?" she said. "${refrain}" said ${a}.`,
        `On Monday ${t} asked, and ${a} said it, just as you say who lives next door. But that was Monday. On the evening of the birthday three of them sat on the step. The yo-yo was home again, and slept on its string. "Can you do it backwards?" said ${b}. "How many are in fifty-six?" "One," said ${a}, and looked at ${n}. She had to blow her nose. Then she asked who could manage some more cake, and how much. "${refrain}" they said, all three.`,
      ),
    ],
  };
}

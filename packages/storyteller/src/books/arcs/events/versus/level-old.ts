import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { sidesOf } from './parts.ts';

/** The same for eight years and more: the score has been level for years, and the one who keeps it is tired of it. */
export function old(going: Going): Told {
  const { A, B, a, b } = going;
  const { refrain, title, R, r, both } = sidesOf(going);
  const [ONE, TWO] = [A.kinds.toUpperCase(), B.kinds.toUpperCase()];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'day', camera: 'wide', actors: both('stand', 'proud'), things: ['sign'] },
        `The ${A.kinds} lived on one side of the meadow, and the ${B.kinds} on the other. Once a year they met in the middle, to settle it. They had been settling it for sixty years. There was a sign with ${ONE} on the left and ${TWO} on the right. Under each there stood a thirty. This year the captains were ${A.introduced} and ${B.introduced}. Each had promised at home that it would be the last time.`,
      ),
      page(
        { camera: 'medium', actors: [...both('shout', 'determined'), seen(R, 'stand', 'calm')] },
        `The score was kept by ${R.introduced}, who was on neither side. It was thought to be an honour. "I should start a new line for us," said ${a}. "You'll be needing the space." "Use a pencil," said ${b}. "It saves rubbing out." ${r} had heard it all last year, and wrote down the date. The prize was a lorry load of ice cream. Nobody had ever got it, because nobody had ever won by two.`,
      ),
      page(
        { camera: 'medium', actors: both('shout', 'determined') },
        `They began with noise. The ${A.kinds} took a breath, and let it out all together. In the next field, forty cows turned round. Then it was the ${B.kinds}. The cows turned back. ${r} walked over to the fence and looked into their faces, as the rules say. They were equally surprised. "${refrain}" said ${r}. There was some muttering about the cows.`,
      ),
      page(
        { camera: 'close', actors: both('sleep', 'sleepy') },
        `After the noise came stillness. Whoever moved first had lost. ${a} looked at a spot in the air. So did ${b}, and it may have been the same one. A fly walked along the whole of both front rows. When an hour had gone by, ${r} held a feather under every nose. They were all fast asleep. You can't lose while you are asleep. It was in the rules, because it had come up before. "${refrain}" said ${r}, so as to wake nobody.`,
      ),
      page(
        { camera: 'wide', actors: both('reach', 'determined'), things: ['string'] },
        `That left the rope. It was the great thing of the day, and people brought chairs. There was a knot in the middle, and under the knot there was a daisy. They leaned back and pulled. Faces went red that had no business to. The rope gave out one long, low note. It grew late. At five o'clock the knot hung over the daisy, exactly as it had for sixty years. "${refrain}" said ${r}. It was hard to say it as if it were news.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'surprised')], things: ['lorry', 'puddle'] },
        `The lorry came at half past five, as it did every year, to be sent home again. But it had rained all week. It turned in by the gate, and slowed down, and got shorter. When it had finished, there was mud up to the doors. "It's only ice cream," said the driver, climbing out of the window. "It'll keep for an hour, or so." ${r} looked at the sun, which was still quite high.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'happy')], things: ['lorry'] },
        `You could see both captains have the same idea. ${a} was quicker. "Whoever gets that out has won," said ${a}, "by two." They had the rope round it in no time. All the ${A.kinds} leaned back, as they had done all afternoon. But this time nobody held them up from the other end. Their feet went forward, and the rest of them went down. They sat in the mud in order of size. "Lovely," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'sit', 'happy')], things: ['lorry'] },
        `The ${B.kinds} had watched, and they dug in their heels first. So it took a little longer, and they went in a little deeper. Soon there were two rows in the mud. Not a soul could have told you which was which. "${refrain}" said ${r}. Nobody laughed. Under the back door of the lorry something pink had begun to drip. It made a very small sound, and everybody heard it.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'shout', 'angry'), ...both('sit', 'surprised')], things: ['string'] },
        `"Oh, for goodness' sake!" said ${r}. One doesn't expect it of somebody with a pencil. "Sixty years! You know what that knot says? It says that you are every bit as strong as each other. You've proved it and proved it. And you have never once put it to any use." ${r} picked the rope out of the mud, and held it up. "It's got two ends. Nobody ever told you that you had to have one each." It was quiet, but for the drip.`,
      ),
      page(
        { camera: 'wide', actors: [...both('reach', 'determined'), seen(R, 'shout', 'excited')], things: ['lorry'] },
        `It felt quite wrong to begin with. ${a} had never seen the back of ${B.names} head before. They stood one behind the other, a ${A.kind} and a ${B.kind}, and so on back to the hedge. "On three," said ${r}. They leaned. It was the same lean that they had always leaned, only there was twice as much of it. The mud thought it over. It let go with a noise that turned all forty cows. The lorry came out backwards, and went over nobody, because they had all fallen flat.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [...both('cheer', 'happy'), seen(R, 'cheer', 'happy')],
          things: ['ice-cream', 'sign'],
        },
        `They ate it on the spot, all out of the same tubs, since it wouldn't have lasted. "That leaves the score," said ${b}, after the third tub. "I know that one mustn't ask." But ${r} was at the sign already, and had wiped off sixty years with a sleeve. Now there was EVERYBODY on the left, and on the right there was MUD. It was one nil. They looked at that for some time. "We'd want it to be by two, though," said ${a}. And they all turned, and had a good look at the hill.`,
      ),
    ],
  };
}

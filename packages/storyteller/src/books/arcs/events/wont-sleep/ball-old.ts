import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bedtimeOf } from './ball-parts.ts';

/** For the oldest there is a bet on it, and the one way to win it is to lie down. */
export function old(each: Going): Told {
  const { A, W, alsoThere, also, refrain, titles } = bedtimeOf(each);
  const [a, w] = [A.name, W.name];
  const W1 = W.introduced.charAt(0).toUpperCase() + W.introduced.slice(1);
  const wCap = w.charAt(0).toUpperCase() + w.slice(1);
  return {
    title: titled(each.chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'curious'), ...also] },
        `There are nights that forget to get dark on the inside. ${A.introduced} lay on the left side, and on the right, and then with both feet on the pillow. It was no use. "I can't sleep," said ${a} to the ceiling. "I'm simply not a person who gets tired."${alsoThere}`,
        `By nine ${A.introduced} had counted everything in the room that could be counted. There were nine books, two feet and a ball. "It's not that I won't sleep," said ${a}. "I can't. Some people need it, and I don't."${alsoThere} Somewhere a clock struck, as if it had been asked.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'calm'), seen(A, 'jump', 'happy')] },
        `${W1} had been up since six, and looked it. "Not tired," said ${w}. "I see. And if I'm not either?" "You are," said ${a}. "You've put your jumper on back to front." "Then let's have a bet," said ${w}, and sat down in the big chair. "If you win, you stay up till eleven."`,
        `The door opened, and it was ${W.introduced}, with one shoe on. "You ought to be asleep," said ${w}. "So should you," said ${a}. "Your eyes are shut." "That's thinking," said ${w}, and fell into the chair. "I'll make you an offer. A bet. If you win it, you may stay up till eleven, and I'll say nothing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'excited', 'ball'), seen(W, 'sit', 'calm')] },
        `It sounded too easy. There was a ball under the window. ${a} was to put it to bed. If it stayed there for five minutes by the clock, ${a} had won. "Only put it to bed?" said ${a}. "That's all I ever try to do," said ${w}. They shook hands on it.`,
        `"You put that ball to bed," said ${w}, "and it has to stay in for five minutes. I've been doing much the same for years." ${a} looked at the ball. It was a plain one, red, with no will of its own. "And there's no catch?" said ${a}. "None," said ${w}. "You'll see." It was a bet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['ball'] },
        `${a} laid it in the very middle, and sat down on the edge to watch the clock. It thought for a moment. Then it turned over, came across the sheet, and was gone. "${refrain}" said ${a}. "They do that," said ${w}. The second time it was just the same, but on the other side, since ${a} had gone round.`,
        `The ball lay in the middle of the bed like an egg. "Five minutes from now," said ${a}, and sat down beside it. It stirred. It came rolling, slowly at first, and then as if it had remembered something. "${refrain}" ${a} put it back, walked round the bed, and sat on the other side. It came out there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(W, 'sit', 'calm')],
          things: ['ball', 'blanket'],
        },
        `"Is it warm enough?" said ${w}. So it was tucked in, with corners, like a parcel. ${a} sat on the edge to keep the corners down. A lump went under the blanket, as a mole goes under a lawn. "${refrain}" "And has it had a drink?" said ${w}. "It's a ball," said ${a}.`,
        `${wCap} was full of advice. It had to be tucked in, so it was tucked in. Somebody had to sit by it, so ${a} sat by it. It dug its way out under the blanket. "${refrain}" "Perhaps it wants to tell you something," said ${w}. "They always do, about now." "It's a ball," said ${a}, through shut teeth.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(W, 'sit', 'happy')], things: ['ball', 'pillow'] },
        `It had a song with nine verses, and left in the eighth. It had a story. Then ${a} built a wall out of all the pillows there were, and sat on it, to hold it up. There was a sigh, and the wall sank. The ball went over the top without hurrying. "${refrain}" It was a quarter past ten, and not one of the five minutes was over.`,
        `By ten it had been sung to, and read to, and spoken to quite sharply. ${a} had carried in four pillows and a sofa cushion, and made a rampart, and leaned on it. The rampart gave way at the place where it was leaned on. "${refrain}" "You're doing very well," said ${w}, from the depths of the chair. "I'd have lost my temper at the song."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['ball'] },
        `${a} looked at the ball, and the ball lay on the carpet. It was not on its side, ${a} saw, and not against anybody. It couldn't want anything. It only ever went down. But a bed is flat. It was flat until somebody sat on it. ${a} sat, and watched the sheet, and there it was: a slope, no steeper than a plate. It ran from the middle straight to ${a}.`,
        `"It goes where I go," said ${a}, slowly. "Left, when I'm left. Right, when I'm right." ${a} put one hand flat on the bed, and leaned. The sheet tilted. It was a very small hill, but a ball needs no more than that. All evening ${a} had sat on the edge to make it stay, and that was what had tipped it out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(W, 'sit', 'sleepy')], things: ['ball'] },
        `So it was quite simple. The middle only had to be lowest. Somebody would have to get in, and lie down there, and keep still for five minutes. ${a} saw the catch, then, from one end to the other. "You knew," said ${a}. "I've sat on a good many edges," said ${w}, with closed eyes. There was still time to say that it was a silly bet.`,
        `So it would stay in the middle, and only if the middle was the bottom of the hill. Something heavy had to lie there. ${a} looked round. The books weren't heavy enough. "There was a catch," said ${a}. "Was there?" said ${w}, and yawned. To win, ${a} had to go to bed. And if ${a} didn't go to bed, the bet was lost.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: ['ball', 'clock'] },
        `"Five minutes," said ${a}, "and then it's eleven o'clock for me. I shall keep my eyes open." And ${a} got in. The ball rolled down, and came to rest, and there was not a thing in the world that it wanted. One minute went by. It was odd to lie there with nothing to carry. The ball was warm on one side, from all that.`,
        `${a} wanted to win. "It's only lying," said ${a}. "It isn't sleeping. I'll count." The bed let ${a} down in the middle. The ball came after and lay there, quite quiet, like somebody who has got home. "One minute," said ${a}. It had been a long evening, for both of them. "Two," said ${a}, some time after that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy')], things: ['clock'] },
        `"Three," said ${a}. "Are you looking at the clock?" There was no answer from the chair. ${wCap} sat there and slept like a stone. It was late for both of them, after all. Somebody ought to put a blanket on ${w}. But if ${a} got up the ball would roll. ${a} pushed the blanket off with one foot, and it fell just about right.`,
        `At three minutes ${a} turned one eye to the chair. It was ${w} who was asleep. So there was nobody to see who won. ${a} could have got up, and gone downstairs, and stayed up till midnight. But there was ${w}, with no blanket, and here was the ball. ${a} had a foot free. With the foot ${a} slid the blanket across, bit by bit, till it reached.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['ball'] },
        `The clock says that it was four minutes and fifty seconds. Nobody else can say. When it struck eleven nobody in that room was awake, and nobody rolled.`,
        `If you want to know who won the bet, you must ask the ball. It stayed for five minutes. It stayed for nine hours. There wasn't one bump all night.`,
      ),
      page(
        {
          camera: 'medium',
          time: 'night',
          actors: [seen(W, 'stand', 'happy'), seen(A, 'sleep', 'sleepy')],
          things: ['ball'],
        },
        `Toward morning ${w} woke up in the chair, with a stiff neck, and with a strange blanket. ${wCap} looked at the bed for a time. Then ${w} bent down, to say good night, and sat on the edge to do it. The sheet tilted. "${refrain}" somebody murmured, without waking up.`,
        `It was still dark when ${w} got up, and folded the blanket, and wondered who had been so kind. "You win," said ${w}, very softly, and sat down on the edge of the bed, for a moment only. You should never do that. "${refrain}" said ${a}, fast asleep.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './ball-old.ts';
import { bedtimeOf } from './ball-parts.ts';
import { LAMP } from './lamp.ts';
import { YAWN } from './yawn.ts';

/** Whoever lies on four wheels has no bed that a ball could roll out of. */
const hasNoBed = ({ A }: Going): boolean => A.being?.isa === 'vehicle' || A.being?.isa === 'thing';

const onWheels = ({ raw }: Going): EventPlot => (LAMP.when?.test(raw) ? LAMP : YAWN);

/** A ball put to bed rolls out on the side where somebody sits, until somebody lies down in the middle. */
export const BALL: EventPlot = {
  id: 'ball',
  when: LAMP.when ?? /won't/,
  young: (going) => (hasNoBed(going) ? onWheels(going).young(going) : young(going)),
  middle: (going) => (hasNoBed(going) ? onWheels(going).middle(going) : middle(going)),
  old: (going) => (hasNoBed(going) ? onWheels(going).old(going) : old(going)),
};

function young(each: Going): Told {
  const { A, W, alsoThere, also, refrain, titles } = bedtimeOf(each);
  const [a, w] = [A.name, W.name];
  return {
    title: titled(each.chance.pick(...titles)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(W, 'stand', 'calm'), ...also],
        },
        `It is late. ${A.introduced} cannot sleep. "I am not tired!"${alsoThere.replace('sat', 'sits')}`,
        `Night is here. ${A.introduced} cannot sleep. "I am not tired at all!"${alsoThere.replace('sat', 'sits')}`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'point', 'happy'), seen(A, 'hold', 'excited', 'ball')] },
        `"Put the ball to bed," says ${W.introduced}. ${a} likes that.`,
        `"The ball has to sleep," says ${W.introduced}. "You put it to bed."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['ball'] },
        `The ball lies on the bed. ${a} sits down beside it. It rolls. "${refrain}"`,
        `Up goes the ball, into bed. ${a} sits on the edge. The ball rolls. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['ball', 'blanket'] },
        `Now a blanket, up to its chin. ${a} sits down. It rolls. "${refrain}"`,
        `${a} gives it a blanket, and sits down. Under the blanket it rolls. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried')], things: ['ball'] },
        `Now a song. ${a} sits on the bed, and sings. "${refrain}"`,
        `It needs a song. ${a} sits on the edge, and sings. La, la. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['pillow', 'ball'] },
        `A pillow goes in front. ${a} sits down. The ball goes over. "${refrain}"`,
        `Here is a pillow, so it stays in. ${a} sits. Over it rolls. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'surprised')], things: ['ball'] },
        `"It always rolls to me," says ${a}. "The bed goes down where I sit!"`,
        `${a} sees it now. Where ${a} sits, the bed goes down. "It rolls to me!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['ball'] },
        `So ${a} gets in, right in the middle. The ball rolls to ${a}. It stays.`,
        `Then ${a} lies in the middle. Here comes the ball, and it stays. No bump.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(W, 'stand', 'happy')], things: ['ball'] },
        `"Is it asleep?" says ${w}. Nobody says a word. The ball is, and so is ${a}.`,
        `${w} looks in. "Well? Is the ball asleep?" Shh. They are both asleep.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const { A, W, alsoThere, also, refrain, titles } = bedtimeOf(each);
  const [a, w] = [A.name, W.name];
  return {
    title: titled(each.chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'jump', 'happy'), ...also] },
        `It was late, and still ${A.introduced} could not sleep. "I'm not tired," said ${a}. "I've tried to be, and I'm not."${alsoThere}`,
        `Everybody in the street was asleep but ${A.introduced}. ${a} had tried the left side and the right side. "I can't sleep," said ${a}. "I'm not even tired."${alsoThere}`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'point', 'calm'), seen(A, 'hold', 'excited', 'ball')] },
        `"All right," said ${W.introduced}. "Then you can put somebody else to bed. Put the ball to bed. It's been up since six." "Balls are easy," said ${a}.`,
        `${W.introduced} came in and looked round. "That ball should be asleep," said ${w}. "Will you see to it?" "Of course," said ${a}, who wasn't busy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['ball'] },
        `${a} laid it on the bed, and sat down on the edge beside it. The ball rolled over, slowly, and out. "${refrain}" said ${a}.`,
        `The ball lay down at once. "That's a good ball," said ${a}, and sat on the edge of the bed. It came rolling, past ${a}, and over the side. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['ball', 'blanket'] },
        `"It was cold," said ${a}. So it had the blanket, right up to where a ball has a chin. ${a} sat down. The blanket got a lump, and the lump walked to the edge. "${refrain}"`,
        `Perhaps it needed to be tucked in. ${a} tucked in all sides, and sat down to see. Something was moving under the blanket. It came out by the foot end. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(W, 'stand', 'calm')], things: ['ball'] },
        `Then it wanted a song. ${a} sat on the edge and sang all the verses. In the middle of the fourth it left. "${refrain}" "It's just like somebody I know," said ${w}, at the door.`,
        `"A story," said ${w}, in the doorway. "That helps, I've heard." So ${a} sat down beside it, and told it one about a ball. It did not wait for the end. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['pillow', 'ball'] },
        `"Now you stay where you are," said ${a}, and built a wall of pillows. ${a} leaned on the wall to hold it up. Down went the wall, and over it came the ball. "${refrain}"`,
        `Next there were pillows, all along the edge. ${a} sat on them so that they should not slip. They sank, and the ball went over the top. "${refrain}" It was nearly ten.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['ball'] },
        `"It doesn't want to," said ${a}, and sat down heavily, with a big yawn. The bed sank in under ${a}. And the ball, which nobody had asked, rolled up and leaned on ${a}.`,
        `${a} had to sit down, after all that work. The bed went down on that side, as it always did. Up came the ball, and bumped against ${a}. "Oh," said ${a}. "It's the bed."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['ball'] },
        `${a} got up, and the ball lay still. ${a} sat down on the other side, and it rolled to the other side. "It isn't wide awake," said ${a}. "It goes where I am. It's me who keeps sitting on the edge!"`,
        `So it had never wanted to get out. It only rolled down to where ${a} was. If ${a} sat at the edge, then the edge was lowest. "Where would it stay?" said ${a}. There was just one place.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['ball', 'blanket'] },
        `It had to be done by somebody. ${a} climbed in, and lay down exactly in the middle. The ball came rolling, and stopped, and stayed. "There," whispered ${a}. "Now don't move." And ${a} didn't move either.`,
        `"I'm only doing it for the ball," said ${a}, and got into the middle. The ball rolled into the hollow. It was round, and it lay quite still. So as not to wake it, ${a} lay still, too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(W, 'stand', 'happy')], things: ['ball'] },
        `"And?" said ${w}, after a while, in the doorway. "Is it asleep?" Nobody answered. It was hard to tell which of them was the rounder. ${w} put out the light. There was no bump.`,
        `${w} listened at the door. There was no bump for one minute, and for two. "Well done," said ${w}. But there was nobody awake to hear it. One snored, and one had stopped rolling.`,
      ),
    ],
  };
}

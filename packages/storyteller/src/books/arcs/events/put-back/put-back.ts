import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './put-back-old.ts';

/** Whoever always wins does cheat, but only so as not to win yet: when it is over, one gets up and goes. */
export const PUT_BACK: EventPlot = { id: 'put-back', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, H, h, B, b, game, piece, Piece, wins } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(H, 'sit', 'happy')] },
        `${A.introduced} and ${H.introduced} played ${game}. ${wins}`,
        `It was ${game}, for ${A.introduced} and ${H.introduced}. ${wins}`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'point', 'happy'), seen(A, 'sit', 'surprised')] },
        `Click! "${refrain}" said ${a}. "Oh, yes," said ${h}.`,
        `Click, click! "${refrain}" said ${a}. "Yes," said ${h}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'plate'), seen(B, 'sit', 'happy')],
          things: ['plate', 'biscuit'],
        },
        `${a} went for a biscuit, on a plate. ${B.introduced} came, too.`,
        `${a} got a plate. Now for a biscuit! ${B.introduced} came, too.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(H, 'sit', 'calm')],
          things: ['biscuit'],
        },
        `They came back, with a biscuit. ${Piece} had moved! "${refrain}" said ${a}.`,
        `Here was the biscuit. But where was ${piece}? "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'curious'), seen(B, 'hide', 'curious'), seen(H, 'point', 'calm')] },
        `So ${a} hid, with ${b}. A hand went out. ${h} put ${piece} back!`,
        `${a} hid and looked. ${b} looked, too. ${h} put ${piece} back!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(H, 'sit', 'shy')] },
        `"That is worse for you!" said ${a}. "I know," said ${h}.`,
        `"But now you can't win!" said ${a}. "No," said ${h}. "I can't."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(A, 'stand', 'calm')] },
        `"When I win, you go," said ${h}. "You get up, and it is over."`,
        `"You go when I win," said ${h}. "I like it when you are here."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(H, 'point', 'happy')] },
        `"I will stay," said ${a}. "Now play!" Click! ${h} won.`,
        `"Then play, and I will stay," said ${a}. Click! ${h} won.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(H, 'sit', 'happy'), seen(B, 'sit', 'sleepy')],
        },
        `"Again!" said ${a}. ${h} won again. "Again!" ${b} went to sleep.`,
        `"One more!" said ${a}. ${h} won. "One more!" ${b} was asleep.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(H, 'sit', 'surprised'), seen(A, 'cheer', 'proud')] },
        `It was night. Click! ${a} had won! "${refrain}" said ${h}.`,
        `Then, click! Who won? ${a} did! "${refrain}" said ${h}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, H, h, B, b, game, piece, Piece, wins } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious', 'pencil'), seen(H, 'sit', 'happy')],
          things: ['notebook', 'pencil'],
        },
        `Each Sunday ${A.introduced} and ${H.introduced} played ${game}. ${wins} ${a} kept the score with a pencil, in a notebook. It stood at forty-one to nothing.`,
        `The notebook said forty-one to nothing. ${A.introduced} and ${H.introduced} had played ${game} since the spring. ${wins} ${a} held the pencil, and had the nothing.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'point', 'happy'), seen(A, 'sit', 'surprised')] },
        `${h} could do things that nobody else would think of. Click, went ${piece}. "${refrain}" said ${a}. "It always was," said ${h}, and showed ${a} page nine of the rules.`,
        `Just when it all looked safe, there was a click. It came from the other end of the table. "${refrain}" said ${a}. "Look it up," said ${h}, very kindly. It was on page nine.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'curious', 'plate'), seen(B, 'sit', 'curious')],
          things: ['plate', 'biscuit'],
        },
        `Half way through there was always a biscuit. ${a} fetched it, on a plate. "Nobody wins forty-one times," said ${B.introduced}, in the kitchen. "There's something going on in there."`,
        `"I was winning," ${a} told ${B.introduced}. There was a biscuit each, on a plate. "I'm always winning when I fetch these." "And after that?" said ${b}. They both looked at the door.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(H, 'sit', 'calm')],
          things: ['biscuit'],
        },
        `Back came the biscuit, and ${a} looked at the table. ${Piece} wasn't where it had been. "${refrain}" said ${a}. "What?" said ${h}, and took the biscuit with the jam.`,
        `${a} set down the biscuit, and counted. Everything was there. But ${piece} had been nearer to ${h}. "${refrain}" said ${a}. ${h} was looking at the ceiling.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hide', 'determined'), seen(B, 'hide', 'curious'), seen(H, 'point', 'calm')],
        },
        `The next time ${a} and ${b} went out, and came back on their stomachs. They saw one slipper. They saw a hand. It took ${piece}, and put it back without a sound.`,
        `The week after that, ${a} rattled the tin, and then crept back. ${b} was behind. Over the edge of the sofa they saw it. ${h} took ${piece}, and put it back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'angry'), seen(H, 'sit', 'surprised')] },
        `"You cheat!" said ${a}, and jumped up. And then ${a} saw how it stood. "But that's worse. You'd have won in one go. Now it'll take you all afternoon." "Yes," said ${h}. "I know."`,
        `"I saw you!" said ${a}. "You've put it where ..." Then ${a} stopped, and looked again. "You've put it where it's no use to you. You were winning." ${h} went rather pink.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'shy'), seen(A, 'stand', 'surprised')] },
        `"When I win, it's over," said ${h}. "You say well played, and get up. I don't mind about winning. It's the getting up." So that was why it took until five.`,
        `"I could be done in ten minutes," said ${h}. "And then there's your chair, with nobody in it. So I put things back a bit." ${a} thought of forty-one long Sundays.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(H, 'point', 'happy')] },
        `${a} took ${piece}, and put it where it had been. "Play it right," said ${a}. "I'm not getting up." Click. It was forty-two to nothing. "Again," said ${a}.`,
        `"Put it back where it was," said ${a}. "I'll stay until supper, whoever wins." ${h} did. It took one click. "Well played," said ${a}, and did not get up.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(H, 'sit', 'happy'), seen(B, 'sit', 'sleepy')],
        },
        `They played five before the lamp was lit. Now that nothing was put back, it went like the wind. ${h} won, and ${h} won. "It's much worse," said ${a}, happily. ${b} was asleep.`,
        `It was forty-three, and forty-four, and forty-five. ${a} had never lost so fast. But one saw how it was done. "Show me that again," said ${a}. ${b} had gone to sleep on the rules.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'think', 'determined'), seen(H, 'sit', 'curious')] },
        `Just before supper ${a} saw something. It was right at the end, where one doesn't look. ${a} looked for a long time. It was still there. ${a} put out one finger.`,
        `Then it was very quiet. ${a} had both hands flat on the table. There was a thing that ${h} had done in June. It might be done from the other side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'surprised'), seen(A, 'cheer', 'proud')], things: ['notebook'] },
        `Click. ${h} looked at it, and leaned right over, and looked again. "${refrain}" said ${h}. "Page nine," said ${a}. And ${h} wrote it in the notebook, and was so proud of it. Forty-six to one.`,
        `Click, it went. "${refrain}" said ${h}, in a small voice. It was. There was nothing to put back. ${h} shook hands, and wrote a one in the notebook. It was the best one that ever was.`,
      ),
    ],
  };
}

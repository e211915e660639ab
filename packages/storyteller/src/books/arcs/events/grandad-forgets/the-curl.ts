import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-curl-old.ts';

/** The name is gone, and the word for an apple; but the peel comes off in one, and goes to the one who always has it. */
export const THE_CURL: EventPlot = { id: 'the-curl', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, word, E, e, Ecap, P, p, Q, q } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(E, 'wave', 'happy'), seen(P, 'wave', 'happy')] },
        `Knock, knock! It was ${P.introduced}. "Hello!" said ${E.introduced}. But the name was gone.`,
        `Here was ${P.introduced}. Here was ${E.introduced}. "It's you!" said ${e}. But who?`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'think', 'curious'), seen(P, 'hold', 'happy', 'cup')], things: ['cup'] },
        `${Ecap} looked for a word. "${refrain}" said ${e}. "The cup?" said ${p}. Yes!`,
        `"I want the... the ${word}!" said ${e}. It was the cup.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'reach', 'curious'), seen(Q, 'point', 'happy'), seen(P, 'stand', 'happy')],
          things: ['hat'],
        },
        `And where was the hat? "${refrain}" said ${e}. ${Q.introduced} sat on it.`,
        `Then the hat was gone. "${refrain}" said ${e}. ${Q.introduced} had it.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'look-up', 'curious'), seen(P, 'stand', 'worried')] },
        `${Ecap} looked and looked at ${p}. No name came. Not one bit.`,
        `"Who are you?" said ${e}. "It's me," said ${p}. "Ah," said ${e}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'hold', 'happy', 'apple'), seen(P, 'sit', 'curious')], things: ['apple'] },
        `Then ${e} took an apple. "${refrain}" said ${e}. Round it went.`,
        `${Ecap} found an apple. "${refrain}" said ${e}. Round and round.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'hold', 'proud', 'apple')], things: ['apple'] },
        `Off came the peel. ${E.names} hands knew how. One long, long curl!`,
        `Look at that peel, ${e}! It came off the apple all in one. A curl!`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'happy'), seen(E, 'reach', 'happy', 'apple')], things: ['apple'] },
        `${Ecap} gave some apple to ${q}. So who had the curl?`,
        `"Apple for ${q}!" said ${e}. And the curl? For whom?`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'think', 'curious'), seen(Q, 'sit', 'calm')] },
        `${Ecap} looked at ${q}. Not for ${q}. ${Ecap} looked all round.`,
        `For ${q}? No. For the door? ${Ecap} thought. No.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'reach', 'happy'), seen(P, 'cheer', 'happy')] },
        `${Ecap} gave it to ${p}! ${p} loves the curl. Nobody else does. ${Ecap} knew!`,
        `"For you!" said ${e} to ${p}. ${p} always has the curl. Always!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hug', 'happy'), seen(E, 'hug', 'happy')] },
        `"Who am I?" said ${p}. ${Ecap} laughed. "My own ${word}! ${refrain}"`,
        `"And my name?" said ${p}. "${refrain}" said ${e}. "My very own ${word}."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, word, E, e, Ecap, P, p, Q, q } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(E, 'wave', 'happy'), seen(P, 'wave', 'happy')] },
        `"It's you!" said ${E.introduced}, at the kitchen door. "It's... don't tell me." ${P.introduced} didn't. They waited. The name had gone out, and hadn't said when it would be back. "Come in, anyway," said ${e}.`,
        `${P.introduced} came to see ${E.introduced}. "Now, I know who that is," said ${e}. "It's on the tip of my tongue." They both looked at the tongue. It wasn't there. "Well, come in, both of you."`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'point', 'curious'), seen(P, 'hold', 'happy', 'cup')], things: ['cup'] },
        `Some words had gone with it. "${refrain}" said ${e}, and drew one in the air, handle and all. "The cup?" said ${p}. "That's what I said," said ${e}. And they had tea out of it.`,
        `"Pass me the... the ${word}!" said ${e}. ${p} passed a spoon. It wasn't that. ${p} passed the cup. "You see?" said ${e}. "You always know what I mean."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'reach', 'curious'), seen(Q, 'point', 'happy'), seen(P, 'stand', 'happy')],
          things: ['hat'],
        },
        `Then it was the hat. "${refrain}" said ${e}, and looked under ${Q.introduced}. "It's on your head," said ${p}. ${Ecap} felt for it. "So it is. That's just where I'd put it."`,
        `${Ecap} wanted a hat. "${refrain}" said ${e}, patting the air. They looked high and low. It was in the bread bin, with ${Q.introduced} beside it. "Who'd look there?" said ${e}. "It's a very safe place."`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'sit', 'happy'), seen(P, 'sit', 'happy')] },
        `"Have you come far?" said ${e}. "From home," said ${p}. A bit later ${e} asked it again. "From the moon," said ${p}, "by bus." The third time it was China. They both liked China.`,
        `"And what did you have for breakfast?" said ${e}. "Toast," said ${p}. "And what did you have for breakfast?" "A pirate," said ${p}. You can have a lot of breakfasts, with ${e}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'think', 'sad'), seen(P, 'stand', 'sad')] },
        `Then ${e} looked at ${p}, for such a long time. "I do know you," said ${e}. "I only don't know who you are." It felt to ${p} like missing a stair. Neither of them laughed.`,
        `"Whose are you?" said ${e}, quite politely. There was no joke in it. ${p} felt cold in the tummy, as when a light goes off. "I'm yours," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'hold', 'calm', 'apple'), seen(P, 'sit', 'curious')], things: ['apple'] },
        `There was an apple on the table. "${refrain}" said ${e}, and picked it up. And ${E.names} hands began. They turned the apple, and they turned the peeler. Nobody had told them anything.`,
        `${Ecap} took an apple out of the bowl. "${refrain}" said ${e}. The mouth had lost it. But the hands had it still, every bit. They set the peeler to the top, and off they went.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'hold', 'proud', 'apple')], things: ['apple'] },
        `Round went the apple, and round. The peel came off as thin as paper. It went past ${E.names} knee, and it didn't break. It was all one curl.`,
        `The peel grew longer. It swung about like a spring. It touched the table, then the chair, then the floor. Not once did ${e} look. It came off the apple in one curl.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'reach', 'happy', 'apple'), seen(Q, 'sit', 'happy')],
          things: ['apple'],
        },
        `${Ecap} cut the apple up. There was some for ${q}, and some for the plate. "And who has the curl?" said ${p}. Mostly a peel is thrown away. Only one person ever wanted it.`,
        `"There's for you," said ${e}, and ${q} had a piece of apple. "And the curl?" said ${p}, very softly. Nobody wants a peel. It goes in the bin, in other kitchens.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'think', 'curious'), seen(Q, 'sit', 'calm')] },
        `${Ecap} held it up on one finger. It bounced. ${Ecap} looked at ${q}. It would not do. ${Ecap} looked at the bin. "Certainly not," said ${e}, and turned about.`,
        `The curl hung there, and shook. It didn't go to ${q}. It went past the bin, with ${e} behind it. It seemed to know the way by itself.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'reach', 'happy'), seen(P, 'cheer', 'happy')] },
        `And ${e} hung it over ${P.names} ear, just where it goes. "How did you know?" said ${p}. "Know what?" said ${e}. "That I'm the one." "Who else?" said ${e}. "You've always had it."`,
        `It stopped at ${p}, and ${e} laid it under ${P.names} nose. It made a red moustache, as it does every time. "You knew!" said ${p}. "Of course," said ${e}. "Whose else would it be?"`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(P, 'wave', 'happy'), seen(E, 'wave', 'happy')],
        },
        `The sun was low when ${p} went home, in the curl. From the step ${e} called something down the street. It wasn't a name. "${refrain}" called ${e}. And ${p} turned round at once.`,
        `At sunset ${p} set off, and the curl went too. "Come again!" shouted ${e}. "Come soon, my... ${refrain}" There are a lot of people called ${p}. There's only one ${word}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a list on the fridge says whom the puppy chews, and the one who does all the work is not on it. */
export function old(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { refrain, s, drawn, N, n, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'kneel', 'happy')] },
        `${A.introduced} came with the holidays, and had twenty-eight teeth and nothing to do with them. Until the second injection ${a} was not allowed out. So ${k} didn't go out, either. It was ${k} who got up at six, and ${k} who knew about the newspaper. They were together for every minute that there was.`,
        `It was the holidays, and it rained, and it didn't matter, because of ${A.introduced}. ${a} was too young for the street. "Then so am I," said ${k}, and spread a blanket by the basket. There were walks round the table. There was getting up at six. There were twenty-eight new teeth, as sharp as pins, looking for work.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'surprised', drawn), seen(A, 'sit', 'happy')], things: [drawn] },
        `On Monday they found work. ${Gcap} came home, and sat down, and put on one ${s}. Of the other there was the heel. "Well," said ${g}, holding it up to the light. "And what have you lost?" ${k} went round the room. "${refrain}" said ${k}. It seemed a piece of luck.`,
        `The first to go was a ${s} of ${G.names}. It was found on Monday at six, with its toe off, and a wet look. "It might have been worse," said ${g}. "Did you lose much?" ${k} went to see, and everything was whole. "${refrain}" said ${k}, who was quite pleased, then.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(T, 'wave', 'happy'), seen(A, 'sit', 'calm')] },
        `On Tuesday it was a glove that ${n} from next door had left. On Wednesday ${t} came to play, and went without a cap. Next day the cap was a sort of ring. "${a} did that?" said ${t}, on the telephone. There was a pause. "I must have been picked." "${refrain}" said ${k}, to the wall.`,
        `${n} looked in, and left a glove. By supper it had three fingers. ${t} stayed until five, and forgot a cap, and got back a button. Neither of them was cross. ${n} told it in the shop. ${t} wore the button. "It's an honour, really," said ${t}. "What did ${a} have of yours?" "${refrain}" said ${k}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(K, 'hold', 'sad', 'pencil')],
          things: ['pencil', 'notebook'],
        },
        `There was a list on the fridge, with the day and the hour. ${Gcap}: a ${s}, Monday, at three. ${n}: glove, Tuesday, after coffee. ${t}: cap, Wednesday, at half past five. By Saturday even the postman was on it, with a strap. At the bottom ${k} had written, Me. It was the only line with a nought.`,
        `${k} kept a list of it, in the kitchen, because somebody should. It said who, and what, and when. ${Gcap} had three entries. ${n} had two, ${t} had one, and there was a man who'd come about the boiler. It is odd to read down a list for your own name, and hope to find that you've been bitten.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'walk', 'calm'), seen(K, 'sit', 'worried')],
          things: ['boots', 'sock', 'hat'],
        },
        `It couldn't be the taste. ${k} put out a boot, and a sock that had been worn all week, and the good hat. ${a} stepped over the one, and round the other, and fell asleep on ${K.names} foot. "${refrain}" said ${k}. A boot with sausage rubbed on it came back in the morning, licked as clean as a plate. There wasn't a dent.`,
        `You can make things easy for somebody. ${k} left a boot beside the basket, and a sock on top, in case boots were too much. ${a} carried both of them politely out of the way. There was a slice of sausage in the toe, next time. In the morning there was no sausage, and the boot was as good as new. "${refrain}"`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'hold', 'sad', 'boots')], things: ['boots'] },
        `It was then that ${k} did it. Everybody was in bed, and nobody would know. A boot is harder than you think, and it tastes of rain, and of the inside of a car. But after five minutes there was a bite in it. ${k} wrote it on the list by the light of the fridge. Me: boot, Sunday.`,
        `There's a way to get on to any list. ${k} waited until the house was dark, and sat on the bottom stair, and bit. It took a long time. It tasted of puddles. When it looked right, ${k} put it down where it would be found, and filled in the line. It ought to have felt better than it did.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'hold', 'curious', 'boots'), seen(K, 'stand', 'shy')],
          things: ['boots'],
        },
        `"So you're on it," said ${g}, in the morning. ${Gcap} took the boot to the window. "It's a very flat bite, for a dog." It was quiet. You could have said that dogs differ. You could have laughed. ${a} came in, and sat down on ${K.names} other foot, and trusted everybody. "It's mine," said ${k}. "I did it. I was the only one who wasn't there."`,
        `${Gcap} was so kind about it that it was awful. "And it was nearly new!" said ${g}, and turned the boot over. Then ${g} went rather still. ${k} could see what was coming, and that it wouldn't be said unless ${k} said it. It would have been let lie. "They're my teeth," said ${k}. "I wanted to be one of you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'sad'), seen(K, 'kneel', 'curious'), seen(G, 'kneel', 'calm')] },
        `Nobody laughed, and that took some doing. They sat down on the blanket, all three. In the basket lay the ${s}, the glove, and the ring that had been a cap. They'd been put in a row. ${a} lay along them with a nose on the last one, and breathed in, and let it go again. "That isn't how you eat," said ${g}. "That's how you read a letter."`,
        `They went and sat beside the basket, since it was easier to talk to somebody who was asleep. ${a} was lying on a ${s}, and a glove, and a bit of cap. The nose was deep in it. It sniffed, and there was a very small sigh. "You know that noise," said ${g}. "It's you, when I've got the night shift, and you have my pillow."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'surprised')],
          things: ['notebook'],
        },
        `${k} got up without a word and fetched the list. It had the answer in it, down the side, where the times were. At three ${g} had been at work. After coffee ${n} had gone home. By half past five ${t} was on the bus. "It isn't whom ${a} likes," said ${k}. "It's whoever has gone." And there'd been one who never had.`,
        `It was all on the list, and ${k} had written it, and had only ever read the names. Now ${k} read the hours. They were all a little after the door had shut. "They're not there," said ${k}. "That's what they are. They're the ones who aren't there." ${Gcap} looked at the bottom line. "And you are," said ${g}. "You're the nought."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'wave', 'happy'), seen(A, 'sit', 'happy', 'sock'), seen(K, 'stand', 'proud')],
          things: ['sock'],
        },
        `It could be mended with socks. Whoever went out left an old one at the door, warm, to be going on with. ${a} had them in the basket like a hand of cards, and chewed nothing else. ${n} gave a pair. The postman, who had heard of it, took his off on the step. And ${k} crossed out the boot, and put back the nought, and underlined it.`,
        `After that nobody left the house without saying so in wool. There was a hook for it: OLD SOCKS, ONE EACH, WORN. ${a} sorted them, and slept on them, and there was peace. ${t} asked if it had to be clean. ${k} took the boot off the list. It had been a good nought, all that time, and nobody had told it so.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'walk', 'worried'), seen(A, 'sit', 'sad')],
          things: ['backpack', 'boots'],
        },
        `Then the holidays were over, and there was a school trip, with two nights. It was hard to go. ${k} stood in the hall with a backpack, and hung up a sock. Then ${k} took it down, and hung up a better one. It poured for two days, and the boots were at home. ${k} told everybody at the long table about twenty-eight teeth.`,
        `In September there was camp, for two nights. ${k} had never been so far from anybody. The sock on the hook looked very small. "Go on," said ${g}. "That's what it's for." In the tent they each told what they missed. It went round, and it came to ${k}, who said, "Being sat on."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'proud', 'boots'), seen(A, 'jump', 'happy')], things: ['boots'] },
        `"I don't know how to tell you," said ${g}, at the door. The sock hung where it had hung. It was the boots. In the left there was a flat bite, rather amateur. The right had no toe at all. ${k} put it on, and the wind came in, and five toes looked out. "One of mine," said ${k}. There was something coming down the hall at that moment which made it hard to stay standing up.`,
        `The sock hadn't been touched. "It wasn't enough, I'm afraid," said ${g}. "Not for you." ${k} was looking at a boot. It had been gone over from top to heel, by an expert. You could have posted a letter through it. It was worn all that autumn. And when it rained, and people asked, ${k} lifted up the foot so that they could see. "Mine," said ${k}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './asked-old.ts';
import { partsOf } from './parts.ts';

/** Everybody has something to tell it, through the one who can; and nobody has ever asked it anything. */
export const ASKED: EventPlot = { id: 'asked', young, middle, old };

function young(start: Going): Told {
  const { A, a, el, they, it, say, refrain, asking, titles, H, N, n, G, Gcap, chance } = partsOf(start);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: el.setting, camera: 'medium', actors: [seen(A, 'wave', 'happy')] },
        `${A.introduced} can talk to ${el.it}. "${el.voice}," ${say} ${el.it}.`,
        `"${el.voice}," ${say} ${el.it}. "Hello!" says ${A.introduced}. They can talk!`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'shout', 'worried'), seen(A, 'stand', 'surprised')] },
        `${el.muchNow} "Stop!" says ${N.introduced}. "${refrain}"`,
        `${el.muchNow} "Too much!" says ${N.introduced}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm')] },
        `"Please stop," says ${a}. ${el.noneNow}`,
        `So ${a} says, "Stop, please." ${el.noneNow}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'shout', 'worried'), seen(A, 'stand', 'worried')] },
        `"Come!" says ${G.name}. "Only for ${el.onlyFor}! ${refrain}"`,
        `${Gcap} comes. "Some, but only for ${el.onlyFor}! ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised')] },
        `${a} says it. ${el.onlyNow}`,
        `So ${a} says so. ${el.onlyNow}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'angry'), seen(G, 'shout', 'worried'), seen(A, 'cover', 'sad')] },
        `"Stop!" "Come!" "More!" they all say. "${refrain}" Poor ${a}!`,
        `"Go!" "Come!" "Not so much!" "${refrain}" Too loud for ${a}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `${a} sits behind ${el.behind}. "Did you ask ${it}?" says ${H.introduced}.`,
        `${a} sits behind ${el.behind}. "Did nobody ask ${it}?" says ${H.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(H, 'stand', 'curious')] },
        `"What do you want?" says ${a}. ${el.wishNow}`,
        `"What do you like?" says ${a}. ${el.wishNow}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(H, 'stand', 'happy')], things: [el.thing] },
        `${el.giftNow(a)} ${el.goodNow}`,
        `"I know!" ${el.giftNow(a)} ${el.goodNow}`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'sleepy')] },
        `"Will ${they} come tomorrow?" says ${n}. "${asking}" says ${n}. "${el.voice}."`,
        `"And tomorrow?" says ${n}. "${asking}" "${el.voice}."`,
      ),
    ],
  };
}

function middle(start: Going): Told {
  const { A, a, el, they, it, refrain, asking, titles, H, h, N, n, G, g, chance } = partsOf(start);
  const says = el.plural ? 'they said' : 'it said';
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: el.setting, camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(H, 'stand', 'curious')] },
        `${A.introduced} could talk to ${el.it}. It wasn't hard. You had to say good morning, and then wait. "${el.voice}," ${says}. "What does that mean?" said ${H.introduced}, who heard only a noise. "Good morning," said ${a}.`,
        `"${el.voice}," said ${el.it}. Everybody heard it, but only ${A.introduced} knew what it meant. "${cap(they)} slept well," ${a} told ${H.introduced}. "And ${they} ${el.plural ? 'ask' : 'asks'} how you are."`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'shout', 'worried'), seen(A, 'stand', 'surprised')] },
        `One week it was too much. ${el.much} "It has got to stop," said ${N.introduced}. "You can talk to ${it}. ${refrain}"`,
        `Then came a bad week. ${el.much} "Enough is enough!" said ${N.introduced}, who had come to see ${a}. "Stop, that's all. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(H, 'stand', 'surprised')] },
        `So ${a} went out and passed it on. "Would you please stop?" "${el.voice}." And that was that. ${el.none}`,
        `${a} was polite about it. "They would like you to stop," said ${a}. "Altogether?" ${says}. "Altogether," said ${a}. ${el.none}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'shout', 'worried'), seen(A, 'stand', 'worried')] },
        `"That's no good, either," said ${g}. "Nobody meant none. We need some for ${el.onlyFor}. Only for that, mind. ${refrain}"`,
        `It took one day. Then ${g} came. "We do want some," said ${g}. "Only for ${el.onlyFor}, and not a bit more. ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'surprised'), seen(H, 'stand', 'surprised')] },
        `"Only for ${el.onlyFor}," said ${a}. "${el.voice}." And ${they} did as ${they} had been told. ${el.only}`,
        `${a} gave the message, word for word. You could not say that ${they} didn't listen. ${el.only}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'shout', 'angry'), seen(G, 'shout', 'worried'), seen(A, 'cover', 'sad')] },
        `Now they all came at once. "More!" said one. "Less!" said ${n}. "Later!" said ${g}. "${refrain}" ${a} looked from one to the other. There was no end to what there was to tell.`,
        `By the evening there was a queue at the gate. "Not on Sundays," said ${n}. "Not from the left," said ${g}. "${refrain}" ${a} had both ears full.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(H, 'think', 'curious')] },
        `${a} ran away from it, and sat down behind ${el.behind}. ${h} came, too. "Stop, come, more, less," said ${h}. "They all tell ${it} something. Has anybody ever asked ${it} anything?" ${a} thought back. Nobody had.`,
        `Behind ${el.behind} it was quiet. ${h} found ${a} there. "I counted," said ${h}. "That was eleven who told ${it} what to do. And how many asked?" "None," said ${a}. "Not even me."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(H, 'stand', 'curious')] },
        `So ${a} stood up. "What would you like yourself?" said ${a}. At first there was nothing. You have to get used to such a question. ${el.wish}`,
        `"Excuse me," said ${a}. "Is there anything that you want?" It was so still that ${h} stopped breathing. ${el.wish}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined'), seen(H, 'hold', 'happy')], things: [el.thing] },
        `"Is that all?" said ${h}. They ran home for ${el.takes}. ${el.gift(a)}`,
        `"We can do that," said ${a}. ${h} thought so, too. ${el.gift(a)}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(H, 'stand', 'happy')] },
        `"${el.voice}," ${says}. It had never sounded like that. ${el.good}`,
        `Nobody had to say what it meant, that time. Even ${h} understood it. ${el.good}`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'happy')] },
        `On Saturday ${n} stood at the gate again. "We're having a party," said ${n}. "I don't want to tell ${it} anything. But what would ${they} like best? ${asking}" "${el.voice}," said ${el.it}. "Cake," said ${a}.`,
        `"It's about Sunday," said ${n}, at the gate. "I wondered whether ${they} would mind. ${asking}" And ${a} asked, and waited. "${el.voice}." "${cap(they)} ${el.plural ? 'say' : 'says'} yes," said ${a}, "and sleep well."`,
      ),
    ],
  };
}

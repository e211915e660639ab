import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './the-news-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** An ache that keeps a timetable; it is listened to, and it turns out what it is made of. */
export const THE_NEWS: EventPlot = { id: 'the-news', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, T, t, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'sad'), seen(G, 'kneel', 'calm')] },
        `It was Monday. "Ow," said ${A.introduced}. "My tummy!" ${Gcap} came.`,
        `Monday! "My tummy aches," said ${A.introduced}. ${Gcap} sat down, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'calm'), seen(A, 'sit', 'sad')], things: ['notebook'] },
        `${Gcap} listened to it, and looked. Then it went in a notebook.`,
        `${Gcap} put an ear on it. In a notebook went: Monday, ow.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `On Tuesday ${a} jumped. So did ${B.introduced}. No ow! None on Sunday, too.`,
        `Tuesday: no ow! Sunday: no ow! Up jumped ${a}. Up jumped ${B.introduced}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'sad'), seen(B, 'point', 'surprised')] },
        `Then it was Monday. "${refrain}" said ${a}. ${b} could hear it.`,
        `And on Monday? "${refrain}" said ${a}. Grr, it went. ${b} jumped.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'think', 'curious'), seen(A, 'sit', 'surprised')], things: ['notebook'] },
        `${Gcap} got out the notebook. "I think you've got a Monday."`,
        `"Look," said ${g}, with the notebook. "That ow is a Monday!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'calm'), seen(G, 'hug', 'happy')] },
        `A Monday! It was real, and it was heavy. So ${g} gave ${a} a hug.`,
        `It was a big grey one. "Poor ${a}," said ${g}. First came a hug.`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(T, 'kneel', 'curious')] },
        `At school ${a} told it. "I've got a Monday." ${T.introduced} listened.`,
        `At school ${a} told ${T.introduced}. "I've got a Monday. It's in here."`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'surprised'), seen(A, 'look-up', 'surprised')] },
        `"So have I!" said ${n}. "Mine is in my knees."`,
        `${n} looked up. "Me, too! I've got one in my nose."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(N, 'jump', 'happy'), seen(T, 'jump', 'happy')] },
        `"Mine is in my hat," said ${t}. They all shook them out. Jump, jump!`,
        `${t} had one, too. So everybody jumped. Out, Mondays, out!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(B, 'point', 'curious'), seen(A, 'sit', 'happy')],
          things: ['bread'],
        },
        `The next Monday it went grr. "${refrain}" "No," said ${a}. "That is for bread."`,
        `The next week it went grr. "${refrain}" said ${b}. It just wanted bread.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, T, t, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'sad'), seen(B, 'sit', 'surprised')],
          things: ['clock'],
        },
        `It was Monday, and the clock said ten to eight. ${A.introduced} put down the spoon. "I've got a tummy ache," said ${a}. ${B.introduced} stopped eating as well, to be fair.`,
        `The tummy ache came at ten to eight by the kitchen clock. It was a Monday. "It's in the middle," said ${A.introduced}, "and it goes round." ${B.introduced} went round ${a}, and looked.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'calm'), seen(A, 'sit', 'sad')] },
        `${Gcap} didn't say that it was nothing. ${Gcap} sat down on the floor and put an ear to it. Then ${g} felt how hot it was, and asked about everything. It wasn't hot.`,
        `"Show me," said ${g}, and got down on the floor. ${Gcap} felt a forehead, and saw a tongue. ${Gcap} asked where, and how much. It took as long as it took. Nobody said hurry up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(G, 'sit', 'calm', 'notebook')],
          things: ['notebook'],
        },
        `${a} stayed at home on the sofa. By ten it had gone. "If it comes back, then we'll ask the doctor," said ${g}. It all went into a notebook. Monday, ten to eight: ow.`,
        `That day ${a} stayed in, and by ten o'clock it was better. ${Gcap} wrote it down in a notebook, all the same, like a train. It said: Monday, ten to eight, middle, round and round.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `On Tuesday there was no ow. There was none on Friday. On Saturday the tummy rolled down a hill, and ${b} came after. In the notebook stood: no, no, no, no.`,
        `It didn't come on Tuesday, and it didn't come all week. On Sunday it was turned upside down by ${a} eleven times. "Not even a hum," said ${b}, with one ear on it.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'hold', 'sad'), seen(B, 'kneel', 'worried')],
          things: ['clock'],
        },
        `Then it was Monday, and the clock said ten to eight. "${refrain}" said ${a}. ${b} listened. It went grr, and it went round. They had asked the doctor, who had found a very good tummy.`,
        `And on Monday, at ten to eight, down went the spoon. "${refrain}" ${a} was quite pale. The doctor had seen it by now, and it was a fine one. It hurt all the same.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'think', 'curious', 'notebook'), seen(A, 'look-up', 'curious')],
          things: ['notebook'],
        },
        `${Gcap} read the notebook from front to back. "It's real," said ${g}. "And I think I know what it is. It's a Monday." "In me?" said ${a}. "They do get in," said ${g}.`,
        `"It hurts, and you aren't ill," said ${g}, over the notebook. "So what comes at ten to eight, once a week?" ${a} thought. "Monday," said ${a}. "I've got a Monday in my tummy."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'sit', 'surprised'), seen(G, 'sit', 'calm')] },
        `There is a lot in a Monday. So ${g} said it bit by bit, and ${b} listened to the tummy. "Stairs? Sums? Peas?" It was still. "The weekend news?" Grr. "${refrain}" said ${b}.`,
        `But which bit? ${b} put an ear to it. ${Gcap} went through the day. "The coat pegs? Reading? Lunch?" There wasn't a sound. "When everybody tells their weekend news?" It growled like a bear. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'hug', 'calm')] },
        `"They've all been somewhere," said ${a}. "${n} saw a whale. I only ever had soup." ${Gcap} thought of that. "You've got news today," said ${g}. "It's in your middle, and nobody else knows."`,
        `It all came out then. "${n} saw a whale," said ${a}. "I never do anything. I sit there, and it's my turn next." "Nobody made you say," said ${g}. "Tell them about Monday."`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(T, 'sit', 'curious'), seen(N, 'sit', 'curious')],
        },
        `They sat in a ring with ${T.introduced}. It came nearer, whale by whale. "My news is that I've got a Monday," said ${a}. "It's in here. It comes every week." Nobody laughed. They all leaned in.`,
        `At school they sat in a ring. ${T.introduced} went round it, and then it was ${A.names} turn. "I've got a Monday," said ${a}. "It got in on Sunday, at about teatime." It was so quiet that one could hear it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'point', 'shy'), seen(T, 'hold', 'shy'), seen(A, 'look-up', 'surprised')],
        },
        `"So have I," said ${n}. "It's in my throat, because of the whale. It was a long way off. It may have been a rock." "Mine is in my shoes," said ${t}. There were eleven in all.`,
        `"I get that," said ${n}, the one with the whale. "Mine's in the knees." "Mine comes on the bus," said ${t}, "just here." Hands went up all round. There was hardly anybody without.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(B, 'kneel', 'surprised'), seen(A, 'sit', 'happy')],
          things: ['bread'],
        },
        `The next Monday, at ten to eight, it went grr. "${refrain}" cried ${b}. ${a} thought about it, all the way down. "No," said ${a}. "That one's only hungry." And ${a} took the bread with both hands.`,
        `A week later ${a} had to hurry. There would be more of that whale. Grr, it went, at ten to eight. "${refrain}" said ${b}. "That?" said ${a}. "That's for toast." And it got some bread.`,
      ),
    ],
  };
}

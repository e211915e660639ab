import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the longest peel wins a cup with a name on it, and somebody holds it out before it is measured. */
export function old(going: Going): Told {
  const { a, b, k, company, chance } = going;
  const { refrain, word, E, e, Ecap, P, p, Q, q } = partsOf(going);
  const N = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Birch' : 'Mrs Reed', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(E, 'wave', 'happy'), seen(P, 'wave', 'happy')] },
        `"It's you!" said ${E.introduced}, and opened the kitchen door wide. "It's... no, don't help me." ${P.introduced} stood on the mat and didn't help. It was a very good welcome. There was only the name missing. It had been going for some time, first now and then, and lately most days. "Well, whoever you are," said ${e}, "the kettle's on."`,
        `${P.introduced} knocked twice, then once. "I know that knock!" called ${E.introduced}, from the kitchen. The door opened, and there was a pause. It was the place where the name used to be. You got so used to that pause that you could almost lean on it. "I know the knock," said ${e}, less loudly. "Come in, knock."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(E, 'point', 'curious'), seen(P, 'hold', 'happy', 'cup'), seen(Q, 'sit', 'calm')],
          things: ['cup'],
        },
        `Other words had gone along with it. "${refrain}" said ${e}, and drew one in the air. It had a handle. "The cup," said ${p}. "That's it. I can see it as plain as day. It's only its hat that's blown off." ${Q.introduced} was there as well, and was called Sunday, and then Gladys, and didn't seem to mind.`,
        `"Could you pass me the... the ${word}!" said ${e}. It might be anything. ${p} passed a spoon, and it wasn't that. ${p} passed the cup. "There! You're the only one who speaks it," said ${e}. ${Q.introduced}, who was under the table, had been given three names since noon. They were all quite nice ones.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'sit', 'determined', 'pencil'), seen(Q, 'stand', 'calm')],
          things: ['pencil', 'notebook'],
        },
        `${p} had a plan. You could write everything down. So a notebook was cut into labels, and it said CUP on the cup, and OVEN, and CHAIR. ${q} had one that said ${q}. And because it ought to be done properly, ${p} put one on, too, right across the front. It took all afternoon, and most of the pencil.`,
        `There had to be something that you could do. ${p} took a pencil, and tore up a notebook. DOOR, it said on the door. TEA, it said on the tea. ${q} had to stand quite still. Last of all ${p} wrote the biggest label, and pinned it on, and waited for ${e} to come in.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'look-up', 'curious'), seen(P, 'stand', 'sad')] },
        `${Ecap} walked round, reading things out loud. "How useful," said ${e}. Then ${e} came to ${p}, and read that as well. "${p}," said ${e}. "Very nice. And who are you, dear?" It felt like missing a stair in the dark. So it wasn't the word that ${e} was looking for. It was whatever was behind it.`,
        `"${p}," read ${e}, from the label. "That's right!" said ${p}. "It's a good name," said ${e}, kindly. "Is it yours?" There was no joke in it. ${p} stood there and was spelled right. By evening the wind had been in. CHAIR was on the butter, and TEA was on ${q}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'hold', 'proud', 'trophy'), seen(P, 'stand', 'curious')],
          things: ['trophy'],
        },
        `Across the road ${N.introduced} was rubbing at a trophy with her sleeve. It was for Apple Day. "It's for the longest peel," said ${n}. "In one piece, by hand, and no nibbling. I measure it myself." There were names all round it, cut into the silver. Nobody could blow those off. "Old winners," said ${n}. "Once they're on, they're on."`,
        `It was nearly Apple Day, and ${N.introduced} was out with her tape. She was the judge, and she had been a judge all her life, even of other people's hedges. Beside her stood a trophy. "It's for the longest peel," said ${n}. "The winner's name goes on here. It's cut in, so it can't get lost." ${p} read that part of the trophy twice.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(E, 'hold', 'calm', 'apple'), seen(P, 'sit', 'excited')],
          things: ['apple'],
        },
        `For there was one thing that ${e} could do. It was to peel an apple. "${refrain}" said ${e}, and picked it up. The mouth had lost it, but the hands had not. Round they went, and off came the peel, as thin as a letter, to the table and over the edge. ${p} measured it with a ruler. Then it went where it always went, which was on ${p}.`,
        `That was because of the apples. ${e} never looked. The hands just took one, and turned it. The peel came down in a long, red curl, past the knee, past the chair. "${refrain}" said ${e}, when ${p} asked what it was. Only the hands knew how it was done. The peel never broke. And afterwards ${p} wore it as a moustache, as usual.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(N, 'stand', 'proud'), seen(E, 'sit', 'curious', 'apple'), seen(P, 'stand', 'worried')],
          things: ['apple'],
        },
        `So there they all were, on a stage, with a bell. ${Ecap} had an apple and a peeler, and a crowd to look at. "Go!" said ${n}. Nobody's hands like to be stared at. ${Ecap} turned the apple over, as if it might say on the bottom. "What's it for?" asked ${e}. "It's for the trophy," said ${p}. It didn't help at all.`,
        `On Apple Day there were nine chairs on the stage, and ${e} had the third. ${n} rang a bell, and eight peelers went off like crickets. ${Ecap} only held the apple. "There are a lot of people," said ${e}. "What do they want?" "You've got to win," said ${p}. And ${E.names} hands lay there as though they'd never met one another.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'calm'), seen(E, 'hold', 'happy', 'apple')], things: ['apple'] },
        `Then ${p} did as in the kitchen, and sat down on the floor, and leaned on ${E.names} leg. "Have you come far?" said ${e}. "From China," said ${p}. "By bus?" said ${e}. And while the mouth was busy the hands began. Round went the apple. The peel came down over ${P.names} shoulder, and went on.`,
        `${p} thought of the kitchen, and sat down by ${E.names} feet. "What did you have for breakfast?" said ${e}, as always. "A pirate," said ${p}. "Again?" said ${e}. There was a small, wet sound. It was the peeler. The hands weren't listening to anybody, and the apple turned, and turned.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'stand', 'proud'), seen(N, 'stand', 'surprised'), seen(P, 'cheer', 'excited')],
        },
        `One after another the other peels broke. ${E.names} didn't. It lay across the boards like a long red road. "Good heavens," said ${n}, and got out the tape. It was the longest that she had ever seen. It had only to be laid beside it, whole, and by itself. ${Ecap} picked the curl up on one finger, and looked round.`,
        `There was a groan, and a groan, and another. Those were the others, when theirs broke. At last ${n} stood by ${e}, with her tape ready, and her mouth open. "I shan't have tape enough," she said. "Put it down here, please, just as it is." ${Ecap} had the curl on one finger. ${Ecap} was looking for somebody.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(E, 'reach', 'happy'), seen(P, 'stand', 'surprised'), seen(N, 'shout', 'worried')],
        },
        `Past the tape it came, and past ${n}. It stopped in front of ${p}. "There," said ${e}. "That's for you." "It must go on the table," cried ${n}. "If it's worn, it doesn't count!" The whole room held its breath. There was the trophy, and the place where a name would be. And there was ${e}, holding out the curl, who knew just who it was for.`,
        `Out of all those people ${e} came straight to ${p}. Nobody had said a name. There was no label. "Here you are," said ${e}. "Not yet!" cried ${n}. "No nibbling! No wearing!" ${p} could say wait. It would take one minute, and then it would be cut in silver. But ${e} was holding out the curl, and smiling, and it was now.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'cheer', 'happy'), seen(E, 'cheer', 'happy'), seen(N, 'stand', 'surprised')],
        },
        `${p} took it, and put it on. It went twice round the neck, and once under the nose. The bell rang, for breaking the rules. ${Ecap} laughed, the old laugh, with the squeak at the end. "How did you know it was me?" said ${p}. "Who else has it?" said ${e}. Somebody called Dawkins won the trophy. ${n} blew her nose on the tape.`,
        `It made the longest moustache in the county. It hung down to ${P.names} boots on both sides. "Out!" said ${n}, but she said it softly. "You knew me," said ${p}. "Knew you?" said ${e}. "Who else would want it?" And ${e} laughed until both of them had to sit down. The cup went to a man from the post office.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(P, 'wave', 'happy'), seen(E, 'wave', 'happy')],
        },
        `They took all the labels down before sunset, and ${q} was last. Then ${p} set off along the street, with the curl flying. ${Ecap} stood on the step. Something was called after ${p}, and it wasn't what it said on the label. "${refrain}" called ${e}. And ${p}, who had been called a great many things that day, turned round at once.`,
        `At sunset ${p} unpinned the label, and it went into the bin, where there was no peel. ${Ecap} came out on the step to wave. "Goodbye!" called ${e}. "Come soon, my..." One waited for it. "${refrain}" There were two others at school who had the same name as ${p}. But as far as ${p} knew there was only the one ${word}.`,
      ),
    ],
  };
}

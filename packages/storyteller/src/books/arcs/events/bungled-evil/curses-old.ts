import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

export function old(going: Going): Told {
  const { title, V, v, first, K, k, N, n, M, m, refrain } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(V, 'stand', 'proud'), seen(K, 'hold', 'curious', 'pencil')],
          things: ['sign'],
        },
        `${first} lived at the far end of Vine Row. There was a sign on the door. EVIL, it said. PLEASE KNOCK. Every Tuesday ${k} went round there after school, for anybody evil needs somebody to write it down. It had been agreed that it was only to be the writing. "Number one," said ${v}. "Tomorrow this whole street will quarrel." ${k} sharpened the pencil. There was usually cake.`,
        `If you wanted evil in Vine Row, it was the last door on the left. EVIL, said the sign. PLEASE KNOCK. ${first} had painted that with a very small brush. ${k} came on Tuesdays, with a pencil, to keep the list. ${k} took no part in it. A list is not a part. "Number one," said ${v}, and walked up and down as one does. "By this time tomorrow, they won't be speaking to each other."`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(M, 'wave', 'happy')], things: ['shoe'] },
        `In Vine Row they leave their shoes on the step. By morning every pair stood at somebody else's, and not one of them fitted. Out they came at eight, in their socks, and knocked. They'd lived there for nine years, and nodded. Now ${n} stood in ${M.names} kitchen, for the first time, with a boot in each hand. There was toast. It went on until dinner time. Somebody said that they should do it every month. ${refrain} said ${v}, in the hedge.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'look-up', 'happy'), seen(M, 'look-up', 'happy'), seen(V, 'hide', 'angry')],
          things: ['star'],
        },
        `Number two was the lamps. At nine that night they went out, from one end of the row to the other. "Now for the howling," whispered ${v}. Doors opened. There was a silence. "Oh," said ${m}. "Look up." You can't see stars with lamps on. There were thousands, and nobody there had looked since they were seven. They fetched blankets, and somebody made cocoa in a bucket. "Whoever did that," called ${n}, to the dark in general, "thank you!" ${refrain} said the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'hold', 'worried', 'letter'), seen(K, 'stand', 'worried')] },
        `The letter was on the mat, and it had a black edge. It was from the League. "It has come to our ears that people thank you," ${k} read out. "You will do one really wicked thing by midnight. If not, we shall call for the cape." It was a good cape, red on the inside. Without it ${v} was not much to look at. ${v} held it shut at the neck with both hands. "Really wicked," said ${v}. "Not lamps, then."`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'point', 'determined'), seen(K, 'stand', 'sad')] },
        `They both knew what it was. ${m} had a tape, forty years old, of her brother singing. On warm nights she played it at the open window. All along the row people turned their own music down. There was no other. "It's simply a matter of reaching in," said ${v}. "That's what is so good about it." "I shan't write that," said ${k}. "Then I'll do it without." So ${k} laid the pencil on the wall. Tuesdays had been the best day. It wasn't easy to put down.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'reach', 'sad'), seen(K, 'hide', 'worried')] },
        `It was ten to twelve. ${v} stood underneath that window, and ${k} stood behind the post box, and hoped. The tape was going round. It was a song about a donkey. After the second verse the brother forgot the words, and laughed. And ${m}, in her chair, laughed just where he did. She must have heard it two thousand times. ${v} had reached in by then. It would have taken a second. ${v} seemed to be waiting for the end of the verse.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'stand', 'scared'), seen(K, 'stand', 'scared')] },
        `There was a squeal. The brother went deep, and slow, and stopped. The old machine had caught the tape, and was eating it. It came out over the sill in loops, yards and yards, like brown spaghetti. Nobody had touched a thing. ${v} could simply have walked away. It would be the most wicked thing that had ever been done in Vine Row, and it was doing itself. ${v} looked at the road, and the clock on the church. "Pencil!" hissed ${v}. "Quick! PENCIL!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'reach', 'determined'), seen(K, 'hold', 'determined', 'pencil')] },
        `A tape has two small wheels in it, with teeth. A pencil fits them as if it had been made for it. ${k} held. ${v} turned. You mustn't hurry, or it creases. They did it an inch at a time, out there under the sill, while twelve struck over their heads. Then it was all in. ${k} pressed the button with one finger. There was a crackle. And he laughed. "Thank you," said ${m}, from her chair. She might have known all along who was out there. ${refrain} said ${v}, but hardly aloud.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'stand', 'sad'), seen(K, 'stand', 'worried')] },
        `The League was waiting by the door, in a long black car. The window went down by an inch. "Well?" it said. "What did you do that was wicked?" ${v} could have made something of it. "I had hold of the only thing she's got," one might say, and it was even true. ${v} looked at ${k}. "Nothing," said ${v}. "I mended a tape." A glove came out. The cape went in. Then the car had gone, and there was somebody rather small on the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['sign'] },
        `"I was never any good at it," said ${v}. "It's what I wanted to be, though. I can't just be somebody at the end of the road." ${v} began to take down the sign. There are times when it's no help to be told that one is nice. ${k} didn't say it. ${k} asked for the small brush, and some paint. Then ${k} went along the row, very early, and knocked at every door, and explained.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(N, 'shout', 'happy'),
            seen(M, 'shout', 'happy'),
            seen(V, 'stand', 'surprised'),
            seen(K, 'cheer', 'happy'),
          ],
          things: ['sign'],
        },
        `When ${v} opened the door, they were all there, in each other's shoes. "BOO!" said Vine Row. It had been practised. A baby cried. ${v} took hold of the doorpost. "You're booing me," said ${v}. "As hard as we can," said ${n}. "Nobody boos a nobody." On the sign there was one word more. STILL EVIL, it said. ${m} had run up a cape out of a curtain, with parrots on the inside. They say it every morning now, as others say good day. And on Sundays, at nine, all the lamps go out. ${refrain} says ${v}, and passes the cocoa.`,
      ),
    ],
  };
}

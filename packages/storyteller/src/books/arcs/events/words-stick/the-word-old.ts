import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: one can go round any word but a name. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, Q, q, kind, stuck } = partsOf(going);
  const names = ['Daisy', 'Blossom', 'Gertrude', 'Snowball', 'Nancy'].filter(
    (each) => ![q, a, b, going.k].includes(each),
  );
  const [one = 'Star', two = 'Beauty', three = 'Clover'] = names;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'reach', 'shy'), seen(N, 'stand', 'happy', 'ice-cream')],
          things: ['ice-cream'],
        },
        `${stuck} ${A.introduced} knew which. Lemon ran. Pear stuck. There were two sorts of ice-cream in the corner shop, and those were the two. So ${a} always had lemon, and ${a} didn't even like lemon. "Lemon!" said ${N.introduced}, who kept the shop, before anyone had made a sound. She was very kind, and very quick.`,
        `At the corner shop you could have an ice-cream in lemon or in pear. ${A.introduced} had wanted pear for two years. ${stuck} Pear was one of those. Lemon slid out by itself. "Lemon, is it?" said ${N.introduced}, behind the counter, with the scoop already in. She liked to save people the trouble of ends.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'calm'), seen(B, 'walk', 'curious')] },
        `There's a way round most words. For a ball one can say, "that round thing". For a yes one can nod. ${a} knew all the ways round, as a cat knows gardens. Only with ${B.introduced} did ${a} never use them. ${b} didn't help, and didn't hurry, and looked neither at the sky nor at a shoe. "${refrain}" said ${a}, every time, and ${b} waited for it.`,
        `${a} went round words as other people go round puddles. It wasn't lying. It was just a long way to walk for a thing that you didn't quite mean. "What did you really want?" asked ${B.introduced}, who always noticed. And ${b} stood still, with all the time in the world. "${refrain}" said ${a}. It was pear. It took until the corner, and ${b} was still there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'kneel', 'curious'), seen(Q, 'stand', 'calm')], things: ['bell', 'cake'] },
        `On Saturday the whole street had tea, at one long table in the road. ${n} had made a cake with four floors. It had taken her since Wednesday. But something else was coming to tea, through the beans, and ${a} met it first. It was a ${kind}, on nobody's rope. There was a bell round its neck, and ${a} knelt down to read it. ${q}, it said. The ${kind} looked past it at the cake.`,
        `There was a tea for all the street that Saturday. At the end of the table stood ${n}'s cake, as high as a hat stand. She had been up since four. Only ${a} saw who was coming to eat it. It was a ${kind}, all on its own, with a bell round its neck. ${a} got down to look, and there was a name cut in the metal: ${q}. "Hello," said ${a}, which is a word that runs.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'stand', 'happy'), seen(N, 'shout', 'worried')], things: ['ribbon'] },
        `A minute later it had both front feet on the table. It was eating a ribbon, on its way to the cake. They said shoo. They clapped, and they pulled. "It's no use," cried ${n}. "My aunt had one. A ${kind} comes to its own name, and to nothing else on earth. But who on earth knows its name?" "I do," said ${a}.`,
        `It put up one foot, and then the other, and there it stood with its elbows on the table. It had begun on the ribbon. Six people pushed at it, and it leaned on them. "You'd have to call it by name," said ${n}. "They don't listen to anything else, I know them. And there's nobody who ..." "I do," said ${a}. It was the first time anyone had got in before her.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(N, 'stand', 'excited')] },
        `Everybody turned. ${a} had the name ready, and opened up, and it stuck. There is no way round a name. A pear can be that green thing. But a ${kind} that is called ${q} can't be called the other thing. "${one}?" said ${n}. "Is it ${one}? Or ${two}?" And the whole street joined in, as if it were a game with a prize.`,
        `The street went quiet, and looked at ${a}. It was all there, from the front to the back, and none of it moved. ${a} looked for the way round. There wasn't one. That's the trouble with names. They are the only words that haven't got a spare. "Help the poor love," said ${n}. "${one}! ${two}!" And then they were all at it, all at once.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'letter'), seen(Q, 'stand', 'curious')],
          things: ['letter', 'pencil'],
        },
        `${a} got hold of a pencil, and wrote it down in big letters on the back of a letter. That was a good idea, and it was a fast one. ${a} ran round the table, and held it up for everyone to see. The ${kind} saw it first. It took the letter out of ${A.names} hands and ate it, down to the stamp. So now it had its name inside.`,
        `But you can write! There was a pencil behind the teapot, and a letter that somebody had done with. ${a} wrote on it, as large as life, and held it out at arm's length. It was a bit too near to the ${kind}. There was one bite, and then another, and a small bite for the corner. Nobody had had time to read it but ${q}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'excited'), seen(A, 'think', 'worried'), seen(Q, 'reach', 'happy')],
          things: ['cake'],
        },
        `"It's ${three}!" said ${n}. "It is, isn't it? It's ${three}!" She was so sure, and so glad. One nod would do. Then it would be over, and they'd look at something else. It would be ${n} who was wrong, and not ${a} who was slow. ${a} had nodded at lemon for two years. The ${kind} put its chin on the first floor of the cake.`,
        `"Then it must be ${three}," said ${n}. "There! I've got it, haven't I? You can just nod." It was the kindest thing, the way she said it. ${a} could feel the nod in the neck, all ready to go. They would call for ${three}, and nobody would come, and that would be nobody's fault. It was so much like lemon. The ${kind} breathed in, and smelled cake.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(N, 'stand', 'sad')] },
        `"No," said ${a}. "Please don't do the ends. I've got my own, and they're different." It came out in front of everyone. ${n} was quiet for the first time that day. "I thought that it helped," she said. Nobody had ever told her. She looked as if she had given somebody a present, and had it handed back. ${a} would have liked to unsay it. But it was true.`,
        `"It isn't ${three}," said ${a}. "It's never been what you say. Please let me do it, even if it's slow." There was a hush all down the table. ${n} put a hand up to her mouth, as if to see what it had been doing. "Never?" she said. She had been so careful to be kind, all those years. ${a} hadn't wanted to hurt her. It's hard to say a thing so that it only hurts a little.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'determined'), seen(N, 'sit', 'calm')] },
        `"${refrain}" said ${b}, to the whole street, and sat down on the kerb to wait. So they sat down as well. The spoons lay still. In the middle of a stuck word there's a spot where you can turn round, and go home. ${a} knew it well. This time ${a} stayed, and looked at ${B.names} face, and didn't push. There was no hurry in it anywhere.`,
        `${b} climbed on a chair. "${refrain}" said ${b}. "We'll wait." And they did, nineteen of them, with their hands in their laps. It's not so easy to wait well. You mustn't look sorry, and you mustn't look at your watch. ${n} was the best of them all. She looked at ${a} as you look at a door when you know who is going to come in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'proud'), seen(Q, 'run', 'happy')], things: ['cake'] },
        `"${q}," said ${a}. It wasn't loud. It was a bit longer at the front than it is on the bell. The ${kind} put up both ears. Then ${q} came, by the shortest road there was, and the shortest road was through the cake. All four floors went down, one after another. ${q} laid a head full of icing on ${A.names} shoulder.`,
        `Then it was there. "${q}," said ${a}, and once more, because it was nice to have: "${q}." The bell gave a jump. Nobody had said that name all day, and the ${kind} turned round at once, back end and all. That was the end of the cake. It sat down like an old house. And ${q} came trotting, as white as a bride, and stood quite still beside ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'calm'), seen(A, 'sit', 'shy')], things: ['spoon', 'cake'] },
        `"Your cake!" said ${a}. "All of it!" ${n} had a spoon, and ate some of it off the table. "It's much easier to serve like this," she said. They all ate it like that. "Have I got you wrong very often?" she asked, after a time. There was a way round that. "I don't like lemon," said ${a}. "But you've had lemon for two years!" said ${n}.`,
        `They ate it with a spoon each, from where it lay. "I'm sorry about the cake," said ${a}. "It was too tall," said ${n}. "They all thought so. I never let them get to it." She was quiet for a whole spoonful. "What else have I not heard?" ${a} could have said that it was nothing. "Lemon," said ${a}. "I can't bear it."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'calm'), seen(B, 'stand', 'happy')],
          things: ['ice-cream'],
        },
        `${q} had gone home by then, with a farmer and the rest of the ribbon. On Sunday there was a queue in the shop. ${a} began with "P ..." It stuck. ${n} opened her mouth. You could see a lemon in it. She closed it again. "What's holding us up?" called somebody by the door. "${refrain}" said ${n}, and didn't even look round. "Pear," said ${a}. It tasted of two whole years.`,
        `A farmer fetched ${q} at six. The next day it was hot, and people stood in a line for ice-cream. "I'd like a p ..." It stuck. ${n} held the scoop in the air, over nothing, and held her tongue as well. Somebody coughed. "${refrain}" ${n} told them all. "It's worth it." And out it came, in its own time. "Pear." ${b} had one, too. They were as cold as stars.`,
      ),
    ],
  };
}

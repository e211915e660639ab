import type { Told } from '../../arc.ts';
import { cap } from '../wording.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { saidAt, titleOf, type NothingMuch } from './parts.ts';

const MOST = 20;
const REFRAINS = [
  "It's nothing much",
  "It's only us",
  "It's just how we are",
  "It's nothing to write down",
  "It's just ours",
  "It's only home",
];

/** For ages 8 to 12: a cup may be had for it, if it will do it again with a hat on. */
export function old(bound: NothingMuch): Told {
  const { K, N, T, at, called, isOwn, isAway, company } = bound;
  const { told, said, mean, whole, saidWhole, nameAt } = saidAt(MOST, bound);
  const [first, second, third, fourth] = told;
  const [, saySecond] = said;
  const refrain = company.chance.pick(...REFRAINS);
  const P = company.person('Mr Flint', 'neighbour');
  const [k, n, t, p] = [K.name, N.name, T.name, P.name];
  const [Kcap, Ncap] = [cap(k), cap(n)];
  const name = called === null ? '' : ` "${cap(called)}," said ${k}, since ${n} seemed to want more.`;
  const [name0, name1] = nameAt === 0 ? [name, ''] : ['', name];
  const others = [third, fourth].flatMap((each) => (each === undefined ? [] : [` ${each}`])).join('');
  return {
    title: titleOf(bound),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(T, 'stand', 'happy'), seen(K, 'sit', 'worried'), seen(N, 'sit', 'proud')],
        },
        `There was a silver cup, with a dent in it. It went each year to the best home in the class. You didn't have to be tidy. You had to have a thing that nobody else had. Tobi had an aunt who was on a stamp. Somebody had a bath with feet. ${Ncap} had a swing that had been a church bell rope. "And what have you got, ${k}?" said ${t}. ${Kcap} went through it in thought, room by room. "Nothing," said ${k}. "We're ordinary."`,
        `"One thing from home," said ${t}, "that's to be found in no other. You have until Friday, and the cup is there on the sill." It was more of a mug, but it was silver. Hands went up at once. There was a bath with feet, and a stamp with somebody's aunt on it. There was ${N.names} swing, with a history. ${Kcap} looked out at the rain. There are people who live in houses like that, and there are people who don't.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'kneel', 'curious', 'notebook'), seen(K, 'stand', 'calm')],
          things: ['notebook'],
        },
        `${Ncap} came home with ${k} to look for it, and had a notebook and two pencils. "There's always something," said ${n}. "People can't see it from inside." They went through the cupboard under the stairs. "Boots," wrote ${n}. "A bag of bags. Boot, one." They moved the sofa, and found a penny and a piece of toast. By half past four they had been right through the house, and ${n} had sharpened both pencils twice.`,
        `It was ${N.names} idea that they should search. ${Ncap} had a notebook and two pencils, and knew how. You began in a corner, and wrote down everything, however small. By tea time there were four pages. There were nine odd socks, a drawer that wouldn't open and a drawer that wouldn't shut. "It's very complete," said ${n}, turning the pages. It was kindly meant. There was not one thing in it that anybody would cross a road for.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'calm'), seen(N, 'sit', 'surprised', 'notebook')],
          things: ['notebook'],
        },
        `"Then it's no good," said ${n}, and shut the notebook. "I did say," said ${k}. "${mean} But apart from that we're like anybody." It was quiet for so long that ${k} looked up. ${Ncap} had not moved. "Could you say that again?" said ${n}, in an odd voice. "The middle." ${Kcap} said it again. "${refrain}," said ${k}. "You've got the swing."`,
        `"And nobody here does anything?" said ${n}, without much hope. "They do the usual," said ${k}. "${mean} The usual." The second pencil rolled off the table. Neither of them picked it up. "${k}," said ${n}. "What do you suppose happens at other people's?" It was not a thing that ${k} had ever gone into. "The same, I should think," said ${k}. "${refrain}."`,
      ),
      page(
        {
          setting: at,
          camera: 'wide',
          actors: [seen(N, 'cover', 'surprised'), seen(K, 'point', 'calm')],
          things: ['notebook'],
        },
        `So ${n} had to be shown it, as if it were the sights. ${Kcap} led the way and felt rather foolish. And there was nothing to be seen but what there always was. ${first}${name0} ${Ncap} held the notebook upside down, and wrote nothing. "You look as if you'd swallowed something," said ${k}. "Do you want some water?"`,
        `There was no help for it. ${Kcap} took ${n} along to see it, ${isAway ? 'as you go along to post a letter' : 'in the way you show somebody where the bathroom is'}. It was just as usual. ${first}${name0} You get to know how people look at things. They glance, and nod. ${Ncap} looked as people do from the top of a hill.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'excited'), seen(K, 'sit', 'surprised')] },
        ...(second === undefined
          ? [
              `"And it's like that every time?" said ${n}. "I suppose so," said ${k}. "I've never counted." ${Ncap} wanted to know since when, and why, and what the neighbours thought. ${Kcap} knew the answer to everything, as it turned out. It was like being asked the way in your own street. Nobody had ever wanted to know the way there before.`,
              `"Once more," said ${n}, when it was over. "It isn't a show," said ${k}. "It'll be the same again tomorrow." "That," said ${n}, "is what's so good about it." They stayed until the light went. There were things about it that ${k} had stopped noticing at about the age of three. ${Ncap} noticed every one of them.`,
            ]
          : [
              `"And that's the whole of it," said ${n}. "That's the whole," said ${k}. "Well. ${saySecond ?? ''}." ${Ncap} asked to have that shown as well, and it was so. ${second}${name1}${others} "You said that there was nothing," said ${n}. "You looked me in the face, and you said that there was nothing." "You were asking about things," said ${k}. "That's only what we do."`,
              `There was some more of it, which ${k} hadn't thought worth a mention. ${second}${name1}${others} ${Ncap} had to sit down on the floor. "How long has all this been going on?" said ${n}. "It isn't going on," said ${k}. "It's just there." It was like being asked how long you had had a nose.`,
            ]),
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(N, 'sit', 'sad'), seen(K, 'sit', 'surprised')] },
        `Over the tea ${n} was quiet. "I'll tell you what ours does," said ${n}. "You can hear the clock. When my parents come home they say it's late, and then you can hear it again." "There's the swing," said ${k}. "I've had it for two years. I've been on it nine times. I only say the swing because you have to say something." ${Kcap} had always thought that everybody went home to something.`,
        `"Does your family do it for visitors?" said ${n}. "Nobody visits," said ${k}. "There's nothing to see." ${Ncap} laughed, but not very much. "We have visitors. They all go out and look at the swing, and say what a history. Then they come in again, because it's only a rope." ${Ncap} put down the cup without a sound. It was a quiet sort of house, it seemed, with a good many coasters in it.`,
      ),
      page(
        { setting: at, camera: 'wide', actors: [seen(K, 'look-up', 'surprised')] },
        `When ${n} had gone, ${k} went and stood where ${n} had been standing. It's the hardest thing in the world to see what has always been there. ${isOwn ? `There was a mirror in the hall, and ${k} tried it in that.` : `${Kcap} tried it with one eye, and then as a person would who had come about the gas.`} And for about a second it worked. ${whole} "Oh," said ${k}, to nobody. It was like finding that your house had another floor.`,
        `That evening ${k} practised being ${n}. You had to forget a good deal. You had to forget every time that you had ever seen it before. ${isOwn ? `It was dark by then, so the window did for a mirror.` : `${Kcap} shut both eyes, turned round twice, and looked.`} ${whole} It lasted no longer than a sneeze. But for so long ${k} had seen it, all of it, as large as life. After that it was impossible to go and do the sums.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(K, 'stand', 'proud'), seen(T, 'sit', 'surprised'), seen(N, 'sit', 'excited')],
        },
        `On Friday they had the stamp, and a photograph of the bath. ${Kcap} went up last, with nothing to hold. "${saidWhole}." Nobody laughed, and nobody coughed. Then they all had a hand up, and ${t} did too, without meaning to. It took until the bell. There had never been so many votes for anything. "A man will come from the newspaper on Monday," said ${t}. "That's when you get the cup."`,
        `Nobody had expected it, on Friday, least of all the owner of the bath. ${Kcap} stood there with two empty hands and simply said it. "${saidWhole}." It was so quiet that one heard the radiator. "Every time?" said somebody. "Do go on," said ${t}. They put it to the vote, and it was hardly worth the counting. The man from the newspaper was to come to the house on Monday, with the cup.`,
      ),
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(P, 'stand', 'determined'), seen(K, 'stand', 'worried'), seen(N, 'stand', 'excited')],
        },
        `${p} from the newspaper came on Monday, and had lights. He saw it once, and nodded. "Nice," said ${p}. "Now could we have it again, with more of it? I'd like it a bit to the left. And I thought, perhaps, hats." He had put the cup where it would be in the picture. "And if it could all be done at four," he said, "there'll be a queue to the corner." ${Ncap} looked at ${k}, and nodded hard.`,
        `On Monday came ${p}, with two lamps and the cup in a sock. He was perfectly nice about it. "It's charming," said ${p}. "It wants building up a little. Could it be a bit to the left? Could there be a hat?" He wrote down the first in the country, and then crossed out the country and put the world. "Say that it is," he said to ${k}. "At four, every day. You'll have a queue to the corner."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(P, 'stand', 'surprised')] },
        `It would have been the easiest thing. It was only a hat. But ${k} had seen it, for a second, exactly as it was, and it had not been to the left. If you did it at four, for people, it would be a thing that was done at four. It would never again just be there when you came in. The cup was very bright. "I'm sorry," said ${k}. "I made a mistake. ${refrain}." And ${k} held the door for him.`,
        `${Kcap} thought of the queue. It would be a fine thing to be somebody with a queue. And you would have to smile at it, and see that it never went wrong. You would have to keep it dusted. Nobody here had ever once looked round to see who was looking. "No, thank you," said ${k}, who had wanted that cup since Tuesday. "It isn't the first in anything. ${refrain}." It took all the breath there was.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(K, 'sit', 'sad'), seen(N, 'stand', 'determined'), seen(T, 'stand', 'calm')],
        },
        `The bath got the cup. There it was in the paper on the next day, feet and all. "So it wasn't true," said Tobi, and it went round the room like a draught. ${Kcap} looked at the desk. That was the price, and it was a good deal more than it had looked like on Monday. "It is true," said ${n}, and got up. "I've seen it. I'm only not going to tell you what it's like. Hard luck."`,
        `The next day they all had the newspaper, and in it was the bath. "You said he'd come to yours," said Tobi. "He did," said ${k}. "Then why isn't it in?" There was no answer to that which one could have given across a room. They thought what people think. It's not nice to be thought of as somebody who makes things up. "I was there," said ${n}, loudly. "It's none of it made up. You'll just have to wait until you're asked."`,
      ),
      page(
        { setting: at, camera: 'medium', actors: [seen(N, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
        `On Saturday ${n} came round, without the notebook. Nobody had got anything ready. They sat where they had sat before and talked about something else, and it got towards tea. ${whole} ${isOwn ? `${Ncap} did not even look up.` : 'Neither of them turned a head.'} "${refrain}," said ${n}, with a full mouth, and took another slice. It was by far the best thing that anyone had ever said about it.`,
        `${Ncap} knocked on Saturday, wiped both feet, and had left both pencils at home. There was toast. There was talk of the weather, and whether it would. Then, with nobody watching, it was just as it always was. ${whole} ${isOwn ? `Then ${k} looked` : `${Kcap} looked`} at ${n}, out of one eye. "What?" said ${n}, reaching across for the jam. "${refrain}." And they both went on with their tea.`,
      ),
    ],
  };
}

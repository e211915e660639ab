import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { LostAndFound } from './arc.ts';

const REFRAINS = ['One hand will do', 'That takes one hand', 'I did that with one hand', 'One hand is enough'];

/** For ages 8 to 12: the one who is said to have it is the one for whose sake it was put down. */
export function byHandOld(bound: LostAndFound): Told {
  const { chance, owner: O, searcher: T, visitor: V, noun, aNoun, shown } = bound;
  const o = O.name;
  const t = T.name;
  const v = V.name;
  const O0 = cap(o);
  const T0 = cap(t);
  const refrain = chance.pick(...REFRAINS);
  const says = `"${refrain}," said ${o}.`;
  return {
    title: titled(chance.pick(`to be ${aNoun}`, 'both hands', `who had the ${noun}?`, 'yesterday again')),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(O, 'stand', 'proud')], things: shown },
        ...keeping(
          20,
          [
            `If you saw ${O.introduced}, you saw ${aNoun}, in one hand. The other hand did the work. It had got very good. It could butter toast, and turn a page, and peel an egg. "Don't you ever put that down?" people asked. ${says} It was not quite an answer, but it was said with such pride.`,
            `${cap(O.introduced)} had ${aNoun}, and one hand to hold it with. That left one for everything else. Shoes got tied like that, slowly, with some help from the teeth. People offered. ${says} It had been so for as long as anyone could think back.`,
          ],
          `${o} had the ${noun} in one hand, and only the other for everything else. It could butter toast, and turn a page, and peel an egg. "Don't you ever put that down?" people asked. ${says}`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(O, 'cover', 'worried')] },
        `On Tuesday it was not there. ${O0} stood in the kitchen with both hands empty, like somebody on the wrong platform. It was not in the drawer. An hour later it was still not in the drawer. By then everything that had been in the house was out of it, or on the table.`,
        `And on a Tuesday there was no ${noun}. ${O0} went through the house twice, and the second time through the bins. Each time ended up at the same drawer. You know that it's no good. One looks all the same, as if the drawer might have thought better of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'angry'), seen(T, 'stand', 'surprised')] },
        ...introducing(T, [
          `"Who was here yesterday?" said ${t}, who had come to help. "Nobody," said ${o}. "Only ${V.introduced}." Then ${o} stopped. "${v} liked it. ${v} said it was a nice one." It was true, too. ${v} had said so. "I'm not saying anything," said ${o}, and said it again to the postman. By noon it had been said to six people.`,
          `${T0} came to look, and found ${o} with a pencil. It was a list of whoever had been there yesterday. There was one name on it, and it was ${V.introduced}. "${v} asked to hold it," said ${o}. "I only put down what's so." But a list with one name on it says more than it says. Somebody read it who knew somebody. Six people had it by noon.`,
        ]),
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(V, 'stand', 'sad'), seen(T, 'stand', 'worried')] },
        `${T0} met ${v} in the street that afternoon. ${v} was on the way over, with a football, and had got as far as the corner. Somebody there had just said something, and somebody else had looked. ${v} looked at ${t}. "Do they think I've got it?" said ${v}. ${T0} did not know where to look. ${v} turned round and took the football home.`,
        `News goes down a street faster than a ball. ${T0} saw ${v} come out, and saw the others stop talking. Nobody was unkind. They just held on to their things a little. "What have I done?" said ${v}. ${T0} said that it was nothing, which was not so, and ${v} could see that. The door was shut again, quite softly.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(T, 'stand', 'determined'), seen(O, 'sit', 'sad')] },
        `"You don't know that it's ${v}," said ${t}. "Who else?" said ${o}. "You had it in your hand. So let's ask the hand." ${T0} got up, and stood as straight as a post. "I'm the ${noun}. Pick me up. Do yesterday again, all of it, and we'll see where you leave me." It was a silly idea. There was no other.`,
        `${T0} thought about it all the way back. "It can't have walked," said ${t}. "It went where a hand put it. Yours had it first." "I've looked everywhere," said ${o}. "You've looked. You haven't done it." And ${t} lay down on the table, among the spoons. "I'm the ${noun}," said ${t}. "It's yesterday. Go on."`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'curious'), seen(T, 'stand', 'calm')] },
        `So ${o} took hold of ${t} and made toast. It got buttered, and most of it stayed on. ${says} They went up for a book and came down for a pencil. They did a door, a lamp and a letter. ${T0} hung there and looked at everything from the side. It was odd how seldom one was looked at, being ${aNoun}. One was only held.`,
        `It took a while to get the way of it. ${O0} walked about with ${t} in one hand. The other did things: a tap, a page, an egg. ${says} "You talk to me a lot," said ${t}. "I never do." "You've been talking since the egg. You told me what you were worried about." ${O0} went red, and put the lamp on.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'reach', 'determined'), seen(T, 'hide', 'surprised')] },
        `At eleven there was a jar. Nobody living can open that jar with one hand. "Here," said ${t}. "This must be it." But ${o} had been too proud to put anything down. It had gone under one arm. ${T0} went under one arm. "What do you see?" said ${o}. "Jumper," said ${t}.`,
        `Towards noon they came to the big cupboard, which sticks. That wants two hands and a foot. They looked at each other. "Here I put it down," said ${o}. "No. I held it between my knees." ${T0} spent a minute between two knees. It settled one thing, at least. ${O0} did not put that ${noun} down for just anything.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(O, 'think', 'worried'), seen(T, 'stand', 'curious')] },
        `After lunch yesterday went out into the garden, and along the wall, as far as the gate. ${says} There it stopped. "What came next?" said ${t}. "${v} came," said ${o}. "I told you. That's all." "Then we need ${v}," said ${t}. "We can't do it without." ${O0} looked at the gate. You would have to go over there and ring. You would have to say why.`,
        `By four they had got to the gate. ${O0} still had ${t} by one hand. "And then?" "Then there was ${v}," said ${o}. "You see?" "I don't see anything," said ${t}. "I'm ${aNoun}. Somebody has to come in at that gate, or it isn't yesterday." There was a long silence. It is a short way to next door, but not that day. "You go," said ${o}. "Things can't walk," said ${t}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(O, 'stand', 'shy'), seen(V, 'stand', 'sad')] },
        `${O0} rang. "I want you to be you," said ${o}, "yesterday, at four." "Am I the one who took it?" said ${v}. There were two things that you could say. "I don't know," said ${o}. "I said so. I said it to six people, and I didn't know." ${v} thought for some time. "I'll come," said ${v}. "But I'll do it just as it was. No more and no less."`,
        `It was ${v} who opened. ${O0} had thought of a way of putting it, and had lost it on the path. "I've been saying that you've got it," said ${o}. "I don't know if you have. I need you, to find out." "That's a funny way to ask," said ${v}. It was. But ${v} had been by a window all day. "Only what I really did," said ${v}, and got the coat.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(V, 'stand', 'sad'), seen(O, 'hug', 'surprised'), seen(T, 'sit', 'surprised')],
        },
        `So at four ${v} came in at the gate, as it had been. "I came like this," said ${v}. "My kite had gone over the roofs. I said, it's gone." And ${v} stood there and looked as you do over a kite. Nobody had told ${O.names} arms anything. Out went the one, and out went the other, right round ${v}. There was a bump. It was ${t}, who had been put down.`,
        `They began again from the wall, with ${t} in one hand. In came ${v}. "I'd had my piece to say, at school, and it all went wrong," said ${v}. "I wasn't going to tell you. And then you looked at me." It was just the same look. And up came both of ${O.names} arms, for that cannot be done with one. ${T0} went down behind the flowerpot, plump.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'point', 'surprised'), seen(O, 'cover', 'shy'), seen(V, 'stand', 'calm')],
          things: shown,
        },
        `"Don't anybody move," said ${t}, from behind the flowerpot. "I'm exactly where you left me. There are two of me." And up over the edge came the ${noun}, with a snail on it. Nobody said anything. "I put it down for you," ${o} told ${v}. "It was you I put it down for. And I said..." "Yes," said ${v}. "I heard what you said."`,
        `It was quite a while before anyone looked. ${T0} was sitting on the low wall, with ${aNoun} on one knee. "The hand did it," said ${t}. "It never even asked you." ${O0} went as red as the pot. There was just one person in the world for whom that ${noun} had been put down. It was the one on the list. "I'm sorry," ${o} told ${v}. "I'll say so to all six."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(O, 'stand', 'calm'), seen(V, 'stand', 'happy'), seen(T, 'sit', 'happy')],
        },
        `It took until supper, and the fourth door was the worst. ${v} came along, to hold the ${noun}. Nobody else had ever been let. There is a flat stone on the wall now, beside the gate. ${T0} chalked two words on it: BOTH HANDS. It is for putting things on. By Friday there had been an umbrella there, three bags and a trombone.`,
        `Six doors is a long street, if you have to say the same thing at each. ${O0} said it six times. At the last of them ${v} was waiting, with ${t} and the football. "Can you play with that in your hand?" said ${v}. ${says} Then ${o} thought again, went back, and laid it on the wall by the gate. It was quite safe there. They all knew what it was like to be it.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { lightsOf, REFRAINS, TITLES } from './parts.ts';

/** For the oldest: nobody knows yet that it does not get less, and the one who gives it believes that it will be dark. */
export function old(going: Going): Told {
  const { comesToo, chance } = going;
  const { L, B, P, Q, setting, where } = lightsOf(going);
  const [l, b, p, q] = [L.name, B.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'night', camera: 'wide', actors: [seen(L, 'float', 'proud')] },
        `Nobody in ${where} had ever thought about light. It was there, like Tuesday. It came from ${L.introduced}, who had always shone on them all. Some said thank you, and some didn't. They lit their lamps at ${l} when they went out, and now and then a birthday cake.`,
        `If you wanted a light in ${where}, you went and got one. ${cap(L.introduced)} had plenty. People held up a wick, and it went tick, and they walked off with it and never looked back. "Doesn't it use you up?" somebody asked once. "I never looked," said ${l}. Everybody had a lamp by then. Some had three.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'shy', 'lantern'), seen(L, 'float', 'happy')] },
        `${cap(B.introduced)}'s was the smallest of the lot. It had no more light in it than a pea has soup. But it stood by the bed, and made a round place on the wall. It stood between ${b} and something. ${b} would not have said what. It was only the dark. There was just so much of it, and it began at the edge of the blanket.${comesToo}`,
        `${cap(B.introduced)} had asked for a small one, so as to be no trouble. It was as big as a pea. ${b} had never told anybody what it was for. Some people are afraid of dogs, and some of deep water. That lamp made a round place on the wall, as big as a plate, where nothing could be.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(B, 'stand', 'scared', 'lantern')] },
        `It didn't happen all at once. For a week ${l} was a little thin at the sides. Then there came an evening on which you had to hold your book to the window. And at nine it went pff. "I'm so sorry," said ${l}, out of the middle of the night. "I seem to have run out." There was a crash, and that was all of ${where}, looking for its slippers.`,
        `One night there was a flicker, and they all looked up from what they did. Then there was another. "Don't worry," said ${l}, and went pff. It was dark as none of them had known it, dark like the inside of a stone. Someone dropped a plate. "I've none left," said ${l}. "I've felt in every corner."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(L, 'sit', 'calm')] },
        `It was ${b} who went out there, with that pea of a lamp held up in front. "I can't just leave you like that," said ${b}. There was a cloth. ${b} rubbed till both arms went numb, and got off years of it; underneath, ${l} was quite a different colour. ${refrain} Then ${b} blew, as on a fire. ${cap(l)} shook all over, and giggled. It tickled.`,
        `${b} could see a bit, and the others couldn't see that ${b} was shaking. So it was ${b} who went. First they tried it with polish. ${refrain} Then they tried blowing, and shaking, and a hot drink. There's not much that you can do for a person who has run out. "You needn't stay," said ${l}. "It's late. You've got your own to look after."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'worried', 'lantern')] },
        `"But they've all got some!" said ${b}. "They had it from you!" ${P.introduced} opened the door by the width of a nose. Behind ${p} there was a lamp on every shelf. "I know what you want," said ${p}, "and it isn't that I'm mean. But it stands to reason. If I give some, then I've less. And who'll give ME any, now?" The nose went in. ${refrain}`,
        `From out there you could see them, a window here and a window there, all with the curtains drawn. ${b} knocked at ${P.introduced}'s. "A bit? How much is a bit?" said ${p}. "You begin with a bit. I had three lamps lit at ${l}, and very grateful I am. But nobody's going to make any more of it. What we have now is what there is." ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'sad', 'lantern')] },
        `${Q.introduced} had worked it out on paper. There were sixty lamps. If each of them gave a tenth, it came to six. And then they'd all be sitting in the dusk for ever. "I'm as sorry for ${l} as you are," said ${q}. "Would you mind standing a bit further off? You're using some of mine to see by." It was the same all along, up to the last door.`,
        `${Q.introduced} had done a sum about it, on paper. "I could let you have half a minute," said ${q}, "if you bring it back." And the next one said that it was a matter of principle. And the one after that didn't open. They weren't bad people. Only the dark had come so close, and each had got hold of one warm thing. ${b} understood it better than anybody. There was one in ${b}'s own two hands.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'scared', 'lantern')] },
        `So then there was only one left to ask. ${b} had known it since the first door, and had walked quite slowly because of that. It would be no use, anyhow. What's a pea, to light up ${where}? It would be gone in a moment, and they'd both sit in the dark. There'd have been no sense in it. That was all true. Nobody had asked ${b}. Nobody was going to.`,
        `It's easy to knock at doors. ${b} stood between the last of them and ${l}, and it was a very long way in both directions. "If I give it," thought ${b}, "it's gone. There'll be no round place on the wall, ever." ${b} could go home. ${b} had tried. Nobody else had even tried. The little flame stood up straight and waited, like a dog.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'determined', 'lantern'), seen(L, 'sit', 'surprised')] },
        `"I'm back," said ${b}. "They couldn't." "No," said ${l}. "People can't, always." And that was what did it, that ${l} was not even surprised. "It's only small," said ${b}, and held it out at arm's length, with shut eyes. "You had better take all of it, or it isn't worth your while." ${b} held on tight to the handle, for the dark that was coming.`,
        `"${cap(l)}," said ${b}, "you know what this one is for?" "I've always known," said ${l}. "I used to look in at it. You needn't." "I know that I needn't," said ${b}. It came out rather angry. ${b} counted three, and another three. Then ${b} put up the lamp to where the light had been, and looked away.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'float', 'surprised'), seen(B, 'hold', 'surprised', 'lantern')] },
        `Tick. It's a very small noise. Behind ${b}'s eyelids it went red, and then gold. ${b} looked. A thread of light was running along ${l}, and round, and in. And down below, on its wick, as upright as ever, there stood the pea. ${b} turned the lamp this way and that. "But I gave it to you," said ${b}.`,
        `It went tick. Something warm ran over ${b}'s fingers. When nothing else happened, ${b} had to look. ${cap(l)} was alight from one end to the other. And in the lamp was just as much as there had been, to a hair. ${b} blinked. "Have you given it back?" "No," said ${l}. "I've got it here. You must have one as well."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'stand', 'surprised', 'lantern'),
            seen(Q, 'stand', 'shy', 'lantern'),
            seen(B, 'hold', 'proud', 'lantern'),
          ],
        },
        `They had come out on their steps by now. "It doesn't get less," ${b} said to them. It had to be said several times. "You give it, and it doesn't get less!" "That can't be right," said ${q}, and looked at the paper, and turned it over. ${P.name} came down in slippers and tried it, with the oldest lamp there was. Tick. ${p} stared at that lamp for a long time. "All night," said ${p}, "I sat there and held on to it."`,
        `"How much did you lose?" called ${q}, from a window. "Nothing!" "What, nothing?" "You can come and look!" They came, and they put their noses to the lamp. Then ${p} lit another at it, to see, and there were two, and it wasn't less. Nobody knew where to look. "We might have known," said ${q}, at last. "We never saw ${l} get any smaller, did we? All those years."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'hold', 'happy', 'lantern'), seen(Q, 'hold', 'happy', 'lantern'), seen(L, 'float', 'proud')],
        },
        `They brought out every lamp they had. It went tick, tick, tick, right round, like rain beginning. There had never been so much light in ${where}. People walked about in it, and saw who their neighbours were. "Less," said ${p}, shaking a head. "Less!" It became a thing that they said to one another, when they meant the opposite.`,
        `After that there was no holding them. They gave in sixes and sevens, and ${q} tore up the sum. ${cap(l)} had to ask them to stop. You could have threaded a needle at the bottom of a well. "And whose was it first?" somebody said. But ${b} had gone in by then, since it was very late.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sleepy'), seen(L, 'float', 'calm')], things: ['lantern'] },
        `${b} lay in bed. On the wall there was the round place, as big as a plate. Outside it was the dark, and ${b} looked at it with some interest. There was really not so much of it. After a while ${b} put out a hand and turned the lamp down, just to try. Something looked in at the window and shone. "Thank you," said ${b}. "Not at all," said ${l}.`,
        `The lamp is still the smallest in ${where}. But they come to ${b} for it now, when there's a wind, or when somebody has run out. "It's only a pea," says ${b}. Tick. "Won't you have less?" they ask. And over the roofs ${l} winks, just once.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './is-here-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Where is the other side of the world? Wherever one asks, it is here, and the other side is further on. Then it is home. */
export const IS_HERE: EventPlot = { id: 'is-here', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { ask, here, A, a, G, g, Gcap, P, p, E, e, W, w, what, thing, goes } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: here,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(G, 'wave', 'happy')],
          things: [thing],
        },
        `${A.introduced} has a ${what}. "I am off to the other side!" "Be back for tea," says ${g}.`,
        `Here is ${A.introduced}, in a ${what}. "I want the other side!" ${Gcap} waves.`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(A, 'look-up', 'happy')], things: [thing] },
        `Off ${goes} ${a}. On and on. Never left. Never right.`,
        `Away ${goes} ${a}. All the way on! No turning.`,
      ),
      page(
        { setting: 'snow', camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(A, 'wave', 'curious')] },
        `Brr! Here is ${P.introduced}. "${ask}" ${p} says, "No. ${here}"`,
        `All is white. There is ${P.introduced}. "${ask}" says ${a}. "No. ${here}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'happy'), seen(A, 'stand', 'curious')] },
        `"It is over there," says ${p}. So on goes ${a}.`,
        `${p} points. "Go on," says ${p}. Off they wave.`,
      ),
      page(
        { setting: 'jungle', camera: 'medium', actors: [seen(E, 'stand', 'happy'), seen(A, 'wave', 'curious')] },
        `Hot! Here is ${E.introduced}. "${ask}" ${e} says, "No. ${here}"`,
        `So green! There is ${E.introduced}. "${ask}" says ${a}. "No. ${here}"`,
      ),
      page(
        { setting: 'boat', weather: 'wind', camera: 'wide', actors: [seen(A, 'hold', 'worried')], things: [thing] },
        `Whoo! A big wind. Up and down! ${a} holds on.`,
        `Now comes the wind. Whee, and bump! ${a} is so small.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(W, 'float', 'calm'), seen(A, 'look-up', 'curious')],
        },
        `Who is so big? ${W.introduced}! "${ask}" ${w} says, "No. ${here}"`,
        `Up comes ${W.introduced}. "${ask}" says ${a}. "No. ${here}"`,
      ),
      page(
        { setting: 'boat', camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: [thing] },
        `Is there no other side? ${a} is tired. ${a} wants to go home.`,
        `On, and on, and on. "I want my tea," says ${a}.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'wave', 'curious'), seen(G, 'stand', 'happy')],
          things: [thing],
        },
        `Look! A beach. Somebody stands there. "${ask}" calls ${a}.`,
        `Land! There is a light. Who is that? "${ask}" calls ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `"No," says ${g}. "${here}" It is home! And tea is hot.`,
        `"No. ${here}" It is ${g}! It is home, from the back.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { ask, here, A, a, G, g, Gcap, P, p, E, e, W, w, what, thing, went } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: here,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(G, 'wave', 'happy')],
          things: [thing],
        },
        `"This side of the world is very nice," said ${A.introduced}, "but I've seen it." So ${a} put bread and a blanket into a ${what}. "I'm going to the other side." "Well, be back for tea," said ${g}.`,
        `The world has another side. ${A.introduced} had seen it on a globe, and wanted to go there. The ${what} was ready, with six apples in it. "Which way is it?" said ${a}. "Straight on," said ${g}, and put in a jumper.`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(A, 'look-up', 'happy')], things: [thing] },
        `${a} ${went} straight on, for that was the whole plan. No turning left, and no turning right! The house got small, and then it was a dot. Then there was only blue, with ${a} in the middle.`,
        `Away went the ${what}. "Straight on," said ${a}, whenever there was a choice. The sun went over from one side to the other. At night there were more stars than there had ever been at home.`,
      ),
      page(
        { setting: 'snow', camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(A, 'wave', 'curious')] },
        `The first land was white from end to end. ${P.introduced} stood there and looked at the view. "${ask}" said ${a}. "The other side?" said ${p}. "Dear me, no. ${here} The other side's over there." And ${p} pointed.`,
        `It got so cold that the apples rang. There was a shore of snow, and ${P.introduced} on it. "Good morning! ${ask}" ${p} looked about to make sure. "No," said ${p}. "${here} You want to go on a bit."`,
      ),
      page(
        { setting: 'jungle', camera: 'medium', actors: [seen(E, 'stand', 'happy'), seen(A, 'wave', 'curious')] },
        `Next it was so hot that ${a} wore a leaf. ${E.introduced} was having a bath. "Excuse me. ${ask}" "What an idea," said ${e}. "${here} It has always been here. The other side is where you've come from." "I don't think so," said ${a}.`,
        `Then all was green and it dripped. ${E.introduced} looked out of the leaves. "${ask}" said ${a}. "Who told you so?" said ${e}. "${here} It's the middle, in fact. Try over there. They say it's a long way off."`,
      ),
      page(
        { setting: 'boat', weather: 'wind', camera: 'wide', actors: [seen(A, 'hold', 'worried')], things: [thing] },
        `After that came a storm. The ${what} went up, and it went down, and once it went round. ${a} held on with both hands. Nobody had said that it would be so far. There was one apple left.`,
        `Then the wind got up. The ${what} jumped like a goat. ${a} put the blanket over, and sang all the songs there are. By the last one it was quiet, and the bread was wet.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(W, 'float', 'calm'), seen(A, 'look-up', 'curious')],
        },
        `Something came up out of the sea, like a hill. It was ${W.introduced}. "You go everywhere," said ${a}. "${ask}" ${w} thought for a mile or so. "I've been round eleven times," said ${w}. "Wherever I was, I was here."`,
        `"Mind out," said somebody, and it was ${W.introduced}. "You'd know," said ${a}. "${ask}" "I've looked for it all my life," said ${w}. "But each time I get there, it's gone on. ${here}"`,
      ),
      page(
        { setting: 'boat', camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: [thing] },
        `Perhaps there was no other side. Perhaps they had only drawn it. ${a} did not want to look for it any more. ${a} wanted tea, in the blue cup. But home was behind, the whole world away.`,
        `${a} ate the last apple, and thought of home. It had to be as far behind now as anything can be. To turn round meant the storm again, and the snow. "Straight on," said ${a}, in a small voice.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'wave', 'curious'), seen(G, 'stand', 'calm')],
          things: [thing],
        },
        `Then there was land. It had a hill, a red roof, and smoke going up. Somebody was on the beach with their back turned, and hung out a sheet. "Excuse me!" called ${a}. "${ask}"`,
        `Early in the morning there was a beach. It was a good one, with a path, and a line of washing. Somebody stood behind a sheet. This had to be it! "Hello!" shouted ${a}. "${ask}"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'surprised')] },
        `"No," said somebody, who knew that voice. "${here}" The sheet came down. It was ${g}! ${a} had never turned, not once, and had come home from the back. "You're just in time," said ${g}. "It's tea."`,
        `"Certainly not," said the sheet. "${here}" It was a voice that ${a} knew. It was ${g}! "But I went straight on," said ${a}. "It's round," said ${g}. "That's the good thing about it."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy', 'cup'), seen(G, 'sit', 'happy')],
        },
        `There was tea in the blue cup. "And who lives on the other side?" said ${g}. "Nobody does," said ${a}. "They all live here." ${Gcap} thought about that until the pot was cold.`,
        `"Well?" said ${g}, over the blue cup. "What's it like, on the other side?" "There isn't anybody there," said ${a}. "I asked them. They're all of them here." And ${a} had another bun.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Nobody breathe!',
  'Do not breathe!',
  'Do not move!',
  'Nobody move!',
  'Nobody wiggle!',
  'Not one wiggle!',
  'Keep very still!',
  'No moving now!',
  'Still as mice!',
  'Sit very still!',
  'Nobody stir!',
] as const;
const TITLES = ['nobody move', 'the den that fell down', 'what holds up the roof', 'rain outside, den inside'];

/** The roof of the den falls as soon as somebody moves. What holds it in the end has stood wet in the hall since the morning. */
export const DEN: EventPlot = {
  id: 'den',
  when: /\b(?:den|fort|build\w*|built|blankets?|cushions?|pillows?|sofa|living ?room)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'calm')],
          things: ['umbrella'],
        },
        `It rained. ${Gcap} had a wet umbrella. It stood there to dry. ${A.introduced} was at home.`,
        `Rain, rain, rain! ${A.introduced} could not go out. A wet umbrella stood by the door.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'reach', 'happy')],
          things: ['chair', 'blanket'],
        },
        `"A den!" said ${B.introduced}.${comesToo} Two chairs, one blanket. In they went.`,
        `${B.introduced} got a blanket.${comesToo} It went over two chairs. Now it was a den.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['blanket'] },
        `It was dark in there. "${refrain}" said ${a}. ${b} sneezed. Flop! Down came the roof.`,
        `They sat in the den. "${refrain}" Then ${b} sneezed. Flop, went the roof.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'book')], things: ['blanket', 'chair'] },
        `They put books on the blanket. "${refrain}" ${a} moved one toe. Flop!`,
        `Now they put on books. In they went. "${refrain}" Flop! It fell on them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined', 'broom')], things: ['blanket'] },
        `They put in a broom. "${refrain}" It fell over. Flop! Bump!`,
        `${b} held it up with a broom. "${refrain}" Bump! Down it came.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'surprised'), seen(A, 'sit', 'happy')], things: ['blanket'] },
        `${Gcap} sat in the middle. Now the roof was up! But ${g} had to go.`,
        `Then ${g} came in. One head held up the roof! But ${g} got up. Flop!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['umbrella'] },
        `${k} looked at the umbrella. "That is a roof with a leg! It can hold ours up!"`,
        `"Look!" said ${k}. "The umbrella is dry. It opens, and it stands up by itself!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['umbrella', 'blanket'] },
        `In went the umbrella. Up went the roof! "Now breathe!" They jumped. It stayed up.`,
        `The umbrella went into the den. The blanket went over it. They could all move now!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')], things: ['blanket', 'biscuit'] },
        `Pit, pat, went the rain. They had a biscuit. It was out there. They were in here.`,
        `They sat and ate a biscuit. They heard the rain. They did not want it to stop.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'sad')],
          things: ['umbrella'],
        },
        `It had rained since breakfast. The big wet umbrella stood open in the corner. "What can you do at home in the rain?" said ${A.introduced}. "You can watch the umbrella drip," said ${g}.`,
        `The rain ran down every window. A wet umbrella stood open in the corner. "There's nothing to do," said ${A.introduced}, "but be at home."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'reach', 'happy')],
          things: ['chair', 'blanket'],
        },
        `"Let's be inside of something," said ${B.introduced}.${comesToo} They took two chairs and the largest blanket. It was a den in no time.`,
        `"We could build a den," said ${B.introduced}.${comesToo} So they put two chairs back to back, and a blanket on top. It had a door, and it had a smell of blanket.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['blanket'] },
        `They crept in. It was dark and lovely, and the roof hung very low. "${refrain}" said ${a}. They did not. Then ${b} had to sneeze. Flop. It was all on their heads.`,
        `Inside, it was like being a mouse. "${refrain}" whispered ${a}, since the roof was slipping. ${b} held on for as long as possible. Atchoo! Down came the sky.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'book')], things: ['blanket', 'chair'] },
        `"It wants something heavy," said ${a}, and put books along the edges. That was better. "${refrain}" said ${b}. ${a} scratched one ear. The books came down too. Ouch.`,
        `They put a book on each corner, to hold it. In they went again. "${refrain}" Nobody did. But a blanket is heavy in the middle. It sank, and sank, and pulled in the books.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined', 'broom')], things: ['blanket'] },
        `Then ${b} fetched a broom, to be a pole. It stood up straight as long as one of them held it. "${refrain}" said ${a}, who had it. But arms get tired. Flop. Bonk.`,
        `"A tent has a pole," said ${b}, and brought the broom. It made a fine point in the roof. "${refrain}" But a broom has only one foot, and it is not a good one. Bonk.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy')], things: ['blanket'] },
        `${Gcap} looked in, and sat up in the middle. The roof stayed! A head was just what it needed. "Don't go!" said ${a}. But something was on the stove.`,
        `"May I come in?" said ${g}, and did. All at once there was room, and the roof was up. ${g === 'the grown-up' ? 'The grown-up' : g} made a very good pole. Then the telephone rang, and it got up and left.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['umbrella', 'blanket'] },
        `They lay under the blanket as it had fallen. ${k} could see out at one side, to the corner. There it stood, on its one leg, with its arms out. "How does that keep its roof up?" said ${k}.`,
        `It was flat again. ${k} put out a head, to get some air. In the corner was something round and wide that did not fall down. "That's got a roof," said ${k}, "and it's all by itself."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'umbrella'), seen(A, 'reach', 'happy')],
          things: ['blanket'],
        },
        `It was dry by now. They stood it between the chairs, and pulled the blanket over. Eight thin ribs took hold of it, and held. It was as round as a bell.`,
        `"It keeps off the rain out there," said ${k}. "It can keep up a blanket in here." Up it went between the chairs. The blanket slid over it and lay there, round and tight.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['umbrella', 'blanket'] },
        `"Breathe," said ${a}. They breathed. "Sneeze," said ${a}, and ${b} did. They bounced, and they sang. Nothing happened, over and over again.`,
        `They went in on tiptoe. "Everybody breathe!" said ${a}. So they did, in and out, as loud as they could. The roof only nodded. After that they moved as much as they liked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')], things: ['blanket', 'biscuit'] },
        `At four the rain stopped, and the sun came out. "You can go and play outside now!" called ${g}. There was no answer. There was only the sound of somebody eating a biscuit, in a den.`,
        `"It's stopped raining," said ${g}, later on. "Has it?" said the den. A hand came out, and took in the plate with the biscuits. "We might come out," said the den, "when it rains again."`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `It was the day of the match, and it rained. It rained on the pitch, and it rained on the bus. By ten they were at home again, with ${G.names} big umbrella dripping in the corner. ${A.introduced} stood at the window. ${B.introduced} did not mind at all, and tried not to show it. "We could build something," said ${b}.`,
        `All week ${A.introduced} had been looking forward to Saturday, and to the match. Now it was Saturday, and you could not see across the road for rain. ${Gcap} came in, and stood the umbrella in the corner, wide open, to dry. "Stay at home," said ${g}. ${B.introduced} liked a wet day better than anything. "A den," said ${b}. "If you want."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(B, 'reach', 'happy')],
          things: ['chair', 'blanket'],
        },
        `${b} had ideas about dens.${comesToo} It was to have two rooms and a porch. ${a} fetched the chairs, one at a time, as you carry things for other people. They threw the biggest blanket over the lot. "There," said ${b}. "It's a palace." "It's a blanket," said ${a}.`,
        `${a} said that they might as well, since everything was spoilt.${comesToo} They set out two chairs and hung the great brown blanket between them. ${b} drew up a plan, with a west wing. ${a} looked over the top of it at the weather. "Is it clearing?" "No," said ${b}, a bit too gladly.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['blanket'] },
        `They had to go in on their stomachs. The roof hung down like a hammock with somebody in it. "${refrain}" said ${b}. It was quite nice, for eleven seconds, in a brown kind of way. ${b} had a nose that tickled in wool. There was a sneeze. A palace should not come down for a sneeze.`,
        `It was low, and it was dim, and it sagged. "${refrain}" whispered ${b}. They lay in a row like spoons. You could hear the rain, a long way up. ${a} was just starting to think that it was not so bad. Then ${b}, who was allergic to that blanket, could not hold it any longer.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'book'), seen(B, 'hold', 'determined', 'broom')],
          things: ['blanket'],
        },
        `So they weighted the edges with encyclopaedias. "${refrain}" The middle came down slowly, and brought A to D along with it. Then they had a broom for a pole, and it made a peak like a circus. "${refrain}" said ${a}, who by this time wanted to see it done. A broom can stand if nobody looks at it. ${b} looked at it.`,
        `Next there were books, all round the rim, to hold it tight. "${refrain}" It held, and then it dipped, and then they were reading in the dark. After that it was a broom. ${a} had begun to give orders. "Left a bit. There. ${refrain}" It stood by itself for as long as you could say so. It came down across the plan.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy')], things: ['blanket'] },
        `What it wanted was a thing that was tall in the middle and wide at the top. ${g === 'the grown-up' ? 'The grown-up' : g} was the very thing. ${Gcap} had only put in a head, to ask about lunch. The whole roof rose up round it like a hat. "Stay there!" they both cried. ${g === 'the grown-up' ? 'The grown-up' : g} stayed, for as long as the potatoes let anyone.`,
        `Then ${g} crawled in with the biscuits, and sat up. It was like a lamp being lit. There were walls. There was a ceiling. "You make a lovely pole," said ${b}. "I've been called worse," said ${g}. But a pole that has to see to the soup is no use in the long run. When it left, it all went with it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'sit', 'sad')], things: ['blanket'] },
        `Just then a streak of sun fell on the carpet. "It's stopping," said ${a}. "We could still play, if we ran!" ${b} did not look up. "Go, then," said ${b}. "I don't kick as well as you do. I'd only thought that today it would be something that I was good at." ${a} had one boot on. It was a real streak of sun. It went across the blanket, and one could see the dust in it.`,
        `"Look," said ${a}. "There's some blue. They might play it after all!" And then ${a} saw ${B.names} face. "You're pleased it rained," said ${a}. "Not pleased," said ${b}. "Only, out there it's always you who knows how. In here I thought that it might be me." ${a} stood in the door with a ball under one arm. There was a good deal of blue.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'sit', 'surprised')],
          things: ['blanket'],
        },
        `${a} took off the boot. "I hate to leave a thing when it's losing," said ${a}. "What does your plan say?" They spread it out. It said ROOF, with an arrow, and then a lot of rubbing out. "I never could do the roof," said ${b}. "I always hoped that it would just stay."`,
        `The ball was put behind the sofa. "There'll be other Saturdays," said ${a}. It had to be said twice, the first time to the window. "Show me where it goes wrong." ${b} smoothed out the plan. There were rooms on it, and doors, and a flag. Where the roof should be was a hole, from being rubbed out. "There," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['umbrella'] },
        `${k} had been sitting in the corner, out of the way of it all, next to the umbrella. It had stopped dripping. ${k} looked up into it, at the one thin leg, and at the ribs that went out like a star. "This doesn't fall down," said ${k}. "It's got a pole, and it's got its own arms. All it does the whole day is hold up a roof."`,
        `Something in the corner went tock. It was the last drop. ${k} turned to see where it came from, and went on looking. There it stood, as it had stood all morning, tall in the middle and wide at the top. "We've had one in here the whole time," said ${k}. "We were told not to knock it over."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'proud'), things: ['umbrella', 'blanket'] },
        `They stood it between the chairs, and lashed the handle, and drew the blanket across. It went on like a glove. You could kneel in there. You could very nearly stand. "Sneeze," said ${a}. ${b} was happy to. It hardly shook. Then they all breathed, as much as they wanted, and it was so loud that they had to laugh.`,
        `It took four hands and a bit of string. When they let go, nobody dared to look. Then ${b} did. It was round, and as high as a church, with eight ribs running up to a point. "Breathe, everybody," said ${a}. "Go on. As hard as you can." ${b} drew a line round the hole in the plan, and wrote in it, quite small: UMBRELLA.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')], things: ['blanket', 'biscuit'] },
        `About three it came on to pour, worse than ever. They heard it through two roofs. "There'd have been no match," said ${b}. "I know," said ${a}. "It would have been a waste of boots." They ate a biscuit each. It was quite a while before anybody noticed. The umbrella was inside, and ${g} had gone to the shop.`,
        `The blue had not been worth much. By three o'clock the rain was back, drumming on the glass. It sounds different when you have built something. "What's in the west wing?" said ${a}. "Nothing, yet," said ${b}. "I was hoping that you'd ask." So they took a biscuit and a torch, and went to see.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Is that somebody?',
  'Who is that?',
  'Are they here?',
  'Is that them?',
  'A guest, perhaps?',
  'Have they come?',
  'Is it them?',
  'Are they coming?',
  'Is somebody there?',
  'Is it somebody?',
  'Have they arrived?',
] as const;
const TITLES = ['the house with the red door', 'is that somebody', 'where is everybody', 'a party and no guests'];

/** Nobody comes. The card says "the house with the red door", and the door is covered all over with paper stars. */
export const RED_DOOR: EventPlot = {
  id: 'red-door',
  when: /\b(?:nobody|no one|alone|lonely|late|guests?|friends?|comes?|came|invit\w*)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'excited')], things: ['letter'] },
        `${A.introduced} had a birthday party. "Come to the red door!" said the cards.`,
        `A birthday party! ${A.introduced} wrote the cards. "Come to the red door," they said.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(B, 'reach', 'happy'), seen(A, 'reach', 'happy')],
          things: ['star'],
        },
        `${a} made stars for the door. ${B.introduced} put them up.${comesToo} Stars, stars, stars!`,
        `${B.introduced} had paper stars. ${a} had more.${comesToo} They put them all over the door.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['cake', 'balloon'],
        },
        `There was the cake. There was a balloon. Now it was party time. But nobody came.`,
        `Here is the cake. Here is a balloon. Where is everybody? Nobody comes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited')] },
        `Tap, tap! "${refrain}" said ${a}. No. It was the rain on the window.`,
        `Tap! "${refrain}" said ${a}. It was only a bird at the window.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'curious'), seen(A, 'stand', 'worried')] },
        `Bump! "${refrain}" said ${b}. No. It was only a cat.`,
        `Rattle! "${refrain}" said ${b}. It was the wind at the gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['cake'] },
        `Ping! "${refrain}" No. It was the clock. ${a} sat down by the cake.`,
        `Then there was a ping. "${refrain}" It was just the clock. ${a} was so sad.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'stand', 'surprised')] },
        `${k} looked out. There they all were! They went up and down. "Where is the red door?"`,
        `Who was in the street? ${k} saw them all! "There is no red door," they said.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'excited')], things: ['star'] },
        `${k} looked at the door. It was all stars! Rip! Off came some. "Here! It is red!"`,
        `"The stars!" said ${k}. Nobody could see the red. So some stars came off.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: everybody(going, 'cheer', 'happy'),
          things: ['cake', 'balloon'],
        },
        `In they came, one, two, three, ten! "Happy birthday!" Everybody got a star to wear.`,
        `Now they all came in. They had cake. And they had stars to take home.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['letter'],
        },
        `It was nearly time for the birthday party. ${A.introduced} wrote ten cards. COME TO MY PARTY AT THREE, they said. THE HOUSE WITH THE RED DOOR. ${B.introduced} licked the envelopes.`,
        `${A.introduced} was having a birthday party, with ten guests. "How will they find it?" said ${B.introduced}. "I'll put THE HOUSE WITH THE RED DOOR," said ${a}. There was only one in the street.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(B, 'reach', 'happy'), seen(A, 'reach', 'happy')],
          things: ['star'],
        },
        `On the day they cut out stars, gold ones and blue ones.${comesToo} "For the front door," said ${a}. "So that it looks like a party." They stuck them on from top to bottom. It was beautiful.`,
        `When the day came, they made the door look grand.${comesToo} They had a hundred paper stars, and a lot of glue. "More," said ${b}. "There's still a bit of door." So on went more.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['cake', 'balloon'],
        },
        `At three there was a cake, and a balloon on each chair. They stood in a row, to be ready. The clock struck. Nobody came.`,
        `By three it was all done. Ten chairs, ten hats, one cake. "Any minute," said ${a}. They listened as hard as they could. Nobody came up the path.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited')] },
        `Tap, tap. "${refrain}" cried ${a}, and ran. It was a twig on the window. It wanted to come in, but it had not been asked.`,
        `Then something went scratch. "${refrain}" said ${a}. It was only the cat from next door. She came in, and looked at the plates, and left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'curious'), seen(A, 'stand', 'worried')] },
        `At ten past there was a bump. "${refrain}" said ${b}. It was the wind, and the gate. "They're only a bit late," said ${b}.`,
        `Ten minutes went by. Rattle, rattle! "${refrain}" said ${b}. It was a tin going down the road by itself. "Perhaps their clocks are slow."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')], things: ['balloon'] },
        `By half past three, a balloon had popped. "${refrain}" said ${a}, but very softly. It was nobody. "They don't want to come," said ${a}. "None of them. Not even for cake."`,
        `It was half past. A balloon sighed and sank to the floor. "${refrain}" whispered ${a}. But it was just the fridge. "They all forgot," said ${a}, and took off the paper hat.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'stand', 'surprised')] },
        `${k} went out, to see if there was any weather that could stop people. And there they were! They were on the other side. They went up the street and down it, with parcels.`,
        `${k} put a nose round the door to look. The street was full of them. There were ten, all in their best clothes. They were looking at every house.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised')] },
        `"Hello!" called ${k}. "Why don't you come in?" "We're looking for the red door," they said. "We've been up and down for half an hour. There's a blue one, and a brown one. There isn't any red."`,
        `"We can't find it," said the one in front, almost in tears. "The card says a red door. There's a green. There's a white. There's one with stars." And they held out their cards.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'excited'), seen(A, 'stand', 'surprised')], things: ['star'] },
        `${k} turned round and looked. It was gold and blue from top to bottom. There was not one speck of red. "Oh!" said ${k}, and pulled. Off came a handful of stars. "Here it is!"`,
        `${k} looked back at the house. You could not see the door for stars. They had hidden it themselves! "It's under here," said ${k}, and ripped a big red hole.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: everybody(going, 'cheer', 'happy'), things: ['cake'] },
        `What a noise there was then! "We thought that you'd hidden from us," they said. "I thought that you'd forgotten me," said ${a}. They sang it twice, as it was so late.`,
        `In they all came, and the house was full. Nobody had forgotten. Nobody had wanted anything so much. "You were here the whole time," said ${a}, "and so were we."`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
          things: ['star'],
        },
        `When they went home, each of them took a star off the door. "Good night!" said ${a}. By then the door was red all over.`,
        `At the end everybody got a star to wear. They went down the dark street with them, shining. The last one was gone, and the door was as red as a berry.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'calm')],
          things: ['letter'],
        },
        `${A.introduced} did the cards for the birthday party, and ${B.introduced} did the door. That was how they had shared it out. The cards said THREE O'CLOCK, THE HOUSE WITH THE RED DOOR. "Not the number?" said ${b}. "Anybody can have a number," said ${a}. It was the only red door in the street, and it was a very good red.`,
        `${A.introduced} was having a birthday party. Ten people were coming who had never been to the house before. ${a} wrote to each of them by hand. WHERE: THE HOUSE WITH THE RED DOOR. "They can't miss it," said ${a}. ${B.introduced} looked at the door for a time. "It's a bit plain," said ${b}. "Leave that to me."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(B, 'reach', 'proud')], things: ['star'] },
        `${b} had been at it since seven.${comesToo} They were stars, cut out of gold paper, with five points each. They began at the letter box. They spread to the corners. By noon they had met in the middle, and there was nothing left to stick them to. "It's the best thing I ever made," said ${b}. It was. People across the road came to look at it.`,
        `It took ${b} all Friday, and the glue ran out twice.${comesToo} There were two hundred and twelve stars. Each of them overlapped the next, like the scales of a fish. When the sun came round, you had to shut your eyes. ${a} came out to see, and for once could think of nothing to say. "That's how you do a door," said ${b}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['cake', 'balloon'],
        },
        `At three they were at their places. There were ten plates and ten chairs, and a balloon on every chair, looking as if it were waiting too. The cake had its candles in. The clock struck, and seemed to listen. No one came up the path. "They'll be coming all together," said ${a}. "That's why."`,
        `Three o'clock is a bad time when it comes by itself. They heard it strike. The cake stood there with its candles. On each of ten chairs sat a balloon with a face on it. "They're just round the corner," said ${b}. "I'll count to a hundred." ${b} counted to a hundred.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited')] },
        `Something tapped. "${refrain}" ${a} was at the door before the second tap. It was a twig, and it was only passing. At ten past there was a thump, and it was the cat next door, who was not on the list. "${refrain}" said ${a}, to a gust of wind, and felt foolish.`,
        `"${refrain}" It was the post, and a bill. "${refrain}" It was a bee, going from pane to pane, who wanted to be let out. ${a} let it out. It is not easy to walk back to a chair when you have run from it. The third time, ${a} walked both ways.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')], things: ['balloon'] },
        `At half past, one of the balloons let itself down with a rude noise. Nobody laughed. "${refrain}" said ${b}, but it was the stairs. "You can say it," said ${a}. "They were asked, and they talked it over, and they thought they'd rather not." "All ten?" said ${b}. "It only takes one to start," said ${a}.`,
        `By twenty to four the icing had begun to slide. There were voices in the street, but they went by. "${refrain}" said ${b}, out of habit. "Don't," said ${a}. "They've gone somewhere better. I expect they met outside, and somebody said, let's not." ${a} turned all the balloons to face the wall. It did not help, as they turned back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')], things: ['cake'] },
        `"We'll eat it ourselves," said ${a}, and took up the spoon. "Ten slices. That'll show them." "Wait," said ${b}. "Five minutes. If it were me out there, and I were late, I'd want you to have waited." "You'd never be late." "I might be lost," said ${b}. ${a} stood over that cake with the spoon in the air. It came down slowly, and it came down on the tray.`,
        `"Take it away," said ${a}. "The cake, and the chairs. And you can take down those stars. It looks as though we'd minded." ${b} got as far as the hall. There was a whole Friday on that door. "Five more minutes," said ${b}. "Please. For me, not for them." It was still ${A.names} birthday. ${a} could have said no. "Five," said ${a}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'stand', 'surprised')] },
        `In those five minutes ${k} went out on the step, to have something to do. There was a crowd on the other side of the street. It had parcels. It had on its best shoes. It went up to the post box, looking at the houses. Then it came back, looking at them all again. There were ten of it.`,
        `It was ${k} who used the five minutes. ${k} opened the front door, and stood there in the sun. Up the street came ten people with bows on their parcels, very tired. They went right by. A little later they came down again. One of them was crying, and one was reading from a card.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
        `"Who are you looking for?" called ${k}. They all answered at once. It came to this. They had been in that street since five to three. There was a house with a green door. There was a house with a gold one. "It says red!" said the smallest, and held out the card. "We've knocked at all the others. There isn't a red!"`,
        `"Are you the party?" said ${k}. "We're trying to be," said the one with the card. "It's a red door. We've asked at eleven houses. They're black, and blue, and there's that gold one. We thought that they'd moved. We thought that nobody wanted us." Behind ${k}, in the hall, somebody dropped a spoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'excited'), seen(B, 'stand', 'sad')], things: ['star'] },
        `They all looked at the door. It blazed. It was gold from top to bottom, and you could have searched it with a lens for anything red. ${b} had gone quite white. "It was me," said ${b}. "I covered it up." ${k} got one nail under a star and pulled, and there it was: red as a radish. A cheer went up. ${b} did not cheer.`,
        `${k} turned round, and saw it as they did. A gold door. "Oh," said ${b}, very low. "It's my stars. I did it so well." There are few things worse than to have done a thing well. A strip of them came away in ${K.names} hand. It was as long as an arm. Beneath it, the door was redder than you would believe.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'hug', 'happy'), seen(B, 'stand', 'surprised')],
          things: ['cake', 'star'],
        },
        `"You made them wait," said ${b}, "I mean, I made you, and it was my own..." "You made me wait five minutes," said ${a}. "If you hadn't, I'd have eaten the lot, and hated it." Then ${a} peeled off the biggest star and stuck it on ${b}. "Everyone who's found the door gets one." There were two hundred and twelve. They wore them on their noses.`,
        `It was the loudest party there ever was. They had all been so miserable that it had to come out somewhere. "I nearly took them down," said ${b}, in the middle of it. "I told you to," said ${a}. "And if you had, they'd have come." They thought that over, and it made their heads go round. "Leave it," said ${a}. "Have a star." It took a week to get all of the glue off.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
          things: ['star'],
        },
        `They went home in the dark, in a long line, twinkling. You could see them right down to the corner. One star had been left on the door, just under the bell. "So that they know it's the same house," said ${b}. The rest was as red as it could be.`,
        `At the gate, everybody got a handful to take away. For weeks you could tell who had been there. They had gold on their shoes. And ${b} wrote something on a card and pinned it up, in case. It said: THIS IS THE RED DOOR.`,
      ),
    ],
  };
}

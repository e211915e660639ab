import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a marble in a wall, and somebody next door who knocks on it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, why, M, m, N, n, trade } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy', 'hammer'), seen(A, 'stand', 'curious')],
          things: ['hammer'],
        },
        `${why} On Monday ${trade} came, with a hammer and a flask, and looked the kitchen up and down. "It'll begin in this wall," said ${m}. "It mostly does." The hammer gave one small bang. And from the other side the wall knocked back, three times, and then once. "Is somebody in there?" said ${A.introduced}. "Only next door," said ${m}. "They always bang on the wall. It won't take long."`,
        `${why} ${trade} came to see about it, on a Monday. "First I'll just look in here," said ${m}, and gave the kitchen wall a tap with the hammer. There was a knock from inside it. It went three times, and once more. ${A.introduced} stared. "That's next door," said ${m}. "Nobody likes a hammer but the one who's holding it. I'll be out of here by Friday."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'proud', 'hammer'), seen(G, 'stand', 'worried')],
          things: ['hammer'],
        },
        `It wasn't Friday, and it wasn't the Friday after that. There was dust in the butter, and dust in the beds. There was a sort of sand in the soup. Each morning the hammer began at eight. Each morning the wall knocked back at one minute past, three and one, very sharp. "${refrain}" said ${m}, in a cloud. "You said so last week," said ${g}. "I did," said ${m}, "and it was truer then."`,
        `By the second Friday there were three holes, and none of them was the right one. The dust got into shut things. ${Gcap} found it inside an egg. And whenever the hammer started up, so did next door, three and one, three and one, like an angry clock. "When will it be done?" said ${g}. "${refrain}" said ${m}, who was white all over, and had said it on the Monday as well.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['plate', 'bread'],
        },
        `The kitchen had to live somewhere, and it lived with ${a}. Every plate was on the shelf where the books had been. There was bread in the drawer. ${B.introduced} and ${a} ate in bed, like kings. The crumbs were always on the other one's side. It would have been a perfect life, but for the washing up. They did that in what had been the dressing-up bowl, and the forks smelled of feathers.`,
        `So they moved upstairs. ${a} had the bread in with the socks, and a plate on every step. ${B.introduced} had never eaten under a blanket before, and didn't mean to stop. There's much to be said for it. One can reach everything. All the same, it was cold sometimes, and it was never quiet. One found that one could miss a thing as dull as a table.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(M, 'hold', 'surprised', 'box'), seen(A, 'look-up', 'excited')],
          things: ['box'],
        },
        `In the third week the wall said something else. It said tonk. ${m} put in an arm, up to the shoulder, and felt about, and said a word. What came out was a box, a tin one, brown with rust. "I've had spoons out of walls," said ${m}, "and once a shoe. I've never had one with a lid. You open it. It's your house." ${a} blew off the dust.`,
        `Then, one wet day, ${m} stopped in the middle of a song. "There's something here that isn't wall," said ${m}. It was a long way in. It came out by inches, with a lot of old plaster, and it was a tin box. Nobody had hidden it to be found. It had been pushed right down behind. "Go on," said ${m}, and sat down on a heap. ${a} got the lid up with both thumbs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'curious', 'letter'), seen(M, 'sit', 'surprised')],
          things: ['letter', 'marbles', 'box'],
        },
        `There was a letter in it, and a marble. "This is the box of E. Hobb, aged nine," ${a} read out. "I'm putting my best marble in the hole, out of the dust. I'll have it out again when the wall's done. But that won't be for weeks. Mr Pratt just says, ${refrain} If you are Arthur, keep off. If you are really Arthur, knock like us." There was no more. ${m} coughed.`,
        `On the top lay a letter in round, cross writing. "Private," it said. "E. Hobb, nine years old. There are men in our wall. I'm keeping my marble in here till it's over, and that's never. Mr Pratt has been saying it since June. ${refrain} Arthur, if it's you, do our knock, or I'll know." Below it, in a bit of sock, was the marble. "Pratt," said ${m}. "He taught my uncle."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'marbles'), seen(B, 'look-up', 'curious')],
          things: ['marbles'],
        },
        `It was the best of all marbles. It was as big as a plum, and had a green twist in it, like something asleep. ${a} held it up, and the whole kitchen hung in it upside down, with no holes. "But then why did she leave it?" said ${b}. They worked it out. She'd thought that she had weeks. She must have come home from school one day, and there stood the wall. It had been true, for once.`,
        `${a} had never owned a thing like that. There was a green twist in the middle, and it went on turning after the marble had stopped. It beat every one of the marbles in the house, and it sang when it rolled. "Finders keepers," said ${m}. "That's building law." Only ${b} wasn't quite easy. "She didn't mean to leave it," said ${b}. "They'd finished. It's the one thing that she hadn't reckoned with."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'curious')],
          things: ['marbles'],
        },
        `That night ${a} let it roll along the floor, and it sang, and hit the wall. Knock, knock, knock, said next door at once, and knock. ${a} lay quite still. "Do our knock," said ${a}, slowly. "Three and one. It's always been three and one." ${b} sat up. "It's a coincidence," said ${b}. They both looked at the marble. It looked green, and very happy where it was.`,
        `They played until late, on the boards. The marble went bump against the wall, and the wall knocked back: three, and one. "Does she never sleep?" said ${b}. But ${a} had gone cold. "Nobody knocks like that," said ${a}. "People just bang. That's somebody's own knock." The letter lay on the bed. They read the last line again, both of them, and nobody said the name.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'marbles'), seen(B, 'sit', 'calm')], things: ['marbles'] },
        `It was old, after all. She was a cross sort of neighbour, who had sent back their ball with a note. It would be only a marble to her. And it was building law. If one didn't say anything, then nothing would be taken from anybody. The wall was to be shut on Thursday, and that would be that. ${a} held it to the lamp once more. The twist turned over. "I wish that I hadn't read it," said ${a}.`,
        `"She's grown up," said ${a}. "She'd put it in a drawer." ${b} didn't say a thing. "She's never even said good morning to us." That was so. "And I found it." That was so as well. There are things that one can have, if one is just quiet enough. ${a} lay there being quiet. The marble got heavier and heavier, for its size. "She was nine," said ${b}, in the end.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy', 'box'), seen(N, 'stand', 'surprised')],
          things: ['box'],
        },
        `In the morning ${a} went next door with the box, and didn't ring. ${a} knocked: three, and one. Inside, something was put down very suddenly. ${N.introduced} opened the door with her mouth all ready to be cross, and nothing came out. "That's Arthur's," she said. "Nobody's done that in sixty years." Then she saw the box. She had to hold on to the door.`,
        `It's eleven steps to next door. In the morning ${a} went all of them, with the box. ${a} knocked on the wood, three times, and then once. It was a while before it opened. ${N.introduced} looked over ${A.names} head, and up the road, and down. "I thought that you were my brother," she said. "He's in Canada." And then she looked lower, and saw the rust, and the lid.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'happy', 'marbles'), seen(A, 'look-up', 'curious')],
          things: ['marbles'],
        },
        `"We lived in yours till I was ten," said ${n}. "They shut that wall on a Thursday, while I was doing sums. He'd told me and told me that it was nearly done. I never believed him. It's the only time they've ever been early." The marble lay in her hand. It had got smaller, or the hand had got big. "Whenever I hear a hammer there," she said, "I knock. I don't know why. I think I'm asking for it back."`,
        `"The E was for Edie," said ${n}. "I was born in your kitchen, and I've only ever moved the one door. I asked them to open it up again. They said it was a very good wall." She held the marble against the sky, and shut one eye, and was nine. It hurt a bit to see it go. "I wasn't cross with you," she said. "I've been cross with that wall."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'kneel', 'calm'), seen(A, 'kneel', 'calm', 'box'), seen(N, 'stand', 'determined')],
          things: ['box'],
        },
        `On Thursday they shut the hole. ${n} came over in an apron, to see that it was done right. The box went back, with a letter from ${a}, and one from Edie Hobb, aged sixty-nine. "Has everybody got everything out?" said ${m}. "Look in your pockets." They looked. "I shan't ask again," said ${m}, and asked again. It was four o'clock when the last brick went in. "Done," said ${m}, and they all felt it.`,
        `The wall was shut that Thursday, and ${n} stood by. "Is there anything in there that anybody wants?" said ${m}, three times over. There was the box, and nobody was to want that for a hundred years. ${a} had written about the dust. ${n} had only put: "Arthur, keep off." Then it was flat, and wet, and finished. "Well," said ${m}, "I did say so." It was odd how large the kitchen was, with nobody singing in it.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'sit', 'happy')],
        },
        `It was quiet that evening. One could hear the butter. ${a} went up to the new wall, and knocked: three, and one. It took no time at all. Three, came the answer, and one, and after that a thing that rolled, and sang. "She's playing," said ${b}. "It's my turn on Saturday," said ${a}. Then they both looked up. Something, in quite another wall, had gone drip. "${refrain}" said ${b}.`,
        `They ate at the table that night, and it was as good as a birthday. ${a} didn't have the best of marbles. But on Saturdays one could go next door and lose to it. At eight there was a knock: three, and one. ${a} knocked back. "Are they done in there?" called a voice, very small, through the bricks. Just then, over their heads, something went drip. ${a} put both hands to the wall. "${refrain}" called ${a}.`,
      ),
    ],
  };
}

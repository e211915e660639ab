import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'What is it for?',
  'But what is it for?',
  'What do you keep in it?',
  'What goes in there?',
  'What is it good for?',
  'Now what is it for?',
  'What fits in it?',
  'What will go in it?',
  'What can it hold?',
  'What could go in there?',
  'Whatever is it for?',
] as const;
const TITLES = ['too small for anything', 'the very small pot', 'a pot and a tooth', 'just big enough'];

/** In the morning a clay pot is made that is too small for anything; at noon a tooth comes out, and needs a place. */
export const SCHOOL: EventPlot = {
  id: 'school',
  when: /\b(?:school|class\w*|teacher|nursery|preschool|kindergarten|playground|assembly)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'happy')] },
        `${A.introduced} had a wobbly tooth. It was clay day at school. Roll, pat!`,
        `Who has some clay? ${A.introduced} has. It is clay day at school. And one tooth is loose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'proud'), seen(A, 'hold', 'surprised', 'jar')] },
        `${B.introduced} made a big pot.${comesToo} ${a} made a pot, too. It was very, very small.`,
        `${A.names} pot came out small. ${B.introduced} had a big one.${comesToo} It was as big as a hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'pencil')] },
        `"${refrain}" said ${b}. A pencil? The pencil fell out. It was too small.`,
        `${a} put in a pencil. Over it went! "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm')], things: ['flower'] },
        `A flower? It fell out, too. "${refrain}" said ${a}. It was a sad little pot.`,
        `${a} put in a flower. That was too big. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['sandwich'] },
        `Then they had lunch. Bite! Out came the tooth. It lay there, small and white.`,
        `At noon there were sandwiches. Bite! What was that? It was the tooth!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'tooth'), seen(B, 'point', 'worried')] },
        `Where can a tooth go? Not in a pocket. It had a hole. Not in a hand.`,
        `Where does it go now? A pocket? No, that had a hole. A shoe? No!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['tooth', 'jar'] },
        `"The pot!" said ${k}. In went the tooth. Tink! It was just big enough.`,
        `${k} looked at the small pot. "It is for a tooth!" Tink! In it went.`,
      ),
      page(
        { setting: 'school-gate', camera: 'wide', actors: everybody(going, 'walk', 'proud') },
        `They took it home. Tink, tink, tink. "${refrain}" ${a} knew.`,
        `Home they went with the pot. "${refrain}" "It is for my tooth," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['pillow'],
        },
        `Now ${a} is asleep. The pot is by the pillow. Tink! Somebody has put in a coin.`,
        `Good night. ${a} is asleep. In the pot there is a coin now. Tink!`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `It was clay day at school. ${A.introduced} had a ball of clay and a wobbly tooth. "I can push the clay, and I can push the tooth. I'm doing both," said ${a}.`,
        `At school they all had clay. ${A.introduced} pushed a thumb into it. A tongue pushed a tooth. The clay gave way. The tooth only wobbled. "It's not ready," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'proud'), seen(A, 'hold', 'surprised', 'jar')] },
        `${B.introduced} made a pot as big as a hat.${comesToo} ${a} pinched and pinched to make the sides thin. Each time the pot got smaller. In the end it was as big as a walnut.`,
        `Soon ${B.introduced} had a fine large pot with two handles.${comesToo} ${a} had begun with the same lump. But bits fell off. "It's only as big as my thumb," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'stand', 'curious')], things: ['pencil'] },
        `"${refrain}" said ${b}. "Pencils," said ${a}. They put one in. The pot fell over, flat on its back. A pencil was far too tall for it.`,
        `"That's nice," said ${b}. "${refrain}" ${a} tried a pencil. It was like putting a tree in an egg cup. Down went the tree, and down went the egg cup.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'flower')] },
        `Then they tried a flower. It drank up all the water at one go, and leaned on the wall. "${refrain}" said somebody at the next table. ${a} did not answer.`,
        `"Flowers, then," said ${a}. But there was room for only one drop of water, and one petal. "${refrain}" said the boy by the window. "I don't know yet," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `It was too small for paint. It was too small for a rubber. "You could squash it and start again," said ${b}, quite kindly. ${a} nearly did. But it was round, and it had no cracks.`,
        `They tried beads. It held two. They tried sand, and it held a sneeze of it. "You can have half my clay for a new one," said ${b}. But ${a} would not have it. It was a good pot. It only had no work.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['sandwich'] },
        `At lunch there was a crust. ${a} bit it, and something went click. And there, on the sandwich, white and tiny, lay the tooth. "It's out!" everybody shouted.`,
        `Lunch was sandwiches. "Ow," said ${a}, and then, "Oh!" There was a hole in the row. The tooth stuck out of the crust like a little white flag. They all came to see.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'tooth'), seen(B, 'point', 'worried')] },
        `But it was only noon, and a tooth must get home. A pocket? ${a} pulled it out, and a finger came through the end. A pencil case? It would get lost among the crumbs. A hand? "You can't do sums with that in it," said ${b}.`,
        `"Hold it tight till home time," said ${b}. But you cannot write with a tooth in your hand, or climb. ${A.names} pocket had a hole. The lunch box had gaps. Where do you put a thing so small that it is nearly not there?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['tooth', 'jar'] },
        `${k} looked along the shelf where the pots were drying. Big, big, bigger, big. And there was one like a walnut. "I know what it's for," said ${k}. Tink. It might have been measured.`,
        `On the shelf stood all the pots. At the very end stood the smallest. "Oh!" said ${k}. "It was waiting!" Tink, said the tooth, and lay down in it. It had just enough room.`,
      ),
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy')] },
        `${a} carried it out at home time with a hand on top. Tink, it said, at each step. "What a small pot," said ${g}, at the gate. "${refrain}" "Listen," said ${a}. Tink.`,
        `At the gate stood ${g}. "Have you made a pot?" said ${g}. "It's tiny! ${refrain}" ${a} smiled, and then ${g} saw the gap.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['coin', 'pillow'],
        },
        `The pot stood by the pillow all night, and ${a} was asleep. Something went tink very softly, and something else went clack. It was a coin. It was too big to go in. So it lay on top, like a lid.`,
        `That night ${a} was soon asleep, with the pot close by. Somebody took the tooth out, and tried to put a coin in. It would not go. It lay on the pot like a lid that had been made for it.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'determined')] },
        `For the school show, everybody was to make a pot. There was to be a shelf, and a card in front of each, to say what it was for. ${B.introduced} had a plan on squared paper. ${A.introduced} had no plan, and a tooth that would not be left alone. "Pots are easy," said ${a}, wobbling. "You make a hole and put clay round it." "It's the other way about," said ${b}.`,
        `There was clay on all the tables at school, and it was for the show. Each pot would stand on a shelf, with a card that said what it was for. ${B.introduced} measured twice before touching anything. ${A.introduced} was thinking about a tooth. It had been hanging by a corner since the weekend. "What's yours going to be?" said ${b}. "Round," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud', 'jar'), seen(A, 'sit', 'surprised')] },
        `By eleven, ${b} had a vase with two handles and a frill.${comesToo} ${a} had pinched the sides to make them thin, and they came off. So there was less, and ${a} pinched that. It was like eating a biscuit by tidying the edges. When it was thin and smooth and perfectly round, it was the size of a walnut.`,
        `${b} rolled long worms of clay and built them up in rings, until there was a vase.${comesToo} It had a neck. It had ears. ${a} made a pot, and it cracked, and made another out of what was left of it. There were four pots altogether, each inside the memory of the last. The fourth had no cracks at all. It would have made a good hat for a hazelnut.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'stand', 'curious')], things: ['pencil'] },
        `"It's beautiful," said ${b}, and meant it. "${refrain}" ${a} had the card ready, and wrote PENCILS. They tried one. The pot sat down backwards, with its feet in the air. A short pencil did the same, but faster. ${a} rubbed out PENCILS.`,
        `Now there was the card to fill in. ${a} wrote PENS on it, and stood one in the pot. Pen and pot went over together, like two people on a seesaw who had not been told. "${refrain}" said ${b}, picking them up. It was only what the card wanted to know.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'flower')] },
        `Next ${a} tried flowers, but even a daisy looked round for somewhere else to lie. It would hold one drop of paint, or two beads, or as much sand as you get in a shoe. "${refrain}" said the whole of the next table. They were not unkind. They were curious, and there were six of them.`,
        `It was too small for a flower. It was too small for paper clips, though it did hold one, bent. By now people were making suggestions. Soup for a bee. A bath for a bead. "No, but really," said somebody. "${refrain}" It was funny, and ${a} laughed too, for as long as possible.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'calm'), seen(A, 'sit', 'sad')] },
        `"There's time," said ${b}. "You can squash it, and I'll show you how to do coils. You could have some of mine." It was the vase that ${b} meant, the frill and all. ${b} did not offer a thing like that every day. ${a} put a thumb over the little pot. It would have taken one push. "It's good, though," said ${a}. "It hasn't done anything wrong."`,
        `${b} came and stood there for a bit. "I could take the handles off," said ${b}. "Then there'd be clay for both of us." The handles were the best thing on that whole shelf. ${a} knew what it had cost to say so. But to use them, you had to press the small pot flat, and ${a} held it, and could not. "I'd rather it was for nothing," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['sandwich'] },
        `So the card stood there blank, and they went to lunch. It was a sandwich with a crust like a roof. There was a click, and ${a} put down the sandwich and felt about. "It's out," said ${a}, with a whistle that had not been there before. It lay in the bread, as white as a sail. For five minutes nobody on earth was so admired.`,
        `The card was left white. Then it was lunch, and ${a} bit on a crust, because one has to bite on something. It did not hurt. It was like a button coming undone. They passed it all down the table and back. Everyone said how small it was when you saw the whole of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'tooth'), seen(B, 'stand', 'worried')] },
        `Then came the question that always comes. It was ten past twelve, and there were three hours to go, with games in the middle. A pocket? ${a} turned it out, and there was daylight at the bottom. A paper hankie would be thrown away. A hand would have to be a fist all day. "It wants a box," said ${b}. "But a box is much too big. It'd never know where it was."`,
        `But how do you get a tooth home? "My pocket's got a hole," said ${a}. "Put it in your pencil case." "I'd never find it." In a lunch box it would go out with the crumbs. They thought of tape. They thought of a sock. "You need something," said ${b}, "that's too small for anything else." And ${b} stopped, with an open mouth.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['tooth', 'jar'] },
        `The pots stood on the shelf like a street. There were towers and there were town halls. At the end of the row, in front of a card with nothing on it, stood the walnut. "There," said ${k}. They held their breath. The tooth went in. Tink, it said, and leaned back, and it was at home.`,
        `It was so quiet in the classroom that you could hear the clay dry. ${k} went along the shelf, past all the things with handles, to the very end. "It was never too small," said ${k}. "It was early." Tink. There was room for one tooth in it, lying down. There was not room for anything more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'proud'), seen(B, 'stand', 'happy')], things: ['jar'] },
        `${a} took up the card and thought. ${b} looked at the vase, and looked at its own card, on which stood VASE. "Anybody could have written that," said ${b}. "Yours is the only one that's got something in it." "You'd have given me the handles," said ${a}. "Yes," said ${b}. "I'm still rather surprised." What ${a} wrote was: FOR ONE.`,
        `All afternoon, people came up to look. It was the pot with the most visitors. "I didn't tell you to squash it," said ${b}, after a while. "You offered me your best clay," said ${a}. "That's what I'd put on your card." On the other card, in pencil and then in ink, ${a} wrote: FOR ONE.`,
      ),
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy')] },
        `It went home under a cupped hand, and at each step it said tink. "What a very small pot," said ${g}, at the gate. "${refrain}" ${a} had meant to make ${g} guess. But some things will not wait, and one of them is a smile with a gap in it.`,
        `At home time there stood ${g}, beside the gate. "A pot!" said ${g}. "And how tiny. ${refrain}" ${a} held it up and shook it, next to ${g}, and it rang. "That's no answer," said ${g}. Then ${a} grinned, and that was.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['coin', 'pillow'],
        },
        `It stood beside the pillow that night, while ${a} was asleep. What came, and how, there is no knowing. But in the morning there was no tooth. There was a coin, and it was too big for the pot. It would not go in, whichever way you turned it. It lay across the top and fitted to a hair. All that time the pot had wanted nothing but a lid.`,
        `Nobody heard a tink in the dark. ${a} was asleep, with one hand near the pot. When it was light, there was no tooth in it. There was no coin in it either. The coin was on it. It was a shade too wide. So it had been laid on top, and it sat like a lid made to measure. On the card there was one word more, very small. It said: THANKS.`,
      ),
    ],
  };
}

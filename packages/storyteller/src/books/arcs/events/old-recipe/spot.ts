import type { ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Something is missing',
  'There is something missing',
  'One thing is missing',
  'It still wants something',
  'No, something is missing',
  'It wants one more thing',
  'Not yet. It wants something',
  'Hm. Something is missing',
  'Nearly. One thing is missing',
  'It needs one more thing',
] as const;
const TITLES = ['the secret ingredient', 'something is missing', 'a spot on the card', 'what was under the spot'];

interface Dish {
  readonly said: RegExp;
  /** In the pot: "the soup". */
  readonly mix: string;
  /** As it is made and eaten: "soup". */
  readonly made: string;
  readonly drawn: ThingName;
  readonly known: string;
}

const DISHES: readonly Dish[] = [
  { said: /\bbanana bread\b/, mix: 'banana bread', made: 'banana bread', drawn: 'bread', known: 'flour and bananas' },
  { said: /\bbread\b|\bloaf\b/, mix: 'bread dough', made: 'bread', drawn: 'bread', known: 'flour and water' },
  {
    said: /\bbiscuits?\b|\bcookies?\b|\bginger\w*\b/,
    mix: 'biscuit dough',
    made: 'biscuits',
    drawn: 'biscuit',
    known: 'flour and butter',
  },
  { said: /\bjam\b|\bmarmalade\b/, mix: 'jam', made: 'jam', drawn: 'jam', known: 'berries and sugar' },
  { said: /\bstew\b/, mix: 'stew', made: 'stew', drawn: 'saucepan', known: 'carrots and beans' },
  { said: /\bcurry\b/, mix: 'curry', made: 'curry', drawn: 'saucepan', known: 'rice and carrots' },
  { said: /\bpies?\b/, mix: 'pie', made: 'pie', drawn: 'plate', known: 'flour and berries' },
  {
    said: /\bmuffins?\b|\bcupcakes?\b|\bbuns?\b|\bscones?\b/,
    mix: 'dough',
    made: 'buns',
    drawn: 'cupcake',
    known: 'flour and butter',
  },
  { said: /\bcakes?\b|\bbak(?:e|es|ing)\b/, mix: 'cake', made: 'cake', drawn: 'cake', known: 'flour and butter' },
  {
    said: /\bsauce\b|\bpasta\b|\bspaghetti\b/,
    mix: 'pasta sauce',
    made: 'pasta',
    drawn: 'saucepan',
    known: 'tomatoes and onions',
  },
];
const SOUP: Dish = { said: /soup/, mix: 'soup', made: 'soup', drawn: 'soup', known: 'carrots and onions' };

interface Parts extends Dish {
  readonly B: Figure;
}

function partsOf({ raw, company, K, B, G }: Going): Parts {
  const dish = /\bsoup\b/.test(raw) ? SOUP : (DISHES.find(({ said }) => said.test(raw)) ?? SOUP);
  const own = /\b(cookies|cupcakes|muffins|scones|buns|gingerbread|spaghetti|marmalade)\b/.exec(raw)?.[1];
  const other = B !== G && B !== K ? B : company.friend;
  return { ...dish, made: own ?? dish.made, B: other === K ? company.meet('mouse') : other };
}

/** On the old card the secret is under a spot, and the spot is round, with a bite out of it. */
export const SPOT: EventPlot = { id: 'spot', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { mix, made, drawn, known, B } = partsOf(going);
  const r = chance.pick(...REFRAINS);
  const bake = /bread|biscuit|cake|bun|cookie|muffin|scone/.test(made) && drawn !== 'soup';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}.`,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'hold', 'happy', 'spoon')],
          things: ['bowl'],
        },
        `${K.introduced} makes ${made} with ${g}. In go ${known}.`,
        `${Gcap} and ${K.introduced} make ${made}. They have ${known}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'curious', 'letter')] },
        `It is all on an old card. But one word is under a brown spot! It is secret.`,
        `They look at an old card. There is a brown spot on one word. What word?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'apple'), seen(G, 'stand', 'curious')] },
        `${k} eats an apple. Crunch! ${Gcap} smells the ${mix}. "${r}."`,
        `Crunch! ${k} has an apple. ${Gcap} sniffs at the ${mix}. "${r}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'jar'), seen(G, 'stand', 'surprised')] },
        `Is it pepper? Just a bit. "Atchoo!" says ${k}. "${r}."`,
        `They try pepper. Sniff, sniff. "Atchoo!" "No," says ${g}. "${r}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'leaf'), seen(G, 'stand', 'calm')] },
        `Is it mint? ${k} gets a leaf. ${Gcap} smells and smells. "${r}."`,
        `${k} runs for a green leaf. In it goes. "Nice," says ${g}. "But no. ${r}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'lemon')] },
        `Is it lemon? ${k} licks one. Ooh! What a face. That is not it.`,
        `They try a bit of lemon. ${k} licks the lemon. Oooh! Not that!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'sad', 'apple'), seen(G, 'sit', 'sad')] },
        `${k} takes a bite. Down goes the apple. It is on the card!`,
        `"We will never know," says ${g}. ${k} lays the apple on the card.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['apple'] },
        `Look! The spot is round. The apple is round. The spot has a bite out, too!`,
        `The apple sits on the brown spot. It fits! Even the bite fits.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')], things: ['apple'] },
        `"An apple!" says ${k}. In it goes. ${Gcap} smells. "Yes! That is it!"`,
        `"It was an apple!" Chop, chop, in it goes. "Now it is right!" says ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'curious')],
          things: [drawn],
        },
        `The ${made} ${made.endsWith('s') ? 'are' : 'is'} ready. ${B.introduced} sniffs it. What is in it? ${k} will not tell.`,
        `${bake ? 'Out of the oven!' : 'It is hot!'} They eat ${made}. ${B.introduced} has some. "It is our secret," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { mix, made, drawn, known, B } = partsOf(going);
  const b = B.name;
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}.`,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'hold', 'happy', 'letter')],
          things: ['bowl'],
        },
        `${K.introduced} was making ${made} with ${g}, from the old card. "${cap(known)}," read ${g}, "a spoon of this, and a cup of that. And here's a spot."`,
        `For the best ${made} there was a card, older than ${g}. "It starts with ${known}," ${g} read out to ${K.introduced}. "It ends with the secret. And somebody has put a spot on it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(G, 'hold', 'calm', 'letter')] },
        `It was a brown spot, round, with a piece out of one side. Just where it was, you couldn't read a word. "It must be a short one," said ${k}. "Salt? Mud?"`,
        `${k} held the card to the light. The spot was as brown as tea. It was round, but not all the way. "What did it say, before?" "Nobody alive knows," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'apple'), seen(G, 'stand', 'curious')] },
        `So they left it out. ${k} stirred with one hand, and had an apple in the other. ${Gcap} bent down and smelled the ${mix} with closed eyes. "Good," said ${g}. "${r}."`,
        `They mixed it all the same. ${k} ate an apple to pass the time. Then ${g} put a nose over the ${mix}, and breathed in, and sighed. "${r}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'jar'), seen(G, 'stand', 'surprised')] },
        `"I bet it's pepper," said ${k}. They put in a very little, and both smelled it at once. "Atchoo!" said ${g}. "Atchoo!" said ${k}. When they could see again, ${g} said, "${r}."`,
        `There was a jar at the back of the shelf. ${k} opened it. "Atchoo! It's pepper." They tried it anyway, from a long way off. "${r}," said ${g}, through a hanky.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'leaf'), seen(G, 'stand', 'calm')] },
        `${k} ran out and came back with a leaf of mint. It made the kitchen smell of toothpaste. "Fresh," said ${g}, "but it's not what I remember. ${r}."`,
        `"It could be something green," said ${k}, and fetched some mint. ${Gcap} thought about it for a whole minute. "It's nice," said ${g}. "${r}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'lemon'), seen(G, 'stand', 'happy')] },
        `The lemon was ${K.names} idea as well. ${k} licked it first, to see. All of ${K.names} face went into the middle. "I don't think it was that," said ${g}.`,
        `"Lemon is a short word," said ${k}, and licked one. One eye shut, and then the other. ${Gcap} waited until they had come open again. "Not lemon, then."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'sad', 'apple'), seen(G, 'sit', 'sad')] },
        `"Then it's lost," said ${g}, and sat down. "I only know that it once smelled right, when I was small." ${k} took a last bite, and put the apple on the table. To be exact, it was on the card.`,
        `There was nothing left on the shelf to try. "I can nearly smell it," said ${g}. "I was as big as you, then." ${k} didn't know what to say, and took a bite. Down went the apple. By mistake it was on the card.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'surprised')], things: ['apple'] },
        `"Off the card with that!" said ${g}. But ${k} didn't move. The apple sat on the spot. The spot was round, and so was the apple. And where the bite was, there was a bite out of the spot.`,
        `"Mind the card!" said ${g}. ${k} put a hand out, and left it in the air. "Look," said ${k}. "It fits." It fitted all the way round. It even fitted where nobody would have thought that anything could, at the bite.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'apple'), seen(G, 'cheer', 'happy')] },
        `"Somebody put down an apple," said ${k}, "just here, and then it was gone. I know where it went!" They cut it up small, and in it went. ${Gcap} bent down. ${Gcap} stayed down for a long time. "That's it," said ${g}.`,
        `"It isn't a spot," said ${k}. "It's what it says! It's an apple!" They chopped up the rest of it, with the pips out. Then they smelled it, both together. ${Gcap} was very quiet. "I was as big as you," said ${g}, "and it smelled like that."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'curious')],
          things: [drawn],
        },
        `Soon the plates were empty. ${B.introduced} looked under the plate, for the secret. "It's on the card," said ${k}. There were two spots on it now, side by side.`,
        `It was the best ${made} in years. ${B.introduced} sniffed at the card, and then at the spot. "Good nose," said ${g}. "${b} could have told us," said ${k}, "if we'd asked."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { mix, made, drawn, known, B } = partsOf(going);
  const b = B.name;
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick('the secret ingredient', 'a ring on the card', 'under the spot', 'who left it there')),
    refrain: `${r}.`,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm', 'letter'), seen(K, 'hold', 'happy', 'apple')],
          things: ['bowl'],
        },
        `There were two things that everybody knew about ${K.introduced} and ${g}. ${Gcap} made ${made} from a card that was kept between two plates, and that nobody else might touch. And ${k} left apples about, with one bite out of them. There had been one in a boot, and one in the piano. "One day," said ${g}, "I'll find one in my bed. Not in the kitchen, please."`,
        `${Gcap} had a card for ${made}, so old that it was kept between two plates. ${K.introduced} had a habit. It was apples: one bite, and then something came up, and there it lay. "First in a boot, and then in the piano!" said ${g}, that morning, holding one by its stalk. "It'll be my bed next. Not in the kitchen, please. Today we make ${made}."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'sad', 'letter'), seen(K, 'think', 'curious')] },
        `They got out the card. "${cap(known)}," it said, in brown ink, and so on for nine lines. The tenth was a blot. It was round, and as brown as tea, with a dent in one side. "My own gran wrote it, and that was the secret," said ${g}. "I've never once got it right without. I go by the smell, and the smell's not there."`,
        `It began with ${known}. It went on for nine lines, in a thin old hand. Over the tenth lay a brown stain, round, with a dent in one side. Nobody could read what was below. "My own gran wrote it," said ${g}. "She never said the last thing aloud. I've been trying for so long, and it never smells as it did."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(G, 'hold', 'calm', 'spoon')], things: ['bowl'] },
        `They made the ${mix} as far as line nine. ${Gcap} stood over it with shut eyes, like somebody listening at a door. "${r}." "Let me try," said ${k}, who was good at secrets. There was a shelf with forty jars. It couldn't be so hard.`,
        `When it had got to line nine, ${g} bent over the ${mix} and drew it in, and waited. You could see it not come. "${r}." "We'll find it," said ${k}. "There's only so much that there is." ${Gcap} pointed at the shelf, where there was a great deal.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'jar'), seen(G, 'stand', 'surprised')] },
        `It wasn't pepper; they sneezed until the cups rang. It wasn't mint, which smelled of the dentist. "I know it when I meet it," said ${g}. "It was sweet, and a bit sharp, and it came from a long way down. ${r}." ${k} wrote down everything that it wasn't, on the back of an envelope.`,
        `They did it by the alphabet. It took them one hour to get to mint, and pepper cost them another, on account of the sneezing. Lemon made ${K.names} ears move. "${r}," said ${g}, each time. "It's rounder than that." "How can a smell be round?" said ${k}. But it could.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `At four ${g} took off the apron. "That's enough," said ${g}. "It's silly to chase after a smell. The card can go away for good." ${Gcap} went out to see to the bins. ${k} stood alone in the kitchen, sorry and hungry. It was quiet. There was still an apple.`,
        `"I'll tell you what," said ${g}, when they had done with the shelf. "I'll put the card away for good. You can't eat a smell." And ${g} went to lie down for a bit. ${k} sat by the bowl. But there was an apple, and that always helped when ${k} had to think.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'apple')] },
        `It was just one bite. Then the telephone rang, and nobody was there, and then ${k} came back, and saw it. The apple lay on the card. There was a ring of juice all round it, and the ink of line ten had run. It was the only card in the world.`,
        `${k} bit, and thought, and heard a bird, and went to look. It took no time at all. But in between ${k} had put the apple down, as usual. It was on the card. It had left a ring behind, wet and shining, on top of the stain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hide', 'worried', 'letter'), seen(B, 'sit', 'curious')] },
        `There were steps in the hall. The card would go back between its two plates. Nobody would take it out again, now; ${g} had said so. ${k} had it in one hand, and a cloth in the other. ${B.introduced} watched from the mat. It's hard to hide a thing while somebody is looking at you.`,
        `Nobody had seen but ${B.introduced}. It could be dried, and put back between the plates. It might be years before anybody looked. ${k} blew on it. ${b} yawned. The floor creaked outside. Whoever came in next would either be told something, or not.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'shy', 'letter'), seen(G, 'stand', 'angry')], things: ['apple'] },
        `"It was me," said ${k}, before the door was open. "I put one down. It's on the card, it's on the last line, and I'm sorry." ${Gcap} went white, and then red, and took hold of the card. There was going to be a good deal said. Then nothing was. ${Gcap} was looking at the ring.`,
        `${k} held it out, wet side up. "I did that," said ${k}. "With an apple. You told me not to." ${Gcap} looked at it as if it were a broken window. "How often," said ${g}, "have I," and stopped there, and carried the card over to the light.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'surprised', 'letter'), seen(K, 'point', 'excited')],
          things: ['apple'],
        },
        `The new ring lay on the old stain, and they were the same. They were the same size, and the same round. And where ${k} had bitten, on the left, there was a bite out of the brown one too. ${k} set the apple down on it, very carefully. It sat there like a foot in its own print. "Somebody else put down an apple," said ${k}.`,
        `It was wet on top, and brown beneath, and you couldn't have got a hair between the two. Even the dent was there, just at the bite. "That isn't a stain," said ${k}. "That's an apple. Somebody put down an apple, on this line, and went off to look at something." "Who'd do that?" said ${g}, and sat down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'shy'), seen(K, 'stand', 'surprised')] },
        `"I was seven," said ${g}. "There was a bird. I'd clean forgotten it. There was no pudding for me for a week." ${k} looked at ${g} for some time. "You left apples about?" said ${k}. "In the piano," said ${g}, very low. "And she never wrote it out again, out of pure crossness. It says apple. It was under the apple all along."`,
        `"Oh dear," said ${g}. "It was me. I was told about it, too, I can tell you. I was told for days. It was always one bite, and then something came up." There's a look that two people have who keep their shoes in the same cupboard. "In boots?" said ${k}. "In her hat," said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'hold', 'happy', 'spoon')],
          things: ['apple', 'bowl'],
        },
        `They grated it in, bite and all. ${Gcap} bent over the ${mix} and shut both eyes. It took so long that ${k} began to worry. There was a drop on the end of ${G.names} nose. "Well?" said ${k}. "Is something missing?" "No," said ${g}. "She's just gone out of the room, that's all, and left the door open."`,
        `It went in, chopped, at ten past five. Nobody spoke. ${Gcap} breathed in, and this time you could see it come. It came up from a long way down. "There," said ${g}. "That's the kitchen, and the blue curtains. I can hear her being cross." ${k} smelled it too. It was sweet, and a bit sharp, and it was round.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: [drawn],
        },
        `It was eaten to the last bit, and nobody was told what was in it. The card is back between its plates, with line ten as it was. "${r}," says ${g}, each time, when they've got as far as nine. Then ${k} looks in the usual places. There's always one, in a boot, with only a bite out.`,
        `There's a fresh card now, beside the old one, in ${K.names} writing. It has nine lines. On the tenth there's no word, since it is a secret. There is a ring, with a dent in it. "${r}," ${k} will say to somebody, one day, and leave them to find out. ${Gcap} has asked for one thing only: not in the bed.`,
      ),
    ],
  };
}

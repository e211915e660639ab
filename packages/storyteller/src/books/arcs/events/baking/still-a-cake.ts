import { withArticle } from '../../../company/figure.ts';
import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bakersOf } from './who.ts';

const REFRAINS = [
  "It's still a cake",
  'Still a cake',
  'That is still a cake',
  "It's a cake all the same",
  'A cake is a cake',
  "It's a sort of cake",
  "It's a cake, isn't it",
  "It's nearly a cake",
  "It's quite a cake",
  'Call it a cake',
] as const;
const TITLES = ['still a cake', 'the cake on the way', 'how to make it', 'the bowl came too'];

/** One thing after another happens to a cake, and each is mended; what arrives is no cake, and is better. */
export const STILL_A_CAKE: EventPlot = { id: 'still-a-cake', young, middle, old };

function young(going: Going): Told {
  const { A, H, F, a, f, Fcap, Hcap, cake, whyNow } = bakersOf(going);
  const { chance } = going;
  const besides = bakersOf(going).besides.replace('came', 'comes');
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'hold', 'excited', 'bowl'), seen(H, 'stand', 'happy')] },
        `${A.introduced} makes ${withArticle(cake)}. ${cap(H.introduced)} helps.${besides} ${cap(whyNow)}.`,
        `Here is ${A.introduced}. Here is ${H.introduced}.${besides} They make ${withArticle(cake)}. ${cap(whyNow)}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'bowl')], things: ['spoon'] },
        `In goes the cake. ${a} has the bowl. It is so good to lick!`,
        `The cake is in the oven. And ${a} licks the bowl.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'surprised'), seen(A, 'hold', 'surprised', 'bowl')],
          things: ['cake'],
        },
        `Oh! It is black all round. They cut off the black. "${refrain}" says ${a}.`,
        `Out it comes. It is all black! They cut that off. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(H, 'hold', 'happy', 'strawberry')],
          things: ['cake'],
        },
        `Flop! Now it has a hole. In go strawberries. "${refrain}" says ${a}.`,
        `Flop, goes the middle. A hole! ${Hcap} puts strawberries in. "${refrain}" says ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'hold', 'determined', 'cake'), seen(A, 'hold', 'happy', 'bowl')],
        },
        `Off they go with the cake. ${a} takes the bowl too. Lick, lick.`,
        `${Hcap} has the cake. ${a} has the bowl. Lick, lick. They go to ${f}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'scared'), seen(A, 'stand', 'surprised')],
          things: ['cake', 'jam'],
        },
        `Bump! Now there are two bits. Jam will hold them. "${refrain}"`,
        `Oh no, a step! Bump! The cake breaks. Jam will hold it. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'scared', 'bowl'), seen(H, 'reach', 'scared')], things: ['cake'] },
        `Then it slips. Down it goes. Splat! Into the bowl.`,
        `Whoops! The cake slides. Down it falls. Splat! Right in the bowl!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'sad', 'bowl'), seen(H, 'stand', 'sad')] },
        `It is all bits and jam. "That is not a cake," says ${a}.`,
        `They look into the bowl. All bits! "It is no cake now," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'hold', 'excited', 'spoon'), seen(A, 'hold', 'surprised', 'bowl')] },
        `Here is ${f}. ${Fcap} gets a spoon. "Mmm! It is better than cake!"`,
        `Here is ${f}. ${Fcap} eats. "Mmm! I like this best!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'sit', 'happy'), seen(A, 'sit', 'proud'), seen(H, 'sit', 'happy')],
          things: ['bowl'],
        },
        `"How do you make it?" says ${f}. "You drop it!" says ${a}.`,
        `All gone! "Make it again," says ${f}. "We must drop it first," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, H, F, a, h, f, Fcap, Hcap, cake, why, besides } = bakersOf(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'hold', 'excited', 'bowl'), seen(H, 'stand', 'happy')] },
        `${A.introduced} had never made ${withArticle(cake)} before. ${cap(H.introduced)} had, once.${besides} It was for ${f}, because ${why}. "It has to be perfect," said ${a}.`,
        `"Today we bake ${withArticle(cake)}," said ${A.introduced}. ${cap(H.introduced)} found the flour.${besides} It was for ${f}, because ${why}. It would be round, and high, and perfect.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'bowl'), seen(H, 'stand', 'calm')], things: ['spoon'] },
        `They stirred it, and into the oven it went. That left the bowl. It was a very big bowl, and there was a lot round the edge. "I'll see to that," said ${a}. It would take all day.`,
        `In went eggs and butter and sugar. They shut the oven door. "What about the bowl?" said ${h}. "I'm washing it," said ${a}, with a tongue.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'surprised'), seen(A, 'hold', 'surprised', 'bowl')],
          things: ['cake'],
        },
        `There was a smell. They got it out, and it was black all round. "Burnt," said ${h}. "Only outside," said ${a}. They cut the outside off. Now it was smaller, and had corners. "${refrain}" said ${a}.`,
        `It came out with a black edge, like a tyre. "Oh dear," said ${h}. So they cut away the black. What was left was square. "${refrain}" said ${a}. "Some cakes are square."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(H, 'hold', 'determined', 'strawberry')],
          things: ['cake'],
        },
        `Then it sighed. Pfff! The middle went down and did not come up again. "It's got a hole!" said ${h}. They filled the hole with strawberries. It was a deep one. "${refrain}" said ${a}.`,
        `They had just turned round when it went flop. There was a pit in the middle, as deep as a hand. "Strawberries," said ${a}. In they went, the whole basket. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'hold', 'determined', 'cake'), seen(A, 'hold', 'happy', 'bowl')],
        },
        `They put it on the best plate. ${Hcap} carried the cake, and walked like somebody on ice. ${a} carried the bowl. It was not finished yet. One cannot leave a thing like that at home.`,
        `So off they went to ${f}. "Slowly," said ${a}. ${Hcap} had the plate in front, with the cake on it. ${a} came behind with the bowl. There was still some left in it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'scared'), seen(A, 'stand', 'surprised')],
          things: ['cake', 'jam'],
        },
        `There was a kerb. Bump! The cake broke right down the middle. There was jam in the bag, and so they glued it. It leaned a bit. "${refrain}" said ${a}, but not so loudly.`,
        `Nobody saw the dog lead. Bump! Now they had two halves. They pushed them together, with jam between. There was jam on the plate, and on ${h}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'reach', 'scared'), seen(A, 'hold', 'scared', 'bowl')], things: ['cake'] },
        `They were at the gate. They were at the door. "We've done it!" said ${h}, and turned round. But jam is slippery. The cake slid across the plate, and over the edge. ${a} held out the only thing there was. Splat!`,
        `${Hcap} stretched out a hand to the bell. That was too much for the jam. Slowly, all in one piece, the cake slid off. "Catch it!" cried ${h}. ${a} had both hands full. Splat! It went into the bowl.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'sad', 'bowl'), seen(H, 'stand', 'sad')],
          things: ['strawberry', 'jam'],
        },
        `They looked in. There were lumps of cake in there, and jam, and squashed strawberries. It all lay in a heap. ${a} opened wide to say it. But it would not have been true. "That's not a cake," said ${a}.`,
        `It was lumps. It was lumps and strawberries and pink jam, all mixed up. "Say it," said ${h}. "Say what you always say." "I can't," said ${a}. "It isn't one."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'stand', 'curious'), seen(A, 'hold', 'worried', 'bowl'), seen(H, 'hide', 'worried')],
        },
        `The door opened. "What's that?" said ${F.introduced}. "It was ${withArticle(cake)}," said ${a}. ${Fcap} bent down and sniffed. Then ${f} went away without a word, and came back with a spoon.`,
        `And there stood ${F.introduced}, at the open door. "It's for you," said ${a}. "It was rounder." ${Fcap} looked for a long time. Then ${f} said, "Wait," and fetched a spoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'hold', 'excited', 'spoon'), seen(A, 'hold', 'surprised', 'bowl')] },
        `${Fcap} had one spoonful, and then three more. "This isn't a cake!" said ${f}. "Cakes are dry. You have to have a glass of water. This is the best thing I've ever eaten." So that was that.`,
        `The spoon went down, and up, and stopped. "That's no cake," said ${f}. "I can have a cake any day. This is much, much better. What do you call it?" They had not called it anything.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(F, 'sit', 'happy'), seen(A, 'sit', 'proud'), seen(H, 'sit', 'happy')],
          things: ['bowl'],
        },
        `They all had some, and there was a little left round the edge. "You must tell me how it's made," said ${f}. "It's quite easy," said ${a}, and licked the bowl. "The last thing you do is drop it."`,
        `When the bowl was empty, ${f} wanted to know how you make it. ${a} thought back. "You need a cake," said ${a}. "And then you need a bump, some jam, and a bowl that isn't finished."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, H, F, a, h, f, Hcap, cake, why, besides } = bakersOf(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'bowl'), seen(H, 'stand', 'determined')],
          things: ['spoon'],
        },
        `There are two ways of baking. ${cap(H.introduced)} read the recipe to the end before touching a spoon. ${A.introduced} had the flour out already, and most of it was on the table.${besides} It was going to be ${withArticle(cake)}, for ${f}, because ${why}. "Two hundred grams," said ${h}, "and stir for five minutes." "That looks like two hundred grams," said ${a}, and stirred for one.`,
        `The ${cake} was for ${f}, because ${why}. That much they agreed on. ${cap(H.introduced)} weighed things, and ticked them off, and wiped the scales in between.${besides} ${A.introduced} believed in handfuls. "It says stir for five minutes." "It looks stirred," said ${a}. "It says five," said ${h}, with the clock.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'bowl'), seen(H, 'hold', 'calm', 'notebook')] },
        `In the end it went into the oven, and there was nothing to do. ${Hcap} copied out the recipe in a notebook, so as to have it for next time. ${a} had the bowl. It was the size of a washbasin, and all round it there was what never gets into a cake. "That ought to be soaked," said ${h}. "I'm soaking it," said ${a}, from inside.`,
        `The oven door shut behind it. ${Hcap} sat down to write everything in a notebook, neatly, with numbers. ${a} took the bowl on both knees. Nobody scrapes out a bowl like that to the end. The last part, in the bend where the spoon won't go, takes hours, and is the best. "You'll be at that all day," said ${h}. "I hope so," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'worried'), seen(A, 'hold', 'surprised', 'bowl')],
          things: ['cake'],
        },
        `The recipe said forty minutes. It did not know that oven. When they got it out, there was a crust round the ${cake} as black as a boot. They cut it off, and what had been round was now square, and rather less of it. "${refrain}" said ${a}. "It's a different cake," said ${h}, and crossed out a line in the notebook.`,
        `It was ${h} who smelled it, three minutes before it was time. Three minutes were too many. They sawed off the black, slice by slice, until they came to cake. It had been as big as a hat, and now it was a brick. "${refrain}" said ${a}. ${Hcap} said nothing. It did not say brick anywhere in the recipe.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'strawberry'), seen(H, 'stand', 'sad')],
          things: ['cake'],
        },
        `They stood and looked at it, and while they looked it gave a sort of sigh. The middle went down like a lift. "That's because somebody didn't stir for five minutes," said ${h}. "That's because somebody kept opening the door to look," said ${a}. There were strawberries in a basket, and ${a} poured them into the hole. They all went in. "${refrain}" said ${a}, with less breath.`,
        `"At least it's high," said ${a}, and that was when the middle fell in. You could have kept goldfish in it. They both knew whose fault it was, and it was not the same person. "Five minutes, it said." "You opened the oven nine times!" It got rather loud. Then ${a} took the strawberries and filled up the hole, to the top, in silence. "${refrain}" said ${a} at last. Nobody answered.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'hold', 'determined', 'cake'), seen(A, 'hold', 'worried', 'bowl')],
        },
        `They had to be there by three. ${Hcap} took the plate, since one of them could be trusted not to hop. ${a} took the jam, in case, and the bowl, because it wasn't finished. "You can't bring a dirty bowl," said ${h}. "I can't leave it," said ${a}. They walked one behind the other, and did not talk.`,
        `At half past two they set off with it. There was ${h} in front, with the plate at arm's length, counting paving stones. There was ${a} behind, with a pot of jam in one pocket and the bowl under one arm. "What do you want that for?" said ${h}. "There's some left at the bottom," said ${a}. That was all they said for two streets.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'scared'), seen(A, 'kneel', 'determined')],
          things: ['cake', 'jam'],
        },
        `It was the kerb that did it. One foot went down further than the other, and the cake came apart in two, like a book. For a moment ${h} looked so sad that ${a} forgot to be cross. "Hold still," said ${a}, and spread jam on both sides, and pressed. It leaned. It dripped. "${refrain}" said ${a}. "Do you really think so?" said ${h}.`,
        `${Hcap} had counted four hundred paving stones, and the four hundred and first was loose. There was a crack, and then there were two halves. "I've dropped it," said ${h}. "It's broken, and I had it." It is no good having somebody to blame, if it makes them look like that. "It's a kit," said ${a}, and got out the jam. It took the whole pot. "${refrain}" said ${a}, and this time it was meant kindly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'point', 'sad'), seen(A, 'hold', 'sad', 'bowl')], things: ['coin', 'cake'] },
        `And there, in the baker's window, stood ${withArticle(cake)}. It was round, and white, and it had never been near a kerb. It cost exactly what ${h} had been saving up in the notebook's pocket since the spring. "We could," said ${h}. "Nobody would know." ${a} looked at the white one, and at theirs, which was trickling. "It's your money," said ${a}. "But I'd know." They stood there while a clock struck the quarter.`,
        `They had to pass the baker's, of course. It was in the window on a glass foot: ${withArticle(cake)} with sugar roses, as straight as a ruler. ${Hcap} put the plate down on the sill. There was money at the back of the notebook, months of it, and it would be enough. "You could have that one," said ${h}. "Then ours would only be for us." ${a} wanted to say yes. It was a beautiful cake. "But it's only got a baker in it," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'reach', 'scared'), seen(A, 'hold', 'scared', 'bowl')], things: ['cake'] },
        `So they rang with the one they had. Or they were just about to. ${Hcap} stretched out a finger to the bell. The plate tipped, just a little, and jam is slippery. It went slowly, all together, like a ship. "The bowl!" cried ${h}, who had been against the bowl. ${a} shot it forward. Splat.`,
        `They left it in its window, and went on. It was two minutes to three. ${Hcap} bent to wipe a drip off the plate, because one does not arrive with drips. It was a small bend. The cake took off over the edge. There was no time to think, and ${a} held out what there was to hold. It was big enough. It was the only thing all day that had been the right size. Splat!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'sad', 'bowl'), seen(H, 'stand', 'sad')],
          things: ['strawberry', 'jam'],
        },
        `It lay in there in lumps, with jam running down between, and strawberries above and below. It had mixed itself up with what was left in the bowl. ${Hcap} waited. "Go on," said ${h}. "Say it." ${a} tried. All day it had been true, by a little less every time. "It isn't," said ${a}. "It isn't a cake any more." And that was when the door opened.`,
        `They bent over it. It could not be called round, or square, or even two. It was a bowl of bits. "Aren't you going to say it?" said ${h}, in a small voice. That was strange, for ${h} had hated hearing it. "No," said ${a}. "There's a place where it stops, and this is it. That's not a cake." Somebody coughed. They had leaned on the bell.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(F, 'hold', 'excited', 'spoon'),
            seen(A, 'hold', 'surprised', 'bowl'),
            seen(H, 'stand', 'surprised'),
          ],
        },
        `${cap(F.introduced)} looked into the bowl and asked nothing at all, and went for a spoon. They watched it go down. They watched it come up. It was quiet for some time. "Cake," said ${f}, "I eat to be polite. It's dry, and one has to say how high it is. But what is this?" The spoon went down again, to the bottom. Nobody had ever got to the bottom of a bowl so fast.`,
        `"For me?" said ${F.introduced}, who had come to the door with a spoon in one hand. It was pure chance. It went into the bowl by itself. Then ${f} leaned on the doorpost. "I'd been getting ready to be nice about it," said ${f}. "I always have to be, with ${withArticle(cake)}. You can't get it down. But this! Who thought of this?" They looked at each other. Nobody had.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(H, 'hold', 'happy', 'notebook'), seen(A, 'hold', 'proud', 'bowl'), seen(F, 'sit', 'happy')],
        },
        `"I must have the recipe," said ${f}. ${Hcap} took the notebook, and turned to a clean page, and they told it together. One: stir until somebody gets cross. Two: burn it. Three: fill in the hole. Four: one good bump, and jam. "And five?" said ${f}. ${a} was licking the bowl. "Five, you ring the bell," said ${a}.`,
        `${Hcap} wrote it down that evening, word for word, since a recipe has to be exact. One ${cake}, black. One basket of strawberries, in a temper. Jam, one pot, on the pavement. Drop from the height of a doorbell. "It doesn't say how much flour," said ${h}, pen in the air. "Oh," said ${a}, from inside the bowl. "About that much."`,
      ),
    ],
  };
}

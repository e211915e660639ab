import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { household } from './who.ts';

const REFRAINS = [
  'Where has it gone?',
  'Who took that?',
  'Who has got it?',
  'It was here just now!',
  'Who has moved it?',
  'Now where is it?',
  'Has it walked off?',
  'Who had it last?',
  'Somebody took it!',
  'Where is it now?',
] as const;
const TITLES = ['who took that', 'the heap by the window', 'a stair of slippers', 'where has it gone'];

/** Things go missing, one after another. The small one is building a stair, to see out of the window. */
export const COLLECTOR: EventPlot = {
  id: 'collector',
  when: /\b(?:chew\w*|naughty|mischie\w+|steal\w*|takes?|shoes?|slippers?|trouble|mess\w*|cheeky|dog)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { P, K, G, p, k, g, Gcap } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(P, 'jump', 'happy'), seen(K, 'stand', 'happy')] },
        `${P.introduced} was very small. ${p} jumped up at the window. It was too high.`,
        `Hop, hop! ${P.introduced} wants to look out. But the window is too high.`,
      ),
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(K, 'wave', 'calm'), seen(G, 'stand', 'calm')] },
        `Off went ${k} and ${g} to school. ${p} had to stay at home.`,
        `${k} had to go to school. ${Gcap} came along. ${p} had to stay in.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: ['shoe'] },
        `The next day ${k} had one slipper. Where was the other slipper? "${refrain}"`,
        `Then a slipper was not there. ${k} had only one. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['book'] },
        `${Gcap} had a book. It was not there now. "${refrain}" said ${g}.`,
        `"My book!" said ${g}. There was no book at all. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried')], things: ['pillow', 'teddy'] },
        `A pillow was gone. The teddy was gone. "${refrain}" said ${k}.`,
        `Then the teddy was gone. So was a fat pillow. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'curious'), seen(G, 'walk', 'curious')] },
        `They looked under the bed. They looked in the bath. No slipper, no book!`,
        `Was it all in the bath? Was it under the bed? They looked and looked.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(P, 'reach', 'happy')],
          things: ['book', 'pillow', 'teddy', 'shoe'],
        },
        `"Look!" said ${k}. By the window was a heap. ${p} put one more sock on it.`,
        `${k} saw a heap by the window. There it all was! And up went ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'look-up', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['book', 'pillow'],
        },
        `Book, pillow, teddy, slipper. It was a stair! Now ${p} could look out.`,
        `Up the book! Up the pillow! Up the teddy! ${p} had made a stair.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(P, 'look-up', 'excited')],
          things: ['house'],
        },
        `Now ${k} comes home from school. Who is up there in the window? It is ${p}!`,
        `Every day ${p} looks out. Here comes ${k}! "Hello, ${p}! I can see you!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { P, K, G, p, k, g, Gcap } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(P, 'jump', 'happy'), seen(K, 'kneel', 'happy')] },
        `${P.introduced} was so new that nothing was the right size. The bowl was too big. The stairs were too steep. And the window was much too high. ${p} jumped at it, and saw a bit of sky.`,
        `Everything was too tall for ${P.introduced}. The sofa was a hill. The window was the worst, because things went by in it. ${p} jumped and jumped. "You'll grow," said ${k}.`,
      ),
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(K, 'wave', 'worried'), seen(G, 'stand', 'calm')] },
        `On Monday ${k} went back to school. "What does ${p} do all day?" said ${k}. "Sleeps," said ${g}. But every afternoon somebody was waiting behind the door, rather cross.`,
        `Then ${k} had to go to school again, and was gone till three. "Does ${p} mind?" "I don't think so," said ${g}. "There's a noise of jumping. And after that it's quiet."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: ['shoe'] },
        `That was when it began. On Tuesday ${k} had one slipper. "${refrain}" said ${k}. There had been two at breakfast.`,
        `On Tuesday there was a slipper missing. ${k} looked on both feet. "${refrain}" Nobody had touched it.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['book'] },
        `On Wednesday it was a book, a thick one. ${Gcap} had just got to the good part. "${refrain}" said ${g}, and looked at ${k}. "Not me," said ${k}.`,
        `On Wednesday ${g} could not find the cookery book. It was as fat as a brick. "${refrain}" said ${g}. "Books don't walk." This one had.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')],
          things: ['pillow', 'teddy'],
        },
        `On Thursday a pillow went, and so did the big teddy. "${refrain}" they both said. They locked the back door. They looked at the cat next door in a new way.`,
        `Thursday was worse. One pillow, one teddy, two cushions. "${refrain}" "It's a burglar," said ${k}, "with a very soft house."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'curious'), seen(G, 'walk', 'curious')] },
        `They searched the bath and the oven. They searched under all the beds. They did not look behind the long curtains, as nobody ever goes there. It only leads to the window.`,
        `They looked in every cupboard. They looked in the washing machine and the shed. "It's all gone," said ${g}. The long curtain moved a little. It was only the wind, they thought.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(P, 'walk', 'determined')], things: ['sock'] },
        `On Friday there was no school. ${k} lay on the carpet and kept still. By and by ${p} came past, walking backwards. ${p} was pulling a sock full of socks. It went under the curtain.`,
        `On Saturday ${k} was at home, and saw it all. ${p} came by with a sock, a bulging one, going backwards. It took ten minutes. Then it was under the curtain, and gone.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'surprised'), seen(P, 'look-up', 'proud')],
          things: ['book', 'pillow', 'teddy', 'shoe'],
        },
        `${k} lifted the edge. There was the book, at the bottom. On it lay the cushions, and on them the pillow, the teddy, the slipper. ${p} climbed up. One, two, three, four, and there was the window.`,
        `Behind the curtain stood a tower. Book, cushions, pillow, teddy, slipper: it was a very good tower. ${p} laid on the sock, tried it with one paw, and went up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'surprised'), seen(G, 'stand', 'happy'), seen(P, 'look-up', 'happy')],
        },
        `"It isn't stealing," said ${k}. "It's stairs!" They looked to see what there was to see out there. There was a gate. There was a street. At the end of the street was the school.`,
        `From up there you could see right down the street. "That's where I come from, at three," said ${k}. "It's been building a place to wait for me." ${Gcap} had something in one eye.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(P, 'look-up', 'excited')],
          things: ['house'],
        },
        `They gave it a proper box to stand on, and got the book back. On Monday ${k} came round the corner. There were two ears in the window. They were waving.`,
        `So they made a real stair, out of boxes. ${p} let them have everything back but the slipper. At three on Monday ${k} looked up. A nose was pressed flat on the glass.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { P, K, G, p, k, g, Gcap } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'jump', 'determined'), seen(K, 'kneel', 'happy')],
        },
        `${P.introduced} came in the holidays, and for five weeks ${k} was never more than a yard away. There was just one thing in the house that ${p} could not get on with, and that was the window. It was the long one at the front, with the high sill. Things went by in it. ${p} could hear them. ${p} would jump, and hang in the air, and see a chimney.`,
        `They had had ${P.introduced} for the whole of August. ${p} knew the house by heart, up to the height of a chair. Above that there was only rumour. The great mystery was the front window. There were voices in it, and wheels. ${p} would stand below and leap. For part of a second there would be a face at the glass.`,
      ),
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(G, 'stand', 'calm')] },
        `Then it was September, and school. ${k} did not like it. "Where does it think that I've gone?" said ${k}. "It can't tell that it isn't for ever." "I expect that it sleeps," said ${g}, who worked at the back of the house, with the door shut. "I hear a bit of bumping about ten. By eleven there's not a sound." That did not make it better.`,
        `In September ${k} had to go back to school. At the door there was a scene, every day. ${p} lay down on the shoes. "It thinks I'm leaving for good," said ${k}. "It'll learn," said ${g}. "They get used to it. I'm in the back room till lunch, and I hardly hear a thing." ${k} went down the street walking backwards, as far as the corner.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['shoe'],
        },
        `It was that week that things began to go. The first was a slipper. "${refrain}" said ${k}. One thinks nothing of one slipper. On Tuesday it was the fattest of the cookery books. "${refrain}" said ${g}. "I had it on the chair." There had been some words about ${K.names} room lately, and the state of it. ${g === 'the grown-up' ? 'The grown-up' : g} did not say anything. It was a loud sort of not saying.`,
        `Soon after that they noticed that they were being robbed. It began on Monday, with a slipper of ${K.names}. "${refrain}" On Tuesday a big book of maps had left the low shelf. "${refrain}" said ${g}, and looked at ${k}. "I suppose you've got it in that room of yours." "I suppose that you lent it to somebody," said ${k}. It was not a friendly day.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'angry'), seen(K, 'stand', 'angry')],
          things: ['pillow'],
        },
        `By Thursday there were two cushions gone, a pillow, and a bear. "It isn't funny any more," said ${g}. "I'm not laughing," said ${k}. "${refrain} It was my bear." Each of them was quite sure about the other. It is a horrible feeling, and the more polite you are, the worse it gets. They passed the butter without a word. Under the table ${p} looked from one pair of feet to the other pair.`,
        `On Wednesday went the cushions, and on Thursday a whole pillow and the bear. "${refrain}" "You might just tell me," said ${g}. "You might just believe me!" said ${k}. They had never had a quarrel about nothing before. At supper there was only the sound of forks. Somebody small came and sat on ${K.names} foot, and then on ${G.names}, and then halfway between.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'determined')] },
        `They turned out every cupboard. ${k} looked, rather thoroughly, in ${G.names} wardrobe. ${Gcap} looked, for a long time, under ${K.names} bed. All they found was what they had lost in other years. Nobody drew back the long front curtains. They were never drawn back. There was nothing behind them but the window.`,
        `So they searched the house, each of them in the other's half. It was not nice to do, and nothing came of it. There was a smell of dust and of being in the wrong. They went by the long curtains at the front ten times. One does not look behind a curtain, when it is day, for a bear.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `On Friday ${k} had a cold, and was let stay at home. At ten, from the sofa, ${k} heard the bumping. It was the jump and the fall, the jump and the fall. And then, as ${g} had said, it stopped. But it was not sleep. There was a slow, soft, dragging noise, with rests in it. ${k} lay quite still.`,
        `Friday was a holiday for teachers, and ${k} lay on the carpet behind the sofa, being miserable. ${g === 'the grown-up' ? 'The grown-up' : g} was in the back room with the door shut. At ten o'clock something leapt at the front window, four times, and came down four times. There was a sigh. After that somebody began to move furniture, by the sound of it, with their teeth.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'walk', 'determined'), seen(K, 'look-up', 'surprised')],
          things: ['sock'],
        },
        `Out of the passage, tail first, came ${p}. ${p} had hold of a sock. It was packed with other socks, and was twice as long as ${p} was. It got stuck on the rug. ${p} went round to the other end and pushed. In the end it was at the curtain, and under it. And ${k}, on hands and knees, went after.`,
        `It was ${p}, going backwards. There was a sock in it somewhere, a long woollen one, as full as a sausage. It took ${p} the length of the carpet, an inch at a time, with a rest at the fringe. Then it was drawn in beneath the curtain, like a letter under a door. ${k} lifted up the hem.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'look-up', 'proud'), seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['book', 'pillow', 'shoe'],
        },
        `"Come here," called ${k}. "Come and see the burglar." It was very well made. The big book was at the bottom, flat. The cushions came next, then the pillow, then the bear, on his back. Each was a bit further in than the last. ${p} put the sock on top, and trod on it, and went up: one, two, three, four, five. The sixth step was the slipper.`,
        `There was a staircase. It had a book for a doorstep, and two cushions, and a pillow, and a bear. No one had ever shown ${p} what a stair was for, except by having some. When ${g} came, the new sock had been laid in its place. They watched, side by side, as ${p} climbed up. At the top was a slipper, to sit on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(G, 'stand', 'calm'), seen(P, 'look-up', 'calm')] },
        `They bent down, one on each side, to see what was worth all that. There was a gate. There was a street with a corner to it. "It's where you go," said ${g}, after a bit, "and it's where you come back." It was twenty past ten. ${p} had settled down to wait until three. "I thought it was you," said ${k}. "I thought it was you," said ${g}. They both felt about as tall as the bear.`,
        `"What can it see from there?" said ${g}. ${k} crouched until their heads were level. It was the street, right down as far as the corner where one turns and waves. "It can see me go," said ${k}. "And it can see if I'm coming." Neither of them spoke for a moment. "I looked under your bed," said ${g}. "I'm sorry." "I looked in your wardrobe," said ${k}. "You've got my skates."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(P, 'look-up', 'excited')],
          things: ['house'],
        },
        `They built it again, out of boxes, with carpet on. The bear was given back. The curtains at the front are open now, all day. On Monday, at the corner, ${k} turned round to wave, and someone was there to be waved to. And at three there was a face in the glass. There were marks beside it, where a nose had been moved.`,
        `There is a proper step there these days, and it has a cushion of its own. Everything was returned except for the slipper, as that was needed. ${k} goes to the corner, and turns, and holds up one hand. In the window, on the top stair, somebody gets up and wags until the glass shakes.`,
      ),
    ],
  };
}

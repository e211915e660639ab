import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'One shoe on, one shoe gone!',
  'Only one shoe!',
  'Where is my shoe?',
  'Still one shoe!',
  'One shoe short!',
  'One shoe is missing!',
  'Where is that shoe?',
  'The shoe is gone!',
  'Just the one shoe!',
  'One shoe, not two!',
  'No other shoe!',
] as const;
const TITLES = ['one shoe on', 'where is the other shoe', 'in and out of the door', 'the shoe that held the door'];

/** They look for the shoe in the house and in the garden, in and out of the open door; and the shoe is what holds it open. */
export const DOOR: EventPlot = {
  id: 'door',
  when: /\b(?:shoes?|boots?|trainers?|slippers?|wellies)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'calm')] },
        `It was a windy morning. Bang! went the door. "Stop that, door," said ${g}. ${A.introduced} ate toast.`,
        `All morning the door went bang. ${Gcap} made it stop. ${A.introduced} had an egg.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')], things: ['shoe'] },
        `"Time to go!" said ${g}. ${a} had one shoe. "${refrain}"`,
        `Now they had to go. Here was a shoe. Where was the other? "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'kneel', 'curious')] },
        `${B.introduced} looked under the bed.${comesToo} There was a sock. "${refrain}"`,
        `Was it under the bed?${comesToo} ${B.introduced} found a spoon there. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')] },
        `They ran out of the door. It was not in the garden. In they ran. "${refrain}"`,
        `Out of the door they went. They saw a ball. They ran back in. "${refrain}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'walk', 'worried')] },
        `It was not in the bath. It was not in the bin. Out of the door they ran!`,
        `Not in the bath! Not in a bag! Then out of the door again.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `Hop, hop, hop. ${a} sat down on the step. "I can't go with one shoe."`,
        `${a} was tired now. ${a} sat down by the door. "It is lost!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['shoe'] },
        `It was so still. No bang! "Why does the door not bang?" said ${k}. ${k} looked down.`,
        `"The door does not bang," said ${k}. "What makes it stay open?" Then ${k} saw.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'shoe'), seen(G, 'stand', 'surprised')] },
        `The shoe was under the door! "Oh!" said ${g}. "I put it there." On went the shoe.`,
        `There was the shoe! It held the door. "That was me!" said ${g}. They all laughed.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['shoe'],
        },
        `Two shoes went down the street. And behind them went the door. Bang!`,
        `Off they went, shoe, shoe, shoe, shoe. Bang! said the door. Bang!`,
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
        { setting: 'kitchen', camera: 'wide', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'calm')] },
        `It was a windy morning, and the back door would not stay. Bang, it went. Bang. "Something has to hold that door," said ${g}. ${A.introduced} was eating toast. Then it was quiet.`,
        `All through breakfast the back door banged in the wind. "I can't hear myself chew," said ${A.introduced}. "I'll see to it," said ${g}, and went away. After that it was still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'worried')], things: ['shoe'] },
        `"Coats! Bags! Shoes!" said ${g}. "We've got six minutes." ${a} had a coat and a bag. And then: "${refrain}" The other one had been there last night.`,
        `"Time to go," said ${g}. "Have you got everything?" ${a} had nearly everything. One foot was ready. The other was in a sock. "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'kneel', 'worried')] },
        `"I'm good at finding," said ${B.introduced}.${comesToo} Under the bed there was a sock, and half a biscuit. "No," said ${a}. "${refrain}"`,
        `${B.introduced} went in under the bed, head first.${comesToo} "I've got something!" said ${b}. It was a spoon. "That's where that went," said ${g}. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')] },
        `Perhaps it was in the garden. They ran out of the back door. They looked in the grass, and in the wheelbarrow. ${a} hopped. They ran in again by the door. "${refrain}"`,
        `"We played outside!" said ${b}. Out they went, through the door. There was a ball in the hedge, and one glove. In they came, through the door. "${refrain}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(G, 'walk', 'worried')] },
        `"Four minutes," said ${g}. It was not in the bath. It was not in the bread bin, though ${b} did look. They went out of the door and in at the door three more times.`,
        `They looked in the bath, and behind it. They looked in the oven. "Three minutes!" said ${g}. "Try the shed again." Out of the door they all ran, and in.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `At last ${a} sat down on the back step. The sock was wet by now. "We'll never get there," said ${a}. "I'd have to hop the whole way." ${b} sat down beside, in the wind.`,
        `"I give up," said ${a}, on the step. "Somebody's taken it, and they've only got one leg." ${b} did not laugh. The wind blew round the corner and pulled their hair.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `"It's very windy," said ${k}. "So why doesn't it bang?" They turned round. The door stood wide open behind them. It did not move an inch. "Something's holding it," said ${k}.`,
        `${k} listened. There was something that you could not hear. "No bang," said ${k}. "We've been in and out of that door nine times, and it's stayed open. What's it leaning on?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['shoe'] },
        `They all bent down. There, under the edge, where nobody looks, was a heel. There were laces. "My shoe!" said ${a}. They had stepped over it every time.`,
        `Right at the bottom, pushed in tight, was something brown, with laces. It was squashed, and it was quite calm. It had been holding the door open for them the whole time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(A, 'hold', 'happy', 'shoe')] },
        `"Who would put a shoe there?" said ${a}. Nobody said anything. ${Gcap} had gone rather pink. "It was the first thing I saw," said ${g}. "I'm so sorry. It's a very good wedge."`,
        `They looked at ${g}. "Oh dear," said ${g}. "I only wanted something to stop the bang. And then I looked for it in the bath." ${a} put it on. It was still warm.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'run', 'happy')],
          things: ['shoe'],
        },
        `They were only a little late. One, two, one, two, went the shoes. "What's holding the door now?" said ${b}. They all stopped. From the house, far behind them, came a bang.`,
        `Off they ran, on all their feet. They had one minute left, and it was enough. Behind them the wind found the door again. Bang! "That's how you know we've got both," said ${a}.`,
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
        { setting: 'kitchen', camera: 'wide', actors: [seen(G, 'stand', 'worried'), seen(A, 'sit', 'calm')] },
        `There was a gale that morning, and the back door had joined in. Bang, it went, in the middle of every sentence. "Will somebody please," said ${g}. Bang. "Stop that door!" Nobody did, since everybody had their mouth full. ${Gcap} went off, and you could hear something being kicked into place. Then ${A.introduced} finished the toast in peace.`,
        `It was morning, and the wind had got up before they had. It tore round the house and slammed the back door, and opened it, to slam it again. "I can't think," said ${g}, who had to think of eleven things before half past eight. ${Gcap} took the first thing that came to hand, and dealt with it. It was quiet all at once. ${A.introduced} had a second egg.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'worried')],
          things: ['shoe', 'clock'],
        },
        `It was the day of the outing, and the coach went at nine. It did not wait. It said so in the letter, in capitals. "Coat," said ${g}. "Bag. Lunch. Shoes." ${a} said yes to each of them, and then looked down. "${refrain}" They had been on the mat last night, side by side, like two loaves. Now there was one.`,
        `At nine, on the dot, a coach was to leave for the sea. Those who were late would spend the day in class three, with sums. "Ready?" said ${g}. ${a} had been ready since Tuesday. There was only the matter of feet. One had a shoe on. The other had not. "${refrain}" said ${a}. It was twenty to.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(B, 'kneel', 'determined'), seen(A, 'stand', 'angry')] },
        `"It's you," said ${a} to ${B.introduced}. "You had them on yesterday, to be a horse."${comesToo} "I put them back," said ${b}, "toes to the wall." ${b} went under all the beds, to prove it. There came out a spoon, two socks and a library book that was a year late. "${refrain}" said ${a}. It was said in rather a horrid way.`,
        `${B.introduced} was a borrower.${comesToo} Everybody knew it. "I did have them," said ${b}, "but I put them on the mat, with the toes to the wall." "Then where is it?" ${b} crawled beneath three beds without being asked. It was a good haul: a torch, a glove, half a recorder. "${refrain}" said ${a}. "As usual."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried'), seen(G, 'run', 'worried')],
        },
        `Then they did the garden. They poured out of the back door, and round the shed, and looked into the water butt. The gale turned their coats inside out. "Try upstairs!" They poured in. "Try the shed again!" They poured out. ${a} went on one foot, and it was getting tired. "${refrain}" It was ten to nine.`,
        `"Outside!" cried ${g}. The back door was open, and they ran out. They shook the hedge and it gave them a ball. They ran in, and turned over the sofa. They ran out again, and in. They must have gone over that threshold a dozen times, at full speed, looking to the left and the right. "${refrain}" gasped ${a}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
        `"You could have mine," said ${b}. They were a size too small, and had a strawberry on them. "You go, and I'll stay here and do sums." ${a} looked at them. You could just get a toe in. "I don't want yours! I want you to say where you left it." "I did say," said ${b}. Two tears ran down and were wiped off with a glove.`,
        `"I'll stop at home with you," said ${b}, "if we miss it. I'll do the sums." ${b} had been crossing off the days as well. ${b} had packed a bucket. "I don't want you to do the sums," said ${a}. "I want you not to have taken it." "But I didn't," said ${b}, not very loud, like somebody who has said so before.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `Five to nine. They had both ended up on the back step, because there was nowhere left to look. The wind went over their heads with a roar. ${a} stole a glance to the side. You can tell with some people. "You did put them back," said ${a}. "Yes," said ${b}. "With the toes to the wall." "I'm sorry. I was being a clock."`,
        `There were four minutes, and they were both sitting on the step. ${a} wrung out a sock. It was blowing so hard that you had to shout. "I believe you!" shouted ${a}. "What?" "I said that I believe you! About the mat!" ${b} did not say anything, but moved up, so that there was some shelter.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `It is strange what you notice when you have stopped looking. "Listen," said ${k}. They listened. There was the wind in the chimney, and the gate, and a bucket rolling about. "What's missing?" said ${k}. "There's a gale. There's a door behind us, wide open. And it hasn't banged since breakfast."`,
        `${k} was frowning. "That door's been driving us mad since six," said ${k}. "Now look at it." They turned and looked. All round them the whole garden bent and flapped. The door alone did not stir. It stood as wide as it would go, like a footman. "It isn't being good," said ${k}. "It's being held."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['shoe'] },
        `They got down and put their cheeks to the step. Under the bottom edge, jammed in up to the laces, was a brown toe. They had jumped over it going out. They had jumped over it coming in. It had held open the door for them, every single time, so that they could go and look for it.`,
        `At the foot of it, in the crack, was a thing that you would take for a wedge. It had a tongue. It had a double knot. "It's been here," said ${a}, "the whole morning. We've been running in and out past it, thanks to it." It was stuck so fast that it took two of them to get it out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'shy'), seen(A, 'hold', 'happy', 'shoe'), seen(B, 'stand', 'happy')],
        },
        `${Gcap} came round the corner with a rake, and saw it. You could watch the whole of breakfast go across that face. "It was on the mat," said ${g} faintly. "It was just the right thickness. I never thought of it as a shoe." No one spoke. "I shall do the sums," said ${g}. And then ${b} began to laugh, and there was no stopping it.`,
        `"Who'd do a thing like that?" said ${a}. There was a small cough. "I was so busy," said ${g}, "and it was the nearest thing. I've looked for it in the oven. I've looked for it in my own coat." ${a} turned to ${b}. "Say it. You may." "Toes to the wall," said ${b}, and was quite nice about it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'run', 'happy')],
          things: ['bus', 'shoe'],
        },
        `They made it. The coach had its door half shut, and the driver was looking at the clock. All the way to the sea ${a} kept both feet where they could be seen. They had turned the first corner when ${b} sat up. "What did you put there instead?" said ${b}. ${g === 'the grown-up' ? 'The grown-up' : g}, on the pavement, was asking the same thing. Bang, went the wind, a long way behind.`,
        `They ran with the wind at their backs, and it very nearly carried them. The coach was still there, humming. "Two of everything?" said the driver. "Two," said ${a}, and showed him. When it had pulled out, ${g} walked home in the quiet. Only it was not quiet. You could hear it from the post box. Bang. Bang. And there, on the mat, stood ${G.names} own best boots.`,
      ),
    ],
  };
}

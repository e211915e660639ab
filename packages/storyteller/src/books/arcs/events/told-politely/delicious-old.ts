import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Nobody has told the cook for nine years, and that was not as kind as they thought. */
export function old(going: Going): Told {
  const { title, K, k, B, b, P, p, H } = partsOf(going);
  return {
    title,
    refrain: 'Delicious, thank you',
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['ball'],
        },
        `There was one rule at that school, and it hung over the door in gold. BE POLITE. So everybody was. It took ten minutes to get through a gate, for all the "After you". They once lost at football by eleven, because they did not like to take the ball off people. And each day at twelve o'clock two hundred children said the same thing, as one. "Delicious, thank you, ${p}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'worried'), seen(B, 'sit', 'worried')], things: ['bowl', 'spoon'] },
        `It was the worst school dinner in the world. The custard had to be cut. The peas rang on the plate. On Wednesdays there was a thing that nobody had ever found a name for. If you dropped a dumpling, you could hear it all the way to the gym. ${K.introduced} had a jumper with long sleeves. ${b} had a lunchbox. Mr Hale, the head, sat next to the rubber plant, every day, and leaned over when he was alone. It was the third rubber plant.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(K, 'hold', 'shy', 'bowl')], things: ['spoon'] },
        `What could you do? There she stood, at the hatch, with the big spoon, and looked into every face. "How is it?" she asked each of them. Her eyes shone. She kept the crusty bits for anyone who looked low. Nobody could have said it to ${p}. "Delicious, thank you," said ${k}, as everybody did, and got a crusty bit.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'cheer', 'excited'), seen(H, 'stand', 'worried'), seen(K, 'sit', 'surprised')],
          things: ['letter'],
        },
        `On Monday she came out from behind the hatch, with a letter. "I've put us in for a prize," said ${p}. "Best School Dinner in the County. They're coming on Friday to taste it. All you have to do is to tell them what you tell me." It was so quiet that you could hear the custard. "Delicious," said Mr Hale, in a faint voice. He had gone the colour of the peas.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'worried'), seen(B, 'point', 'shy'), seen(K, 'stand', 'shy')],
          things: ['letter', 'pencil'],
        },
        `Somebody had to tell her, and they were all agreed on that. "After you," they said. So they wrote a note instead. It began very well. "Dear ${p}, the dinners are," it said. It was passed along, for the next person to put the next word. It went round the whole school, and came back with two hundred names on it. In the gap, in small and careful writing, somebody had put "delicious".`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'hold', 'calm', 'spoon'), seen(K, 'stand', 'curious')],
          things: ['saucepan', 'milk'],
        },
        `On Tuesday ${k} had to take back a jug. "You can have a stir," said ${p}. She put salt in, eleven spoons of it, and tasted, and nodded. There was milk in the corner that you could smell from the door. ${p} stood right over it, humming. "Can't you smell that?" said ${k}. "Oh, I had a cold," she said. "Nine years ago, it was. It went off, and took all that along. I can't smell a thing, or taste one. But I get by. It's such an honest school. I've only got to ask."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'think', 'worried'), seen(P, 'hold', 'happy', 'spoon')],
          things: ['spoon'],
        },
        `She held out the spoon. "How is it?" said ${p}. It was like hot sock. The word was in ${K.names} mouth already, where it lived. You only had to let it out. Then there would be a smile, and a crusty bit, and Friday. ${k} thought of a man and a lady with pencils, and of those eyes, going from face to face. "It isn't delicious," said ${k}. "It never was. I'm so sorry. It tastes of gym shoe."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(K, 'stand', 'sad')], things: ['potato'] },
        `${p} sat down on the potatoes. "Nine years?" she said. "Yes," said ${k}. "And the Wednesday thing?" "Nobody knows what it is." "It's a pie," said ${p}. She took off her white hat, and looked at it. "I'm not upset about the pie. It's that I asked. I asked every one of you, every day, and looked at you while I did it." ${k} had never thought of that. It had always seemed so kind.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'shy'), seen(H, 'stand', 'sad')],
          things: ['biscuit'],
        },
        `On Wednesday the hatch was shut. There were crackers. "Somebody told her," it went along the tables. Nobody was rude to ${k}. They were far too polite. They moved up on the bench, a little further than they needed to, and said "After you". Even ${b} looked at a cracker for a very long time. It was quite the nicest thing that they had eaten there in nine years. It went down like sand.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(P, 'stand', 'curious')],
          things: ['saucepan', 'spoon'],
        },
        `So ${k} went and knocked at the kitchen. She was packing her spoons. "You can't taste," said ${k}. "But I can. I've got a tongue, and it's free all break. I'll tell you every time. I've done the worst one already." ${p} thought about it for as long as an egg. Then she lit the gas. "How is it?" she said. "Too salty," said ${k}. "How is it?" "Still a shoe. But it's a newer shoe." "That," said ${p}, "is the nicest thing I've heard here yet. I believe it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(B, 'hold', 'excited', 'spoon'),
            seen(H, 'hold', 'happy', 'spoon'),
            seen(P, 'cheer', 'happy'),
            seen(K, 'cheer', 'happy'),
          ],
        },
        `By Thursday there was a queue. They weren't any good at it, to begin with. "It's a bit," said ${b}, and stuck. "Go on," said ${p}. "It's a bit horrible!" shouted ${b}, and everybody cheered. More butter. Less bone. Mr Hale waited his turn, and shut both eyes. "Gluey," he said, and went pink with joy. He had been wanting to say it since the first rubber plant. At half past nine at night there was a pie on the table. They looked at it. There was no need to ask.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(P, 'stand', 'proud'), seen(K, 'hold', 'happy', 'bowl'), seen(B, 'sit', 'happy')],
          things: ['medal', 'flower'],
        },
        `They came third. The judges wrote that the pie was good, and there was a lump in the custard. They knew, because a very small boy had told them. "I've tasted in forty schools," one of them said, "and this is the only one where anybody answered." Under the gold words over the door there's a paper now, with four pins. AND TELL HER. "How is it?" said ${p}, at the hatch, and looked into ${K.names} face. "Not bad," said ${k}. "It wants a bit of pepper." "Delicious," said ${p}. "Thank you." And the rubber plant has got as far as the ceiling.`,
      ),
    ],
  };
}

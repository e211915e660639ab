import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titleOf, TITLES } from './parts.ts';

/** A guest who goes by a rule that was meant for somebody else's peas. */
export function old(going: Going): Told {
  const { refrain, K, k, G, g, Gcap, X, x, meal, peas, soup, last } = partsOf(going);
  return {
    title: titled(titleOf(going.chance.pick(...TITLES), last)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')],
          things: [peas.drawn],
        },
        `There were going to be ${peas.said}. ${k} had nothing against a few of them, but these were heaped up like gravel. "I'm full," said ${k}. "You haven't started," said ${g}. "And in this house we eat up everything there is." It was said in the sort of voice that goes through doors. It went through the front door, too. And on the other side stood somebody, with one finger on the bell.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `It was ${X.introduced}, with combed hair, or what there was of it, and a bunch of flowers. "I hope I'm not late," said ${x}. "I have never been asked to ${meal} by anybody. I should so hate to do it wrong." ${k} pulled out the biggest chair, and it creaked and held. "${refrain}" said ${x}, and tucked in a napkin. Then ${x} watched to see what people did next.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: [soup.drawn, 'bread'],
        },
        `Nobody could have been a better guest. ${x} ate the ${soup.said} without a sound, and the bread without a crumb. All the ${peas.said} went too, and the flowers. "You'll have a little more?" said ${g}, who likes to see people eat. "${refrain}" said ${x}. ${Gcap} fetched whatever was in the fridge, and then whatever was in the cupboard. There was a jar of mustard at the back. ${x} said that it was quite delicious, with tears in both eyes.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'calm'), seen(K, 'sit', 'surprised')], things: ['plate'] },
        `Then there was no more food, and that should have been the end. But ${x} looked round the table, as you look for something you may have missed. ${x} picked up a plate. Crunch. The other plates went the same way, and the spoons, in order of size. ${k} was still holding a cup. ${x} did not snatch, but waited, with folded hands, until it was put down. "${refrain}" said ${x}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'stand', 'worried'), seen(G, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
        },
        `The table took a little longer. ${x} started at the left and worked towards the right, and kept both elbows in, as one should. Then it was the chairs. ${k} and ${g} got up off theirs just in time. "They're nicely done," said ${x}, and swallowed hard. "They're very filling. ${refrain}" But it did not come out as loudly as before.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(X, 'stand', 'worried'), seen(K, 'shout', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `In the next room stood the ${last}. "Oh, no," said ${k}, and took hold of one end of it. ${x} already had hold of the other. They looked at each other along it. "Isn't it for me?" said ${x}. There was something almost hopeful in the question, and ${k} thought of that later. "Do help yourself," said ${g}, out of pure habit. "${refrain}" whispered ${x}, and shut both eyes, and opened wide.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'surprised')] },
        `A house with nothing in it has an echo. ${k} and ${g} sat on the bare floor, where the ${last} had been, and tried it out. "I've never known anyone so hungry," said ${g}. "Hungry," said the house. ${k} thought about that. When you're hungry, the first bite is large and the last is small. You slow down, and you look pleased. ${k} had watched carefully, and it had been just the other way about.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(K, 'look-up', 'curious')] },
        `${x} had sat down in a corner, and filled it. A large tear ran down, and found no lap to fall into. "I'm so sorry to keep you waiting," said ${x}. "I know there is still some left. I'll begin with the stairs, if I might just rest for a minute. And then the walls. I expect that I can manage the roof, if it's cut up small." "But why should you?" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'stand', 'surprised')] },
        `"It's the rule," said ${x}. "In this house we eat up everything there is. I was at the door. I heard it quite distinctly, and I thought, well, they're good people, and it's their house." It was very quiet. ${k} turned round and looked at ${g}. ${Gcap} had gone as red as a pepper. "I meant the ${peas.said}," said ${g}, in the smallest voice that ${k} had ever heard.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(X, 'stand', 'surprised')] },
        `${k} went over and put both arms round ${x}, or round a part. "You were full after the ${soup.said}," said ${k}. "After the bread," said ${x}. "Then that's when you stop. You say, thank you, I've had enough. And nobody minds." "Is that allowed?" said ${x}. "It is," said ${k}, and looked over one shoulder. "It is now," said ${g}. ${x} let out a long breath, and something came up behind it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'stand', 'happy'), seen(K, 'cheer', 'excited'), seen(G, 'cover', 'surprised')],
        },
        `They say that the burp was heard in the next town, and taken for a train. Out came the ${last}, all in one piece. Out came the chairs, two by two, and the table, and every plate. The spoons played a sort of tune. Last, and rather gently, there came a bunch of flowers, and the jar of mustard. "Pardon me," said ${x}, who was the right size again. ${k} and ${g} could not answer. They lay on the ${last} and wept with laughing.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: [peas.drawn],
        },
        `${x} comes every Sunday now, with flowers. There is a new rule, and ${g} says it in a voice that goes through doors. "In this house you stop when you've had enough." So ${x} lays down the spoon, and leaves three ${peas.said} at the side of the plate. ${k} leaves three as well. Nobody says a word about them. "${refrain}" says ${k}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrainOf, smallOne, titlesOf } from './greets-parts.ts';

/** For the oldest there is one lantern, and it is the lantern that keeps somebody from going home. */
export function old(going: Going): Told {
  const { A, K, G, a, k, Gcap, chance } = going;
  const X = smallOne(going);
  const x = X.name;
  const refrain = refrainOf(going);
  return {
    title: titled(chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'night', camera: 'medium', actors: [seen(A, 'hold', 'scared', 'lantern')] },
        `${A.introduced} owned a lantern, and never went anywhere after tea without it. Inside the ring of light there was grass, and a path, and ${a}. Outside the ring there was the dark. ${a} was quite sure that somebody stood in it, somebody large, and waited for the lantern to go out.`,
        `Everybody knew when ${A.introduced} was coming, because the lantern came first. "It's for reading," said ${a}, who never read. The truth was that ${a} was afraid of the dark. It was not because there was nothing in it. It was because, somewhere in all that black, there was something big.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious', 'notebook'), seen(A, 'stand', 'worried')] },
        `${k} had to make a list for school, of everything that is in a garden. "I've done the day," said ${k}. "Now I'm doing the night. What's in the dark? You tell me, and I'll write it down." "Something big," said ${a} at once. "I can't put that," said ${k}. "We'd have to go and see."`,
        `It was ${k} who wanted to know. "What's it like, the big thing?" said ${k}, and opened a notebook at a clean page. On top of it ${k} wrote: What there is in the dark. "I haven't seen it," said ${a}. "Nobody has." "Then let's be the first," said ${k}. "You bring the lantern."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'scared'), seen(K, 'think', 'calm'), seen(G, 'sit', 'calm')],
          things: ['lantern'],
        },
        `On the step they had words about it. ${k} wanted to creep up on it, and ${a} did not. "You can't creep up on a person," said ${a}. "You say good evening. Then they know that you're polite, and they don't do anything." "And if it's a bush?" said ${k}. "Then it's a bush," said ${a}, "and no harm done." ${Gcap} sat down on the step, to keep an eye on all of it.`,
        `"We'll need a plan," said ${a}, who had got as far as the mat. "If we meet it, I'll say good evening." "To a monster?" said ${k}. "I've never met anybody who was rude to a good evening," said ${a}. ${k} shrugged. "Say it, then," said ${k}. "I only write down what answers." ${Gcap} stayed on the step, in a coat, and said that nobody need hurry.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'wave', 'scared'), seen(K, 'hold', 'happy', 'notebook')],
          things: ['broom'],
        },
        `They had not gone five steps before somebody was there. It was tall and thin, and its hair stood on end. "${refrain}" said ${a}, and the light shook. There was no reply. "One broom," said ${k}, and wrote it down. ${a} was rather put out. It had been such a fine good evening.`,
        `Somebody was leaning on the wall with no face at all, only hair. ${a} drew a long breath. "${refrain}" It came out as a squeak. When nothing stirred they went closer, and the light fell on it. "Broom, one," wrote ${k}. "You'd better say it lower. That would not have stopped anybody."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'worried'), seen(K, 'walk', 'happy')],
          things: ['wheelbarrow', 'gate'],
        },
        `They went on, from one to the next. "${refrain}" said ${a} to a fat thing with its arms out. It was the barrow. It was said to the watering can, and to a whole row of beans. ${k} wrote until the page was nearly full. "You've now greeted two trees and a gate," said ${k}. "They all took it very well."`,
        `What came next was wide and low, and it reached out for them with both arms. "${refrain}" said ${a}. That went down as a barrow. Then there were two trees, a can, and eleven beans on sticks. "It's odd," said ${a}. "Whenever I get there with the light, it's only a thing." "Perhaps it always was," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'kneel', 'curious')] },
        `By the compost somebody was crying. It was so soft that they nearly took it for the wind. "${refrain}" said ${a}, out of habit, and swung the lantern round. The crying stopped at once. There was a scuttle, and a flowerpot rocked. "That wasn't a broom," said ${k}, and left a line free on the page.`,
        `And then, behind the compost, something sniffed. Brooms do not sniff. "${refrain}" whispered ${a}, and held out the light as far as it went. Whatever it was shot under a flowerpot and pulled down the edge. They looked at each other. "I'll leave a line free," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hide', 'scared'), seen(A, 'kneel', 'surprised')], things: ['lantern'] },
        `Under the pot sat ${X.introduced}, with a face like a full stop. "Is it gone?" said ${x}. "The big thing? It's been all over the garden. It's got one fiery eye, and it goes up to people and says good evening." ${a} looked at the lantern. "What people?" said ${a}, in a small voice. "The barrow!" said ${x}.`,
        `"Don't let it get me," said somebody under the pot. It was ${X.introduced}, and there was not much of ${x} that did not shake. "Who?" said ${a}. "That huge thing. It's got an eye like a fire. It talks to brooms. I was nearly home, and now I daren't cross the grass." ${a} sat down rather suddenly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(X, 'sit', 'worried'), seen(K, 'stand', 'calm')] },
        `So it was true. There was something big in the dark, and it was ${a}. "I'm so sorry," said ${a}. "I only wanted to be polite. Run home, I'll hold the light for you." "I can't," said ${x}. "In the light everybody sees me, the owl as well. Dark is how I get home." Across the grass it was thirty steps to the hedge.`,
        `${k} had stopped writing. It took ${a} some time to say it. "I'm it," said ${a}. "I'm the big thing. I'll light you home, it's the least that I can do." "Light?" said ${x}. "There's an owl up there. I've never crossed the grass in the light in my life. I need it dark, as dark as it gets." And ${a} had nothing but the lantern.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'lantern'), seen(K, 'stand', 'curious')] },
        `One puff would do it. ${a} held the lantern up and looked into it. There would be nothing then, no ring, no grass, no edge to it. ${k} could have said something, and did not. "Will it be very dark?" said ${a}. "I hope so," said ${x}. Then ${a} took a breath, and blew.`,
        `"You could wait for the morning," said ${k}. But behind the hedge ${x} had a mother who was counting. ${a} could feel how warm the lantern was. It had never been out before, not once, not after tea. "Good night," said ${a} to the little flame. And with one puff there was no ring any more, and no edge.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'scared'), seen(X, 'run', 'happy'), seen(K, 'stand', 'calm')] },
        `Nothing fell on them. There was a patter of feet, quick and light, away across the grass. "Are you still there?" called ${a}. "I'm halfway!" came back. So ${a} stood in the dark, and listened to somebody being happy in it. By and by there was a hedge, and a gate, and a sky. They had been there behind the light all along.`,
        `At first there was only black. ${a} waited for the big thing to come, and then remembered who it was. Small feet ran by. "It's lovely out!" cried ${x}, from far over the grass. After a minute you could see the roof, and after two the beans. "It's coming back," said ${a}, in surprise. "The garden is."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'calm'), seen(K, 'walk', 'happy')] },
        `They walked home with the lantern cold. "${refrain}" said ${a} to the barrow as they passed, and to the broom. It was not just in case now. It was because they knew each other. "Did you get it all down?" said ${a}. "All but one," said ${k}, and wrote the last line by feel.`,
        `It was a long way back without a light, and they did not hurry. ${a} bowed to the barrow. "${refrain}" It sounded quite deep. "What have you put for the line that was free?" said ${a}. "I'll tell you when I can see it," said ${k}. "I wrote it in the dark."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sleep', 'sleepy')],
          things: ['notebook'],
        },
        `The list hangs over the bed now, and goes right down the page. One broom, it says, and one barrow. Eleven beans. One very small person who wants to go home. And on the last line, rather crooked: One ${A.kind}, big, polite.`,
        `${k} read it out that night, before falling asleep in the middle. "What there is in the dark," read ${k}. "One broom. One barrow. Two trees. Somebody small." There was only one more. "And something big, that says good evening. It is called ${a}." ${a} asked to hear that line again.`,
      ),
    ],
  };
}

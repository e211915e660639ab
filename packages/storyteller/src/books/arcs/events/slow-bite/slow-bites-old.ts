import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: one hears one's own word, shouted, and sees what one looked like. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, O, o, K, k, they, theyAre, S, s, food, one, them, tin, things } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(O, 'stand', 'happy'), seen(A, 'hide', 'curious')],
          things,
        },
        `By the back door ${O.introduced} kept a ${tin} of ${food}. It had stood there all summer, and ${A.introduced} had smelled it all summer, from behind the hedge. You will say that ${a} might have gone up to the door and asked. But if you ask, they can say no. And if you don't, thought ${a}, they can't.`,
        `Some think of the sea, and some of gold. ${cap(A.introduced)} thought of ${food}. It would have been no trouble if ${O.introduced} had not kept a ${tin} of ${them} right by the back door, where the wind came over it. It took ${a} until Thursday. The hedge was thick, and the night was dark, and it was only seventeen steps.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'reach', 'excited')], things },
        `It was done in no time. Seventeen steps there, on the sides of the feet; one reach; seventeen steps back, which felt like four. ${cap(a)} had taken ${one}. Behind the shed ${a} lay flat and listened for the door, and there was nothing but a heart going. "${refrain}" said ${a}, to whoever was doing the listening. It was eaten in three gulps.`,
        `${cap(a)} had not known that grass could make so much noise. The ${tin} creaked like a gate. ${cap(a)} got hold of ${one}, and ran, and did not stop until there was a shed in between. Then it had to be eaten, fast, with both ears up, before anybody came. Nobody did. "${refrain}" said ${a}. It was true, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `Afterwards ${a} tried to remember what it had been like. There had been the creak. There had been a moth, which had looked for a second like a person. Of the thing itself there was nothing at all, though ${a} went through every corner. It had tasted of running. "Hic," said ${a}. So that was what was left of it.`,
        `It was a strange thing. All summer long ${a} had known just what it would taste of. Now it was over, and ${a} did not know any more. "I wasn't attending," said ${a}. "I shall have to do it again." And then, right through the middle, as loud as a stick breaking: "Hic!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried')], things },
        `On Friday it was a little more, so as to be sure. On Saturday it was as much as ${a} could hold. It made no difference. However much it was, it went down in three gulps, in the dark, and tasted of hurry. "${refrain}" said ${a}, and hiccuped until it got light. It had stopped being fun on Friday. It did not seem to stop by itself.`,
        `So it was done again, and again after that. You'd think that it would grow easier. But the steps got longer, and the door got nearer, and each time the thing was gone before it had begun. "${refrain}" said ${a}. It was beginning to sound a bit lonely. Behind the shed somebody hiccuped half the night, and that was ${a}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'plate'), ...(O === K ? [] : [seen(O, 'think', 'curious')])],
          things,
        },
        `On Sunday morning one could see the bottom of the ${tin}. "It's somebody who comes at night," said ${o}. "And they don't take the ${tin}. They only take as much as you'd eat." A lid would have done it, or a lock. ${cap(k)} thought about it, and went in, and came out with a plate. ${cap(k)} laid ${one} of the ${food} in the middle, and leaned a card on it. FOR WHOEVER IT IS, said the card.`,
        `"There's a path in the grass," said ${o}, the next morning. "It goes from the ${tin} to the shed. It comes from somebody on tiptoe." It is hard to stay cross with tiptoes. ${cap(k)} had thought of a string with a bell on it, and thought again. In the end it was a plate that ${k} put out, on the step, with ${one} on it and a note. YOU NEEDN'T RUN, it said.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['plate'] },
        `That night ${a} did fourteen of the seventeen steps, and there stood a plate. ${cap(a)} read it. Then ${a} snatched what was on it and ran, because that is how it goes. In the middle of the lawn ${a} slowed down. Nobody was coming. Nobody would be. It had been put there, on purpose, by somebody who knew. You cannot steal a thing like that, however you hold it.`,
        `There was something white on the step. ${cap(a)} went round it twice. The note was quite short. "But I don't know how, if I don't run," said ${a}. There was no answer. The moon looked on. It was very awkward. In the end ${a} did what one does on a step, and sat down on it, and took the plate on both knees.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['moon'] },
        `${cap(a)} went back with it, all fourteen steps, and sat down in the light. It took some courage. Then ${a} had a small bite. It was sweet, and behind that came something like rain. At the very end there was a bit that made you want to tell someone. "So that's it," said ${a}. "It's been in there the whole time." And there was no hic.`,
        `It took ${a} half an hour. First it was only cold. Then it was sweet at the front, and different at the sides. And when you had swallowed, and waited, there was one more taste. It came in late, and sat down with the others. "I've had a whole ${tin} of that," said ${a} slowly, "and this is the first." Nothing went hic.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'worried'), seen(A, 'shout', 'angry')] },
        `${cap(a)} had kept the best half for the end, and put it down, to look forward to it. There was a scutter. There was no half. "Thief!" roared ${a}. "That's mine! It was GIVEN to me!" It was a dreadful word, out loud. It ran round the garden, and came back, and stood in front of ${a}. And in the hedge, somebody no bigger than a bun said, "Hic."`,
        `There was one piece left, and it was the best. ${cap(a)} shut both eyes, to be ready. When they were open again the plate was bare, and something was going down the path at a great rate. "Stop!" shouted ${a}. "Thief! Thief!" It was only then that ${a} heard the word, and knew whose it was. Under a leaf sat somebody very small, with bulging cheeks. "Hic."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(S, 'sit', 'shy')] },
        `It was ${S.introduced}, flat against the ground, with both ears up. "${refrain}" ${s} was whispering, with both eyes shut. "${refrain}" ${cap(a)} had never seen it from this side. So that was what one looked like. All the shouting went out of ${a}, as it does out of a bag. "What did it taste of?" said ${a}. "Of you coming," said ${s}.`,
        `There was a lot more that one could have shouted. But nothing puts you off like your own hiccup in somebody else. "You had it down in three gulps, didn't you?" said ${a}. ${cap(S.introduced)} nodded. "And now you don't know what it was." ${cap(s)} shook a small head, and a tear flew off it. "I never do," said ${s}. "I've had eleven."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(S, 'sit', 'happy'), ...theyAre('stand', 'surprised')],
        },
        `On the plate was a bit that had broken off. It was about as big as a thumbnail. ${cap(a)} looked at it for a while, and broke it again, and held out the bigger half. "You have to sit," said ${a}. "Now wait. It comes in at the back." They waited. "Rain!" said ${s}. That was when they heard the door. It was ${they}. There were seventeen steps to the hedge, and ${a} did not take one. "It was me," said ${a}. "Every night. I'm sorry."`,
        `"Come along," said ${a}. They sat on the step side by side, and ${a} scraped together what there was, and made a big heap of it and a small one. ${cap(s)} got the big one. "Don't run," said ${a}, "and don't listen for anything. Just be here." It was quite quiet. Then the door opened, and it was ${they}. "I took it all," said ${a}, and stood up. "I ought to have asked. I'm sorry."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'happy'), ...theyAre('sit', 'happy')],
          things,
        },
        `What has been eaten cannot be given back. But a ${tin} can be filled, if one carries all the next day, and doesn't stop when one would like to. By sunset it was full. "Now we'll see," said ${they}, and put out the plate. It was ${a} who shared it out, and it took for ever, because it had to be fair to a crumb. The smallest piece went to ${a}. "And everybody saw," said ${a}.`,
        `It takes a night to empty a ${tin}, and most of a day to fill one. ${cap(a)} found that out. ${cap(s)} carried, too, as well as one can at that size. There is a plate on the step each evening now, and nobody runs. ${cap(a)} cuts up what is on it, and hands it round, and comes last. Then they all sit there with their eyes shut. It comes in at the back. You can see it arrive.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-more-thing-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The runaway comes back for one thing after another, until the grown-up runs away too, and there is a house to let. */
export const ONE_MORE_THING: EventPlot = { id: 'one-more-thing', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, g, Gcap, chance } = going;
  const { refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'angry', 'backpack')], things: ['backpack'] },
        `It was not fair! ${A.introduced} packed a bag. "${refrain}"`,
        `${A.introduced} was cross. A bun went in the bag. "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined', 'backpack')],
          things: ['backpack', 'tree'],
        },
        `Past the tree went bag and ${a}. The shed! One may go no further.`,
        `${a} took the bag past the tree. Here was the shed. No further than that!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'happy')] },
        `${B.introduced} came, too. They sat down. It was very hard.`,
        `"Me, too," said ${B.introduced}. So both sat down. It was hard!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'hold', 'calm', 'pillow')],
          things: ['pillow'],
        },
        `Knock, knock! "${refrain}" ${a} told ${g}. "I need my pillow."`,
        `Knock, knock! Here was ${g}. "${refrain}" said ${a}. "My pillow, please."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'hold', 'calm', 'blanket')],
          things: ['blanket'],
        },
        `Knock, knock! "${refrain}" said ${a}. "I need a blanket." ${Gcap} had one.`,
        `Knock, knock! "${refrain}" said ${a}. "A blanket, please." ${Gcap} had one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(G, 'stand', 'surprised')],
          things: ['chair'],
        },
        `Knock, knock! Now it was a chair. ${Gcap} held the door.`,
        `Knock, knock! "One more thing," said ${a}. It was ${G.names} chair!`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')],
          things: ['pillow', 'blanket', 'chair'],
        },
        `A pillow, a blanket, a chair! But who says good night here?`,
        `A chair, a blanket, a pillow! "Who says good night?" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'walk', 'happy', 'backpack'), seen(A, 'sit', 'surprised')],
          things: ['backpack'],
        },
        `Tap, tap! Who had a bag, too? "${refrain}" said ${g}. ${a} made room.`,
        `Tap, tap! It was ${g}, with a bag. "${refrain}" said ${g}. ${a} laughed.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(G, 'sit', 'calm'), seen(B, 'sit', 'curious')],
          things: ['house'],
        },
        `"A house!" said ${a}. "Who lives there?" "Nobody," said ${g}. "They ran away."`,
        `"What a nice house," said ${g}. "They all ran away." "Oh!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(G, 'hold', 'happy', 'pillow'), seen(B, 'walk', 'happy')],
          things: ['pillow'],
        },
        `They moved in, pillow and all. "${refrain}" ${a} told the shed. Good night!`,
        `In went the pillow. ${a} looked back. "${refrain}" Good night, shed.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'angry', 'backpack')], things: ['backpack'] },
        `It wasn't fair. It had been a small thing, and then it had grown. So ${A.introduced} packed a bag. In went a spoon, a bun and a map of Spain. "${refrain}" ${a} told the bed.`,
        `${A.introduced} was as cross as a wasp in a jar. It was about something small, but it had got big. A spoon, a bun and a map went into a bag. "${refrain}" said ${a}, to the stairs.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined', 'backpack')],
          things: ['backpack', 'tree'],
        },
        `${a} took the bag past the tree, all the way to the shed. Nobody goes further than the shed. One may be cross, and run away, but a rule is a rule.`,
        `There is a rule that nobody goes past the shed. ${a} was not running away from rules. So past the tree went the bag, up to the shed, and stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'happy')] },
        `Up came ${B.introduced}. "I'm not cross," said ${b}. "May I run away all the same?" They sat down. A face at the kitchen window could see all of them. It was rather a hard place to sit.`,
        `"Are you going far?" said ${B.introduced}. "This is it," said ${a}. "Then I'll come." They sat and leaned on the shed. One could see the kitchen window, and it could see them. The shed was hard.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'hold', 'calm', 'pillow')],
          things: ['pillow'],
        },
        `Knock, knock. "${refrain}" said ${a}. "So I see," said ${g}. "How can I help?" "I need my pillow, please," said ${a}. One can be cross and still say please.`,
        `Knock, knock. "${refrain}" said ${a}, when ${g} opened the door. "I just need my pillow." "Of course," said ${g}, very politely. "Have you come a long way?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'hold', 'calm', 'blanket')],
          things: ['blanket'],
        },
        `Knock, knock. "It's windy where I live now," said ${a}. "Is there a blanket?" ${Gcap} had the thick one ready. It was almost as if somebody had been watching. "${refrain}" said ${a}, quickly.`,
        `Knock, knock. "Ah," said ${g}. "It's you again." "${refrain}" said ${a}. "It has no blanket in it. The away, I mean." ${Gcap} found the thick one, and a biscuit for ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(G, 'stand', 'surprised')],
          things: ['chair', 'teapot'],
        },
        `Next it was a teapot. And then it was a chair. "That's mine," said ${g}. "It's for visitors," said ${a}. "I see. Will there be any?" They both pushed. ${Gcap} held the door.`,
        `After that came a teapot, and after the teapot a chair. "I was going to sit on that," said ${g}. "I'm sorry," said ${a}, from behind it. Down the path it went, bump by bump.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(B, 'sit', 'happy')],
          things: ['pillow', 'blanket', 'chair', 'teapot'],
        },
        `By sunset the shed had a pillow, a blanket, a chair and a teapot. It looked like a room that had gone for a walk. "There," said ${a}. "Now I've got everything." "Yes," said ${b}.`,
        `The sun went down on a chair, a teapot, a pillow and a blanket. "I think that's all," said ${a}. "There's nothing left in there to want." ${b} had another look, to be sure.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'worried')] },
        `Then it began to get dark. "Who says good night, out here?" said ${b}. They both thought. It wasn't in the bag. And one can't very well knock and ask for it.`,
        `It got a little bit dark. "At home somebody says good night," said ${a}. "They do it at the door." There was a door here. But nobody came to it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'walk', 'shy', 'backpack'), seen(A, 'sit', 'surprised')],
          things: ['backpack'],
        },
        `Tap, tap. It was ${g}, with a bag. "${refrain}" said ${g}. "It's too quiet in there, and I've no chair. And that small thing we were cross about grew. I think I fed it." "I fed it, too," said ${a}.`,
        `Tap, tap. There stood ${g}, and had a bag as well. "${refrain}" said ${g}. "Nobody knocks any more. And I'm sorry that it got so big." "Me, too," said ${a}. "You can have your chair."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(G, 'sit', 'calm'), seen(B, 'sit', 'curious')],
          things: ['house'],
        },
        `They sat in a row. Across the grass stood a house, with a light in it. "That's a nice house," said ${a}. "Who lives there?" "Nobody," said ${g}. "They've all run away." "All of them?" said ${a}.`,
        `From there one could see a house, with one window lit. It looked warm. "Who lives in that one?" said ${a}. "It's empty," said ${g}. "There was a family. But they've all run away." "What, and left the light on?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(G, 'hold', 'happy', 'pillow'), seen(B, 'walk', 'happy')],
          things: ['pillow'],
        },
        `So they moved in that same night, pillow, teapot and all. At the step ${a} turned round. "${refrain}" ${a} told the shed, so that it should know. The shed took it quite well. "Good night," said ${g}.`,
        `They took it before anybody else could, and carried in the pillow first. ${a} looked back down the path. "${refrain}" ${a} called to the shed. It was only polite. And at the door somebody said good night.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: a no is hard to take back, and for half a mile behind nobody has dared to either. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo } = going;
  const { ride, drawn, M, m, refrain: r, title } = partsOf(going);
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'proud')],
          things: drawn,
        },
        `"Last chance for the loo," said ${g}, beside the ${ride}. ${A.introduced} felt too old for that question. One is asked it from the age of two. "${r}" said ${a}, in front of everybody, and got in. For eleven minutes it was perfectly true.${comesToo}`,
        `There are questions that make one feel about three. "Does anybody need to go, before we do?" said ${g}, with one hand on the ${ride}. "${r}" said ${A.introduced}, rather loudly. It was said in the open street, and there were witnesses. It was true as far as the church.${comesToo}`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'happy')],
          things: drawn,
        },
        `After the church there was nothing but fields. ${B.introduced} was counting sheep. ${a} crossed one leg over the other, and thought about sand. It's quite hard to think about sand. There's always some sea at the end of it. But a no is a no, and it was only two hours.`,
        `${B.introduced} looked out at one side, and talked. ${a} looked straight ahead, and worked it out. They had done four miles, and there were sixty. One could hardly say so now. In ten miles one could, perhaps, in an offhand way. ${a} sat on one foot, and waited to feel offhand.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(B, 'point', 'excited'), seen(A, 'cover', 'worried')] },
        `The first thing that they came to was a pond, with a waterfall. People had driven a long way to hear it. "Just listen to it!" said ${b}. "They say that it hasn't stopped for a thousand years." ${a} hummed. It wasn't a tune. It was only meant to be in the way.`,
        `It was well known, that road, for its views. It had a pond, and a brook to fill it, and a stone lion who spouted. "Shall we stop and listen?" said ${g}. "No!" said ${a}. "I mean, let's keep some for the way back." ${b} leaned out, so as to hear it longer.`,
      ),
      page(
        {
          setting: 'farm',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'happy')],
        },
        `Then it rained, and that was really too much. It ran down the glass. It went along the roof on little feet, and poured off at the corner. "Somebody up there couldn't wait," said ${b}. ${a} had both legs crossed, and both arms, and all the fingers. Toes don't cross, but ${a} was trying.`,
        `And then the clouds let go. ${a} envied them. There was a drip somewhere at the back, and it had found a tin to drip in. Plink, it said. Plink. "How long is it now?" said ${a}. "An hour and a half," said ${g}. Plink. After that the road was mended, in bumps.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(G, 'sit', 'surprised')] },
        `There's a moment when it's worse not to say a thing than to say it. It's over quite quickly, and one knows it by the ears going hot. "I said that I didn't, and I do," said ${a}. "Very much." They waited for somebody to laugh. "Right," said ${g}. "Thank you. Eyes out for a door."`,
        `"I've got something to say," said ${a}, "and I don't want anybody to say anything back. I need the loo." It was quiet for about a field. ${Gcap} could have mentioned the street, and the asking, and who had said what. It must have been tempting. "Can you hold on as far as a house?" said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'run', 'determined')], things: ['house'] },
        `There were no houses. There was a barn, and a wall, and a sign to a place that was eleven miles off. Then ${b} shouted, and there it stood, on its own, with a green door. "Why, that's where ${m} lives," said ${g}. "I'm right behind you." The ${ride} had very nearly stopped. ${a} went up the path like somebody carrying a full tray.`,
        `It's odd how few houses there are when one counts. They passed a bridge, and a bull. "Green door!" cried ${b}. "On the left, with smoke!" "It's where ${m} lives," said ${g}, who knew her well. "Go on, I'm coming." ${a} got down with great care. One doesn't run, at that stage. One goes in very small, very fast steps, and speaks to nobody.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `${M.introduced} came with flour on both arms. "Good afternoon," said ${a}. "I'm so sorry to trouble you. I wonder whether I might possibly..." ${m} had brought up five of them, and looked no higher than the knees. "Second on the left," said ${m}. "Tell me the rest of it after."`,
        `On the way up ${a} had put together a sentence, with a please at both ends. The door opened, and there was ${M.introduced}, and the sentence had gone. "Loo," said ${a}. "Second on the left," said ${m}, and flattened against the coats. "And there's paper in the basket."`,
      ),
      page(
        { setting: 'bathroom', weather: 'clear', camera: 'close', actors: [seen(A, 'stand', 'happy')] },
        `People go a long way to look at palaces. ${a} has never seen the use of it since. There was a mat in that room, and a fern, and a picture of a donkey. They were all of them perfect. Outside they heard the lock, and nothing, and then one long "Ahhh!", like a tide going out.`,
        `It was a small room, with a sloping roof and a fern. There was rain on the skylight, and it didn't matter in the least. It was even rather pretty. "Ahhh!" said ${a}. One could stay there. One could have one's meals sent up. ${a} washed both hands, twice, from pure goodwill.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'shy'), seen(G, 'stand', 'shy')],
        },
        `When ${a} came out, there was ${b}, on one leg, reading the calendar. "Do you need to?" said ${a}. "${r}" said ${b}, and was already past. Behind ${b} stood ${g}, very upright. "And you?" "${r}" said ${g}. "I'm only here to see that nobody gets lost."`,
        `"That's better," said ${a}. "Does anybody else?" "${r}" said ${b}. "${r}" said ${g}. It came so fast that it came as one word. ${a} knew how that was said, and from how far down. Then ${a} stepped to one side, and the two of them met in the doorway.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'surprised'), seen(A, 'stand', 'curious')] },
        `And there was a man in the hall, with his hat in front of him. He had seen somebody run. So had the people behind him, who were most of a wedding. Not one of them had liked to ask. They'd been looking at that waterfall since two. "It only wanted somebody to go first," they told ${a}. ${m} put out more towels.`,
        `After that came a postman. He'd passed that green door for nine years, he said, and had never dared. After him there was most of a wedding. It went down the path, and round by the gate. "We saw you knock," the bride told ${a}, "and I thought, well, if it can simply be said." ${m} filled the big kettle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'hold', 'proud', 'sign')], things: ['sign'] },
        `It took until five. The bride cut her cake on the stairs, so as not to lose her place. ${m} hadn't had so many people in since the house was built. Before they left, ${a} made a sign for the gate. It had one word on it and an arrow. It didn't have a please, as there may not be time.`,
        `With so many there had to be tea, and that, as ${m} said, only brought them round again. Nobody minded. ${a} wrote a sign to put out by the road. LOO, it said, and under it, in smaller letters, "We all do." ${m} thought that it was the most sensible thing to be put up in that valley.`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(G, 'stand', 'shy')],
          things: drawn,
        },
        `Then the ${ride} stood ready, with fifty-five miles to go. ${a} stopped beside it. "Does anybody need the loo?" said ${a}. "${r}" said ${g}, who had had four cups. ${a} said nothing about the street, or about who had said what. "No," said ${a}, kindly. "But just try."`,
        `The sun came out low, over a great deal of road. "All in," said ${g}. But ${a} was holding the door. "Loo?" said ${a}. "${r}" said ${g}, at once. They looked at each other. It's a question that makes one feel about three. "I know," said ${a}. "Just try. I'll mind the ${ride}."`,
      ),
    ],
  };
}

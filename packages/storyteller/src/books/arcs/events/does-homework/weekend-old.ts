import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: the best page of the class is not one's own, and one may say so or not. */
export function old(asked: Going): Told {
  const { title, it, K, k, B, b, T, G, g, Gcap, came, kept, beside, crack, along, stops, mended, comesToo } =
    partsOf(asked);
  const r = 'And then?';
  return {
    title,
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `There were three things to say about homework, and ${k} said them every day. It could be done after tea. It could be done in the morning. It could be done on the bus, on one knee. "Or now," said ${g}, every day. That was before the ${it}. ${came(k)}${comesToo} "If only you could do homework," ${k} said to it, one wet Monday. The ${it} seemed to think it over. Then it got up.`,
        `Homework is a small thing, but it lasts. ${k} could make one page of it last from tea to bedtime, mostly by looking at it. "It won't bite," said ${g}. "It won't do itself either," said ${k}. That was before the ${it}. ${came(k)}${comesToo} It had lain there for a whole evening when it stirred. It leaned over the page, like somebody who can't watch any longer. And it began.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'surprised')] },
        `It took four minutes. There were eleven sums, with the lines ruled, and every one was right. ${k} looked at them from all sides, as you look at a present that might be for somebody else. "Can you do rivers?" said ${k}. It did rivers. It did the Romans, and ten spellings, with a small curl on the last. After that it lay down again. ${k} put it away, and was out of the door before tea was on the table.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(B, 'sit', 'curious'), seen(K, 'sit', 'shy'), seen(T, 'stand', 'happy')],
        },
        `It went on for three weeks. ${T.name} ran out of gold stars, and had to send for more. ${B.introduced}, at the same table, did it all at home with a rubber, and got six out of ten. "How did you get number nine?" said ${b}, who only wanted to know. ${k} opened a mouth to tell. There was nothing in there about number nine. "It just came," said ${k}. That was true, and it had never felt less like a star.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'run', 'happy')], things: ['kite'] },
        `Then one Friday it was something else. WHAT I DID AT THE WEEKEND, it said. ONE PAGE. "You do that," said ${k} to the ${it}, and was off. It was the best weekend of the year. There was a kite that took two to hold. There was a cake that fell off a wall and was eaten all the same. There was a dog with three legs, who won a race. On Monday ${k} put the page in the bag and never looked at it.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(T, 'stand', 'calm'), seen(K, 'stand', 'surprised')] },
        `"I've been a teacher for twenty years," said ${T.name}, "and I've never had one like it. Would you read it to us?" So ${k} stood up, and read. "On Saturday it was dark. I was ${kept}, beside a ${beside}. The ${beside} does not talk. On Sunday it was dark as well." Somebody giggled, and stopped. ${k} went on reading, because the eyes do that. "I counted. I got as far as I could, and then I counted back."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'sad'), seen(B, 'sit', 'worried')] },
        `It was so quiet that you could hear the radiator. "Once there was a line of light ${crack}," read ${k}. "I thought that it was somebody. It was only the day going past. I can do sums and the Romans. I should like to know what a kite is." That was the end of the page. ${b} had let go of the rubber. ${T.name} was looking at the window. It was beautiful, and it was about ${k}, and it was dreadful.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'worried'), seen(T, 'stand', 'happy')] },
        `"It's to go on the wall in the hall," said ${T.name}. "With your name under it, large." ${k} had only to sit down. Everybody was ready to clap. You could see them holding their hands apart. But there was that last line, with a wobble in it. Nobody had ever asked it a thing but page nine. "It isn't mine," said ${k}. "My ${it} wrote it. It's the one who was in the dark. I put it there."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'calm'), seen(K, 'stand', 'sad'), seen(B, 'sit', 'calm')] },
        `They laughed for some time. ${T.name} did not. "Then I owe it a wall," said ${T.name}, "and you owe me a page. And rivers. And number nine." It took every break until Thursday. ${b} stayed in as well, on two of them, and drew number nine as a cake. "Oh," said ${k}. It was so simple. It had been sitting there for three weeks with its coat on, waiting for somebody to see it.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'point', 'happy')], things: ['kite'] },
        `"I didn't know that you minded," ${k} told it, at home. "You never asked," it wrote, rather small. So on Saturday it went along, ${along}. "That's a kite," said ${k}. "${r}" it wrote. ${k} looked again. "It pulls. It hums in the string. It leans, like somebody in a doorway who's got to go." "${r}" You had to look very hard at a thing, to show it to somebody who has only met a ${beside}. They were out until the lamps came on.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'kneel', 'worried')] },
        `They had got as far as the dog when it stopped, in the middle of a word. ${stops} ${k} shook it. Then there was only ${k}, with a blunt old crayon, and a page by Monday. "I'll tell you the rest," said ${k}. "You'll want to know about the race." It wasn't like homework. It was like talking down a long pipe to someone at the other end. By bedtime it was three pages, and the dog had only just won.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'stand', 'proud'), seen(B, 'cheer', 'happy')],
        },
        `"Seven out of ten," said ${T.name}. "Race has a C in it." ${k} waited. "But I was there," said ${T.name}, and took off a pair of glasses and polished them. "I had that dog's ears in my face." There was no star. The new ones hadn't come. ${b} drew one, in pencil, rather crooked, and stuck it on with tape. It was the only one in three weeks that ${k} could have told you all about.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')] },
        `What it needed was ${mended}. ${Gcap} knew a man. The first thing that it wrote was, READ IT TO ME. So ${k} did, the whole of it, with the barking. It lay still until the end. It does no homework now. It says that there's enough of that about. But it likes to lie beside the page, where it can see ${k} do it. And when ${k} stops, and looks out of the window, it puts two words at the bottom. "${r}"`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** They are too polite to say a word; it is the bystander, who counts the nails, to whom it does not add up. */
export function old(going: Going): Told {
  const { A, B, chance } = going;
  const { refrain, work, P, p, Q, q, C, c } = partsOf(going);
  const { word, wayIn, seat, outOf, goes, to } = work;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: work.at, camera: 'wide', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')] },
        `It was a bare patch of ground, with a puddle in the middle. Two of them were looking at it. On this side stood ${A.introduced}. On that side stood ${B.introduced}. Nobody would have put those two on the same page. "Do you know what I'd have here?" said ${A.name}, mostly to the puddle. "A ${word}," said ${B.name}, at the very same moment. Then they looked up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy'), seen(C, 'stand', 'happy')],
        },
        `It took them one walk round the puddle to become best friends. It took a second to draw it all in the mud. They were going to build a ${word}${outOf}, and it would be ready on Saturday. "I'm good in the mornings," said ${p}. "I don't begin till after lunch," said ${q}. So that was who did what. ${c} was put in charge of the nails, because somebody has to know how many there are.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'proud'), seen(C, 'stand', 'happy')] },
        `On Monday morning ${p} built the ${wayIn}. It was not easy for somebody as large as that. It was a neat, snug, careful little ${wayIn}, with a latch that went click, and it used up forty nails. ${p} opened it and shut it, and thought of a certain face, and went off to lunch humming.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'think', 'worried'), seen(C, 'stand', 'curious')] },
        `At two o'clock ${q} came to a stop in front of it. "Oh dear," said ${q}. "${refrain}." It was plain what had gone wrong. Somebody had measured it on a bad morning. There are things that you say to a best friend, and there are things that you just put right. ${q} put it right. By tea it was three times as wide, and you could have got a brass band through it. "Not a word," said ${q} to ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'think', 'surprised'), seen(C, 'stand', 'worried')] },
        `"It's the damp," said ${p}, on Tuesday. "It must have swollen." ${p} walked in and out of it, with room to spare on both sides. "${refrain}," said ${p} sadly, and took it down, and made it small again. "We won't mention it," said ${p} to ${c}. "Somebody might be hurt." Then the ${seat} went up, low and little, with a cushion on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'think', 'worried'), seen(Q, 'stand', 'determined')] },
        `On Tuesday evening it was wide. On Wednesday at noon it was narrow. The ${seat} went up and down like a lift. "${refrain}," said ${q}, every afternoon, without any crossness at all. ${c} had now handed out nine hundred nails, and there was still one ${wayIn}, and one ${seat}, and a puddle. It did not add up. But one of them had said not a word, and the other had said not to mention it. So ${c} did neither, and only told them both, "Twelve o'clock, on Thursday."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'angry'), seen(Q, 'shout', 'angry')] },
        `At twelve on Thursday each of them came round a corner with a hammer. "That was YOU?" said ${p}. "That was YOU?" said ${q}. "But it's far too big!" "But it's far too small!" They had never had a quarrel, and did not know where to stop. One took hold of the ${wayIn} on the left side and one on the right. It had been built nine times by then, and it was tired. Crack!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'determined'), seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad')] },
        `Each sat down with a half, and their backs to each other. It was ${c} who asked. "Too small for whom?" "For ${p}," said ${q}, without turning round. "Look at the size of that head. I couldn't have it bumped every day for years. I don't need it wide. I could come in through a letter box."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')] },
        `It was quiet for as long as it takes to hear a thing twice. "But it was small because of you," said ${p}. "You'd be lost in a big one. You'd feel a draught. I squeezed in sideways, and I didn't mind a bit." "I needed a ladder for that ${seat}," said ${q}. "I was going to fetch it every time." There were nine hundred nails in those two halves. Neither of them had put in one for themselves.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(Q, 'stand', 'happy'), seen(C, 'cheer', 'happy')] },
        `Something that is broken in two need not be mended, if two is what you want. They stood up one half as a big ${wayIn}, and the other beside it as a small one. ${p} held them straight, and ${q} did the corners. They both came in the morning, and both came after lunch. There was a high ${seat} and a low ${seat}. It was done on Friday, in an hour, and took ten nails. "It adds up," said ${c}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(Q, 'sit', 'happy'), seen(C, 'wave', 'happy')],
        },
        `On Saturday everybody came to see the ${word}, and stood there and wondered which was for them. A cow took the big ${wayIn}. The mice took the small one, and so did a baby, on all fours. All day long nobody was found whom it did not fit.${goes === null ? '' : ` ${goes}${to}, with all of them in it, and was back for tea.`} When it grew dark two were left. One sat high and one sat low, each in the place that the other had made. "${refrain}?" said ${p}. "No," said ${q}. "Right."`,
      ),
    ],
  };
}

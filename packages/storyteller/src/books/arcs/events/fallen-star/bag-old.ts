import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { fallen, REFRAINS, TITLES } from './bag-parts.ts';

/** Whoever fell would rather stay where somebody looks at them, and somebody would rather keep them; and one old woman counts. */
export function old(going: Going): Told {
  const { A, a, comesToo, third, company, chance } = going;
  const { S, s, kind, bag, size } = fallen(going);
  const refrain = chance.pick(...REFRAINS);
  const F = company.person('Mrs Finch', 'other-grandparent');
  const more = third ? [seen(third, 'stand', 'curious')] : [];
  const star = kind === 'star';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'worried'), seen(A, 'run', 'surprised'), ...more],
        },
        `It came down in the beans, with a noise like a dropped tray. ${A.introduced} was out there before it had stopped rolling.${comesToo} Under the washing line sat ${S.introduced}, as big as ${size}, and looked about. "I was leaning out," said ${s}. "Nobody ever looks up, so I thought that I'd look down. Who are you? You're staring. Nobody has ever stared at me before. Don't stop."`,
        `${A.introduced} had seen it fall. There was a bump, and then a glow between the bean poles.${comesToo} It was ${S.introduced}, no bigger than ${size}, sitting under the washing. "Is this the ground?" said ${s}. "It's better than it looks. I lean out every night to see it, and tonight I leaned too far. Are you looking at me? How nice. Up there nobody looks at you, you know. You're just there."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'happy'), seen(A, 'kneel', 'happy')] },
        `${s} was dim, and rather cold. ${a} knew exactly one joke, and tried it. "What's brown and sticky?" "I don't know," said ${s}. "A stick," said ${a}. It took a while, as light does. Then there was a laugh, and ${s} went from grey to gold, and was as warm as a loaf. You could have read by it. "Again," said ${s}.`,
        `The light was going down. "Are you ill?" said ${a}. "Just cold," said ${s}. It was not a night for a long talk. "What's brown and sticky?" said ${a}, who had only the one joke. ${s} gave it some thought, and gave it up. "A stick." First there was nothing at all. Then ${s} began to shake, and to shine. The beans stood there in full colour, as if it were noon.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(S, 'sit', 'happy'), seen(A, 'sit', 'happy')] },
        `"I could stay," said ${s}, "if you'd look at me." "Every day," said ${a}. It is not easy to sleep when there is a dark corner by the wardrobe. Here was a light that said good night. ${a} put ${s} on the bookshelf. They talked until eleven. Every time that it got dim there was the stick. It is hard to say which of them liked it better there.`,
        `It was ${a} who said it. "You could live here. On my shelf." Nights were long in that room, and the corner by the wardrobe got darker than the rest. ${s} went round and looked into it, and it was only a corner. "Would you look at me every day?" said ${s}. "Every day," said ${a}. So it was settled, and they shook hands on it, as far as that could be done.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'look-up', 'worried'), seen(A, 'stand', 'curious')] },
        `At half past eleven there was a voice in the next garden. It was Mrs Finch, in her dressing gown, with her face turned up. "${star ? 'Five, six' : 'Chimney, pear tree'}," said Mrs Finch, and stopped. She began again. "${star ? 'Four, five, six' : 'Chimney, pear tree, gate'}. That's not right." ${a} leaned out of the window. "What are you doing?" said ${a}.`,
        `Then somebody said "Oh!" in the dark, and said it again. Old Mrs Finch stood out on the grass next door in her slippers. "${star ? 'There are six' : "It isn't there"}," said Mrs Finch. "${star ? 'There have been seven since I was a girl' : 'It has come up over that chimney since I was a girl'}." She wiped her glasses and looked once more. ${a} opened the window as far as it went.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'stand', 'sad'), seen(A, 'stand', 'worried'), seen(S, 'hide', 'surprised')],
        },
        `"I say good night to ${star ? 'seven stars' : 'the moon'}," said Mrs Finch. "I always have. My husband used to do it with me, and now I do it for both. I can't very well go in, can I, till I've ${star ? 'done the last' : 'found it'}?" She sat down on the edge of her wheelbarrow, to wait. Behind the curtain it had gone quite dark. "Somebody looks at me," said a very small voice. "Somebody ${star ? 'counts' : 'waits'}."`,
        `"It's nothing," said Mrs Finch. "It's only that I say good night to ${star ? 'all seven stars' : 'the moon'} before I go to bed. I've not missed once. And I don't like to go in and leave ${star ? 'one out' : 'it out'}." So she stood there. It was cold enough to see her breath. On the shelf ${s} had gone the colour of ash. "Every night?" whispered ${s}. "She's been looking at me every night, and I was looking the other way?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(S, 'sit', 'worried')] },
        `They looked at each other for some time. Nobody would ever have known. Mrs Finch would have got cold and gone in, tonight or some other night. "It's a good shelf," said ${s}. "It's the best that I ever had," said ${a}, which was not about the shelf. Then ${a} took ${s} down and went out into the garden, light and all.`,
        `"I said that I'd stay," said ${s}. "I said that I'd look," said ${a}. "I can look from here." It was quite a dark corner, that one by the wardrobe. ${a} gave it a glance. It would be just as dark tomorrow as it had been yesterday, but no darker. "Come on," said ${a}. "How did you get down?" "That part's easy," said ${s}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(S, 'jump', 'surprised')],
          things: ['balloon'],
        },
        `They tried throwing. "${refrain}!" It was a fine throw, and it went as high as the gutter, and then it was a fine fall. They tried a chair on a table, and got no nearer to anything but the bathroom. They tried a balloon. It lifted ${s} a whole foot, and ${s} was so pleased, and so warm, that it burst. Over the wall Mrs Finch blew her nose.`,
        `"${refrain}," said ${a}, and threw. ${s} saw the neighbours from above, and came down in the rhubarb. The kitchen table with a stool on it was higher, but not so that you would notice. There was one birthday balloon. "${refrain}!" It rose. It really did rise. Then ${s} laughed aloud, and it was too hot for a balloon. After that there was only a bit of red rubber, and the cold.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(A, 'kneel', 'worried')] },
        `By midnight ${s} was as grey as a stone. ${a} pulled a ${bag} from the washing line, to wrap up whatever there was left. "It isn't far enough to the sky," said ${s}, from inside. "It's too far, I mean. I'm too tired to mean things." There was only one thing that ${a} knew to do about that. "What's brown," said ${a}, "and sticky?"`,
        `It was midnight, and you could hardly see who was who. The only dry thing on the line was a ${bag}. "In you get," said ${a}. ${s} got in, and sat at the bottom of it like a cold potato. "You've been very good," said ${s}. "I should have liked that shelf." ${a} had to swallow. "What's brown and sticky?" said ${a}. It did not come out like a joke at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised'), seen(S, 'hide', 'happy')] },
        `There was a long silence. Then somebody snorted. It was a weak sort of snort, but it glowed. "A stick," said the bag to itself. "It's because it is one!" And the top of the bag, which had been lying on the grass, stood up. ${a} held a hand over it. It was like holding a hand over soup. "Warm goes up," said ${a} slowly. "The balloon was wrong. You don't want to hang from something. You want to be what's in it."`,
        `The bag said nothing. Then it hiccuped, and a light ran up the side of it. "I've just seen it," said the bag. "Sticky. Like a stick." And there it was, the laugh, and one corner rose off the ground, and felt about in the air. ${a} put a cheek to it. It was as warm as an airing cupboard. "It pulls!" said ${a}. "It's you! All the warm goes up, and it can't get out. We've been trying to lift you, and you can lift yourself!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(S, 'hide', 'happy'), seen(F, 'stand', 'surprised')],
        },
        `"I can't laugh enough, with only you," said ${s}. "You're sad. It gets in." That was true. So ${a} went to the wall. "Mrs Finch," said ${a}, "do you know any jokes?" Mrs Finch knew nineteen. Her husband had told her one a week, most of them about a bishop. They were the worst that anybody had ever heard. At the ninth the bag was as round as a pudding. ${a} had to stand on tiptoe to keep it. "${refrain}," said ${a}, very quietly, and let go.`,
        `It rose to the height of a knee, and stuck. "Another," said ${s}. But there was no other. ${a} had only ever had the one. "I know a few," said somebody. Mrs Finch was looking over the wall, and asked no questions, as some people don't. She told the one about the owl in the bath. She told the one about the bishop. The bag swelled, and roared, and went gold from end to end. ${a} held on with both arms, for one second more than was needed. "${refrain}!"`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'float', 'excited')] },
        `It went up past the gutter, lit like a lantern, with someone inside it who could not stop. It went up past the roof, and the last pigeon. Whenever it began to sink, they heard a far voice say, "And the bishop said!" and it got going again. It took a quarter of an hour. Then it was only a light, and then it was only where it should be.`,
        `Up it sailed, over the pear tree and the chimney, shaking all the way. They stood one on each side of the wall with their heads back. There was a moment above the church when it hung quite still. "What's brown and sticky?" yelled ${a}, with every bit of breath. They never heard the answer. But it gave a jump, and shot up, and was home.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(F, 'stand', 'happy')] },
        `"${star ? 'Seven' : 'There you are'}," said Mrs Finch. "Good night." She went in, and so did ${a}. The corner by the wardrobe was as dark as ever. But from the bed, if you put your head at the wrong end, you could see out. ${a} lay at the wrong end from then on. It twinkled now and again, when there was no reason for it, and ${a} would look, and go to sleep.`,
        `Mrs Finch ${star ? 'counted to seven' : 'looked at it for a long while'}, and said good night for two. The next day she had a scorched ${bag} in her pear tree, and brought it round without a word. These days there are two of them who do it. One stands in the garden. One lies in bed, in the dark, with a corner in it. "Good night, ${s}," says ${a}, and is asleep while somebody up there is still getting the joke.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For eight and over: what the big one has to know is what the small one has been doing all along. */
export function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, P, p, Y, y, C, c, at, others } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, time: 'day', camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(Y, 'jump', 'excited')] },
        `${P.introduced} decided things. ${P.introduced} decided when the day began, and which way it went, and when it was over. ${Y.introduced} had had a year of this, which was all the years there were.${others('were still')} "It isn't that you do it badly," said ${y} one morning. "It's that it's always you. Today I'll be the big one." ${p} thought it over, and lay down again, as somebody little would.`,
        `There are two ways of living with somebody very big. You can look up at them, or you can ask for a turn. ${Y.introduced} had looked up at ${P.introduced} for a year, and had a stiff neck.${others('were still')} "I'd like to be the big one," said ${y}. "Only for today. You can be me." "I used to be rather good at being small," said ${p}. "I'll see if I remember how."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'reach', 'determined'), seen(P, 'sleep', 'sleepy')] },
        `${p} remembered very well. "It's time to get up," said ${y}. "Five more minutes," said ${p}, into the ground. "It's the time it always is," said ${y}. "You always say that," said ${p}. ${y} pushed at one end, and then pulled at the other. It was like trying to wake up a hill. "${refrain}," said ${y}. The hill pulled the leaves up over its head.`,
        `The first thing that a big one has to do is to get everybody up. "Up," said ${y}. "I'm not here," said ${p}. "I can see you." "You can see somebody who's asleep." There was nothing wrong with it as an answer. ${y} had used it only yesterday, word for word. "${refrain}," said ${y}, and began to push. By ten o'clock ${p} was standing, and ${y} had to sit down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'walk', 'worried'), seen(P, 'walk', 'happy')] },
        `They set out for breakfast. ${y} had not known that the one in front can't see what the one behind is doing. "Why's it this way?" said ${p}. "Because it is." "Who said so? Is it far? What's that? Can I have it? Are we nearly there?" ${y} stopped, to think of an answer, and at once was trodden on. "${refrain}," said ${y}, from the ground, "and I say that we're nearly there." They were not. Big people must say that too.`,
        `Then came the walk. ${p} stopped at a stone, to look under it. ${p} stopped at a flower, and then at a beetle, to ask it where it was going. "Come along," said ${y}. It sounded like somebody, and ${y} tried to think whom. "Why?" said ${p}. "Because there's no breakfast here." "Why isn't there?" ${y} opened and shut a mouth that had run out of becauses. "${refrain}," said ${y}. It's what you say when there is nothing else.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'happy'), seen(Y, 'reach', 'determined')] },
        `"My legs have stopped," said ${p}, half-way, and sat on the path like a landslide. "You'll have to carry me." Nobody could say that ${y} did not try. ${y} walked round twice, to find a handle. Then ${y} crept underneath, took a deep breath, and heaved. Nothing went up. Something came down, a little. "Am I heavy?" asked ${p}, with interest. "${refrain}," came the answer, rather flat.`,
        `At the bend ${p} held still. "I can't go on," said ${p}. "I'm too little. Carry me?" ${y} looked at ${p}, from the bottom to the top, which takes a while. It is no use saying that one can't. Big ones can. So ${y} took the end of one toe, and carried that as far as the next tree. The rest of ${p} came along behind. "It's very comfortable," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'wave', 'happy'), seen(Y, 'stand', 'proud'), seen(P, 'sit', 'happy')] },
        `It was there that ${C.introduced} met them. "Good morning," said ${c}. "Which of you do I ask?" There are people who understand a thing at once. "Me," said ${y}, and grew by an inch. "Then may ${p} come out and play? I'd bring ${p} back by six." ${y} took as long over it as it is proper to take. "Until five," said ${y}. "And not in the mud. I know what happens."`,
        `Somebody was coming the other way, and it was ${C.introduced}. ${c} looked from the one to the other. "I was going to ask if you could play," said ${c} to ${y}. "But you look busy." "I'm the big one today," said ${y}. "Ah," said ${c}, quite seriously. "Then can your little one?" Nobody had ever asked ${y} for anything so large. "As long as there's no mud," said ${y}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'jump', 'excited'), seen(C, 'jump', 'happy'), seen(Y, 'cover', 'worried')] },
        `There is a special quiet when somebody is in mud. ${y} heard it from three trees off. ${p} was in it up to the chin, and ${c} was being shown how. After that there was only washing. It went on all afternoon. You start on somebody like ${p} in the sun, and by the far side it's getting dark. "You're not doing under my chin," said ${p}. "You always do under mine," said ${y}, and stopped, because that was so.`,
        `At five they came back. "It wasn't mud," said ${p}. "It was only wet earth." ${c} did not say anything, but left brown footprints. So ${y} washed. ${y} did ${p} in four quarters, like a field, and ${c} fetched the water. When the last quarter was done, the first was lying in something again. "Didn't I use to hold still?" said ${y}. "Not once," said ${p}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Y, 'point', 'worried'), seen(P, 'sit', 'happy')] },
        `The sun sank, and ${c} was called in. ${y} had never been so glad to see an evening. "Bed," said ${y}. "But I'm not tired," said ${p}, bright as a button. It was thirst, first. Then it was an itch. Then ${p} had something to ask that could not possibly wait, about where the sun went. ${y} told the story of the moon, and the other story. "Those are short," said ${p}. "Do they have to be?"`,
        `"Now," said ${y}, when the sun had gone and ${c} with it, "it's bedtime." It was said in a firm voice. It was a good voice, and it had no effect. ${p} had to say good night to the path, and to each of the trees by name. ${p} wanted a story, and got it. "You left out the bit with the owl," said ${p}. "You always leave that out when you're tired." "That's you," said ${y}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(Y, 'sit', 'worried')] },
        `In the end ${p} lay down. ${y} was just going to do the same. "Oh no," said ${p}, with closed eyes. "The big one stays up until the little one's asleep. And then for a bit, to be sure." So ${y} sat up straight. It was a good deal darker than it looks from lower down. Something in it went crack. ${y} waited for somebody to do something about that, and remembered who. "${refrain}," said ${y}. It was quite a small sound.`,
        `"Somebody has to listen," said ${p}, curling up. "I do it every night. You only have to stay awake, and hear everything, and know what it is." ${y} sat and heard everything. There was a rustle. There was a sort of long creak. ${y} did not know what any of it was. It had never been necessary. "${refrain}," ${y} told the dark. Just then somebody else could have had the job.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'stand', 'worried'), seen(P, 'sleep', 'calm')] },
        `"Are you asleep?" said ${y}, after some time. "Yes," said ${p}. "Deeply?" "Not so deeply that I couldn't move up." ${p} moved up. There was a hollow then, and it was warm, and it was exactly so long and so wide. It had been there every night, and ${y} had only ever seen it from the inside. "I could keep watch lying down," said ${y}. "Many do," said ${p}.`,
        `"${p}?" "Mm?" "What was that one?" "That was a branch. It's tired." "And that?" "That's an owl, saying who it is." ${y} thought how many nights there had been, and how many noises. "You know them all," said ${y}. "You'll know them too," said ${p}. "You don't have to know them tonight." There was a place beside ${p}, and it had been kept warm. "Only for a minute," said ${y}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'sleep', 'happy'), seen(P, 'hug', 'happy')] },
        `A minute was more than was needed. ${p} lay there with one eye open, as usual, and listened to somebody small being asleep. There was mud under its chin. "Good night, big one," said ${p}. "You did that very well. You said 'because' forty-one times. I only ever get to thirty." Then something went crack, and ${p} knew what it was.`,
        `After that there was one who slept, and one who did not. It was the same one as always. ${p} stayed up until it was quite safe, and then for a bit, to be sure. "You never gave me that drink," whispered ${p}. "I shall mention it tomorrow." But nobody heard. "Good night, big one," said ${p}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'stand', 'excited'), seen(G, 'sleep', 'sleepy')],
        },
        `In the morning, in another house, somebody came in without knocking and drew the curtains. It was ${c}. "Up you get," said ${c}. "I've thought about it. Today I'm the big one." ${Gcap} lay quite still, with both eyes shut. There was only the corner of a smile. "Five more minutes," said ${g}. "And why? And will you carry me?"`,
        `The next morning ${g} was woken by a hand. "It's time to get up," said ${c}. "It's the time it always is. I'm the big one today, so I've decided." There was a long silence from the blankets. Then they were pulled up over a head. "I'm not here," said ${g}. "I can see you," said ${c}. "You can see somebody who's asleep," said the blankets.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAINS, titlesOf } from './parts.ts';

/** For the oldest: the first thing in the bag was a gift, and somebody has to say that it is too heavy. */
export function old(going: Going): Told {
  const { chance } = going;
  const { A, K, P, Q, R, S, w } = partsOf(going);
  const [a, k, p, q, r, s] = [A.name, K.name, P.name, Q.name, R.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(w))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'stand', 'happy')] },
        `Some people have a laugh that you know them by, and some have a walk. ${A.introduced} had a ${w}. Boing, it went, down by the stream. People looked at each other, and said that it would be a fine day. "Don't you ever stop?" said ${k}, who was the best friend ${a} had. "What for?" said ${a}, from above.`,
        `Nobody had to ask where ${A.introduced} was. You listened. Boing, and then a bit of nothing, and then boing. People heard it, and said that it would be a fine day. But it was the nothing that ${a} liked: you hang there, and see the roofs. "What's it like?" ${k} used to call up. ${k} was the best of friends, and stayed on the ground. "Quiet," called ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'happy', 'backpack'), seen(A, 'stand', 'happy')],
          things: ['rock'],
        },
        `On ${A.names} birthday ${k} came with a bag, and in the bag was a stone. It was round and grey, with a white ring, and it had taken ${k} all summer to find. "It's so that you always have something of mine with you," said ${k}. ${a} had never been given such a thing. ${a} put on the bag there and then, and promised not to take it off.`,
        `"It's not much," said ${k}. It was a bag with straps, and a stone with a ring all round it, as big as two fists. "It took me all summer to find. I want you to have it. You're always up there. I thought, if you had it with you, I'd be there as well." "I'll never go without," said ${a}, and did up the buckle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried', 'backpack'), seen(K, 'stand', 'surprised')] },
        `It was on the way home that it happened, or didn't. ${a} bent both knees and let go. "${refrain}" It was a sound that neither of them knew. ${a} looked behind, as you do when you have dropped something. "My ${w}," said ${a}. "I've lost it. It was here a minute ago." They looked for it along the path until it was dark.`,
        `Next morning nobody heard a thing. ${a} was standing in the yard, with both feet on the ground. "Watch," said ${a} to ${k}. "${refrain}" "Is that all?" said ${k}. "That's all there is. I've lost my ${w}." It's not easy to look for a thing like that. They did look, though, under the bed as well.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'worried', 'backpack'), seen(K, 'stand', 'calm')],
          things: ['carrot'],
        },
        `It got about. "It's what you eat," said ${P.introduced}. "You want carrots, and plenty." It was half a sack. Nobody can say no to half a sack that somebody has dug with their own feet. It went into the bag, beside the stone. "${refrain}" It was rather lower. "You can't expect it at once," said ${p}.`,
        `People were very good about it. ${P.introduced} came up the path that very day, with half a sack of carrots. "I had an uncle who lost his," said ${p}. "Carrots did it." They were put in the bag, so that ${a} should have them handy. "${refrain}" "How long did it take?" said ${k}. "He's still at it," said ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'stand', 'happy'), seen(R, 'stand', 'happy'), seen(A, 'stand', 'sad', 'backpack')],
          things: ['boots', 'hammer'],
        },
        `${Q.introduced} brought a pair of boots with iron heels, for the push. ${R.introduced} brought a hammer, for luck, and wouldn't hear of having it back. "${refrain}" "It's an honour," said ${q}, "to help." "It's what neighbours are for," said ${r}. ${a} thanked them, and thanked them, and went home along the wall, holding on to it.`,
        `After that came ${Q.introduced}, with boots. Then came ${R.introduced}, with a hammer that had been lucky for a hundred years. "You'll give it back when you're well," said ${r}. "${refrain}" From behind there was a bag, going slowly up the hill, and feet under it. Nothing else could be seen of ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad', 'backpack'), seen(K, 'sit', 'worried')] },
        `"Perhaps you only get so many," said ${a}. "Perhaps I've used them up." ${k} sat there and pulled out grass. It was dull in the valley without the boing. It didn't seem to be a fine day any more, even when it was. "Is there anything I could give you?" said ${k}. "You've given me the stone," said ${a}. "It's the one thing that I'm glad of."`,
        `By Sunday people had stopped looking up. "I could learn to walk," said ${a}. "You do." "It isn't the same," said ${k}. "I only ever walked because you didn't." They sat a while and said nothing. "At least I've got your stone," said ${a}, and patted the bag. ${k} had thought of something, just then, and didn't say it.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(A, 'stand', 'worried', 'backpack')] },
        `"What's in there?" It was ${S.introduced}, on a blade of grass, who was so small that nobody had asked. "Carrots," said ${a}, "and boots, and a hammer. They're to help." "I carry nothing," said ${s}, "and I get up every stalk there is. Take it off a minute." "I can't," said ${a}. "I promised." And ${a} looked at ${k}, and away.`,
        `${S.introduced} had come to see, too. ${s} had brought nothing. There's not much that you can bring, at that size. "I know that I'm only little," said ${s}, "but have you tried it without the bag?" It went very quiet. "That's out of the question," said ${a}. "It's got something in it that I said I'd never leave." ${k} was looking at the ground.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(A, 'stand', 'worried', 'backpack')] },
        `It was ${k} who had to say it, and it would not come. It had been the best stone in the world. If it was the stone, then it was ${k} who had done it, with a present. It was possible to keep quiet. It might be the boots. "Take it off," said ${k}, at last. "Mine as well?" said ${a}. "Mine first," said ${k}. "It began with mine."`,
        `Both of them knew it by then, and neither would be the one. ${a} couldn't say that a present was too heavy. ${k} couldn't say it either; it had taken a whole summer to find. "If I take it out," said ${a}, "it's as if I didn't want it." "No," said ${k}. "It's as if I wanted you back up there." And ${k} undid the buckle.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(K, 'look-up', 'happy'), seen(S, 'stand', 'happy')],
          things: ['backpack'],
        },
        `The bag came down with a thump that shook the plums off the tree. For a moment ${a} just stood, and swayed, as light as washing. "Boo," said ${s}. BOING! It was as if the ground had been saving up. ${a} went over the hedge and the plum tree, and hung there, and saw the roofs. It was quiet. Then ${a} came down, and laughed, and went up again.`,
        `The bag hit the ground, and the ground gave a grunt. "Well?" said ${k}. "I don't dare," said ${a}. "What if it isn't that?" "Boo!" said ${s}, into ${A.names} ear. BOING! Nobody had ever gone so high. A whole week of it came out at once. All down the valley they opened their windows. "It's going to be fine," they said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(P, 'stand', 'happy'),
            seen(R, 'stand', 'happy'),
            seen(Q, 'stand', 'happy'),
          ],
          things: ['carrot', 'boots', 'hammer'],
        },
        `The hammer was taken back, and the boots. "I told you that it was lucky," said ${r}. "It was the push," said ${q}. ${p} pointed out that it had been the carrots. ${a} thanked them all, and meant it. Each of them had given the thing that they thought the most of. It wasn't their fault that it had to be carried.`,
        `They carried it all home, to each what was theirs, and nobody was told. "So it worked," said ${p}. "It generally does," said ${q}. "It always was a lucky one," said ${r}, and hung up the hammer. It's quite true that they had helped. If it had been one thing less, ${a} might have gone on like that for ever.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(A, 'kneel', 'happy')], things: ['rock'] },
        `That left the stone. "You'd better have it back," said ${a}, and it was hard to say. ${k} turned it over. "I wanted to be up there with you," said ${k}. "I never thought what it was like to lift me." So they put it down in the grass, at the place where ${a} comes down. It's a good place for a stone. And it's the first thing that you see from above.`,
        `In the bottom of the bag was still the stone with the ring. "I did promise," said ${a}. "Then keep it," said ${k}, "but don't carry it." They dug it in by the gate, with the ring upward. From the ground it's only a stone. But from up there, at the top, in the quiet part, you can look straight down on it. It looks like somebody waving.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(K, 'wave', 'happy')],
          things: ['backpack'],
        },
        `The bag was kept, for plums. ${a} had it on, that evening, and it was empty; it hardly felt like a bag. "What's it like?" called ${k}, from beside the stone. Boing, and a bit of nothing. It was long enough to think of an answer. "It's light," called ${a}. "And I can see you."`,
        `${k} wears the bag now, and there are sandwiches in it. They go a long way together, one below and the other above. "Is it far?" calls ${k}. Boing. ${a} hangs in the air, and looks to see. "Not with you," says ${a}, coming down. Then there's a bit of nothing, and then there it is again: boing.`,
      ),
    ],
  };
}

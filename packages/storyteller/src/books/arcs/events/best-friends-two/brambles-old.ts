import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For eight and over: what it is like to have a secret from the one whom you tell everything. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, W, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `${A.introduced} and ${B.introduced} lived a hundred steps apart, as the crow flies. But neither of them was a crow. In between stood the brambles, which had been there first. They were as high as a house, and you couldn't have got a spoon through them. It was the only thing wrong with the place. The two of them were the best friends that there were for miles.`,
        `If ${A.introduced} laughed, you could hear it over the brambles. Then ${B.introduced} laughed too, without knowing what at. They were best friends. There was nothing that the one did not tell the other. All that they had to tell they had to carry an hour on foot, round the brambles, by the pond. Nobody had ever been through. People said that there was no through.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['cup'],
        },
        `They met at the pond, at three, because it was half-way for both. It took ${a} half an hour to get there, and ${b} as well. It took them half an hour to get home by dark. That left one cup of tea each, and whatever could be said round the edge of it. They had got very quick. "Bad night, wasp, found a sock," ${a} would say. "Whose?" said ${b}. "Tomorrow," said ${a}, running.`,
        `Half-way was the pond. They had tea there every day, with one eye on the sun. As soon as it touched the hill, they had to be off, each to their own side. "I hadn't finished," ${b} would call, getting smaller. "Nor had I!" called ${a}. They had been in the middle of the same story since the spring. It was a good one, but you forget how a thing began.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'shy'), seen(A, 'point', 'curious')], things: ['leaf'] },
        `On a Monday ${b} was late. There was a leaf on ${b}, and two scratches, and an odd, careful sort of face. "Whatever have you been doing?" said ${a}. "${refrain}," said ${b}. It does not sound like much of an answer. But there had never been one of those between them before. ${a} put it away to think about, and thought about it all the way home.`,
        `${b} was never late, and on Monday ${b} was. "What happened?" said ${a}, for there was half a hedge on ${b}. "${refrain}," said ${b}, and took a very long drink. The tea was hot, too. ${a} waited for the rest of it. There was no rest of it. "I see," said ${a}, who did not. They were rather polite to each other after that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'point', 'curious')], things: ['leaf'] },
        `On Tuesday it was the other way about. It was ${a} who came panting up at a quarter past, in a great many leaves. "And what have you been doing?" said ${b}. ${a} had an answer ready. It was on the tip of the tongue, and it was a lovely one, and it had to stay there. "${refrain}," said ${a}. ${b} looked as if somebody had shut a door. "I see," said ${b}.`,
        `The next day nobody said a word about leaves. There were more of them, that was all, and some were on ${a}. "You've been busy," said ${b}, at last. "Me? ${refrain}," said ${a}, and laughed, not very well. Now there was a nothing on each side of the table. You would think that two nothings come to nothing. They came to so much that there was no room for the cups.`,
      ),
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(W, 'walk', 'surprised')] },
        `There was one person who knew it all. On Wednesday ${W.introduced} had walked round the brambles, to look for early blackberries. On ${A.names} side there was a hole, and a noise in it like somebody fighting a chair. "Not a word to ${b}!" said the hole. An hour on, on ${B.names} side, there was another hole. "Not a word to ${a}!" it said. ${cap(w)} had to go and sit in a ditch, to laugh.`,
        `${cap(W.introduced)} found out by accident. ${cap(w)} was picking a bramble, and the bramble spoke. "You haven't seen me," it said, in ${A.names} voice. "It's a secret." So ${w} promised. On the far side ${w} picked another, and was asked to promise again, by somebody else. ${cap(w)} looked along the top of the brambles, from the one place to the other. It was a straight line, nearly. "What's so funny?" said the leaves. "${refrain}," said ${w}.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(W, 'sit', 'worried')], things: ['cup'] },
        `On Thursday ${w} put three cups on the stone by the pond. It got to be three, and then half past. Only the ducks came. It is not easy to sit with two secrets that are looking for each other. "I could shout it," said ${w} to the teapot. "I'd only have to shout it once." But a promise is a promise, and two of them are two. ${cap(w)} put the cups in a basket, and went for a lantern.`,
        `So neither of them came on Thursday. ${cap(w)} had known it, really, and had laid for three all the same. "If I tell ${a}," ${w} said to the ducks, "it won't be ${B.names} surprise. If I tell ${b}, it won't be ${A.names}. If I tell nobody, they'll stop being friends before they've finished." The ducks did not know either. It got to be five o'clock.`,
      ),
      page(
        { setting: 'forest', time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `It was about then that ${a} gave up. It was dim in there, and green, and every bramble that was bent back came round and had another go. ${a} had missed tea. And had ${b} come round, to see what was the matter? ${b} had not. ${b} was somewhere else, doing something with somebody. "I'm making a road," said ${a} aloud, "to somebody who's not even at home." It was then that the brambles sneezed.`,
        `In the thick of it ${a} sat down on a root. All four days of it hurt at once. It had seemed such a fine idea, on Sunday, before there were any thorns in it. Now ${b} had secrets, and tea was cold, and it wasn't the same. What was the use of being there in a hundred steps, if it wasn't the same? ${a} sneezed. "Bless you," said somebody, without thinking, from two feet away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'surprised'), seen(B, 'reach', 'surprised')] },
        `"Who's there?" "Nobody." "What are you doing?" "${refrain}," said the brambles, in a voice that ${a} would have known at the bottom of the sea. There was one stem left. It went out to the left, because ${a} pulled it, and in to the right, because somebody else did. Then there was a face, with leaves in it, and it had been crying. It was like looking in a mirror, only nicer.`,
        `They each took hold of the last bramble, and it came up by the roots. There sat ${b}. There were twigs on ${b}, and moss, and about a hundred scratches. Behind ${b} there was a long green hole, with a front door at the end of it. ${b} was looking past ${a}, down another. "What were you doing?" said ${a}, very slowly. "${refrain}," said ${b}. "What were you?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `"It was for you," said ${b}. "So that there'd be more than a cup of it. I was going to knock at your door from the wrong side." "I was going to knock at yours," said ${a}. They had begun on the same Sunday. They had thought, each of them, that the other one was going off them. "You were horrible on Tuesday," said ${a}. "I know," said ${b}. "I nearly told you. It was agony."`,
        `It took some time to say, since they both said it. They'd had the one idea, on the one day, from the two ends. "I thought that you had somebody else," said ${a}. "I thought that YOU had," said ${b}. "When?" "When I was busy with this." They looked along it, one way and the other. There was a kink in it, just where they were sitting. If either had dug a bit straighter, they would have missed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'hold', 'happy', 'basket'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
        },
        `Along the hundred steps came a light, and a rattle. It was ${w}, with three cups in a basket. "May I say it now?" said ${w}. "I've held it in since Wednesday. You're both of you as daft as each other." It was much the best tea they had ever had. It was cold, and there was a beetle in it. For once nobody looked to see where the sun was.`,
        `"Finished?" called somebody, and there was ${w}, bent double under the leaves, with the basket. The tea had been cold since three. They drank it with their elbows touching. Then they began at the beginning of the story that they'd been in the middle of. It turned out that ${b} had had the sock all along. "Don't rush," said ${w}. "You're home. Whichever way you go, you're home."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `They have put a bench in, where the kink is. It holds two, or two and a visitor. On most evenings you can hear them in there, or rather you can't. "What do you find to do all that time?" people ask, over the top. "${refrain}," say ${a} and ${b}. It is quite true. They do it until the moon is up.`,
        `There is a through now. Everybody uses it, and says that it was always there. But the bench at the kink is theirs. When it's late, and it's dark on both sides, somebody is bound to call. "What are you two doing in there?" And the two of them think about it, with their feet up, and can find no other word. "${refrain}," they say.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { coldOf, REFRAINS, TITLES } from './parts.ts';

/** Nobody else is cold, because nobody says so; and to let the first one in, all the warmth saved up has to be let out. */
export function old(going: Going): Told {
  const { g, chance } = going;
  const { A, K, X, Y, setting } = coldOf(going);
  const [a, k, x, y] = [A.name, K.name, X.name, Y.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(X, 'stand', 'proud'), seen(Y, 'stand', 'proud')],
        },
        `Nobody else was ever cold. That was what made it so hard. "Fresh today," they said to each other, on the coldest morning of the year. They stood about with their chests out. ${A.introduced} was always cold. ${a} stood at the edge, and shivered in such small shivers that they could not be seen. "Very fresh," said ${a}, in a voice with a wobble in it, and went behind a rock, for the view.`,
        `It was not the sort of place where anybody said that they were cold. "Bracing," the others said, and "fresh", and breathed it in. ${A.introduced} said "bracing" as well. ${a} was always cold, at breakfast, at bedtime and in between. There was a rock with no wind behind it. ${a} spent a good deal of time there, looking at the view.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'surprised')], things: ['scarf'] },
        `It was ${K.introduced} who noticed. "You're shaking," said ${k}. "I'm thinking," said ${a}, "fast." ${k} said nothing more, and got out two needles and some wool. The rows went beautifully, red, white, red, white. ${k} had learned it in the holidays, all but the last lesson. That was the one about how to stop.`,
        `"Why are you always behind this rock?" said ${K.introduced}, who had come round it. ${a} tried to say that it was for the view. What came out was mostly brr. So ${k} sat down and began to knit. It was not the best knitting. It was loose, and it leaned. But it grew, and that was just as well, for ${k} had never been shown how to finish.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(X, 'stand', 'surprised')], things: ['scarf'] },
        `It was finished on Friday, in so far as it was. It went round ${a} nine times, and there was still a street of it on the ground. "What's that?" said ${X.introduced}, staring. "Are you cold?" They were all looking. "No," said ${a}. "It's for the stripes." And inside, where nobody could hear: "${refrain}"`,
        `${a} put it on. Once round, twice, eleven times; the rest lay about behind like something that the tide had left. "You're not cold, are you?" said ${X.introduced}, very loudly. Heads turned, from one end of the place to the other. "Me?" said ${a}. "It's to look at." ${x} did look at it, for rather a long time. "${refrain}" said ${a}, but only to the wool.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(K, 'run', 'happy')], things: ['scarf'] },
        `"Then you must make some warm," said ${k}, "for it to keep." They ran to the rock and back. They ran until ${a} was pink, and glowed, and stopped to feel it. That was the mistake. You could no more stop and keep it than stop and keep on being fast. By the time they had sat down it was gone. "${refrain}" whispered ${a}.`,
        `They tried jumping. At a hundred ${a} felt something in the toes, and at two hundred it had got as far as the knees. "It's coming!" cried ${a}. But you have to sleep some time, and nobody can do that and jump. They lay down flat, to rest. The warm went off into the ground without so much as a goodbye. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'bottle'), seen(K, 'stand', 'calm')] },
        `Then ${g} filled a bottle with warm water, and wrapped it in with ${a}. It was like having somebody in there. ${a} told it about the rock, and the view. About four in the morning the bottle stopped being anybody, and was a thing, and colder than the night. "${refrain}" said ${a}, and pushed it out, quite gently.`,
        `There was a warm bottle from ${g}, and ${a} slept with it in both arms, and for an hour dreamed of toast. But a bottle has only what was put into it. It can't make any more. In the end it was ${a} who was keeping the bottle warm, and there was little enough to do it with. "${refrain}" said ${a}, to the ceiling of stripes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'think', 'calm')], things: ['scarf'] },
        `"It's not the scarf's fault," said ${k}, after thinking about it. "A scarf doesn't make anything. It keeps what's in it." They looked at all of it, lying there. "And what's in it?" said ${a}. "You," said ${k}. "Just one of you." It was nobody's fault, and it was perfectly clear. ${a} would rather have had it be somebody's fault.`,
        `"I see what it is," said ${k}. "It keeps things in. It's very good at that. But there has to be something in it to keep." ${a} saw it too. There was enough scarf for a crowd, and there was one thin bit of warm in it, saved up since Friday, under the ninth layer. "I'm not enough," said ${a}. The wind got up as if it had heard.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'stand', 'shy'), seen(A, 'stand', 'surprised')],
          things: ['scarf'],
        },
        `That evening the scarf twitched. Somebody had hold of the other end. ${a} followed it, step by step, round the rock. There stood ${x}, with a yard of it about the neck. "I was only looking at the pattern," said ${x}. It was said in a voice with a wobble in it. ${a} knew that wobble. "You're cold," said ${a}. "It's fresh," said ${x}. "That's all."`,
        `The wind blew all that day. At dusk ${a} felt a pull on the scarf, and then a smaller one. ${a} went along to see what it had caught on. It had caught on ${x}, who was standing with the last of it over both ears. "It was just lying here," said ${x}. The stripes were shaking. They shook in such small shivers that hardly anybody would have seen. ${a} saw.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(X, 'stand', 'surprised')] },
        `Somebody had to say it, and it had never been said there before. "I'm cold," said ${a}, quite loudly. "I'm always cold. I've been cold for years." It was out, and the sky had not fallen. ${x} looked to the left, and to the right. "So have I," said ${x}. "I thought that I was the only one."`,
        `"I'll tell you something," said ${a}, and took a breath. It was like getting into the sea. "I'm freezing. I always am. I don't stand behind that rock for the view." ${x} stared. Then ${x} began to shake in earnest, as you do when it is allowed. "Nor do I," said ${x}. "I've got one on the other side."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(X, 'stand', 'shy'), seen(K, 'stand', 'calm')],
          things: ['scarf'],
        },
        `"Come in, then," said ${a}. But you can't come in at the end of a scarf. It had to be unwound, all nine times, and begun again with two. Everything that had been saved since Friday would be gone by the third. ${a} held on to it for a moment longer. Then ${a} began to turn, the other way round. The wind came in at every turn. It had never been as cold as that.`,
        `There was only one way to do it. ${a} would have to come out first. Under all those layers was that one thin bit of warm, and it had taken so long to get. It wouldn't last a second. "You needn't," said ${x}. ${a} looked at both of ${X.names} ears. It isn't easy to undo a thing like that with stiff hands. ${k} took the one end, and ${a} spun, and out it all went into the dark.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [
            seen(A, 'hug', 'surprised'),
            seen(X, 'hug', 'happy'),
            seen(K, 'hug', 'happy'),
            seen(Y, 'walk', 'shy'),
          ],
          things: ['scarf'],
        },
        `They wound themselves in, ${a} and ${x} and ${k}, back to back. For a while it was just three cold people in a scarf. And then it was not. Something was coming through, on the left and on the right. "It's you," said ${a}. "It's you, I think," said ${x}. Somebody coughed. It was ${Y.introduced}. "Is there room?" said ${y}. "It's a bit... well. It's bitter." Behind ${y} stood all the rest of them.`,
        `In they went, ${a} first, then ${x}, and ${k} to tuck in the end. Nothing happened. Then, very slowly, it did. There was a warm place where ${x} was, and another where ${k} was, and they spread until they met. Nobody dared to speak. "Excuse me," said a voice outside. It was ${Y.introduced}, with blue feet. "I don't like to ask. I thought that I was the only one." It was what each of them said, one after the other, coming in.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(X, 'stand', 'happy'),
            seen(Y, 'sleep', 'sleepy'),
            seen(K, 'sit', 'happy'),
          ],
          things: ['scarf'],
        },
        `It was long enough, to the inch. Whoever is in the middle gets too hot, and changes with whoever is outside, and so it goes round, all winter. Nobody says "fresh" any more. They say "brr", and "my turn", and move up. "How did you know how long to make it?" said ${a}. "I didn't," said ${k}. "I only didn't know how to stop." There was a wriggle in the middle. "Phew," said ${y}.`,
        `By morning there was not a stripe to spare. "I'm hot," said ${a}, in the middle of it all. ${a} said it again, because it was such a good thing to be able to say. So ${a} went to the outside, and ${y} came in. That is how they still do it, turn and turn about. On the coldest day of the year you may hear them from far off. "Brr!" they all say, as loud as they can. It sounds a good deal like singing.`,
      ),
    ],
  };
}

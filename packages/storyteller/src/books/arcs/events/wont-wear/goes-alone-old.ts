import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titlesOf } from './parts.ts';

/** For ages 8 to 12: what was said on the stairs cannot be unsaid, until somebody small is found in it. */
export function old(going: Going): Told {
  const { A, a, company, chance } = going;
  const { word, it, they, was, first, second, done, shared, things, inPyjamas, C, c, Ccap, refrain, day, weather } =
    partsOf(going);
  const D = company.meet(A.kind === 'mouse' ? 'hamster' : 'mouse');
  const d = D.name;
  return {
    title: titled(chance.pick(...titlesOf(word))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather,
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(C, 'hold', 'calm')],
          things,
        },
        `${day} On the top stair stood ${A.introduced}, and ${c} stood at the bottom, holding out the ${word}. "I won't wear ${it}," said ${a}, and it might have ended there. But ${a} had to go on. "I won't wear ${it} today, and I won't wear ${it} all winter. I will never wear ${it} at all." It was a fine speech. It's just that a speech like that has no way out at the back.`,
        `It began on the stairs. ${day} "You'll want the ${word}," said ${c}. "I won't wear ${it}," said ${A.introduced}. Then, since everybody was listening, ${a} said a bit more. "I'll never wear ${it}. I won't if there's ice. I won't if there are bears." That is the trouble with stairs. One is so high up. By the time ${a} was down, it had been said, and there it was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'walk', 'happy'), seen(A, 'walk', 'surprised')], things },
        `${Ccap} did not say a word about it. "Then the ${word} shall come for the outing," said ${c}, and put ${it} under one arm.${inPyjamas} ${a} had been ready for a fight, with a list of reasons. There was nowhere to put them. "You're carrying ${it} in case I get cold," said ${a}. "Not at all," said ${c}. "I'm carrying ${it} because ${they} can't walk."`,
        `"Never is a long time," said ${c}, "and the ${word} will want some air." Off they set, ${a} in front and the ${word} under ${C.names} arm.${inPyjamas} It would have been much easier to be told off. ${a} had nine good answers, all unused. "What is it coming for?" said ${a}. "For company," said ${c}.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(C, 'reach', 'happy'), seen(A, 'jump', 'surprised')],
          things,
        },
        `On Monday the ${word} had the good swing, the one that doesn't squeak. ${Ccap} pushed. A lady with a pram said good morning to ${it}. ${a} stood by, hopping a little. "Are you cold?" said ${c}. "I'm keeping time," said ${a}. It was not warm, if one is to be honest. But one had said never, and it was only Monday.`,
        `So on Monday, at the playground, it was the ${word} that had the good swing. Two boys stopped to look. "Whose turn is it?" they asked. "It's taken," said ${c}, and gave a push. ${a} would have liked the earth to open. It would have been out of the wind, as well. "You're hopping," said ${c}. "I'm dancing," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(C, 'point', 'happy')], things },
        `On Tuesday the ${word} went down the slide, six times, and a small girl clapped. ${a} went once. It was like sitting down on a fish. "Did somebody say brr?" asked ${c}. "That's how I breathe," said ${a}. On the way home they did not talk much. ${A.names} teeth were doing it all.`,
        `By Tuesday people knew the ${word}. It got a wave from the man who sweeps, and had the slide before anybody. ${a} came behind, on metal that had been out all night. "Brr," said ${a}. "I beg your pardon?" said ${c}. "It's a song," said ${a}. "It's got only the one word." And it went on, by itself, all the way home.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(C, 'sit', 'calm')], things },
        `"You could just say that you've changed your mind," said ${c}. "I can't," said ${a}. "I said never. I said it on the stairs." It's an odd thing. It had taken one breath to say, and now it was bigger than ${a} was. The ${word} lay on the bench between them. It looked so warm that it was nearly rude.`,
        `"Nobody would laugh," said ${c}, on the bench. "You needn't be cold." "I'm not cold because I want to be," said ${a}. "I'm cold because I said so." And that was how it stood. Anybody can take off a ${word}. But how does one take off a thing that one has said? The ${word} had the middle of the bench, out of the wind.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(C, 'stand', 'surprised')], things },
        `On Wednesday it was worse. ${a} came back from the swing, blue as a plum, and the ${word} on the bench was breathing. ${a} lifted a corner. There were two eyes in there, and a good many whiskers. "${refrain}," said somebody. It was ${D.introduced}, who had been shaking so much that the bench rattled, and was not shaking now.`,
        `Then it was Wednesday, with a wind that came straight off the top of the world. ${a} had just sat down, when the ${word} sneezed. Very slowly ${a} turned back the edge. "${refrain}," said ${D.introduced}, curled up at the bottom. "I saw that it was free. Nobody ever wears ${it}." And nobody could say that it wasn't so.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious'), seen(D, 'sit', 'happy')], things },
        `"What is it like?" said ${a}. It was only to be polite. "It's like being a bun," said ${d}, "with somebody holding you. Haven't you been in?" "No," said ${a}. "Never?" said ${d}. That word again. "You must have a look. I'll move over." It would have been unkind to say no to somebody so small. ${first} "${refrain}," said ${a}.`,
        `"You can't mean that you've never tried ${it}," said ${d}. "Never," said ${a}, and for the first time it sounded silly. "Well, come and see. There's room for a bit of you." ${a} looked round. ${Ccap} was reading a notice about dogs, with great care. ${first} "${refrain}," said ${a}. It was like putting it into the sun.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(D, 'sit', 'happy')], things },
        `There they sat, one warm bit next to one warm ${D.kind}. It made the rest of ${a} feel so much colder. ${second} "${refrain}," said ${a}. "You'll want to tell the others," said ${d}, and meant the ears, and the knees. ${a} sat as still as a bench. Somebody had come round the swings. It was two boys, who had heard every word of it on the stairs.`,
        `The trouble with a warm bit is that one notices the others. ${second} "${refrain}," said ${a}, though nobody had asked. "Is it still a visit?" said ${d}, with interest. "Or are you moving in?" And just then, of all times, there were feet on the path. They were two boys who had been on the stairs, when it was said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(D, 'hide', 'scared')], things },
        `"We thought you were never going to wear ${it}," they said. ${a} could pull out quickly, and then it would still be true. The ${word} would fall open, and in would come the wind, on somebody the size of an egg. Or ${a} could stay. It was quite plain what that would cost. ${a} took a breath. "I said never," said ${a}. "It was a mistake. I'd like to say something else now."`,
        `"Is that you in there?" they said. "You said never." ${a} had only to let go. One would be right, then, and cold. And so would ${d}, who had shut both eyes. There are times when one can be right or warm, and somebody else comes into it. "I did say so," said ${a}. It came out quite small. "I've stopped meaning it. I think I stopped on Monday."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(D, 'sit', 'happy')],
          things,
        },
        `${done} ${shared(d)} They all waited for the sky to fall in. "I said never to sprouts," said one of the boys, after a bit, "and I had eleven." "I said I'd never come down off the roof," said the other, "and look at me." And that was all. It had been so big, and it went through quite a small hole.`,
        `${done} ${shared(d)} Nobody laughed. "Is it a good one?" said the first boy. "It's like being a bun," said ${a}. The second pulled his own hat out of a pocket, where it had been since Sunday. "I said never, too," he said. "But I only told my sister." And he put it on, with his back to them.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'dance', 'excited'), seen(C, 'reach', 'happy'), seen(D, 'cheer', 'excited')],
          things,
        },
        `Then ${a} had the good swing, with the ${word} on, and with ${d}. There were three days of turns to catch up on. They did not hop, and they did not sing the song with one word. "I notice," said ${a}, on the way up, "that the ${word} hasn't said I told you so." "No," said ${c}. "${cap(they)} ${was} brought up nicely."`,
        `They had the slide six times, and the swing until it was dark. It turns out that a ${word} goes faster with somebody in it. "You never said I told you so," said ${a}. "I was never asked," said ${c}, pushing. "I only came along to carry." ${d} wanted to go higher, and then wanted to be a good deal lower.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'stand', 'surprised')],
          things,
        },
        `That evening ${a} stood on the stairs again. One is so high up there. "I shall never take ${it} off," said ${a}. "I won't for supper, and I won't for the bath." "Is that so?" said ${c}, from below. ${a} thought about it, and about stairs. "Not before pudding," said ${a}. And from somewhere inside, another voice said, "${refrain}."`,
        `At bedtime ${c} came up to say good night. On the pillow lay the ${word}, tucked in all round, and under the ${word} lay ${a}. "And how long is that for?" said ${c}. ${a} opened wide to say a long word, and then shut it, and chose a shorter one. "Tonight," said ${a}. "${refrain}," said the ${word}, in the voice of ${D.aKind}.`,
      ),
    ],
  };
}

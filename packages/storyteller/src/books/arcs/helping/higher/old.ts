import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { Higher } from './parts.ts';

/** For the oldest: a hundredth rescue, with a photographer; and somebody indoors who has been called down all day as well. */
export function old({ X, F, K, G, A, tree, up, setting, chance }: Higher): Told {
  const [x, f, k, g, a] = [X.name, F.name, K.name, G.name, A.name];
  const higher = chance.pick(`${x} went a bit higher`, `${x} went one higher`, `${x} went higher still`);
  return {
    title: titled(
      chance.pick(
        'the hundredth rescue',
        'a bit higher',
        'on not looking up',
        'the half that nobody teaches',
        `how ${x} came down`,
        'four backs',
      ),
    ),
    refrain: higher,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(X, 'sit', 'surprised')], things: [up] },
        `There are two halves to a ${tree}, and they are not the same length. The half that goes up takes four seconds. ${X.introduced} did it on a Saturday morning, after a moth, and did not give it a thought. Then the moth went on by air. ${x} looked down, to see about the other half. The street had shrunk. Nobody had ever said that you do that bit backwards.`,
        `Going up is all claws, and everyone is born with it. Coming down has to be learned. ${X.introduced} had got to the middle of the ${tree} before this came up. From there you could see the baker's, and the pond, and the tops of people's hats. It was a long way to a hat. "${X.says}," said ${x}, not to anybody. It was only to hear how it sounded. It sounded high.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'look-up', 'worried'), seen(A, 'look-up', 'curious'), seen(X, 'sit', 'worried')],
          things: [up],
        },
        `${k} heard it from below, and called, in every voice that had ever worked. ${x} let down one front foot, and felt about with it, and there was nothing there. "That's the wrong end," said ${k}. "You have to turn round." But you can't tell that to a cat. You can only tell it to ${A.introduced}, who was passing, and who never passed anything without stopping. "Stand aside," said ${a}.`,
        `It was ${k} who looked up. Most people don't. "Come on," said ${k}. "You got there, so it must be possible." ${x} thought so too, and leaned out, and thought again. "What have we here?" said ${A.introduced}. There is always somebody who says that. Before ${k} could answer there were eleven of them, and every one had once known a cat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(X, 'sit', 'surprised')], things: ['chair'] },
        `${a} had a chair brought out, and then a chair for the chair. There was a good deal of shouting about holding it still. Two arms came up through the air, with nobody on them yet, and opened and shut. Anyone would have done what ${x} did. ${higher}. "Ungrateful," said ${a}, who had to be lifted off the gatepost.`,
        `First ${a} tried it with a chair. ${a} meant it kindly. But think what it is like. You are a very small person on a very thin place, and up from below comes something large, breathing. ${higher}. "It's gone the wrong way!" said ${a}. "It doesn't understand," said somebody. ${k} was not so sure of that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'stand', 'proud'), seen(K, 'stand', 'curious')], things: ['ladder'] },
        `Then they sent for ${F.introduced}, who did this for the whole town. There was a book with all the rescues in it. There had been ninety-nine, and the paper had promised that for the hundredth there would be a photograph. "Is that it?" said ${f}, looking up. "It's rather little. But it counts." And ${f} took the ladder off the cart, and stood up straight.`,
        `The next to come was ${F.introduced}, with the long ladder, and a photographer. It was to be the hundredth rescue. It would be on the front page, with a name under it. "I'd have liked a bigger one," said ${f} to ${k}, "but you take what there is." The photographer asked if the cat could look more frightened. "It's doing its best," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'reach', 'determined'), seen(X, 'sit', 'surprised')], things: ['ladder'] },
        `Clank went the ladder, and clank, and clank. ${f} was good at it. You saw that from how quietly the boots were put. A big, kind face rose over the edge, and smiled. It was the largest face that ${x} had ever been alone with. ${higher}. ${f} put on another length of ladder. ${higher}. "Did you get that?" said ${f}. "I got your soles," said the photographer.`,
        `${f} went up like somebody who has done it ninety-nine times. "There now," said ${f}, softly, and held out a hand as big as a tray. It was a good hand. It had got down all the others. But nobody knows that from looking at a hand. ${higher}. They brought the other ladder. It was the same hand. ${higher}, and now there was very little ${tree} to go.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'hold', 'worried'), seen(A, 'hold', 'determined'), seen(X, 'sit', 'worried')],
          things: ['blanket'],
        },
        `They tried a blanket, with twelve people round the rim. They tried whistling. A man had read that you bang on a tray, so they did. With each new thing they did, ${higher}, until there was no more of it. ${x} sat on the very tip, like a weathercock, and shook. The whole street stood underneath, calling. It was all for ${X.him}. That was just what was so dreadful about it.`,
        `Half the town had come by three o'clock. "Jump!" they shouted, holding a blanket, and ${higher}. "Fish!" they shouted, and "Dog!" and "Good boy!" Somebody played a trumpet. At the end of that there was nowhere left but sky. ${x} shut both eyes, so as not to see how much they wished to help.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(F, 'sit', 'sad')] },
        `"I've never lost one," said ${f}, on the kerb. "They always come to me in the end." ${k} had not been looking at the ladders. ${k} had been looking at ${x}, all day, and had scratched it in the dust. There was a line for each rescue, and a line for each step up. They came out even. "It isn't that it won't work," said ${k}. "It's working. It works upwards."`,
        `By four they had run out of things to try. ${f} sat with both elbows on the ladder. "May I say something?" said ${k}. Nobody had asked ${k}, who had been underneath since nine. "When somebody goes up, ${x} goes up. When everyone shouts, ${x} goes up. When we went to look for the blanket, and there was nobody here, ${X.he} came down one. I saw it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'determined'), seen(F, 'stand', 'worried'), seen(A, 'stand', 'surprised')],
          things: ['ladder'],
        },
        `"What's to be done, then?" said ${f}. "We stop," said ${k}. "We turn our backs, and leave ${X.him} alone, and don't look up at all, not even to see if it's working." The photographer wished to know what there was to take a picture of. There would be nothing in it but backs. ${f} looked at the ladder, and the book, and the tip of the ${tree}, which was shaking. It's hard to rescue somebody by leaving. "Fold it up," said ${f}.`,
        `"You want me to do nothing?" said ${f}. "With my back to it," said ${k}. "So do I. We all have to." "I can't put that in the paper," said the photographer. "Does it count, for the book?" said ${a}. There was a silence. If one didn't bring it down oneself, it did not. It said so in the front. ${f} read it over. "Then it's still ninety-nine," said ${f}, and took the ladder away.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'sit', 'calm'), seen(F, 'sit', 'calm'), seen(A, 'sit', 'calm'), seen(G, 'sit', 'calm')],
          things: ['plate', 'blanket'],
        },
        `They sat down on the blanket with their backs to it. ${cap(g)} brought out fried fish, a plate each, and one over. Never was there a street so full of people not looking. They spoke of beans. They spoke of the price of string. ${f} had never in a whole life wanted so much to turn round. "How long does one do this?" said ${f}, between the teeth. "Till it's not our idea any more," said ${k}.`,
        `The crowd went home, since there was nothing to see. The photographer went with it. There were four of them left, on a blanket, with their faces to the wall and a plate of fish each. ${cap(g)} had brought a fifth plate, and nobody asked who for. It got quiet enough to hear forks. "I keep thinking of ${X.his} face," said ${f}. "So you should," said ${k}. "But don't look at it."`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(X, 'walk', 'curious')], things: [up] },
        `Nobody was coming. It was some time before ${x} could believe it. There were just some backs, a long way down, and evening, and fish. ${x} turned round, to see it better. And because of having turned round there was a foot over the edge, and it was a back one. It took hold, as if it had always known. "Oh," thought ${x}. "It's that way about."`,
        `You think better when you aren't being helped. ${x} opened an eye. There was nobody underneath to fall on, and nobody to be afraid of, and nothing to be done at once. There was one full plate, getting cold. It would be all alone, and backwards. ${x} sat down and considered it. Then the first foot went, and then the second, each of them as careful as a hand in the dark.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(F, 'sit', 'surprised'), seen(K, 'sit', 'happy')],
          things: ['plate'],
        },
        `There was a noise like somebody sliding down a bookcase. Nobody turned round. Then came four small thumps, and then nothing, and then chewing. ${F.names} shoulders shook. "Now?" said ${f}. "Now," said ${k}. On the fifth plate was ${x}, with a tail as thick as a brush, and did not even look up. ${x} had not been rescued. ${x} had come down. You could see what a difference it made, about the whiskers.`,
        `It was a long while, and it was in two parts, with a bad moment in the middle. They heard it all, and sat through it. It was the bravest thing that ${f} had ever done. When there was a thump, and a shake, and small feet crossing the road, nobody breathed. Something brushed by ${F.names} elbow and began on the last plate. "Good evening," said ${f}, very carefully, to the wall.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'sit', 'proud'), seen(F, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: [up],
        },
        `There was no photograph. In the book it still says ninety-nine, and under that, in pencil, "and one that I left alone." ${f} thinks it may have been the best. As for ${x}, it was up again before the moon was. You could see ${X.him}, going up in four seconds, and coming down in forty, and going up. ${X.He} had only just got hold of the other half.`,
        `The paper had a picture of a prize marrow. ${f} did not mind so much. Nowadays, when they send, ${f} comes as ever, with the long ladder, and lays it in the grass, and asks if there is anything for tea. It does not always work. But it did that night, a second time. ${x} had gone straight back up, in the moonlight, to find out if it was true.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For eight and over: of two who enjoy never agreeing, on the day when it stops being a game. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { hat, bed, C, c, worn, slept } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: hat,
    pages: [
      page(
        { setting: 'undersea', camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')] },
        `There are friends who always agree, and there are friends who never do. The second kind has more to talk about. ${A.introduced} and ${B.introduced} had lived for years at the bottom of the bay. In all that time they had not once been of one mind. "It's cold today," said ${a}. "Mild," said ${b}. They kept it up until supper, and could not think of a better way to spend a day.`,
        `"The sea is green," said ${A.introduced}. "Blue," said ${B.introduced}. They had begun on that in the spring, and it was now the end of summer. It was a very good argument. Each of them had once, out of kindness, changed sides. They had half the bay each, and no use for it. They were always in the middle, side by side, not agreeing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'curious'), seen(B, 'float', 'curious')], things: ['bucket'] },
        `On a Thursday something came down through the roof. It turned over slowly as it sank, and let out one large bubble. It was red. It was round, and open at one end, and it had half a hoop to hold it by. You'd have said that it was a bucket. But nobody who lives in the sea has ever needed one. "${hat}," said ${a}, with great certainty. "${bed}," said ${b}, with just as much.`,
        `The thing that came down was red, and that was all that they were ever to agree on. It landed upright, in a puff of sand. It stood there as if somebody would come for it. "${hat}," said ${a}. "${bed}," said ${b}. It's only fair to say that it was a bucket. It is also fair to say that from below, and upside down, it might have been anything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'happy')], things: ['bucket'] },
        `"I don't like to be proved right so quickly," said ${a}, and put it on. ${worn} "It needs a smaller nod," said ${a}. "It needs a pillow," said ${b}. "${bed}. What would you want with a hoop on a hat?" "It goes under the chin," said ${a}. "And where's your chin?" said ${b}. Up to there it was as good as the best they had ever had.`,
        `So ${a} lifted it up, and tried it on. ${worn} There was some applause from a passing shrimp. "Well?" said ${a}. "It hides your face," said ${b}. "I'll say that for it. ${bed}." "A bed has a flat bottom." "That has a flat bottom." "I mean," said ${a}, "that a hat has one as well." It was not the strongest thing that ${a} had ever said.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'float', 'surprised'), seen(A, 'float', 'happy')], things: ['bucket'] },
        `"Observe," said ${b}, and went to bed. ${slept} It took the rest of the morning to put that right. "It's a bit lively," said ${b}, "but many beds are, when they're new." "${hat}," said ${a}, and laughed so hard that there were bubbles. ${b} did not laugh. It had hurt a little. As nobody had known that, nobody had said that they were sorry.`,
        `Then ${b} gave a demonstration. ${b} yawned, got in backwards, and wished everybody good night. ${slept} "I've never seen anyone so wide awake," said ${a}. "${hat}." It was meant to be funny. On any other day it would have been. But ${b} had bumped something that ${b} was fond of, and only said, "You would say that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(B, 'float', 'sad')] },
        `After that it was not the same argument. It had the same words. "Hat." "Bed." "You always have to be right." "You always have to be different." You can tell when a game has stopped, as nobody wants it to go on, and nobody can leave. Then ${a} did leave, to the left, and ${b} went to the right. Between them the red thing stood in the sand. It was not a hat, and it was not a bed.`,
        `Something had come in with it that they had never had down there before. It was the wish to win. "Hat," said ${a}, and was not smiling. "Bed," said ${b}, and looked away. By four o'clock they each had their own half of the bay. It was very peaceful. ${a} said aloud that the sea was green. You wait, after a thing like that. The sea went on being whatever it was.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')] },
        `If you don't want to look at somebody, up is the best way. So they both looked up. There was the underside of the jetty, with its green legs. Between two of them hung a pair of feet. Feet in the sea kick. It's what they come for. These hung straight down, and now and then a drop fell beside them. "Those are sad feet," said ${a}, to nobody. "Very," said somebody, a good way off.`,
        `The light came down in long stripes. In one of the stripes there were feet, two of them, of the kind that people have. ${b} had seen a great many. They were always in a hurry. These were not doing anything. "What's the matter with them?" ${b} wondered. "They've lost something," said ${a}, from the other side. ${b} had been about to say that, and for the first time did not mind.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'float', 'determined'), seen(B, 'float', 'determined')],
          things: ['bucket'],
        },
        `They met at the red thing. "It fell from there," said ${a}. "I know," said ${b}. "Then it doesn't matter what we think it is." "No," said ${b}. "It only matters who misses it." It was full to the brim with sea, and as heavy as a rock. So ${a} got under it, and ${b} took it by the hoop. "Up," they said. It was a short word, and they both had it.`,
        `Neither of them said who had been right. They got hold of it instead. ${a} heaved, and it rose by a hand, and sat down again. ${b} heaved, and it fell over. "You take the hoop, and I'll go below," said ${a}. ${b} opened a mouth to say that it would be better the other way round, and shut it. "Up," said ${b}. "Up," said ${a}. They had no breath for anything longer.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'close',
          actors: [
            seen(C, 'reach', 'excited'),
            seen(G, 'stand', 'calm'),
            seen(A, 'sit', 'happy'),
            seen(B, 'sit', 'happy'),
          ],
          things: ['bucket'],
        },
        `${c} had not wanted another one. "They've got them at the shop," ${g} had said, "in all colours." But it was not about colours. It had been ${C.names} since the very first summer. "Look," said ${g}, in quite another voice. Out of the sea, with nobody near it, rose a red bucket. ${Gcap} took hold of ${C.names} jumper, and ${c} reached down. Under the bucket was ${a}. On the end of the handle was ${b}.`,
        `"It's no good looking," said ${c}, on the jetty. "It's too deep." ${Gcap} sat there too, since there was nothing to be said. Then the water went red, and bulged, and there it was. It was coming up by itself. "Hold me," said ${c}, and ${g} did, by the back of the belt. "Oh, it's not by itself," said ${c}. "There are two of them. They've brought it back!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'happy', 'bucket'), seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')],
          things: ['bucket'],
        },
        `"We should like to ask you something," said ${a}, when they'd all got their breath. "We've been of two minds. Is it a hat?" "Or a bed?" said ${b}. "It's a bucket," said ${c}. "It's for putting the sea in." There was a pause. A wave came in, and went out again. "But the sea," said ${b}, choosing the words with care, "is in." "That's just what I'd have said," said ${a}.`,
        `"Before you go," said ${b}, "might we know what it is?" ${c} told them. It was not a word that they had. "You get some sea in it," said ${c}, "and you carry it." "Where to?" said ${a}. "Up there." They looked at up there. It was sand, as far as anyone could see. "And do they want it, up there?" said ${b}. "It goes away again," said ${c}. Neither of them could think of anything to say. It had never happened before.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'hold', 'happy', 'bucket'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
          things: ['bucket'],
        },
        `They stayed to watch. ${c} filled the bucket, ran up the beach, and poured the sea into a ditch round a castle. It sank in. Then ${c} ran down for more. It went on all the afternoon. "They're taking it away," said ${b}, very low. "In bits," said ${a}. They worked out how long it would be before anybody noticed. It came to nine thousand years. They got the same answer.`,
        `It was the strangest thing that they had ever seen. Somebody was moving the sea, a bucket at a time, and putting it into a hole. And the hole was drinking it. "Oughtn't we to warn people?" said ${b}. "I wouldn't," said ${a}. "Not yet. There's a good deal left." "You're right," said ${b}. It slipped out. They both heard it. For a while they were too shy to look at one another.`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'float', 'sleepy'), seen(B, 'float', 'sleepy')],
          things: ['bucket'],
        },
        `At the end of the day the bucket stays behind, on the last wet step of the jetty. That was ${C.names} idea. It's wanted by nobody in the night, up there. "${hat}," says ${a}, every evening, when it has been fetched down. "${bed}," says ${b}. It's as good as new, the argument, and it has been mended in the right place. "Green," says ${a}, later. But there's only a snore.`,
        `There is a string now, and it's tied to the jetty. When ${c} goes home, the bucket comes down on it, and in the morning it's pulled up. They have it from dusk to breakfast. "${hat}," said ${a}, on the first of these nights. "${bed}," said ${b}, and moved over, so as to say it properly. They had only ever wanted something to not agree about, together.`,
      ),
    ],
  };
}

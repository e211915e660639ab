import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { BigThing } from './parts.ts';

/** For the oldest: there is a cup for it, and whoever wants the cup has only to say what it was. */
export function old({ S, X, N, A, B, where, foot, road, setting, chance }: BigThing): Told {
  const [s, x, n, a, b] = [S.name, X.name, N.name, A.name, B.name];
  const big = chance.pick(
    'It must be something big',
    'It would have to be something big',
    'It is bound to be something big',
  );
  const low = big.replace(/^It/, 'it');
  return {
    title: titled(
      chance.pick(
        'something big',
        'the cup',
        `the day the cups stopped`,
        `what stopped ${x}`,
        'a view of a hedge',
        'about the size of a pea',
      ),
    ),
    refrain: big,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(X, 'stand', 'proud')] },
        `One told the time by ${X.introduced}. At ten past nine all the cups in the street would begin to shake. At twelve past they stopped, and people put them straight again. Nothing had ever held ${x} up. There had been floods, and once a wedding. Then on a Tuesday the cups began to shake, and left off in the middle.`,
        `In all the years that anybody could remember, ${X.introduced} had never been late. You heard it come, and took hold of your cup. So when it grew still, on Tuesday, people came out to look. And there was ${x}, in the middle of the ${road}, with one ${foot} before the other. Nothing moved but the milk in the jugs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(X, 'look-up', 'shy'), seen(B, 'stand', 'curious')],
        },
        `By ten there was a queue. It began with ${A.introduced}, and then came ${B.introduced}, and it ended somewhere beyond the bridge. "Might one ask what you're doing?" said ${a}. "I'm looking at the view," said ${x}. They all looked where ${x} was looking. It was a hedge. It was not even a long one. "I've never had the time before," said ${x}, and blinked.`,
        `"Is something the matter?" said ${A.introduced}, who was first in the queue. "Not at all," said ${x}. "I've always liked this hedge." There was a milk cart, and a bride, and a person with a piano. "It's a very nice hedge," said ${B.introduced}, who was second. "Could you like it from the side?" ${x} thought about that, and you saw it hurt. "I would rather not," said ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'shy'), seen(N, 'stand', 'calm')], things: ['trophy'] },
        `Nobody was sorry but ${S.introduced}, who was small, and to whom things like that did not happen. In the window of the town hall stood a cup. It was silver, with two handles. Each year it went to whoever had been of most use. ${s} had looked at it on the way past for as long as ${s} had been going past. Now ${n} hung a card on it. It said: FOR WHOEVER MOVES ${x.toUpperCase()}.`,
        `There was a cup in that town, as high as a chair, for whoever was the most use. ${a} had it twice. ${b} had it for the flood. ${S.introduced} had never been near it. ${s} was small, and when ${s} had been of use it had been small use, and nobody had bent down. At eleven they carried the cup out into the ${road}. "It goes to whoever gets ${x} to move," read ${n}, from the card. And ${s} heard that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(X, 'stand', 'worried')] },
        `${a} had first try. "To stop somebody of that size," said ${a}, "${low}. So you want something big to shift it." What ${a} had was shoulders. They were put to ${x} from behind, and they pushed until both of them smelt of hot iron. ${x} was polite about it. "Is that you?" said ${x}. "I thought that it was getting warmer."`,
        `"Stand clear," said ${a}, and pushed. There was a good deal of pushing in ${a}. It lasted an hour. By the end ${a} was lower than at the beginning, because of two holes. "${big}," said ${a}, sitting down in one of them. "I've moved a barn. A barn doesn't sigh at you, though."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(X, 'stand', 'sad')], things: ['string'] },
        `"Pulling," said ${b}, "is only pushing with manners." There was a rope, and forty people on it, and the bride. They dug in. They sang. There was a moment when everyone felt it coming. It was the rope. They went over backwards, like a row of books. "${big}," said ${b}, under the piano. Up above them ${x} had both eyes shut tight. But nobody looked at that end.`,
        `${b} had thought it out, with a drawing. There were two ropes, three wheels and the milk horse, and an arrow for which way it would go. It went the other way. The milk horse sat down in the bride's lap. "${big}," said ${b}, crossing out the arrow. "It's out of the question that it's anything else." One drop of water fell on the drawing. It was not raining.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hold', 'curious'), seen(X, 'sit', 'sad')], things: ['soup'] },
        `${cap(n)} wondered about lunch, since that is what mostly stops people. So lunch was brought, in a bath. It was the best soup that the town could make. ${x} ate it all, and said how good it was, and went on standing there. "If I were happy, and full, and had a nice hedge," said ${n}, slowly, "I wouldn't look like that."`,
        `After that they tried soup. They tried a band. A man who had read a book walked round ${x} three times, and said that it came of the weather. "Has anybody asked?" said ${n}. "We've asked and asked," said ${a}. "We asked why ${x} had stopped," said ${n}. "I don't think that we asked how it feels."`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(S, 'look-up', 'curious'), seen(X, 'look-up', 'shy')] },
        `They went home to tea, and left the cup on its table. Only ${s} stayed. You have a long look up, from there. "Does it hurt?" said ${s}. It was so quiet that ${x} thought it was somebody's own idea. "Yes," said ${x}. Then ${x} saw who it was. "You won't tell them? I've never been stopped by anything. And it's such a little thing. I can feel how little it is."`,
        `Towards evening there was nobody in the ${road} but those two. "You aren't looking at the hedge," said ${s}. "You're looking so as not to look down." ${x} was silent for some time. "If I say what it is," said ${x}, "they'll remember it for ever. They won't say, here comes ${x}. They'll say, do you remember the time?" "Which ${foot}?" said ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'determined')] },
        `It takes somebody small to go where that was. ${s} went in under, where it was warm and dim, like a barn. ${s} lay down flat, and looked ${where}. It was a pebble. It was round, and grey, and about as big as a pea. ${s} had one like it at home, to keep the door open. "Breathe in," said ${s}, and took hold of it with everything there was.`,
        `None of the others could have got there. It was no use being strong, and it was no use being clever. You had to be low. ${s} crept along on elbows, and looked ${where}, and there was the thing that had stopped the town. It was a pebble. It was not so much as a nice one. "Don't laugh," said ${x}, far overhead. "I'm not," said ${s}. "I've been stopped by less."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(S, 'hold', 'happy', 'rock')] },
        `It came out with a plip. ${x} put the ${foot} down as you try bath water. A bit of it went down, and then all of it. Every cup in the street jumped once. "Oh," said ${x}. "Oh, that is so much better." There were doors opening, all the way along. ${s} stood there with the pebble, and there on its table stood the cup.`,
        `You heard nothing at all. It was too small to make a noise. But ${x} went up a hand's breadth, just from letting go of it, and a curtain moved. "I'd forgotten what it's like," said ${x}, and took a step, and a second. Somebody shouted. They were all coming out, with their napkins on. In ${S.names} hand was the pebble. It weighed as much as a bun.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'excited'),
            seen(B, 'stand', 'excited'),
            seen(S, 'hide', 'worried'),
            seen(X, 'stand', 'worried'),
          ],
          things: ['trophy'],
        },
        `"It moved!" cried ${a}. "What was it? Who did that?" ${s} only had to hold it up. There would be a speech, and two silver handles. ${s} looked at ${x}, and ${x} looked at the hedge. It is a strange thing to hold somebody so big in one hand. "What was it?" they all said. ${s} put the hand behind. "It was something big," said ${s}. It was, too, for whoever stood on it. And they gave the cup to ${a}, for loosening it.`,
        `There was a great crush round ${x}. "Who was it? What did they do?" The cup was being carried up already. All ${s} had to do was open one hand. And then they would laugh. They'd do it kindly, and for years. ${x} did not ask for anything. ${x} stood and waited for it, like somebody in the rain. "It was something big," said ${s}, and closed the hand. "I said so," said ${b}. "It was my rope." And so ${b} got the cup.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'sad'), seen(X, 'look-up', 'calm')],
          things: ['rock'],
        },
        `${s} sat on the step in the dark, and turned the pebble over. It would have been nice, just the once, to be bent down to. Then all the cups in the kitchen began to shake. It was past nine at night, and it stopped at the gate. "I've been as far as the sea," said ${x}. "I couldn't leave off. But I didn't like it as much as I thought. I kept hearing you say it."`,
        `They had fireworks for ${x}, and ${s} heard them from bed. ${s} was not sorry. ${s} went all round it, to see. There was one small sore place, about the size of a cup. Then something stopped outside the window. "You might have had it," said ${x}. "You had a hand full of proof." "It was yours," said ${s}. ${x} breathed for a while. "It was a very small stone," said ${x}, "to hide a thing like me behind."`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [
            seen(X, 'stand', 'proud'),
            seen(S, 'cheer', 'surprised'),
            seen(A, 'stand', 'happy'),
            seen(B, 'stand', 'happy'),
          ],
          things: ['rock', 'trophy'],
        },
        `Next morning, at ten past nine, the cups shook and stopped. The town ran out. "It was a pebble," said ${x}, very loudly, and showed them how big. "I did not like to say, so I stood there. ${s} took it out, and would not tell. Now you can laugh." Some did. It did not hurt half as much as the stone. The cup stands outside ${S.names} door, since it would not go through it. It's full of rain, and you can bathe in it. The pebble is indoors.`,
        `In the morning ${x} stopped in the very same place, on purpose. "I have an announcement," said ${x}. "It was this." You could not see it from the back. They passed it along from hand to hand, and nobody said anything, and it came to ${b}. ${b} looked at it, and went in, and fetched the cup. It was a good deal too large for ${s}. They use it to stand the umbrellas in, at ${S.names}. But people bend down now, when they go by, and ask.`,
      ),
    ],
  };
}

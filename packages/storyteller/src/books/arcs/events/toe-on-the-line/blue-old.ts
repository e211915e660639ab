import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** A shot that won the cup, from a place where nobody looked but the one who stood there. */
export function old(going: Going): Told {
  const { title, saying, K, k, B, b, G, g, C, c, R, ours, Ours } = partsOf(going);
  const r = R.name;
  return {
    title,
    refrain: saying,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(G, 'stand', 'happy')],
          things: ['basketball', 'paintbrush'],
        },
        `Mr Lamb, the caretaker, had painted all the lines for the basketball final. He had done it at six that morning, in blue, on his knees. "They'll be dry by two," he said. "Most of them." Nobody listened to the last part. ${K.introduced} had new shoes on, as white as two eggs. "You could eat your dinner off those," said ${g}. "Nobody is going to," said ${k}, and went round the puddle.`,
        `There was not a new thing at that school but the lines. Mr Lamb, the caretaker, had gone over them with a brush, because of the basketball final. The tin stood by the fence, with the lid off, and it was blue. There were the lines, then, and there were ${K.names} shoes. They had come out of their box an hour ago. "They're so white that they hum," said ${g}. ${k} had walked all the way on tiptoe.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'point', 'determined'), seen(K, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['basketball'],
        },
        `${cap(c)} had one saying, and used it for everything. If a ball ran round the hoop, and thought about it, and fell out, then it came. "${saying}." You heard it over late homework. You heard it when the bus drove off. ${Ours} could do it in chorus, with the voice. They had said it to each other all the way to the final.`,
        `"What do we say?" said ${c}, as always, before they went on. "${saying}!" said ${ours}. They said it of shots, and of buses, and once of a wedding. ${b} had it on a pencil case. It was ${c} who had brought them all this far, with eleven balls, a whistle and those four words.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'run', 'determined'), seen(K, 'run', 'determined'), seen(B, 'run', 'worried')],
          things: ['basketball'],
        },
        `The others were called the Reds, and they had ${r}. ${r} was as tall as a door, and never smiled in a match. When you went left, there was ${r}. When you went right, it was a bit further round, but it was ${r}. All the same, ${ours} hung on. With three minutes to go the Reds led by six. With one minute to go it was four. Then ${b} got loose, and it was two. There were twelve seconds left, and ${k} had the ball.`,
        `The Reds were good, but it was mostly ${r}. You never heard ${r} coming. You only found that you had no ball. It was thirty all, and then it was thirty-four all. Nobody on the bench was sitting on it. With a minute to go the Reds were in front by four, and then by two. Then somebody's pass went wrong, and it rolled across to ${k} like a dog that has been called. The clock said twelve.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'jump', 'determined'), seen(R, 'reach', 'determined')],
          things: ['basketball'],
        },
        `In basketball there's a line that goes round the hoop like half a moon. Throw from inside it, and it counts two. From outside it counts three. Two would only make them level. Three was the cup. ${k} ran backwards, and backwards, to where the blue ought to be. ${r} came on with both arms up. There was no time to look down. "${saying}," thought ${k}, and jumped, and let go.`,
        `In basketball a shot counts two, as a rule. But there is a line, a long curved one, and if you stand behind that it is three. Two was no good for winning. They both knew it, and ${r} was coming to see to it. ${k} went back three steps, and then half a one more. It felt right. You can't look at your feet and at the hoop, both at once. ${k} looked at the hoop.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(B, 'cheer', 'excited'), seen(C, 'shout', 'excited')],
        },
        `The hooter went while it was still up there. A hundred people had their mouths open, and not one of them was breathing. It hit the rim. It bounced, as high as a hat. It had a good look round from the top, and then it dropped straight through the middle. The referee held up three fingers. One point! ${Ours} had won the cup by one point. ${cap(c)} threw the whistle over the fence.`,
        `Up it went, and the hooter blew, and it did not care. It turned over slowly, like a thing with the whole afternoon to itself. Then it came down. It never even touched the ring. "Hush," said the net, and for a moment everybody did. "That was near," whispered ${b}. "${saying}. And that was in!" Then the referee put up three fingers, and you could have heard them in the next town. They had won it by one.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried'), seen(B, 'cheer', 'excited')], things: ['shoe'] },
        `They carried ${k} round the court, eight of them, not all in the same direction. From up there you could see a long way. You could see ${g}, dancing with Mr Lamb. You could see your own two feet, sticking out in front. And across the toe of the left one, as wide as a pencil, there was a stripe. It was blue.`,
        `${k} had never been carried before. It's bumpy, and you have nothing to do. So ${k} looked at the sky, and the roofs, and ${g} kissing a stranger. Then, because they were right there, ${k} looked at two white shoes. But it was not two. It was one and a bit. On the left toe was a smear of paint, as blue as blue.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'worried'), seen(R, 'sit', 'sad')], things: ['shoe'] },
        `It had not been there at dinner. There is only one way for that to get on a shoe. And on the line is not outside it. On the line is two. Nobody had seen. The referee had been looking at the hoop, as people do. ${r} sat on the ground and did up a lace, for much too long. ${k} rubbed at it with one thumb. It didn't come off. It just came on to the thumb.`,
        `Paint doesn't jump. It must have been trodden in, and so ${k} must have trodden. It was only a toe. It was half a finger wide, and it was worth exactly one point. Who would ever know? You could put the other foot over it. ${k} did, and it looked quite natural. Across the court ${r} had a towel over her head, and the towel was shaking.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(C, 'stand', 'surprised'), seen(B, 'stand', 'sad')],
        },
        `"Put me down," said ${k}. "It was two." They thought that it was a joke. Then they saw the foot. The cheering went out bit by bit, like lamps along a street. The referee knelt by the line. There was a toe in it, with the pattern of the sole and all. "I should never have known," said the referee. "No," said ${k}. "But I do." So they changed the board. Forty all. "Oh, ${k}," said ${b}. That was the whole of it, and it was plenty.`,
        `"Could you stop?" said ${k}. "I'd like to get down. I was on the line." It was very hard to say it loudly, and it had to be said twice. Then the referee came, and looked at the shoe, and looked at the paint. The two fitted like a key. "You might have wiped it off," said the referee, rather low. "I tried," said ${k}. Up on the board a three turned into a two. ${b} stood and watched it go, and did not say a word.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'run', 'determined'), seen(B, 'run', 'determined'), seen(R, 'run', 'determined')],
        },
        `When it's level they play five minutes more. Nobody's legs had been told. For two of them ${b} threw the ball to everyone but ${k}. Then it came, flat and hard, and it was the best pass of the day. It was like being spoken to. Forty-two all. Forty-six all. There were six seconds on the clock when the ball flew off somebody's hand and over the side. "Red ball," said the referee.`,
        `There had to be five minutes more, and it was ${K.names} doing. You could hear some people thinking so. ${k} ran until there was no breath in anything. "Here!" called ${b}, and it was only one word, but it was meant for ${k}. After that it went better. With six seconds to go it was forty-six all. A ball went up between two hands, and out, over the blue. The referee's arm pointed for the Reds.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'hold', 'calm', 'basketball'), seen(K, 'stand', 'surprised')] },
        `${r} picked it up, and stood there with it. Six seconds are enough, if you are as tall as a door. ${r} looked at one finger. Then ${r} looked at something on the ground, and that was ${K.names} left foot. "It isn't ours," said ${r}. "It came off me. Just the tip." "I didn't see that," said the referee. "No," said ${r}. "But I do." And the ball was held out, over the line, to ${ours}.`,
        `It was over, then. With that ball ${r} couldn't miss. "${saying}," said ${b}, in a small voice. ${r} had got as far as the line, and stopped, as if there had been a wall on it. "I touched it last," said ${r}. "It brushed my nail." "Nobody saw," said the referee, who was having a strange day. "I know," said ${r}. "But that's not how you tell, is it?" It was said to the referee. It was meant for a shoe.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'jump', 'excited'), seen(K, 'cheer', 'happy'), seen(C, 'cheer', 'happy')],
          things: ['basketball'],
        },
        `${b} threw it in, and ${k} had it, and the hoop was right there. It would have been a lovely thing, to do it twice. But ${b} had run on, and was standing under the net, with nobody near. So ${k} passed. It went in off the board, with a bang, for two. Then the hooter blew. They looked at the referee. They looked at ${b}. They all, every one of them, looked at their feet.`,
        `There was time for one shot. ${k} could have been the one, all over again, and from inside the line this time. And there was ${b}, quite alone, hopping. It's quick, how one decides a thing like that. ${k} threw, and ${b} jumped, and it was in. Forty-eight to forty-six. ${b} turned round, and ran straight at ${k}, and they both fell over.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(R, 'sit', 'happy')],
          things: ['shoe', 'cupcake'],
        },
        `There were buns for both. ${r} sat down next to ${k}, took the biggest, and gave half of it away. It was very nearly a smile. "${saying}," said ${k}, and then it was one. Mr Lamb came along with his tin to mend the line. He looked at the toe in it for a good while. Then he painted up to it, and went round, and on. It's still there. So is the stripe. When the little ones ask what it is, ${k} tells them. "That's two points," says ${k}.`,
        `The shoes have not been white for months. There's mud on them, and gravy, and a bite from somebody's dog. "They were nearly new," says ${g}. "${saying}," says ${k}. You can see the blue through all of it. ${cap(g)} once came with a cloth and a bottle, and was asked not to. ${r} comes over on Saturdays. And on the court, if you go along the line, there's a place where the paint stops. It goes round one toe, and carries on. Mr Lamb says that he ran out. He had half a tin.`,
      ),
    ],
  };
}

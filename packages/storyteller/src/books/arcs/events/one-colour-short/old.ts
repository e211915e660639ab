import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Whoever finds the colour could keep it, and has wanted such a one for years. */
export function old(going: Going): Told {
  const { R, K, G, r, k, g, Gcap, c, aC, refrain, title } = partsOf(going);
  const next = c === 'green' ? 'yellow' : 'green';
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sit', 'sad', 'paintbrush')],
          things: ['paint'],
        },
        `${k} had eleven pots of paint and could not make the one that was wanted. It was ${c}. There was ${c} in all of them, if you mixed enough. There was ${c} like a sock, and ${c} like a bus ticket. But the picture on the table had a boat in it, and a bit left white. It had been left white since last summer.`,
        `There was a picture on ${K.names} wall with a hole in it. The rest was good. There was a boat, and there was a hill. But in the middle stayed a white patch the shape of a flag. It had to be ${c}, and the right one, and the right one was in no pot. ${k} had tried for a year, with spoons.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(R, 'stand', 'worried'), seen(K, 'point', 'surprised')] },
        `Then the rain stopped, and the sun came out. ${k} ran into the garden, as you do, to count. Over the roof stood ${R.introduced}, and it came to six. Where the ${c} should have been there was a gap, and a bird flew through. "Don't stare," said ${r}. "I know. I've lost it. I put everything out just now, and there was no ${c}."`,
        `It was that sort of an afternoon, half rain and half sun, and of course there was a rainbow. It was ${R.introduced}, and it was one short. Nobody else had seen it yet. "I had it on Tuesday," said ${r}, in a low voice that came from both ends. "It's always there when I put the rest up. You wouldn't have any ${c} about you?" ${k} had to laugh. It was not a happy laugh.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'sock'), seen(R, 'stand', 'surprised')],
          things: ['sock', 'scarf'],
        },
        `But you can't leave somebody hanging up there with a hole. ${k} fetched ${aC} sock, and put it up on a broom. It was the length of a foot. "${refrain}" said ${r}. Then it was the long scarf. It flew up beautifully, and hung there for as long as it takes to say so. It came down on the cat from next door, who left with it. "${refrain}" said ${r}.`,
        `"I'll see what there is," said ${k}. There was ${aC} sock, which got as far as the gutter. "${refrain}" said ${r}. There was a scarf, ${c} from end to end. ${k} threw it four times, and four times the wind threw it back. The last time it did so with a pigeon inside. "${refrain}" said ${r}, and said it to the pigeon as well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'surprised')], things: ['paint'] },
        `So it had to be paint, all eleven pots, and none of them right. ${k} took a good swing. It went up in a lovely curve, and then it remembered that it was paint. "I only came to bring in the washing," said ${g}, ${c} from the hat down, in eleven ways. "${refrain}" said ${r}. "Not one of those." "I know," said ${k}. "I've been telling them that all year."`,
        `${k} brought out the paint. There was no hope in it, and one had to try. Up it went, thin, and down it came, fat. ${Gcap} was just passing with the washing. "That's the good sheet," said ${g}, through the sheet. "${refrain}" said ${r}. "It's hardly even a cousin." "You needn't tell me," said ${k}, and wiped the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'sad'), seen(K, 'sit', 'sad')] },
        `"It's kind of you," said ${r}, and was a little paler. "But I'm only up while it shines, and there's a cloud coming. They'll all look out, and see six, and go in for tea." ${k} sat down on the step and stared at the path. There were puddles on it, all the way to the gate. They were grey, because the sky was.`,
        `A cloud had come up, over the fish shop. "When that gets here, I go," said ${r}, "hole and all. I don't suppose that anyone will mind. It's only a seventh." "It's the best seventh," said ${k}, and looked away, down the path. Puddle, puddle, puddle. A puddle has no colour. It has whatever is above it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['puddle'] },
        `All but the last. The last one was ${c}. It was as ${c} as a trumpet is loud. ${k} knelt down by it, and could hardly breathe. It was the one. It was the white patch in the picture, only filled in. "Mind my edge," said the ${c}. "And move over. You're in front of it." "In front of what?" said ${k}. "The rainbow," said the ${c}. "I've come to see it."`,
        `The one by the gate was wrong. There was a grey sky over it, and it was ${c}. It was no sort of ${c} out of a pot. It made the grass look as though it had been asleep. ${k} had been looking for it for a year, and now ${k} only stood there. "You're blocking the view," it said. "I'm sorry," said ${k}. "What are you looking at?" "Well, up," said the ${c}. "What everybody looks at."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'happy'), seen(R, 'stand', 'calm')], things: ['puddle'] },
        `"But you're in it!" said ${k}. "That's just it. You can't see a thing that you're in," said the ${c}. "For thousands of years I've heard them. Ooh, they say, and fetch your sister. All I ever got was ${next} on one side, and somebody's back on the other. So I slipped out, behind the cloud." They lay and looked. "I thought that I'd stop down here," said the ${c}, quite lightly. "Have you got a jar?"`,
        `"I've never once seen it," said the ${c}. "Have you seen your own ears, from the front? I've been in every rainbow that there ever was, and I had to ask the others what it's like. ${next[0]?.toUpperCase() ?? ''}${next.slice(1)} says that it's all right." It lay there and shone. "I'm not going back to that," it said. "I've been thinking about a jar. Somebody with a shelf. Do you paint at all?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'worried', 'jar'), seen(R, 'stand', 'sad')],
          things: ['jar', 'puddle'],
        },
        `${k} had a jar. It was clean, and had a lid, and it was in ${K.names} hand before anybody had decided. One dip, and the picture would be done, and so would every other, for good. Nobody knew where the ${c} was. Nobody would ever know. ${k} looked up, only to see how long the cloud would be. There stood ${r}, with the hole. It was trying to close up over it, as one does with a missing button.`,
        `There was a jar by the step, with nothing in it. ${k} picked it up. The ${c} had asked to be put in, after all. It had said so itself. One could have the real one, on a shelf, every day. ${r} had never said thank you to it, either. The cloud was nearly there. "Did you find any?" called ${r}, very thin now. It would have been the easiest thing in the world to say no.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'determined'), seen(R, 'stand', 'sad')],
          things: ['puddle', 'jar'],
        },
        `${k} put the jar down on its head. "What do you think of it?" said ${k}. "The rainbow. Be honest." "I like the curve," said the ${c}, slowly. "But there's a bit missing. Somebody ought to see to that. It spoils the thing." "It does," said ${k}, and it took some saying. "That's you." It was so quiet that one could hear the washing drip. "Oh," said the ${c}. "I'm the bit."`,
        `"Look at it properly," said ${k}, and held the jar behind ${K.names} back. "You wanted to see it." The ${c} looked. "To be frank, I had thought that there'd be more," it said. "There's a hole in it. Do you see? Right in between. Everyone must be so sorry." "They are," said ${k}. "They don't know what it is that they're sorry about. I do. It's you." Then it took a while before the puddle moved.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'happy'), seen(K, 'cheer', 'happy', 'mirror')],
          things: ['mirror'],
        },
        `Whoosh! It went past the gutter, and in between the others, and it was seven. "That's mine!" said ${r}, from both ends. All down the street people said ooh, and fetched their sisters. "And now I can't see it any more!" called the ${c}. But ${k} had gone in for the hall mirror, and held it up with both arms. The whole rainbow bent down to look. The cloud waited a minute. It had never done that for anyone.`,
        `It went up like a blind. One, two, three, four, five, six, seven! "My ${c}!" cried ${r}, and stood so bright that the fish shop shone. "It's a pity, though," called the ${c}. "I'd only just begun to look." So ${k} dragged out the hall mirror, and tipped it to the sky until both arms shook. "Is that us?" said the ${c}. "Is that all of us?" And then nobody said anything.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'happy', 'paintbrush')], things: ['jar'] },
        `In the evening the puddle was grey, like anybody. ${k} took in the mirror, and then the jar. It had stood with its head in the wet. Round the inside of the lid ran a thin line, as ${c} as a trumpet is loud. It was one brush of it, no more. ${k} looked at it for a good while, and went in to the picture. It was just enough for the boat to have a flag.`,
        `When it was over, ${k} went to pick up the jar. Somebody had been there. At the bottom, no bigger than a pea, there was a drop, and it lit up ${K.names} hand. It was not enough for a shelf. It was enough for a flag, if one was careful. ${k} was careful. People who see the picture now always stop at that one place. "Where did you get it?" they say. "I gave it back," says ${k}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** A colour has come down to see what it is always in; and it is not much of a sight without it. */
export function middle(going: Going): Told {
  const { R, K, G, r, k, g, Gcap, c, aC, refrain, title } = partsOf(going);
  const next = c === 'green' ? 'yellow' : 'green';
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(R, 'stand', 'sad'), seen(K, 'point', 'surprised')],
        },
        `It had rained, and now it shone. Over the roof stood ${R.introduced}. ${k} counted, as one does. "One, two, three, four, five, six," said ${k}. Then ${k} counted once more, from the other end. It was still six.`,
        `You can count on a rainbow. It comes to seven. But when ${k} counted ${R.introduced}, there were only six. In between was a gap, and a bird flew through.`,
        `"There's something wrong with that," said ${k}, and pointed. Up there stood ${R.introduced}, from the church to the fish shop. It had six stripes and a hole. One could look right through.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'look-up', 'curious')] },
        `"It's the ${c}," said ${r}. "I had it on Tuesday. I put everything out just now, and there was no ${c}. I can't stay up here with a hole in me." "I'll look for it," said ${k}.`,
        `"You've no ${c}!" called ${k}. "Don't shout it about," said ${r}. "I've lost it. I had it when I went to bed. It comes after the others, as a rule. Today nothing came."`,
        `"I've lost my ${c}," said ${r}. "Haven't you any to spare, down there?" ${k} thought. There's a good deal of ${c} in a house, when you begin to look.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'sock'), seen(R, 'stand', 'surprised')],
          things: ['sock'],
        },
        `First there was ${aC} sock. ${k} held it up on the end of a broom. It was the right colour, nearly. But it was only as long as a foot. "${refrain}" said ${r}.`,
        `${k} came back with ${aC} sock. "It goes up to the knee," said ${k}. A rainbow goes a good deal higher. "${refrain}" said ${r}, and it smelled of football, too.`,
        `There was ${aC} sock on the washing line, and ${k} swung it up. It got as far as the gutter. "${refrain}" said ${r}. Somebody would want it on Monday, anyhow.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried'), seen(R, 'stand', 'surprised')], things: ['scarf'] },
        `Next ${k} took the long ${c} scarf, and threw. It went up beautifully. It hung there for as long as it takes to say so. Then it came down on the cat next door. "${refrain}" said ${r}.`,
        `"This is longer," said ${k}. It was ${aC} scarf, and ${g} had knitted it. Up it flew, and down it fell. It would not stay bent. "${refrain}" said ${r}.`,
        `The scarf was ${c} from end to end, and as long as a bath. ${k} threw it four times. Four times the wind threw it back. "${refrain}" said ${r}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'surprised')], things: ['paint'] },
        `"Paint!" said ${k}. There was half a pot. ${k} flicked it up at the gap with a brush. It flew up thin and came down fat. "Is it raining?" said ${g}, who was ${c} all over. "${refrain}" said ${r}.`,
        `There was a pot of ${c} paint in the shed. It went up in a lovely curve, and then it remembered. Splat! "That was my hat," said ${g}, and wiped two ${c} eyes. "${refrain}" said ${r}.`,
        `Then it had to be paint. ${k} stood on a box, and gave it a great swing. ${Gcap} came round the corner just then. ${Gcap} had never been so ${c}. "${refrain}" said ${r}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'sad'), seen(K, 'sit', 'worried')] },
        `"It's no use," said ${r}, and was a little paler. "I'm only up while it shines. There's ten minutes left of that, and nobody will count me twice." ${k} sat down on the step, and looked at the ground.`,
        `There was a cloud on the way, a big one. "When that comes I'll have to go," said ${r}, "the way I am." It was very quiet. ${k} looked at two wet boots.`,
        `"They'll say that they saw six sevenths of a rainbow," said ${r}. "They won't even say it. They'll go in for tea." ${k} put both hands round both knees, and stared at the path.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['puddle'] },
        `There were puddles all along it. They were grey, because the sky was. A puddle is never anything but what is above it. But the last one was ${c}. It was as ${c} as a trumpet is loud.`,
        `A puddle is no colour of its own. It's grey under a grey sky. That was what was so strange about the one by the gate. It was the ${c} of all ${c}s. "Hello?" said ${k}.`,
        `One of the puddles was ${c}. Nobody had dropped paint in it. ${k} put in a toe, and the toe came out ${c}. "Mind my edge," said the puddle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'curious')], things: ['puddle'] },
        `"You're not a puddle," said ${k}. "You're the ${c}!" "Don't tell," said the ${c}. "I've only come to look. Lie down here, and move your head. There! Isn't it huge?"`,
        `"There you are!" said ${k}. "They're one short up there." "I know," said the ${c}. "I slipped out behind the cloud. I just wanted to see it. Have you got a good place?"`,
        `"They want you back," said ${k}. "In a minute," said the ${c}. "I'm looking at the rainbow. So that's what they all point at!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'happy'), seen(R, 'stand', 'calm')], things: ['puddle'] },
        `"But you've been in it every time," said ${k}. "That's just it," said the ${c}. "You can't see a thing that you're in. On one side there's ${next}, and on the other there's somebody's back."`,
        `"For thousands of years I hear them down here," said the ${c}. "Ooh, they say, and ah, and fetch your sister. I'm in the middle of it, and I see nothing but sky."`,
        `"Haven't you ever seen it?" said ${k}. "How could I?" said the ${c}. "I'm always in it. You've never seen your own ears, have you, not from the front?" ${k} had not.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(R, 'stand', 'calm')], things: ['puddle'] },
        `They lay and looked. "It's very good," said the ${c}, after a time. "I like the curve. Only there's a bit missing, in between. It spoils it rather." "That's you," said ${k}. "Oh," said the ${c}. "Is that me?"`,
        `"I don't want to find fault," said the ${c}. "But do you see that hole? Somebody ought to be there." ${k} said nothing, and waited. "Oh dear," said the ${c}. "Somebody is me."`,
        `"To be honest, I thought there'd be more of it," said the ${c}. "There is more," said ${k}. "It's down here, being a puddle." The ${c} went quiet, all the way to the edge.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'happy'), seen(K, 'cheer', 'happy', 'mirror')],
          things: ['mirror'],
        },
        `Whoosh! It went up past the gutter, and there were seven. "But now I can't see it!" called the ${c}. So ${k} ran in for the hall mirror, and held it up high. "Ooh," said the rainbow. "Ah." It was the last to go in that day.`,
        `Up it went, like a blind. One, two, three, four, five, six, seven! "Pity," called the ${c}. "I can't see us any more." But ${k} had thought of that, and held up the hall mirror. And for as long as it shone, the rainbow looked at itself.`,
        `There was a jump, and a gap that shut. "Don't go in yet!" shouted ${k}, and ran for the mirror. "Is that us?" said the ${c}. "Is that all of us?" They looked until the cloud came. Nobody said that it was the wrong ${c}.`,
      ),
    ],
  };
}

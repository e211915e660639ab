import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { instrumentIn } from './instrument.ts';

const REFRAINS = [
  'Too loud!',
  'Much too loud!',
  'Oh, my ears!',
  'Not so loud!',
  'Softer, please!',
  'What a din!',
  'Far too loud!',
  'Hush that thing!',
  'Quieter, please!',
  'My poor ears!',
] as const;

/** It is too loud for everybody, until the evening when there is fog and somebody has to find the way home. */
export const LOUD: EventPlot = standsApart(kinBeside({ id: 'loud', young, middle, old }));

const titleOf = ({ chance, raw }: Going): string => {
  const { word } = instrumentIn(raw);
  return titled(chance.pick('too loud', `the loudest ${word}`, `the ${word} in the fog`, 'once more, and louder'));
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance, raw } = going;
  const { word, noise, drawn } = instrumentIn(raw);
  const held = drawn ?? undefined;
  const boom = `${noise}, ${noise.toLowerCase()}!`;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titleOf(going),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'excited', held)] },
        `Here is ${A.introduced}. ${a} has a new ${word}. ${boom}`,
        `${A.introduced} has got a ${word}. It is new. It goes: "${boom}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy', held), seen(G, 'cover', 'surprised')],
          things: ['cup'],
        },
        `${a} plays in the kitchen. ${boom} The cups all dance. "${refrain}" says ${g}.`,
        `${boom} The kitchen rattles. A cup falls over. "${refrain}" says ${g}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'happy', held)],
        },
        `${B.introduced} has a nap. ${boom} Up jumps ${b}. "${refrain}"`,
        `${B.introduced} is fast asleep. ${boom} "${refrain}" says ${b}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy', held), seen(G, 'point', 'surprised')] },
        `${a} plays in the garden. ${boom} All the birds fly off. "${refrain}" calls ${g}.`,
        `Out goes ${a}. ${boom} The apples drop from the tree. "${refrain}" calls ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `So ${a} sits on the step. The ${word} says nothing.`,
        `Now the ${word} is quiet. ${a} is quiet, too. It is no fun.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm'), seen(B, 'walk', 'happy')], things: ['basket'] },
        `${Gcap} takes ${b} to the meadow. Then the fog comes.`,
        `${Gcap} and ${b} go out. In the meadow is fog. It is white.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried')] },
        `"Where is the house?" somebody calls. ${a} sees only white. "Here!" calls ${a}. Nobody hears.`,
        `${a} sees no tree and no gate. "Which way is home?" "Here!" calls ${a}. It is too soft.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined', held)] },
        `So ${a} plays. ${noise}! "Louder!" somebody calls. ${noise}!`,
        `${a} takes the ${word}. ${noise}! And out of the fog they call, "Louder!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited', held), seen(G, 'walk', 'happy'), seen(B, 'run', 'happy')],
        },
        `${boom} As loud as it goes! Here comes ${b}. Here comes ${g}. They are home.`,
        `${boom} ${boom} First comes ${b}, all wet. Then comes ${g}. Home!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy')],
        },
        `At bedtime ${b} says, "Once more, please. Softly." And softly it goes: ${noise.toLowerCase()}.`,
        `Now it is night. "Play it again," says ${b}, "but softly." ${noise}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance, raw } = going;
  const { word, noise, drawn } = instrumentIn(raw);
  const held = drawn ?? undefined;
  const boom = `${noise}, ${noise.toLowerCase()}!`;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titleOf(going),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited', held), seen(G, 'stand', 'happy')],
        },
        `On Saturday ${A.introduced} got the ${word}. It was second-hand, and it shone. There was a place for it by the bed. "Play us something," said ${g}. ${boom}${comesToo}`,
        `It was an old ${word}, but it was new to ${A.introduced}. "Does it work?" said ${g}. ${boom} It worked. It could be heard as far as the station.${comesToo}`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy', held), seen(G, 'cover', 'surprised')],
          things: ['cup'],
        },
        `${a} practised in the kitchen, where it was warm. ${boom} The cups began to walk. One of them walked to the edge of the shelf, and jumped. "${refrain}" said ${g}, and caught it.`,
        `In the kitchen there was soup for lunch. ${boom} All the cups rang. A spoon got up and danced on its end, and fell into the soup. "${refrain}" said ${g}, with soup on one eyebrow.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'shy', held)],
        },
        `So ${a} tried it behind the sofa. ${boom} But ${B.introduced} was asleep on the sofa. It was the highest that ${b} had ever jumped from lying down. "${refrain}" said ${b}, from the curtain.`,
        `Then ${a} played in a corner, with a cushion over it. ${boom} The cushion flew off. It landed on ${B.introduced}, who was having a nice dream. "${refrain}" said ${b}, from under it.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'worried', held), seen(G, 'point', 'worried')] },
        `"Try the garden," said ${g}. ${boom} Every bird in the street got up and left. Eleven apples came down at once. The dog next door hid in the shed, and took its dinner along. "${refrain}" called ${g}, out of the window.`,
        `There was still the garden. ${boom} The washing fell off the line. Next door a window shut, and then another, all the way down the street. "${refrain}" called ${g}. "I'm sorry, ${a}. That's enough for today."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat on the step with the ${word}, and did not play it. "You can't help it," said ${a}. "You're made that way." There is nothing so quiet as a ${word} that is not allowed to play.`,
        `So that was that. ${a} sat on the step, and the ${word} lay alongside. "There must be somewhere," said ${a}, "where it's just right." But there was no more house to try.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm', 'basket'), seen(B, 'walk', 'happy')] },
        `Then ${g} and ${b} went down to the meadow with a basket. It was only over there, behind the hedge. ${a} could see them from the step. Then the fog came up from the river. It came over the hedge, and it was like milk.`,
        `Later ${b} and ${g} took a basket to the meadow, for blackberries. "We'll be back in a minute," said ${g}. ${a} saw them go in at the gap in the hedge. After that there was no gap. There was no hedge. There was fog, right up to the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried')] },
        `It was white, and as quiet as wool. Then somebody called. "${a}! Where's the house?" It came from the left, or the right. "Here!" shouted ${a}. "Here!" But the fog ate it up. You could hear them going the wrong way.`,
        `"${a}?" That was ${g}, a long way off. "We can't see the gate! Which way is it?" "This way!" shouted ${a}, as loudly as anybody can. "What?" called ${g}, and sounded further off than before. A voice was no good. It was too small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined', held)] },
        `${a} looked at the ${word}. It was loud. It was louder than anything. ${noise}! It went out into the white. There was a silence. Then from far away came a shout. "Louder!"`,
        `Then ${a} jumped up, and took hold of the ${word}. ${noise}! And again: ${noise}! The fog shook. "We heard that!" cried ${b}, somewhere out there. "Louder!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'excited', held)] },
        `Nobody had ever said that before. ${a} played, and waited, and played. ${noise}! Every time they answered, and every time it was nearer. "Louder!" they called. ${noise}! The tiles hummed on the roof.`,
        `So ${a} played with all there was. ${noise}! Then came a rest, so as to hear them. "Left a bit!" said somebody in there. ${noise}! "Straight on! Don't stop! Louder!" ${a} did not stop.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'happy'), seen(G, 'walk', 'happy', 'basket'), seen(A, 'cheer', 'happy')],
        },
        `First there was a nose in the fog, and that was ${b}. Behind ${b} came a basket, and ${g}, wet to the knees. "We were going the wrong way," said ${g}. "We'd have walked to the sea. And then I heard you, as plain as the kitchen."`,
        `Two grey shapes came out of the white. One of them ran, and was ${b}. The other put down the basket and sat on the step to breathe. "What a lovely sound," said ${g}. "I'd know it anywhere. It's the one that wakes up the cups."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `That evening the ${word} stood in its place by the bed. ${b} lay and looked at it. "Once more," said ${b}, "so that I know where I am." "Softly," said ${g}. And ${a} found out that it could do that too. It was no louder than a heart.`,
        `At bedtime nobody said that it was too loud. They had had it for supper, between the soup and the blackberries. "Now do it very small," said ${b}, in bed. ${a} tried. It was hardly there at all. "Louder," said ${b}, and was asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance, raw } = going;
  const { word, noise, drawn } = instrumentIn(raw);
  const held = drawn ?? undefined;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titleOf(going),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited', held), seen(G, 'stand', 'happy')],
        },
        `It took ${A.introduced} a year and a half to save up for the ${word}. It had a dent in it, and somebody else's name scratched underneath. The man in the shop said that it had a good heart. "What does it play?" said ${g}. "Everything," said ${a}. It played everything at once, for a start, and a picture fell down in the hall.${comesToo}`,
        `There are people who creep into a room, and people who come in. The ${word} was of the second kind. ${A.introduced} had seen it in a window, and saved up for it for eighteen months. "Let's hear it, then," said ${g}. They heard it. So did the street, and the next one, and a man on the far side of the river.${comesToo}`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy', held), seen(G, 'cover', 'surprised')],
          things: ['cup'],
        },
        `The kitchen was the best place, because of the echo. ${noise}! The cups set off along the shelf, in step, and the first one walked over the end. ${Gcap} caught it with one hand, and the second with the other. The third was a wedding present. "${refrain}" said ${g}, among the pieces. "I hadn't got to the tune," said ${a}.`,
        `${a} began in the kitchen, among the soup. ${noise}! A lid jumped off. The spoons in the drawer all talked at the same time. A plate had hung on the wall for thirty years, and now it did not. "${refrain}" said ${g}, holding up the other plates. "It's only the beginning," said ${a}. "It gets better." "Does it get softer?" said ${g}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'shy', held)],
        },
        `Next it was behind the sofa, and ${B.introduced} was on it. ${b} went from lying down to the top of the bookcase, with nothing in between. "${refrain}" said ${b}, and meant it. "It's not even music. It's just everything, all in a heap. There aren't any gaps." "I don't like gaps," said ${a}. "One might as well not be playing."`,
        `"It's the loudness I don't mind," said ${B.introduced}, from inside the linen cupboard. "No, I do mind it. ${refrain} But it's the way there's no end to it. You don't leave a hole for anybody to breathe in." "If I stop," said ${a}, "they might think that I've finished." The linen cupboard said that it could but hope.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'worried', held), seen(G, 'stand', 'worried')] },
        `The garden lasted for four minutes. The birds went first. After them went the washing. Then, one by one, all the windows of the street shut with a bang, like applause. "${refrain}" said ${g}. "${a}, that's the end. You've got to promise me. Not one more note today, or it goes back to the shop." ${a} looked at the ${word}. "I promise," said ${a}.`,
        `They tried the shed, and the tools fell down. They tried the end of the garden, and the hens next door laid in mid-air. A lady came to the fence in curlers, and she didn't have to say anything. "${refrain}" said ${g}, very tired. "Promise me, ${a}. Nothing more today, not a squeak. One more note, and I take it back to the man." ${a} promised. It was the worst word that there was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `So there it was on the step, beside ${a}, not being played. A year and a half, and it had lasted until two o'clock. You could feel all that it had not said yet, sitting in there, like a sneeze. "I know," said ${a}. "But I gave my word." It was a still, grey sort of afternoon, with a smell of river.`,
        `${a} put it on the step and sat down next to it. It was not that they were unkind. It was that there was nowhere in the world of the right size. The wind had dropped. Over by the river something pale was getting up out of the reeds and having a look round. ${a} did not notice. ${a} was busy not playing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm', 'basket'), seen(B, 'walk', 'happy')] },
        `At three ${g} took the big basket, and ${b}, and went for blackberries, just over in the meadow. "We'll be in sight," said ${g}. They were, for a quarter of an hour. Then the fog came through the hedge. It did not hurry. It took the gap, and the gate, and the apple tree. It lay down with its chin on the bottom step.`,
        `"We're only in the meadow," said ${g}, with the basket. "You can see us from here." ${b} waved. ${a} waved back, and looked down for a moment. When ${a} looked up there was no meadow. Somebody seemed to have rubbed it out. There was the path for about a yard, and then nothing, very soft and white.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried')] },
        `"${a}?" It was ${g}, rather high. "Which way's the house?" "Here!" shouted ${a}. "Where?" The fog took the shout, and folded it, and put it away. ${a} held up a lamp, and saw a white wall with a lamp in it. "I think it's down here," said ${b}, far off. That wasn't right. Down there was the river.`,
        `Then you could hear them. "This isn't the hedge," ${b} was saying, "it's the reeds. My feet are wet." "Stand still," said ${g}. "${a}! Call us, can you?" ${a} called. It came back, as flat as a letter. They couldn't hear, and they were at the wrong end, where the water was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')] },
        `On the step stood the only thing in that house that anybody had ever been able to hear. One note, and it went back to the shop. There was no "unless" in it. ${a} had given a word, and it was still warm. But a promise, however well it is kept, can't call anybody home. ${a} picked it up.`,
        `${a} had promised, and meant it, and everybody knew what it would cost. It had cost eighteen months already. It took about as long to think of that as it does to stand up. "You'll have to be very good," said ${a} to the ${word}. "It's the last time." And it was nobody's fault but the fog's.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined', held)] },
        `${noise}, it went, and ${a} let it go as it always did, everything in a heap. It filled the whole white world. "It's all round us!" cried ${b}, further away. "It's coming from everywhere!" Of course it was. There were no gaps. ${a} took a breath. It was the hardest thing that there is to do on a ${word}. ${a} played one note, and stopped.`,
        `It burst out like a bull. The fog rang with it from end to end, and from both ends back again. "Where is it?" shouted ${g}. "I can't tell where!" ${a} had been going to go on until dark. Then ${a} remembered what ${b} had said. If there's no hole in it, nobody can hear where it is. So it was one, as clear as a lamp. ${noise}. And then, with both arms round it to keep it still, nothing.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited', held), seen(B, 'run', 'happy'), seen(G, 'walk', 'happy', 'basket')],
        },
        `"There!" said somebody. ${noise}, and a gap. "It's behind us! Turn round! Louder!" Nobody had ever asked for that. ${noise}, and a gap. In each gap there were feet, and in each they were nearer. ${a} had always thought that nothing happened in gaps. It was where people walked. Out of the last one came ${b}, and out of the white behind ${b} came ${g}.`,
        `"Left," said ${g}, in the quiet. ${noise}. "Left again. Louder!" It was a strange way to play. You did a little, and then you listened for a long time, and it was the listening that did it. ${noise}. The gate squeaked. ${noise}. A basket came up the path with nobody behind it. Then there was ${g}, and there was ${b}, holding on to the end of a coat.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried', held), seen(G, 'sit', 'calm'), seen(B, 'sit', 'happy')],
        },
        `They had soup, with their feet in it, very nearly. Nobody spoke of the other thing, so ${a} did. "I broke my promise," said ${a}, and put the ${word} on the table. "It's got to go back." ${Gcap} looked at it for some time. "I said not one note," said ${g}. "I didn't hear a note. I heard somebody calling me." And ${b} said, "With gaps."`,
        `"It's still got its box," said ${a}, when they were dry. "I can carry it down to the shop on Monday. I did promise." It's not easy to say, with one's chin up. "You promised not to make a noise," said ${g}. "Did you hear a noise, ${b}?" ${b} thought. "No," said ${b}. "I heard a tune. It was quite short. It went: here."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy', held), seen(B, 'sleep', 'sleepy')],
        },
        `It stands by the bed now, and the cups stand on a lower shelf. They have it every evening, for ten minutes by the clock. There are people who open their windows for it. That first night the fog was at the glass. "Do it again," said ${b}. "Just one." ${a} played one, as small as a crumb, and left a gap. In the gap, ${b} fell asleep.`,
        `The whole street had heard it, and nobody had shut a window. They had stood there in the fog and counted, to see if everyone got home. That night there was fog on the roof, and ${b} couldn't settle. "Softly," said ${b}, "and then wait." It was the best it had ever been played. It had one note in it, and a very long rest.`,
      ),
    ],
  };
}

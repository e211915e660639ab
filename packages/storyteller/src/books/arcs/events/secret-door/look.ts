import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { spotOf } from './spot.ts';
const REFRAINS = [
  "Don't look!",
  'No looking!',
  'Do not look!',
  "Don't you look!",
  'Look away!',
  'Eyes away!',
  "Don't watch!",
  'No peeping!',
  'Look somewhere else!',
  'Never look!',
  'Turn away!',
] as const;
const TITLES = ["don't look", 'the door that was shy', 'in backwards', 'the door in the corner of an eye'];

/** The door is there only when nobody looks at it, like a pot that boils. So they go in backwards. */
export const LOOK: EventPlot = { id: 'look', young, middle, old };

function young(going: Going): Told {
  const { chance, G, A, g, B, a, b, comesToo, K, k } = going;
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} looked at the pan. "When does it boil?" "${refrain}" said ${g}.`,
          `"Is it hot yet?" said ${A.introduced}. "${refrain}" said ${g}. "Then it will boil."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'look-up', 'curious')],
          things: ['saucepan'],
        },
      },
      {
        text: [
          `${a} and ${b} went to play. What was that? A secret door! It was ${spot.words}.${comesToo}`,
          `${B.introduced} saw a secret door! It was ${spot.words}.${comesToo}`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [`${a} looked right at it. It was gone!`, `Then ${a} looked. No door!`],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'surprised')] },
      },
      {
        text: [
          `${a} looked away. There it was! Run, run, bump. It was gone. "${refrain}" said ${b}.`,
          `They looked at the floor. It came back! ${a} ran. Bump! "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'stand', 'curious')] },
      },
      {
        text: [
          `${a} took a mirror. There was the door, in the mirror! But it was only glass.`,
          `They saw it in a mirror. They could not go in a mirror!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'hold', 'curious', 'mirror'), seen(B, 'stand', 'curious')] },
      },
      {
        text: [
          `"It is shy," said ${b}. They sat down. "What does ${g} say?" "${refrain}"`,
          `They sat and thought. What did ${g} say to the pan? "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `"I know!" said ${k}. "We must go in backwards!"`,
          `Then ${k} got up. "We turn round. We walk back. Like this!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'excited')] },
      },
      {
        text: [
          `Step, step, step. They walked backwards. And in they went!`,
          `They did not look. Back, back, back. Pop! They were in!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
      },
      {
        text: [
          `Inside, flowers went up like balloons. Bread went up. Nobody had looked!`,
          `It was a garden. Pop, pop, went the flowers. Here all things grow.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['flower'],
        },
      },
      {
        text: [
          `Now ${k} is in bed. Where is sleep? "${refrain}" Here it comes. Good night.`,
          `Good night, ${k}. Is sleep here yet? "${refrain}" And then it was.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, G, A, g, Gcap, B, a, comesToo, b, K, k } = going;
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There was soup for supper, and it would not boil. ${A.introduced} had sat and looked at it for an hour. "${refrain}" said ${g}. "It only boils when you're not looking. Go and play."`,
          `"Is it boiling now?" said ${A.introduced}. "Is it boiling now?" ${Gcap} put a lid on the pan. "${refrain}" said ${g}. "A watched pot is shy. Come back when you've forgotten about it."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'look-up', 'curious')],
          things: ['saucepan'],
        },
      },
      {
        text: [
          `So ${a} went off with ${B.introduced}.${comesToo} They were looking for nothing. ${a} saw something, just at the edge of one eye. There was a secret door ${spot.words}.`,
          `${B.introduced} was bored as well.${comesToo} "I'm not looking for anything," said ${b}. They lay on their backs. And that's how they both saw it, without trying. There was a tiny secret door. It was ${spot.words}.`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [
          `${a} turned round and looked straight at it. It was a wall. It was only a plain wall, with a nail in it. "It was there," said ${a}. "I nearly saw it."`,
          `"Look!" said ${a}, and they both looked. There was no door. There was some dust, in the shape of where a door had been. "It's gone shy," said ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `They looked at the floor, and hummed. At the edge of one eye came the door, a bit at a time. ${a} jumped at it. Bump. "${refrain}" said ${b}. "You looked."`,
          `"I'll be quick," said ${a}. ${a} looked the other way until it was there. Then ${a} ran. But you can't run at a thing and not see it. Bump, went a nose. "${refrain}" said ${b}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'stand', 'curious')] },
      },
      {
        text: [
          `Next they fetched a mirror. That was clever. "I can see it!" said ${a}, with both backs to it. It had a round brass knob. ${a} put out a hand. It met another hand.`,
          `A mirror is good for shy things. They held it up, and saw the door behind them, green and plain. They even saw the hinges. "How do we get in?" said ${b}. You can't go into a mirror.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'hold', 'curious', 'mirror'), seen(B, 'stand', 'curious')] },
      },
      {
        text: [
          `They sat down on the mat. "It won't," said ${a}. "It's like the soup." They could smell it. It wasn't boiling. You could hear ${g} telling it so. "${refrain}"`,
          `"It doesn't want us," said ${a}. "It does," said ${b}. "It comes every time. It just can't bear to be looked at." Far off a lid went up. "${refrain}" said ${g} to somebody.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `${k} thought about the soup. You can't make it boil. But it does boil. You only have to be busy with your back. "Our backs!" said ${k}. "Our backs can't look!"`,
          `What can come close to a shy thing? A thing with no eyes in it! ${k} reached round and felt. "I've got one," said ${k}. "We all have. We'll go in with our backs!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'excited')] },
      },
      {
        text: [
          `They turned round. They took small steps, and talked about the weather. Three, four, five. Something round and cold touched ${A.names} back. It was a knob. They did not stop talking. Click.`,
          `They walked backwards, and looked very hard at the opposite wall. "Nice day," said ${b}. "Isn't it," said ${a}. There ought to have been a bump. There was a small draught, and then they were in.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
      },
      {
        text: [
          `It was the place where all the things go on that nobody sees. Beans went up their sticks. Dough rose like a moon. Kettles boiled in rows. A snail went by at a gallop.`,
          `There was a garden, and everything in it was getting on. A bud went pop. A nest filled up with eggs. Grass came up so fast that it hissed. They held hands, and looked a bit to one side.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['flower'],
        },
      },
      {
        text: [
          `They came home backwards, and sat on the table by mistake. "I'd clean forgotten it!" said ${g}. The soup was boiling. It boiled so that the lid danced, since nobody at all had been looking.`,
          `They backed out into the kitchen. The soup was ready. "There," said ${g}, "you've been gone, and it's done." ${a} did not look at it until it was in the bowl.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['soup'],
        },
      },
      {
        text: [
          `That night ${k} lay in bed and looked for sleep. It would not come. "${refrain}" said ${k}, to both eyes, and turned over. Somebody came in on tiptoe, backwards. ${k} was asleep.`,
          `"I'm not asleep yet," said ${k}, in bed. "I'm watching for it." "${refrain}" said ${g}. So ${k} thought about the snail. And sleep, which had been standing behind the door, came in.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, G, A, a, g, b, B, comesToo, K, k } = going;
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} was a watcher. ${a} watched the post, and the clock, and the seeds that had been in since Sunday. ${a} had now been watching the soup for an hour. "It isn't doing anything," said ${a}. "Nor would I," said ${g}, "with you sitting there. ${refrain} There are things that can't be done while somebody's looking. Take ${B.introduced}, and be somewhere else."`,
          `"It's been eleven minutes," said ${A.introduced}, with both elbows on the table. ${a} liked to see a thing happen. ${a} had dug up a bean four times, to find out if it was a plant. "${refrain}" said ${g}, and put the lid on. "You'd put anyone off. Soup's like people. It wants a bit of time with its back to you." There was only ${B.introduced} to be with, and they had not been friends since breakfast.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'look-up', 'worried')],
          things: ['saucepan'],
        },
      },
      {
        text: [
          `${b} was making something out of twigs. It had been going well, until it was looked at.${comesToo} They didn't talk. They sat back to back, and looked at different corners. And it was in that way that both of them saw it, at the very edge of an eye. There was a tiny secret door ${spot.words}.`,
          `It is hard to play with someone who keeps on seeing what you're doing. So ${b} read, and ${a} watched.${comesToo} "Stop it," said ${b}. ${a} looked away, on purpose, at nothing. Something stood beside the nothing. It had not been there before. It was small, and it was green. It was a secret door, and it was ${spot.words}.`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [
          `"There's a door," said ${a}, and turned, and looked at it with both eyes. It was a wall. It was so much a wall that you felt foolish. "There was a door," said ${b}, who had not moved. "There still is, from here. You put it out." "I only looked!" "That's how you did it," said ${b}.`,
          `${a} spun round. There wasn't anything. There was a crack that might have been anyone's. ${a} glared at it from close to, for as long as you can without a blink. "You'll wear it away," said ${b}. "It was there! I want to see it." "I know you do," said ${b}. "So does it." ${a} did not know what that was meant to mean.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `They tried speed. ${a} looked at the floor till the green came creeping back, and the brass, and the step. Then ${a} sprang, with one arm out. There's a bump like a plum to this day. "${refrain}" said ${b}. "You looked." "I can't jump at a thing that I can't see!" "Then perhaps," said ${b}, "it isn't a thing for jumping at."`,
          `${a} shut both eyes, and went at it blind. That was a chair. ${a} tried it with only one eye, and with fingers in front. It was no use. Each time ${a} got there first, and the door was only just leaving. "${refrain}" said ${b}, nearly laughing. It was the friendliest thing that ${b} had said since breakfast.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'stand', 'calm')] },
      },
      {
        text: [
          `The mirror was ${A.names} idea, and it was clever. With your back to it, you could see the whole of it over your shoulder. There was a knocker, in the shape of a snail. ${a} could have looked for hours. ${a} reached. There was a hand coming the other way, with the same bitten nails. You cannot go in by a mirror. There is somebody in the way.`,
          `"A mirror doesn't look," said ${a}. "It only shows." It worked. They saw the door, plain as could be, with a mat in front of it. GO AWAY, said the mat, but the wrong way round. "It says it to everyone," said ${b}. "I had that on mine." They put a hand out behind them, by what the mirror told them. But left was right, and right was left. They knocked a picture down.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'hold', 'curious', 'mirror'), seen(B, 'stand', 'curious')] },
      },
      {
        text: [
          `"It doesn't like me," said ${a}. ${b} put the book down. "It does. It comes back every time, doesn't it? It's as near as it can get." There was a silence. "I like you too," said ${b}. "It's just, when I make something, and it's half done, and it looks silly. And there's your face." "I want to see how it comes out," said ${a}. "I know. But it can't come out, with you standing in the doorway."`,
          `${a} got down on the mat. "I've spoiled it," said ${a}. "I always do. I dug up the bean." "You like things," said ${b}, quite kindly. "You like them so hard that they can't move." ${b} pushed over the thing made of twigs. It was a bridge, or it would be. "You can see it on Friday. I'd like you to see it. But I'd like to be the one who says now." From the kitchen came a smell, and ${G.names} voice. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `It was soup that did it. ${k} could hear that it was not boiling. And yet there had been soup on every other day. So it did boil. It boiled for people who had their arms full, and had it behind them. "What have you got," said ${k} slowly, "that can be near a thing, and can't look at it?" ${k} felt over one shoulder. "It's got no eyes in it at all!"`,
          `A thing that's shy will come to you, if you let it come from behind. ${k} knew that from cats. You sit, and you mind your own business, with your back turned, and there's a weight on your feet. "We are the wrong way round," said ${k}. "We go at it front first. That's the side with the looking on it. We've got another side!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'excited')] },
      },
      {
        text: [
          `So they went backwards. It's harder than you'd think to go towards what you most want with your face the other way. ${A.names} neck ached with it. "Tell me something," said ${a}. "I'll turn, else." ${b} told about the bridge, how it would have four arches, and a lamp. ${a} listened, and for the first time that day was not watching anything. There was a cold round knob, in the small of the back. It turned by itself.`,
          `They stood with their heels together, and took one step into nothing, and then one more. "Nice weather," said ${b}. "Is it?" said ${a}. "I hadn't looked." They laughed at that, and it must have been in the laugh. There ought to have been a wall by then. There was a mat. There was warm air on the backs of their necks, and a smell of bread. Click, it went, in front of their noses. They were on the inside.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'walk', 'shy'), seen(B, 'walk', 'happy')] },
      },
      {
        text: [
          `You'll want to know what was there. It was where everything gets on with it. The dough rose, all along the wall, with a sound like sleeping. Beans climbed hand over hand. Kettles sang. A caterpillar shut itself up in a leaf, and put out a paw, and pulled down the blind. And no one minded them. "Can I look?" ${a} whispered. "A bit to one side," said ${b}. ${a} looked a bit to one side. It was the best thing ${a} had ever nearly seen.`,
          `It was a garden, with a kitchen in the middle, and all of it was in the act. Buds were at it. Paint was drying. Nests, and scabs, and cheeses, and the long slow things that hills do. Through a pane you could see the inside of an egg, very busy. ${A.names} hands came up by themselves. Then ${a} took them down, and turned round, and stood with both hands behind, and let it get on.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
          things: ['flower'],
        },
      },
      {
        text: [
          `They came out in the same way that they went in, and bumped into ${g}. "Well!" said ${g}. "I'd clean forgotten it." The lid was dancing. Nobody had seen it begin. ${a} sat with both eyes on the spoon until the bowl was there. On the Friday ${b} said, "Now." It had five arches. ${a} had not looked once, and it had very nearly been the end of ${a}.`,
          `"There you are," said ${g}. "It's done." It had boiled over, even, in sheer good spirits. Nobody asked where they'd been. ${a} left the bean alone until the week after, and then happened to go by, with both arms full. It was up. It had a leaf out on each side, like someone who says, "There." And ${b} had put a new card on the box, that said: KNOCK. THEN COUNT TEN.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['soup'],
        },
      },
      {
        text: [
          `You can't catch it, of course. ${k} tried, that night. ${k} lay there with both eyes open, to see what it is that happens just before you sleep. It stood behind the curtain and waited. "${refrain}" said ${g}, from the door. So ${k} thought about cheeses, and the insides of eggs. It came across the room, on its toes, backwards. ${k} was asleep.`,
          `${k} lay and kept watch on the dark, and the dark did nothing. "Isn't it odd," said ${k}, "how you never see it come?" "What?" said ${g}. "Sleep." "${refrain}" said ${g}. "You'd only put it off." ${k} turned over, with no eyes at all on that side. There was a small click. It might have been a door.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { named, oneMore } from '../the-one.ts';

const REFRAINS = [
  'Who is that on my bridge?',
  'Who is on my bridge?',
  'Who goes over my bridge?',
  'Who comes over my bridge?',
  'Who walks on my bridge?',
  'Who is up on my bridge?',
  'Who stamps on my bridge?',
  'Who steps on my bridge?',
  'Who crosses my bridge?',
  'Who runs over my bridge?',
] as const;
const TITLES = ['who is on my bridge?', 'under the bridge', 'the loud voice under the bridge', 'look under the bridge'];

const UNDER = /^(?:giant|troll|monster|ogre|yeti)$/;

/** Who is under the bridge, and who else crosses it. */
const parts = (going: Going) => {
  const T = [going.A, going.B].find(({ being }) => being && UNDER.test(being.id)) ?? going.company.meet('troll');
  return { T, t: T.name, X: oneMore(going, T) ?? named(going) ?? going.company.meet('goat') };
};

/** All run from the voice under the bridge; who looks sees that it holds the bridge up with both hands and wants help. */
export const BRIDGE: EventPlot = { id: 'bridge', when: /\bbridges?\b|\btrolls?\b/i, young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { T, t, X } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${K.introduced} has soup. Creak, goes the bridge. A voice calls from below. "${refrain}"`,
          `There goes ${K.introduced}, with soup. Creak, goes the bridge. A voice calls from below. "${refrain}"`,
        ],
        scene: {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(K, 'walk', 'surprised', 'soup')],
          things: ['bridge'],
        },
      },
      {
        text: [`Run! ${k} hides behind a tree.`, `Oh! ${k} runs to hide behind a tree.`],
        scene: { camera: 'medium', actors: [seen(K, 'hide', 'scared')], things: ['tree'] },
      },
      {
        text: [
          `Now comes ${X.introduced}. "${refrain}" ${X.name} runs too.`,
          `Here is ${X.introduced}. "${refrain}" Off runs ${X.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(X, 'run', 'scared'), seen(K, 'hide', 'worried')],
          things: ['bridge', 'tree'],
        },
      },
      {
        text: [
          `Two ducks come. "${refrain}" The ducks fly up. "Oh, bother," says the voice.`,
          `Then come two ducks. "${refrain}" Away they fly. "Oh, bother," says the voice.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hide', 'curious')], things: ['bridge', 'tree'] },
      },
      {
        text: [
          `${k} looks under it. There is ${T.introduced}. Both hands are up.`,
          `${k} comes back. Who is down there? ${T.introduced}! Both hands are up!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(T, 'reach', 'sad')], things: ['bridge'] },
      },
      {
        text: [
          `"The bridge lost its leg," says ${t}. "I hold it up."`,
          `"I hold up the bridge," says ${t}. "Its leg broke."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(T, 'reach', 'worried'), seen(K, 'kneel', 'surprised')],
          things: ['bridge'],
        },
      },
      {
        text: [
          `"And my nose itches," says ${t}. ${k} takes a daisy. Tickle, tickle. "Ahh!"`,
          `"Please scratch my nose!" ${k} does it, with a daisy. "Ahh!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(T, 'reach', 'happy')], things: ['daisy'] },
      },
      {
        text: [
          `They need a new leg. A stick? Snap. A stone? Plop.`,
          `What can hold a bridge? Not a stick. Snap! Not a stone. Plop!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'think', 'worried'), seen(T, 'reach', 'worried')],
          things: ['rock', 'bridge'],
        },
      },
      {
        text: [
          `There lies a log! ${k} and ${X.name} roll it under the bridge.`,
          `A big log! ${k} and ${X.name} put it under the bridge.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(X, 'reach', 'happy')],
          things: ['log', 'bridge'],
        },
      },
      {
        text: [
          `${t} lets go with one hand. Then with two. The bridge stays!`,
          `"Let go," says ${k}. First one hand. Then the other. It holds!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['bridge', 'log'],
        },
      },
      {
        text: [
          `Later the bridge goes creak. "${refrain}" "Me, with soup!" says ${k}.`,
          `Creak, creak. "${refrain}" "Soup!" says ${k}. They eat it all up.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'hold', 'happy', 'soup'), seen(T, 'sit', 'happy')],
          things: ['soup', 'bridge'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { T, t, X } = parts(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${K.introduced} was taking a pot of soup across the stream. The old bridge creaked, and sagged a bit in the middle. And then a great rough voice came up between the planks. "${refrain}"`,
          `There was only one way over the stream, and it was the wooden bridge. ${K.introduced} was halfway, with a pot of soup. It creaked. And from right below the soup somebody shouted. "${refrain}"`,
        ],
        scene: {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(K, 'walk', 'surprised', 'soup')],
          things: ['bridge', 'soup'],
        },
      },
      {
        text: [
          `${k} did not stop to say who. ${k} was back behind a tree before the creak was over. Half of the soup was in one shoe.`,
          `You can run quite fast with soup, if you don't mind about the soup. ${k} ran all the way to the first tree, and stood behind it.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hide', 'scared')], things: ['tree'] },
      },
      {
        text: [
          `Along came ${X.introduced}, whistling. Creak went the bridge. "${refrain}" it roared from below. "And come down here!" ${x} did not come down. ${x} went by like the wind.`,
          `The next was ${X.introduced}. "${refrain}" ${x} jumped a good way up. "Come here a minute!" shouted the voice. ${x} was not there any more for a minute.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(X, 'run', 'scared'), seen(K, 'hide', 'worried')],
          things: ['bridge', 'tree'],
        },
      },
      {
        text: [
          `After that there was the postman, and his letters went everywhere. "${refrain}" And when he was gone, the voice said something else, not loud at all. "Oh, bother," it said. "Another one."`,
          `Then it was two ladies with a pram full of plums. "${refrain}" They turned round so fast that they left their hats. It was still for a while. "Please," said the voice, very low. "Somebody."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hide', 'curious')], things: ['bridge', 'tree'] },
      },
      {
        text: [
          `${k} had heard that. It is hard to be afraid of somebody who says "Oh, bother" or "Please". ${k} crept back, lay down on the bank, and looked under. There stood ${T.introduced} in the water. Both arms were in the air.`,
          `It didn't sound fierce now. It sounded tired. So ${k} crawled up through the grass, and looked under the bridge. ${T.introduced} was standing in the stream. The whole bridge lay on those two hands.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(T, 'reach', 'sad')], things: ['bridge'] },
      },
      {
        text: [
          `"Why do you shout at people?" said ${k}. "Because I can't wave," said ${t}. "The leg of the bridge broke on Monday. If I let go, it falls, and whoever's on it. I only ask who is there. Then they run away."`,
          `"What are you doing?" said ${k}. "Holding it up," said ${t}. "The middle leg snapped. I've been here since Monday. I have to shout, or they can't hear me over their own feet. And every one of them runs."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(T, 'reach', 'worried'), seen(K, 'kneel', 'surprised')],
          things: ['bridge'],
        },
      },
      {
        text: [
          `"Is it heavy?" said ${k}. "It's not so much the weight," said ${t}. "It's my nose. It's itched since Tuesday." ${k} picked a long daisy, and reached out from the bank. "Left a bit," said ${t}. "Oh! Oh, that's good."`,
          `"Can I do anything?" said ${k}. "You couldn't scratch my nose?" said ${t}. "Both my hands are busy." There was a daisy on the bank, with a good long stalk. ${k} leaned out. "Ahhh," said ${t}, and the bridge went up an inch.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(T, 'reach', 'happy')], things: ['daisy'] },
      },
      {
        text: [
          `The bridge wanted a new leg. ${k} tried a branch, and it snapped like a biscuit. ${k} piled up stones, but the stream took them one by one. "It must be something thick," said ${t}. "Like my leg."`,
          `"I'll find you a new leg," said ${k}. "For the bridge, I mean." A branch was too thin, and broke. Stones were too round, and rolled away. "Think of a leg like mine," said ${t}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'think', 'worried'), seen(T, 'reach', 'worried')],
          things: ['rock', 'log'],
        },
      },
      {
        text: [
          `Up in the wood lay a log, as thick as ${T.names} leg. ${k} went and fetched ${x} from behind a bush. "It isn't cross," said ${k}. "It's tired." Together they rolled the log down to the stream.`,
          `So ${k} went to look for ${x}, and found ${x} behind a bush. "Come on," said ${k}. "You have to see what we were running from." And ${x} came, and saw. In the wood lay a log as thick as a leg. They rolled it down the bank together.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'reach', 'determined'), seen(X, 'reach', 'happy')], things: ['log'] },
      },
      {
        text: [
          `They stood it up under the middle. ${t} let go with one finger, then one hand, then both. Creak, said the bridge, and stayed. "Well, now," said ${t}, and sat down in the water, with a splash. "I'd forgotten sitting."`,
          `It fitted as if it had grown there. "Let go," said ${k}. "I don't dare," said ${t}. But then ${t} did, very slowly. Nothing fell. And ${t} sat down, and stayed sitting for an hour.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'cheer', 'happy'), seen(X, 'stand', 'happy')],
          things: ['bridge', 'log'],
        },
      },
      {
        text: [
          `Now there's a sign on the bridge, which says LOOK UNDER. In the evenings it creaks. "${refrain}" roars the voice. "It's only me," says ${k}, "with the soup." "Well, come down here!" says ${t}. And ${k} does.`,
          `The next day ${k} went across with a fresh pot. Creak. "${refrain}" somebody roared. ${k} did not run one step. "Soup!" ${k} roared back, as loud as anything. "Who is that under it?"`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'hold', 'happy', 'soup'), seen(T, 'sit', 'happy')],
          things: ['soup', 'bridge'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { T, t, X } = parts(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was ${K.introduced} who ran first, and it was ${k} who told everybody. There was nothing wrong with the bridge, until that Monday. Then, in the middle, where the planks had begun to sag, a voice came up from underneath. It was as rough as gravel. "${refrain}" The soup was left behind, swinging in its pot from a tree. ${k} was home before it had stopped.`,
          `If it had been somebody else who crossed first, there might have been no story. But it was ${K.introduced}, on Monday, with a pot of soup. The bridge gave a creak that was not its usual one. "${refrain}" bellowed something below. The pot was found later, in a tree. ${k} was found in bed.`,
        ],
        scene: { setting: 'forest', camera: 'wide', actors: [seen(K, 'run', 'scared')], things: ['bridge', 'soup'] },
      },
      {
        text: [
          `"It's got a mouth like a cave," ${k} said in the village, "and eyes like plates." ${k} had not seen a mouth, or any eyes. But people like to know what they are running from. ${X.introduced} went to look, and ran too. "You're right about the plates," said ${x}. By Wednesday it had horns. By Thursday it had eaten a cow, or two. Nobody crossed the bridge now but at a gallop.`,
          `A thing gets bigger each time it is told. "It had eyes like plates," said ${k}, who had seen none. "It shook the bridge," said ${X.introduced}. ${x} had gone to make sure, and had come back without a hat. By Wednesday it had horns. By Thursday it had eaten a cow. Nobody was short of a cow, but there it was. ${k} had never been listened to by so many people, and said that it might have been two cows.`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'shout', 'excited'), seen(X, 'stand', 'worried')],
        },
      },
      {
        text: [
          `On Friday they held a meeting. The baker had a plan. "It only shouts when there's one of us," he said. "Tomorrow at ten we'll go all together, with pans, all two hundred of us. We shall stamp on that bridge till it's had enough and goes." They all cheered, and ${k} cheered too. Then ${k} had to go back to the stream, for the pot.`,
          `"It's quite simple," said the baker. "Tomorrow at ten we'll march on to that bridge, all two hundred of us. We'll jump up and down with saucepans. No voice will stand that." It was the best plan that anybody could remember. That evening ${k} went down to the wood, because of the soup pot, which was Mrs Bell's. It hung in a tree by the water.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'stand', 'proud'), seen(X, 'cheer', 'excited')],
          things: ['saucepan'],
        },
      },
      {
        text: [
          `It was quiet there, with nobody on the bridge. ${k} had one hand on the pot when the voice spoke. It didn't roar. It spoke as you do when there's nobody by. "Oh, dear," it said. "Oh, my poor arms. And that nose." A thing with horns, that has eaten two cows, does not say that. ${k} put the pot down and looked under the bridge.`,
          `Somebody sneezed. It was a sad, wet sneeze, and it came from below. "Bless me," the voice said, to itself. "As there's nobody else." ${k} stood there with the pot in one hand. It's a long way from a roar to that. You could go home. Or you could do what nobody had done in all that week, and look. So ${k} lay down on the bank, and looked.`,
        ],
        scene: {
          setting: 'forest',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'kneel', 'curious')],
          things: ['bridge', 'saucepan'],
        },
      },
      {
        text: [
          `There was ${T.introduced}, up to the waist in the stream. The middle post lay beside ${T.him} in two halves. ${T.names} arms were straight up, and on the two hands lay the whole of the bridge. "Is that somebody?" said ${t}. "Don't go! Everyone goes. It broke on Monday. If I let go, it comes down, with whoever's on it. So I call out when it creaks. I have to know who's up there."`,
          `${T.introduced} stood in the water like a post. There had been a post, and it was broken off short. "I'd wave," said ${t}, "but you see how it is." Both hands were under the bridge, flat, and the bridge was on them. "I've held it since Monday. I only ask who's there so that they'll send for help." "You might have said please," said ${k}. "I do," said ${t}. "They've gone by then."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(T, 'reach', 'sad'), seen(K, 'kneel', 'surprised')],
          things: ['bridge'],
        },
      },
      {
        text: [
          `${k} scratched ${T.names} nose with a reed, which took some time, as it was four days' worth. All of it had begun with ${k}. "How many can you hold?" said ${k}, with a cold feeling. "Oh, three," said ${t}. "Four, if they're thin. I hope that there isn't going to be a wedding." "No," said ${k}. "It isn't a wedding." And ${k} thought of two hundred people, jumping.`,
          `"There's just one thing," said ${t}. "Could you do my nose?" ${k} did it with a reed. It was like sanding a door. "I'm all right with two or three," ${t} went on, with both eyes shut. "A cart is the most. I couldn't do a wedding." ${k} sat down in the wet grass. Tomorrow at ten there would be two hundred. They would come because of what ${k} had said.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'worried'), seen(T, 'reach', 'calm')] },
      },
      {
        text: [
          `${k} told them that night, at every door. "It isn't horrible, it's holding the bridge! I never saw any eyes. I made them up." But they had told of those eyes themselves by then, and some had seen them. "Don't you be afraid," they said kindly. "We'll all be there." Only ${x} listened. "No plates?" said ${x}. "Then what did I run from?" "From me," said ${k}.`,
          `It's a strange thing to go round and say that one has told a lie. "There's no cow," said ${k}. "There's only somebody very tired, who needs a log." People patted ${k} on the head. "That's the fright," they said. "It'll pass." The story had got too big to be called back. "I believe you," said ${x}, "because I didn't see it either. But that makes two of us. It wants ten, for a log."`,
        ],
        scene: {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(X, 'stand', 'calm')],
        },
      },
      {
        text: [
          `At ten they came through the wood, with pans, and drums, and a bath. ${k} had been under there since nine. When the first boot touched the first plank, ${k} took the deepest breath of all. "${refrain}" It wasn't a bad roar. It even had some gravel in it. The boot stopped. Then a turnip came, and a saucepan lid. "GO HOME!" roared ${k}. "Wait," said the baker. "That's not the same voice."`,
          `They marched in step, and one heard them a mile off. If they stepped on it, it would be over. There was only one thing that had ever kept people off that bridge. ${k} stood below in the stream, next to ${t}, and filled both lungs. "${refrain}" The whole march stopped. Somebody threw a cabbage, and it was well aimed. "${refrain}" roared ${k}, with cabbage on. "That's not it," said somebody. "That's ${k}!"`,
        ],
        scene: {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(K, 'shout', 'determined'), seen(T, 'reach', 'worried')],
          things: ['bridge'],
        },
      },
      {
        text: [
          `Then two hundred faces looked over the bank, upside down. They saw ${k}, wet through, with vegetables on. And they saw who was beside ${k}. It went so quiet that you could hear the bridge. "Good morning," said ${t}, very hoarse. "I hope it's not a wedding." The baker took off his hat. "How long have you been standing there?" he said. "You had only to ask." "That was asking," said ${k}.`,
          `They came down the bank to pull ${k} out. And so all of them saw it at last: the stump, and the water, and the two hands that shook. Nobody had a thing to say. The lady who had seen the horns looked at her shoes. "I did call," said ${t}, in a very small croak. "Every time." "We ran every time," said ${x}. "You see, we were told that you had plates." "I told them," said ${k}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'stand', 'shy'), seen(T, 'reach', 'shy'), seen(X, 'stand', 'surprised')],
          things: ['bridge'],
        },
      },
      {
        text: [
          `Two hundred people can fetch quite a log. They floated it down, and stood it up, and knocked it in with the saucepans. "Now," they said. ${t} let go: a finger, a hand, the other hand. It creaked, and held. ${t} stood looking at those two empty hands, as if they were somebody else's. Then ${t} sat down in the stream, and two hundred people got wet, and not one of them ran.`,
          `It took them as long as it takes to boil an egg. It was a whole oak, thicker than the baker. When it stood, they all stepped back, and held their breath. ${t} took away one hand, and then the other. Nothing fell down but ${t}, who had been standing since Monday. ${x} brought a blanket. Somebody else brought a chair, and it broke. They all laughed, ${t} the most.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'cheer', 'happy'), seen(X, 'cheer', 'happy')],
          things: ['bridge', 'log'],
        },
      },
      {
        text: [
          `Nobody said anything to ${k} about the eyes like plates. It might have been easier if they had. But on Sunday ${k} took the pot, full to the brim, and walked to the middle, where it creaks. "${refrain}" roared the voice. "It's me," said ${k}. "I'm the one who ran first." "I know," said ${t}. "You're the one who came back first, too. Is that soup?"`,
          `There is a story in the village about a monster with horns. ${k} tells it best, and tells it to the end. It stops with the soup. You go to the middle of the bridge, and stamp once. "${refrain}" it roars from below. And everybody who has come to hear it says who they are, right down to the baby. ${t} likes to know who's up there.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'hold', 'happy', 'soup'), seen(T, 'sit', 'happy')],
          things: ['soup', 'bridge'],
        },
      },
    ],
  };
}

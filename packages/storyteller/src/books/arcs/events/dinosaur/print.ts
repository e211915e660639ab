import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'It was here once!',
  'It used to be here!',
  'Once it was here!',
  'But it was here!',
  'But once it was here!',
  'It was always here!',
  'It was here before!',
  'Right here it was!',
  'Here it used to be!',
  'It was here, I know!',
  'Long ago, it was here!',
] as const;
const TITLES = ['it was here once', 'the dinosaur who came back', 'the foot in the stone', 'a very long time away'];

/** A dinosaur comes back after a long time and knows nothing again. One thing has stayed: a foot in the stone. */
export const PRINT: EventPlot = { id: 'print', young, middle, old };

function young(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dinosaur') ?? company.meet('dinosaur');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Thump, thump. ${M.introduced} came to town. ${K.introduced} looked up and up.`,
          `Who came to town? It was ${M.introduced}. "Hello!" said ${K.introduced}.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'stand', 'curious'), seen(K, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"I was away so long," said ${M.name}. "Where is my home?"`,
          `"I am back," said ${M.name}. "But where is home?"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'look-up', 'worried'), seen(K, 'stand', 'calm')] },
      },
      {
        text: [
          `"There was a big tree. ${refrain}" Now there was a bus.`,
          `"My tree! ${refrain}" No tree. There was only a bus stop.`,
        ],
        scene: { setting: 'street', camera: 'close', actors: [seen(M, 'point', 'worried')], things: ['bus'] },
      },
      {
        text: [
          `"There was a lake. ${refrain}" Now there were houses.`,
          `${M.name} wanted the lake. "${refrain}" It was all houses now.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'sad')], things: ['house'] },
      },
      {
        text: [
          `"There was good green food. ${refrain}" Now there was a shop.`,
          `"I ate leaves here. ${refrain}" Now it was a shop with shoes.`,
        ],
        scene: { setting: 'shop', camera: 'medium', actors: [seen(M, 'reach', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `${M.name} sat down in the road. "It is all gone. I am not home."`,
          `A big tear fell. "Nothing is left," said ${M.name}.`,
        ],
        scene: { setting: 'street', camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
      },
      {
        text: [
          `${k} thought of a stone. It was in the park. It had a hole in it.`,
          `In the park was a flat stone. ${k} always jumped in the hole. The hole had toes!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'surprised')] },
      },
      {
        text: [
          `"Come with me!" said ${k}. They ran to the park. "Look, a foot!"`,
          `${k} ran, and ${M.name} came. "See this stone? It has a foot in it!"`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(M, 'walk', 'curious')],
          things: ['rock'],
        },
      },
      {
        text: [
          `${M.name} put one foot in the stone. It fitted! "That is me! It is here!"`,
          `Down went the big foot. Toe, toe, toe. It was just right! "My foot! My home!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
          things: ['rock'],
        },
      },
      {
        text: [
          `Now ${M.name} lives in the park. Good night, ${M.name}. It is here, and so are you.`,
          `${M.name} sleeps by the stone. Good night! One foot is in the stone.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'sleep', 'sleepy'), seen(K, 'wave', 'happy')],
          things: ['rock'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dinosaur') ?? company.meet('dinosaur');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The dinosaurs came back to town on a Tuesday. To begin with it was only one. ${M.introduced} stood at the crossing and waited for the green man. "Good morning," said ${K.introduced}. "Have you been away?"`,
          `${K.introduced} was in town when the street shook. Round the corner came ${M.introduced}, with a leaf for a hat. "I'm back," said ${M.name}. "Where did you all put it?"`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'stand', 'curious'), seen(K, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"I only went for a walk," said ${M.name}. "It got cold, so I lay down in a cave. I may have slept in." It was sixty-six million years. ${k} did not like to say so.`,
          `"I had a nap," said ${M.name}. "How long would you say I was?" ${k} counted on ten fingers, and ran out. "Quite long," said ${k}. "What did you leave here?"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'look-up', 'worried'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `"There was a tree," said ${M.name}, "with my back scratched on it. ${refrain}" But where the tree had been, there was a bus stop. ${M.name} tried that. It was not the same. It bent.`,
          `First ${M.name} looked for a tree. It was as high as the sky, with a good rough side. "${refrain}" said ${M.name}. There were four lamp posts, and a man who sold papers.`,
        ],
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [seen(M, 'point', 'worried'), seen(K, 'stand', 'calm')],
          things: ['bus'],
        },
      },
      {
        text: [
          `"But nobody can lose a lake," said ${M.name}. They went to see. There were houses, in rows, with baths in them. "${refrain}" said ${M.name}, looking in at a bathroom window.`,
          `Next came the lake. "You go down this hill," said ${M.name}, "and splash." They went down the hill. There was no splash. There was a car park. "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'worried')], things: ['house'] },
      },
      {
        text: [
          `"There were ferns as high as me. I used to have breakfast here. ${refrain}" Now it was a shop. There was one fern, in a pot, for two pounds. ${M.name} said that it was very nice, and was still hungry.`,
          `"I could always eat something," said ${M.name}. "Here grew the best leaves in the world. ${refrain}" It was a greengrocer's. ${M.name} had one lettuce, in one bite, with the box.`,
        ],
        scene: { setting: 'shop', camera: 'medium', actors: [seen(M, 'reach', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `${M.name} sat down in the middle of the street. Nothing could get by. "Perhaps this isn't it," said ${M.name}. "Perhaps it's another world. I took a wrong turning, and I'm not home."`,
          `They stopped by the town hall. ${M.name} took up all of the square. "I don't know one thing here," said ${M.name}, "and nothing knows me." A tear fell. It filled the fountain.`,
        ],
        scene: { setting: 'street', camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
      },
      {
        text: [
          `${k} tried to think of something old. The church was old, but it was not that old. Gran was not that old, either. What does not get moved away, or eaten? "Stones," said ${k}.`,
          `"Is there nothing left?" said ${M.name}. ${k} sat on the kerb to think. What is it that nobody can cut down, or fill in, or sell? "Stone!" said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'worried')] },
      },
      {
        text: [
          `In the park was a big flat rock. There was a dip in it, with three points. When it rained, it was a puddle. ${k} had jumped in and out of that all ${K.names} life. "Come on!" said ${k}.`,
          `${k} knew a stone! It was in the park, behind the swings. It had a hollow, as big as a paddling pool, with three toes. All the children had sat in it. Nobody had ever asked whose it was.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(M, 'walk', 'curious')],
          things: ['rock'],
        },
      },
      {
        text: [
          `${M.name} looked at the rock, and got rather quiet. ${M.name} lifted one foot, and put it down. It went in, toe by toe, as you get into a slipper. "It was mud," said ${M.name}. "I was in a hurry. That's me!"`,
          `"Try it," said ${k}. ${M.name} stood on three legs. The fourth went into the stone, and it fitted to the last claw. "I trod in the mud!" cried ${M.name}. "On the Tuesday! It's here! It's all here!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
          things: ['rock'],
        },
      },
      {
        text: [
          `"Then that's where the tree was," said ${M.name}, and pointed. "And down there was the lake. I know it all again!" You could nearly see it.`,
          `From there ${M.name} could find everything. "Ten steps to the tree. Twenty to the lake. You live in my lake!" said ${M.name} to ${k}. "I know," said ${k}. "It's a bit damp."`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'proud'), seen(K, 'stand', 'excited')] },
      },
      {
        text: [
          `${M.name} sleeps in the park now. They have planted ferns. If you go by late, you can see one foot in the stone. "It is here," says ${M.name}, asleep.`,
          `When ${k} waved good night, the moon shone on the rock. There was a foot in it. Beside it, quite new, was a small one. ${k} had trodden in the wet mud on the way. "In case I go for a walk," said ${k}.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'sleep', 'sleepy'), seen(K, 'wave', 'happy')],
          things: ['rock'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'dinosaur') ?? company.meet('dinosaur');
  const N = company.person('Mr Ash', 'neighbour');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `They came back to the town on a Tuesday, when the bins are done. There was only one of them as yet. ${M.introduced} stood at the end of the street, reading the sign. "Fern Road," said ${M.name}. "Well, that's something. Where are they?" ${N.name}, who was the Park Keeper, came out in a hat. "You can't stand there," said ${N.name}. "I have always stood here," said ${M.name}. ${K.introduced} put down the lid of a bin, to hear better.`,
          `Nobody in the town saw where ${M.introduced} had come from. There was fog, and when it lifted, that was what it lifted off. "Excuse me," ${M.name} said to ${K.introduced}, in a voice that opened a window. "I've been asleep. I seem to have mislaid everything." A man in a peaked cap was blowing his whistle. That was ${N.name}, from the park. "No animals," said ${N.name}, "over four foot." "I've got four feet," said ${M.name}. "I've got just four."`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'stand', 'curious'), seen(K, 'stand', 'surprised'), seen(N, 'stand', 'angry')],
        },
      },
      {
        text: [
          `"How long is it," ${k} asked, "since you were here?" "I lay down after lunch," said ${M.name}. "There was a bright light, and a lot of dust. So I went into the cave until it should be over." ${M.name} looked at the chimneys, one by one. "I expect there's been some building." ${k} had had dinosaurs in the spring term. There was a long strip of paper, all round the classroom, and people were on the last centimetre.`,
          `"It was warm," said ${M.name}. "It was green. There was a noise like bees, but they were this big. I only shut my eyes." ${k} could have told ${M.name} the number. It is sixty-six, with six noughts after it. But it is no good to anyone, a number like that. "It was here," said ${M.name}. "It was all here." "Come on," said ${k}. "We'll look for it. You tell me what you left, and where."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'look-up', 'worried'), seen(K, 'stand', 'curious')] },
      },
      {
        text: [
          `"There was a tree," said ${M.name}. "It stood by itself. I had it just right for the middle of my back. ${refrain}" It was a bus stop. ${M.name} did try. It folded up like a straw, with a timetable on it. ${N.name} wrote that down in a book.`,
          `${M.name} led the way, with eyes half shut, as you go through your own house in the dark. "Left," said ${M.name}, "and mind the root." There was no root. There was a bank, with a cash machine in it. "${refrain} It was so high that it had its own weather." ${N.name} came along behind, and put a cone at each footstep.`,
        ],
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [seen(M, 'point', 'worried'), seen(K, 'stand', 'calm')],
          things: ['bus'],
        },
      },
      {
        text: [
          `The lake could not have gone, they agreed. You can't cut down a lake. They took the hill at a trot, all the cups in the houses ringing. ${M.name} stopped at the bottom, with one foot in the air. It was Lake View Gardens, numbers one to ninety. "${refrain}" said ${M.name}. "There is no lake," said ${N.name}, "and there's no view. It's just what it's called." Somebody looked out from the bath. They looked at one another for some time.`,
          `"You can hear it from here," said ${M.name}. "Listen." It was the ring road. It did sound like waves if you had never heard any. "${refrain} My mother used to stand in it up to the chin." ${M.name} bent down, and put a nose against the tarmac. ${N.name} had opened his mouth to say that it was forbidden. He shut it again, and for a while he did not write.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'worried'), seen(N, 'stand', 'angry')],
          things: ['house'],
        },
      },
      {
        text: [
          `${M.name} sat down in the middle of the square, in the end, among the pigeons. The pigeons were the only ones who seemed to know about it. "I think I've come up in the wrong place," said ${M.name}. "Somebody has taken mine away and put this one here. It's a good one. It's just that nobody in it ever met me." ${k} had changed schools. ${k} knew that there is nothing you can say to that. You can only stay there.`,
          `"I do not think I'm back," said ${M.name}. "I think that I'm only here." It was the saddest thing that ${k} had ever heard, and it took up the whole square. "What would you need," said ${k}, "to be back?" ${M.name} thought. "One thing," said ${M.name}. "Not even a large one. Just one thing that's where I left it."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
      },
      {
        text: [
          `${N.name} had sat down, too, at the other end of the bench. He'd taken off his hat. "They mean to move my hut," he said, to nobody. "Forty years I've been by that rock. They want a café." "What rock?" said ${k}. "You know it. You've been in it often enough, with your boots on. It's on my list. No Paddling." ${k} turned round, and stared at him. What was there in the world that nobody could cut down, or drain?`,
          `"It isn't in the rules," said ${N.name}, "but I've got a flask." He gave ${M.name} the cup. "I know how it is. I've a list of what was in that park when I came. There was a bandstand. There's nothing left of it now but the one old stone, and that's too heavy to lift." "The one with the puddle?" said ${k}. "It has always got water in it," said ${N.name}. "On account of its shape." And then neither of them said a word.`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'stand', 'sad'), seen(K, 'think', 'worried')] },
      },
      {
        text: [
          `${N.name} unlocked the gate, both sides, and took down the sign about four foot. It was behind the swings, a big grey slab, as flat as a table. In it was the dip. Every child in the town had sat in that. It was as deep as your arm, and at one end it had three points. ${k} had always thought that it was a sort of leaf. "I've raked it out each autumn," said ${N.name}. "I never asked whose it was."`,
          `They ran, the three of them, and ${N.name} blew his whistle at everything in the way. There it lay, in the long grass, with sky in it. ${k} got down, and pushed out the water with both arms. It had a heel. It had three toes, and at the end of each a hole where a claw goes in. "It was never a paddling pool," said ${k}. "Look. Somebody was in a hurry."`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(N, 'run', 'excited'), seen(M, 'walk', 'curious')],
          things: ['rock'],
        },
      },
      {
        text: [
          `${M.name} did not move at once. You don't, when it's the last thing there is. What if it should be a bit too small? Then a foot came up, over their heads, like the moon going by. It came down slowly. It went in like a hand into a glove. The stone gave a sort of sigh; it had been sixty-six million years with nobody in it. "It was mud," said ${M.name}. "I was late for lunch. I remember how it squelched."`,
          `"That isn't mine," said ${M.name}. "Mine was in mud." "It was mud," said ${k}. "It had time." So ${M.name} tried it. The left hind foot went down in it, toe by toe, and there wasn't room for a hair. Nobody in the world could have made it fit like that. ${M.name} stood there, and began to shake from the tail up. "I'm back," said ${M.name}. "It's here! It was here the whole time!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'stand', 'excited'), seen(N, 'stand', 'happy')],
          things: ['rock'],
        },
      },
      {
        text: [
          `After that it was easy. If you know one place, you know the lot. "The tree was forty steps that way," said ${M.name}, with one foot in the stone. "Then there's the lake. That is my mother, by the gasworks." ${N.name} wrote it all in the book, in his good hand. He crossed out a page of No, to have the space. You can buy it at the hut. It's still beside the rock. They have put the café on the other side.`,
          `${M.name} could point to it all from there, like somebody with a hand on the light switch. Bees. Ferns. Aunts. ${k} shut both eyes, and it was nearly warm. "They can't move my hut now," said ${N.name}. "It's next to a monument." He looked at the monument, which was scratching. "No Climbing," he said, to make it official. Then he helped ${k} up.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'stand', 'happy'), seen(N, 'stand', 'proud')],
        },
      },
      {
        text: [
          `There are ferns in Fern Road again. ${M.name} has the park after eight. You can hear it breathe from the bus stop, in and out, a noise like bees. ${k} looked over the gate that night and waved. One foot was in its place. "${refrain}" ${M.name} was mumbling. "It was here. It was here." And ${N.name}, who locks up, went round on tiptoe, and left the gate ajar.`,
          `It rained a bit that evening, and the path was soft. ${k} went home by the rock. ${M.name} was asleep there, with the left hind foot in its slipper of stone. ${k} chose a good smooth piece of mud, close by, and trod in it, hard, with one boot. "What's that for?" said ${N.name}. "For when I come back," said ${k}.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'sleep', 'sleepy'), seen(K, 'wave', 'happy'), seen(N, 'wave', 'happy')],
          things: ['rock'],
        },
      },
    ],
  };
}

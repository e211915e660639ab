import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { threeOf } from '../three.ts';

const REFRAINS = [
  'Nothing at all!',
  'Nothing again!',
  'Nothing, nothing!',
  'Not a thing!',
  'Nothing yet!',
  'Still nothing!',
  'Nothing happens!',
  'Oh, nothing!',
  'No, nothing!',
  'Nothing came!',
  'Just nothing!',
] as const;
const TITLES = ['nothing at all', 'look behind you', 'the spell that went behind', 'the wrong end of the wand'];

/** The wand is held the wrong way round: nothing happens in front, and everything happens behind. */
export const BEHIND: EventPlot = {
  id: 'behind',
  when: /\b(?:wizards?|wand|apprentice|practis\w*|backwards?|cakes?|hat|nothing)\b/i,
  young,
  middle,
  old,
};

function young(given: Going): Told {
  const going = threeOf(given, 'wizard', 'cat');
  const { chance, B, K, k, A, company } = going;
  const M =
    [A, B].find(({ being }) => /^(?:witch|wizard|magician|sorcerer)$/.test(being?.id ?? '')) ?? company.meet('wizard');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} painted a wand. Red on this end. Red on that end.`,
          `This is ${M.introduced}. Here is a wand. Both ends are red now.`,
        ],
        scene: { setting: 'garden', camera: 'medium', actors: [seen(M, 'hold', 'happy', 'magic-wand')] },
      },
      {
        text: [
          `"Be a cake!" ${M.name} said to a box. The box was still a box. "${refrain}"`,
          `${M.name} had a box. "Box, be a cake!" It did not. "${refrain}"`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'point', 'determined')],
          things: ['box', 'magic-wand'],
        },
      },
      {
        text: [
          `But behind ${M.name} was a chair. Poof! The chair was a cake.`,
          `Poof! What was that? Behind ${M.name}, a chair was a cake!`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['cake', 'chair'] },
      },
      {
        text: [
          `${M.name} said it louder. "Be a cake, box! Be a cake!" "${refrain}"`,
          `"Be a CAKE!" The box only sat there. "${refrain}" said ${M.name}.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'point', 'determined')], things: ['box'] },
      },
      {
        text: [
          `But behind ${M.name} was a clock. Poof! Now it was a cake. Tick, tick!`,
          `Poof! Behind ${M.name} the clock was a cake. It still said tick.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['cake', 'clock'] },
      },
      {
        text: [
          `Once more! "BE A CAKE!" "${refrain}" Poof, poof! Boots and all, cake.`,
          `"Cake! Cake! Cake!" "${refrain}" But poof, poof, poof, behind.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'angry', 'magic-wand'), seen(B, 'point', 'surprised')],
          things: ['box'],
        },
      },
      {
        text: [
          `${M.name} sat down. Squish! ${k} came in. "Why do you sit on a cake?"`,
          `Then in came ${K.introduced}. "${M.name}, there is cake on you!" ${M.name} had sat in one.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'surprised')], things: ['cake'] },
      },
      {
        text: [
          `"Look behind you!" said ${k}. "The wand is the wrong way round!"`,
          `${k} took the wand and looked. "Both ends are red! Turn it round!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['magic-wand'] },
      },
      {
        text: [
          `${M.name} turned the wand round. "Be a cake!" Poof! The box was a cake!`,
          `So ${M.name} turned it round. Poof! At last, the box was a cake. "Not nothing!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'point', 'proud'), seen(K, 'cheer', 'happy')],
          things: ['cake', 'box'],
        },
      },
      {
        text: [
          `They ate the box. They ate the clock. Tick, tick, yum. Good night, chair.`,
          `All that cake! They ate and ate. The last bit went tick. Good night!`,
        ],
        scene: { camera: 'wide', time: 'sunset', actors: everybody(going, 'sit', 'happy'), things: ['cake'] },
      },
    ],
  };
}

function middle(given: Going): Told {
  const going = threeOf(given, 'wizard', 'cat');
  const { chance, K, k, B, b, A, company } = going;
  const M =
    [A, B].find(({ being }) => /^(?:witch|wizard|magician|sorcerer)$/.test(being?.id ?? '')) ?? company.meet('wizard');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had a new pot of red paint. The gate got some, and the cat nearly did. Then ${M.name} painted the wand, from one end to the other. "Now it looks smart," said ${M.name}. "Which end was the front?" said ${K.introduced}.`,
          `One wet day ${M.introduced} painted the old wand. It used to be brown, with a white tip. Now it was red all over. "There," said ${M.name}, and hung it up to dry. ${K.introduced} held it by one end, and then by the other.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud', 'magic-wand'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `There was to be a birthday tea for ${k}, and a cake to make. ${M.name} put a box on the table. "Hocus pocus, be a cake!" The box was a box. "${refrain}" said ${M.name}.`,
          `In the afternoon people were coming to tea. ${M.name} did not bake; ${M.name} was above that. You take a box, and you point. "Be a cake!" It was as square as before. "${refrain}"`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'point', 'determined')],
          things: ['box', 'magic-wand'],
        },
      },
      {
        text: [
          `${B.introduced} was sitting in the corner, on a chair. Then ${B.introduced} was sitting in something soft. The chair had pink icing and four candles for legs. ${b} did not know what to say, and so licked it.`,
          `Nobody was watching the armchair but ${B.introduced}. There was a soft poof. It now had jam in the middle. ${b} put out a finger. It was quite a good one.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['cake', 'chair'] },
      },
      {
        text: [
          `"I didn't say it clearly," said ${M.name}. "Be. A. Cake." ${M.name} pointed so hard that both boots left the floor. The box sat there. "${refrain}"`,
          `"The box may be deaf," said ${M.name}, and said it louder. "BE A CAKE!" The windows shook, and the spoons. But the box was a box. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'point', 'determined'), seen(K, 'stand', 'calm')],
          things: ['box'],
        },
      },
      {
        text: [
          `Behind ${M.name}, the clock stopped in the middle of a tick. It had turned to sponge. The hands were made of liquorice, and they said four. "Um," said ${b}. "Not now," said ${M.name}.`,
          `There was another poof at the back of the room. It was the clock's turn. It was chocolate, with a cherry, and it still ticked a bit. "I think," said ${b}. "Hush," said ${M.name}. "I'm busy."`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'point', 'surprised')], things: ['cake', 'clock'] },
      },
      {
        text: [
          `"Then I'll do it a hundred times!" said ${M.name}. "Cake! Cake! Cake! Cake!" The box did nothing. The boots by the door did, and the hat stand, and the other chair. "${refrain}" cried ${M.name}. "Nothing ever happens!"`,
          `${M.name} tried it fast, and slow, and in Latin. Not a crumb. "${refrain}" But at ${M.names} back went poof, and poof, and poof. A shelf fell off the wall, since it was only shortbread.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'angry', 'magic-wand'), seen(B, 'point', 'worried')],
          things: ['box'],
        },
      },
      {
        text: [
          `So ${M.name} gave up, and sat down hard. It was not as hard as it should have been. It went squelch. "I can't do it any more," said ${M.name}, and did not even notice. A tear ran down.`,
          `${M.name} leaned on the wall, and went in up to the ears. "I have lost it," said ${M.name}, in the cream. "I was good once. Somebody will have to go to the shop."`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['cake'] },
      },
      {
        text: [
          `${k} opened the door to see if it was time yet. ${k} looked at the clock, and the chair, and the shelf. "Who made all these?" said ${k}. "All what?" said ${M.name}. "Turn round!" said ${k}.`,
          `Then in came ${k}, for tea. "How lovely! I only wanted one slice," said ${k}. "A slice of what?" said ${M.name}. "Haven't you looked behind you?" ${M.name} had not. You look where you point.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(M, 'stand', 'surprised')],
          things: ['cake'],
        },
      },
      {
        text: [
          `${M.name} turned round, and it was very quiet. "I did that?" "Both ends are red," said ${k}, "so you had it the wrong way round. It all came out at the back. It never was nothing!"`,
          `"It's the paint," said ${k}. "You can't see which end is the front. You have pointed at the box with the wrong end!" ${M.name} looked down the wand like a telescope.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'magic-wand'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `They ate the chair first, because people had to sit. Then they ate the clock. It was past four by then, and after that it was past nothing. "${refrain}" said ${M.name}, with a full mouth. "Nothing left of it!"`,
          `It was the best tea that anybody had been to. There was some of the shelf for everyone. "What shall we do with the box?" asked ${k}. They kept it. It was the only thing left to sit on.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['cake', 'cup'] },
      },
      {
        text: [
          `That night ${k} got into bed, and patted it first, to be sure. It was a bed. Down in the house somebody said, "Tick, be a clock!" There was a poof behind the stairs. ${k} was asleep.`,
          `${M.name} has put a white tip on the wand again. But in the dark it's hard to see. "Be a clock," said a voice, that night. ${k} lay asleep. On the chair sat a sock, and went tick, tick, tick.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old(given: Going): Told {
  const going = threeOf(given, 'wizard', 'cat');
  const { chance, K, B, b, k, A, company } = going;
  const M =
    [A, B].find(({ being }) => /^(?:witch|wizard|magician|sorcerer)$/.test(being?.id ?? '')) ?? company.meet('wizard');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} was proud of two things. One was a wand, and the other was never asking anyone. There was red paint left over from the gate, so ${M.name} did the wand with it. It had been plain wood with a white tip. Now it was red from end to end. "How will you tell which is which?" said ${K.introduced}, who came in on Saturdays. "I shall know," said ${M.name}. "I always know."`,
          `"I can manage, thank you," said ${M.introduced}. It was what ${M.name} always said. ${K.introduced} only wanted to hold the paint pot. ${M.name} had decided that the wand should match the garden gate. ${M.name} painted it in one go, tip and all, till it shone like a stick of rock. "It used to have a white end," said ${K.introduced}. "To show you the front." "I don't need to be shown," said ${M.name}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud', 'magic-wand'), seen(K, 'stand', 'calm')],
        },
      },
      {
        text: [
          `There would be eleven people for tea. The whole lane was coming, because ${M.name} had told them that nobody could make a cake like a wizard's. You need a box, and you need a wand. ${M.name} drew in a breath. "Hocus pocus, box be cake!" There was a pause. The box had been for boots, and it still was. "${refrain}" said ${M.name}, as if that was the fault of the box.`,
          `It was the day of the Lane Tea, and ${M.name} had promised the cake. It was to have seven floors. ${M.name} set an old box in the middle of the table, shook back a sleeve, and spoke. It's a short spell. It goes off with a sort of purr. ${M.name} heard the purr. But there stood the box, as brown as ever. "${refrain}" said ${M.name}.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'point', 'determined'), seen(B, 'sit', 'calm')],
          things: ['box', 'magic-wand'],
        },
      },
      {
        text: [
          `${B.introduced} was in the good armchair, at the far end, keeping out of the way. It gave under ${b}, quite gently. It had gone yellow, with a layer of cream where the cushion had been. ${b} got down from it and looked, and then looked at ${M.names} back. Somebody ought to be told. But ${M.name} was never one to be told things.`,
          `At that same moment ${B.introduced}, over by the window, heard a purr as well. It came from the chair. ${b} saw the brown go out of it and something golden come in. There was a smell of lemon. "Excuse me," said ${b}. "In a moment," said ${M.name}, with both eyes on the box. "But the chair," said ${b}. "I can manage, thank you."`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['cake', 'chair'] },
      },
      {
        text: [
          `"I wasn't standing properly," said ${M.name}, and stood properly. "Box be cake!" Behind, on the wall, the clock grew soft. It slid down as far as the nail would let it. "${M.name}," said ${b}, "the clock." "I know what time it is," said ${M.name}. "${refrain}" ${b} put a plate under it.`,
          `${M.name} tried it louder. ${M.name} tried it in the old tongue, which is longer, and spits. The box took no notice. Along the wall at the back it went like a row of little doors. Clock, lamp, bellows, boots: poof, poof, poof, poof. "It's all behind," said ${b}. "I am not behind," said ${M.name}. "I've got until four. ${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'point', 'angry'), seen(B, 'point', 'worried')],
          things: ['box', 'clock'],
        },
      },
      {
        text: [
          `By three there was hardly a stick of wood in the room. The shelf had come down, being shortbread, and the books were all ginger. ${M.name} had not turned round once. "I can't have lost it," ${M.name} was saying to the box, very low. "Not today. I told them all." ${b} stood among the sponges, and felt dreadful. It is worse to watch it than to say it.`,
          `${M.name} sent off the spell until there was no voice left to do it with. The box had not a mark on it. "${refrain}" It was only a whisper. "What shall I tell them? They will all come in, and I'll be standing here with a box." ${b} had never heard ${M.name} sound like that. ${b} took hold of a trouser leg, and pulled, but ${M.name} thought it was the draught.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'hold', 'sad', 'magic-wand'), seen(B, 'hide', 'worried')],
          things: ['cake'],
        },
      },
      {
        text: [
          `${k} came at half past three to help with the cups. ${k} saw ${M.name} sitting on the floor. ${k} saw the room. "Shall I tell you something?" said ${k}. "I can manage," said ${M.name}, out of habit. And then ${M.name} did a thing that had not been done in that house for forty years. It took a long time, and it came out rusty. "No," said ${M.name}. "I can't. Can you help me?"`,
          `There was a knock, and it was ${k}, who was early. ${M.name} got up quickly to shut the door. "You can't come in. There's nothing." "Isn't there?" said ${k}, looking past. "I've lost it," said ${M.name}. "I've shouted at that box since noon, and I don't know what's wrong. I don't know." It was the first time that ${k} had ever heard those words there. "Would you like me to say?" asked ${k}. "Please," said ${M.name}.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'surprised')], things: ['cake'] },
      },
      {
        text: [
          `"Turn round," said ${k}. ${M.name} turned. There stood a lemon armchair. There was a clock in slices. There was a door, with a layer of jam, that ${k} had only just come through. "Which end's the front of it?" said ${k}. ${M.name} looked at the wand, red here and red there. "It never was nothing," said ${k}. "It went out at the back. You were only facing the other way."`,
          `${k} took ${M.name} by the shoulders, and turned the whole person about, like a coat on a hanger. Nobody spoke for a time. A cherry fell. "I did those?" said ${M.name}. "Every one of them," said ${b}. "I did try to say." "You've got it the wrong way round," said ${k}. "You can't tell. It's red at both ends. Everything that you did has worked!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')],
          things: ['cake', 'magic-wand'],
        },
      },
      {
        text: [
          `"You saw it, first thing," said ${M.name} to ${b}. "At noon." "Yes." "And I didn't ask." ${M.name} got down on the floor, to be lower than ${b} for once. "I have a great many spells," said ${M.name}, "and there's nothing in any of them about that. Next time, bite me." "I'd rather pull your trousers," said ${b}. They shook hands on it.`,
          `"How long have you known?" ${M.name} said to ${b}. "Since the chair." "That was the first one!" "I said excuse me," said ${b}. ${M.name} thought back, and it was so. ${M.name} could hear it quite well now. There was an "I can manage" on the top of it, like a lid. "I beg your pardon," said ${M.name}. "I should like to hear it again. From the beginning."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'kneel', 'calm'), seen(B, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `They all came at four, and it was lucky that they were eleven. It took every one of them to get through the armchair. ${M.name} told them how it was done, and left in the trousers. They laughed until the plates slid. They were all sitting on the floor. But there was one good box to put the teapot on.`,
          `"Seven floors!" people said. "Where is it?" "You're leaning on it," said ${M.name}. The shelf went first, and then the boots. They fed the clock to the children, an hour at a time. ${M.name} was asked for the secret of it, and went red as the wand. "You need somebody behind you," said ${M.name}. "And then you've got to ask." The box held the spoons.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['cake', 'cup'] },
      },
      {
        text: [
          `There's a white tip on the wand again. It was ${k} who held the pot, and ${b} who said when it was straight. That evening there was still the matter of something to sit on. "Box be chair," said ${M.name}, and stopped, and looked over one shoulder. "Am I all right behind?" "All clear," said ${b}, and yawned. Poof.`,
          `When they had gone, it was night, and the room was bare. ${M.name} pointed at the box. It was to be a clock, since they had eaten the time. "Which way round is it?" asked ${M.name}. It hardly hurt at all. "That way," said ${b}. Poof. It struck ten. "${refrain}" said ${k}, looking about behind them. "Nothing, nothing, nothing." It was the nicest thing to hear.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(M, 'stand', 'happy'), seen(B, 'sit', 'sleepy'), seen(K, 'stand', 'happy')],
          things: ['magic-wand', 'box'],
        },
      },
    ],
  };
}

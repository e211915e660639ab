import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Too small!',
  'Much too small!',
  "Now it's too small!",
  'Oh, too small!',
  'Far too small!',
  'Ever so small!',
  'Oh no, too small!',
  'It is too small!',
  'So very small!',
  'Ooh, too small!',
  'Small, small, small!',
] as const;
const TITLES = ['the knitted spaceship', 'too small', 'an alien in the rain', 'wool from the stars'];

/** The alien's ship is knitted, and shrinks in the rain. Wool gives again when it is wet and somebody is inside it. */
export const WOOL: EventPlot = {
  id: 'wool',
  when: /\b(?:aliens?|martians?|ufos?|flying saucers?)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, k, G, g, Gcap, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'alien') ?? company.meet('alien');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The garden had a ship, all of wool! Out came ${M.introduced}. ${K.introduced} waved.`,
          `What was in the garden of ${K.introduced}? A ship of red wool! "Hello!" said ${M.introduced}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `Then it rained. The wool got wet. The ship got small. "${refrain}" said ${M.name}.`,
          `Plip, plop, rain! The wet ship got small, small, small. "${refrain}"`,
        ],
        scene: {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'stand', 'worried')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `They pulled it. It grew long. They let go. Snap! "${refrain}"`,
          `Pull, ${M.name}! Pull, ${k}! Let go. Snap! "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          weather: 'clear',
          actors: [seen(M, 'reach', 'determined'), seen(K, 'reach', 'determined')],
          things: ['spaceship'],
        },
      },
      {
        text: [`They dried it. It got very small. "${refrain}"`, `They dried it. Now it was like a hat! "${refrain}"`],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'worried'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `"I can not go home," said ${M.name}. One green tear fell.`,
          `${M.name} put the ship on one finger. "How will I get home?"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
      },
      {
        text: [
          `${k} had a small jumper, too. It was small from the wash. "Put it on wet," said ${g}.`,
          `${Gcap} had a wet jumper for ${k}. "It was small. Put it on wet, and it will grow."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'look-up', 'surprised'), seen(G, 'stand', 'happy')],
          things: ['shirt'],
        },
      },
      {
        text: [
          `${k} put it on. It grew! "${M.name}, get your ship wet! Then put it on!"`,
          `On it went. It grew and grew on ${k}. "Your ship can do that, too!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'jump', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `Splash! They made it wet. They all got in and pushed. It grew!`,
          `A bucket of water! Splash! In they got. Push with your feet! It grew!`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['spaceship', 'bucket'],
        },
      },
      {
        text: [
          `It was big. It was too big! Now there was room for a friend.`,
          `Up it grew, as big as the house. Not too small now!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `Up flew the ship to the stars. Good night, ${M.name}. One bit of wool hung down.`,
          `Good night, ${M.name}! Up it goes. ${k} waved until it was only a dot.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['spaceship'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, G, g, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'alien') ?? company.meet('alien');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The spaceship came down behind the shed, and made no noise at all. That was because it was knitted. It was red, with a white stripe. "My aunt made it," said ${M.introduced}, climbing out of the neck. "Hello," said ${K.introduced}.`,
          `${K.introduced} was feeding the hens. Something soft sat down on the garden. It was all made of wool. "Plain and purl," said ${M.introduced} proudly, out of a buttonhole. "It's very warm."`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `There is no rain in space. There was some in the garden. It began while they had tea in the shed. The ship was as big as a car, and then as a pram. "${refrain}" said ${M.name}.`,
          `${M.name} had never seen rain. "It's falling up!" said ${M.name}, who was upside down to look. But the wool did not care for it. The ship drew in its elbows. It got as small as a pram. "${refrain}"`,
        ],
        scene: {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'stand', 'worried')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `They each took an end of it, and pulled. It got as long as the path. "Now!" said ${k}, and they let go. Snap! It was shorter than before, and they were sitting down. "${refrain}"`,
          `"It only wants pulling out," said ${k}. They hooked it on the gate, and walked. It came a long way with them. Then the hook slipped. It went past their ears like a ball. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          weather: 'clear',
          actors: [seen(M, 'reach', 'determined'), seen(K, 'reach', 'determined')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `"It's the wet," said ${k}. So they hung it over the stove until it was dry. That was a mistake. It came off the rail the size of a sock. "${refrain}" said ${M.name}, and put a foot in it.`,
          `They dried it in the kitchen, on the rail, between two towels. It went crisp. It went on getting smaller, with little creaks. At the end it would have fitted a cat. "${refrain}"`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'worried'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `"I've only the one ship," said ${M.name}. Two tears ran down, one of them upwards. "My aunt will be waiting with her lamp on." The ship sat on one finger, like a thimble with a stripe.`,
          `${M.name} tried it on, as a hat. It was a good hat. But nobody can fly to the stars in it. "Nine hundred balls of wool," said ${M.name}. "She did it in the evenings."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
      },
      {
        text: [
          `In came ${g}, with ${K.names} jumper. It had come out of the wash the size of a doll's. "I've wetted it," said ${g}. "Put it on as it is. Wool gives, with somebody in it."`,
          `Then ${g} said, "Arms up, ${k}." It was the jumper that had shrunk. It was dripping. "You've got to wear it wet," said ${g}. "It remembers you, then. It takes about an hour."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
          things: ['shirt'],
        },
      },
      {
        text: [
          `${k} put it on, cold as it was, and jumped about. It gave at the elbows. It gave in the middle. It came down to where it used to be. ${k} stopped jumping. "${M.name}! It needs someone in it!"`,
          `It was like wearing a fish. ${k} wriggled, and bit by bit the jumper let out its breath. It came down over ${K.names} tummy. "It isn't pulling that does it," said ${k} slowly. "It's filling!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'jump', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `They put the ship into a bucket. Then they all put a hand in it, and after that a foot. Soon there was room for the rest. ${k} and ${g} lay on their backs and pushed with their feet.`,
          `They soaked it well. First they put in a hen, since she was the right size. Then it was ${M.name}, and then ${k}, and then ${g}. "Breathe in," said ${k}. "Now, everybody, out!"`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['bucket'],
        },
      },
      {
        text: [
          `Creak, creak. It was as big as a pram. It was as big as a car. It was as big as a barn, and a little over. "It used to be rather tight," said ${M.name}. "Now there's a place for my feet."`,
          `It grew like a loaf. The stripe came back, and then the buttonholes. At last they could all stand up in it, hen and all. ${M.name} jumped up, and nothing snapped. "Not too small," said ${M.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `They dried it very slowly, on the hedge, with ${M.name} inside. "If ever it rains up there," said ${k}, "you'll know." ${M.name} gave ${k} the end of a ball of red wool. "Hold this," said ${M.name}.`,
          `${M.name} stayed in until it was dry, so it should not forget. "Thank your aunt," said ${g}, "for the pattern." ${M.name} gave ${k} a long red thread. "Pull it, and I'll know it's you."`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(M, 'hug', 'happy'), seen(K, 'hug', 'happy')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `Up it went, without a sound. That night there was a red thread at ${K.names} window. It went up, and up, past the moon. ${k} gave it one small pull. Something far away pulled back.`,
          `There was a soft red spot among the stars, and then there was not. ${k} wore the jumper in bed. It fitted so well. "${refrain}" said ${k}, and pulled it over both knees.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['spaceship'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, G, Gcap, g, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'alien') ?? company.meet('alien');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `You'll have been told that they are made of metal. This one was made of wool. It came down in the garden, among the beans, as softly as a cat getting on a bed. It was red, with a white stripe, and it had a neck. Out of the neck came ${M.introduced}, hair first. "I hope I haven't squashed anyone," said ${M.name}. "It's my first time out in it. My aunt only cast off on Tuesday." ${K.introduced} said that it was just beans.`,
          `${K.introduced} saw it land, and took it for a jumper that had blown off a giant. It lay in the garden and breathed. Then it sat up, and was a spaceship. You could see every stitch. "It's a ribbed hull," said ${M.introduced}, climbing down. "My aunt does all ours. You can't beat it for warmth. It's minus two hundred and seventy, out there, and I've never once worn a vest." ${K.introduced} felt it. It was lovely stuff.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `They were in the shed, comparing toes, when it started to rain. ${M.name} was enchanted. "Is it free?" ${M.name} asked. It ran down the window, and over the beans, and into nine hundred balls of wool. It was ${k} who noticed. There had been a ship outside that was as high as the house. Now it was about as high as the hens. It gave a sort of shudder, and felted. "${refrain}" cried ${M.name}.`,
          `It does not rain where ${M.name} came from, and so no one had thought of it. They stood at the door of the shed and caught it on their tongues. Behind them something was going on. It was a small, wet, tightening noise. ${k} looked round. You could have got the whole of that ship into a pram. "${refrain}" said ${M.name}, and ran out with both arms wide, as if it could be held.`,
        ],
        scene: {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'stand', 'worried')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `${k} knew about force. They tied one end to the gate, and walked off with the other up the lane. It came. It came as far as the church, as thin as a rope, humming. "Now hold it there," said ${k}, "until it's used to it." They held it for as long as arms will hold. Then it went home. It took the gate. "${refrain}" said ${M.name}, when they had got back to it. It would have been a squash for a hen.`,
          `So they pulled. They hung it from the pear tree, with both of them on the end, and swung. "It's longer!" called ${k}. It was, as long as there was somebody hanging on it. The moment that their feet touched the ground, it was up in the tree, no bigger than a bun. "${refrain}" "We're being too rough," said ${M.name}, very white. "It's not that it can't. I think that we're frightening it."`,
        ],
        scene: {
          camera: 'medium',
          weather: 'clear',
          actors: [seen(M, 'reach', 'determined'), seen(K, 'reach', 'determined')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `"It's only the water," said ${k}. "So we'll take the water out." It was hung above the stove, on the rail, between a tea towel and a vest. It was kindly meant. There was a smell of hot sheep. When they lifted it down, it could stand up by itself. ${k} put it on the table. It was as hard as a cup, and about the same. Nobody said it. ${M.name} turned it round, to see if there was any way in.`,
          `${Gcap} let them have the stove. They turned it every ten minutes, like toast. It steamed, and ticked, and drew itself together, as you do when you've been shouted at. By four it was dry. ${M.name} could wear it on one thumb. "${refrain}" whispered ${M.name}. "It was me that hung it there," said ${k}. "I made it worse. I was so sure."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'worried'), seen(G, 'stand', 'calm')],
        },
      },
      {
        text: [
          `"She'll be on the roof, with the lamp," said ${M.name}. "She knits while she waits. When it's late, she does the heels." There was no wool like it here. "${refrain}" ${M.name} said again, to the thimble. There was nobody who could purl at that speed. ${k} thought what it would be to be that far off, with nothing but a thimble. "You can stay with us," said ${k}. "You could go in my school." "Thank you," said ${M.name}. It was said so nicely that they both had to look out of the window.`,
          `${k} could have kept quiet. Here was ${M.name}, the best thing that had ever come down on those beans. There was the whole of the summer. ${k} thought about that for nearly a minute. Then ${k} thought about a lamp, on a roof, and somebody who looked up at each noise. "We'll get you home," said ${k}. "I don't know how. It can't only go in one direction."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'sad')] },
      },
      {
        text: [
          `"Arms up," said ${g}. It was the blue jumper. It had been in with the sheets last week, and it had come out for a bear. Now it was wringing wet. "It's freezing!" said ${k}. "I dare say. You can't stretch wool by pulling it. It only sulks. You let it get wet through, and then you put somebody in it, and you wait." ${Gcap} tugged the thing down over both of ${K.names} ears.`,
          `${Gcap} had come in with a bowl. In the bowl, in cold water, lay ${K.names} own jumper, the one that had got into the hot wash. "In you go," said ${g}, "and keep it on till supper. It'll come back to you. It has got to feel there's somebody there." It was like being swallowed by a trout. ${k} stood and dripped, with both elbows stuck, looking at the thimble on the table.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
          things: ['shirt'],
        },
      },
      {
        text: [
          `It was stiff as a board to begin with. Then it gave, very slightly, under the arms. ${k} breathed out, and it breathed out as well. It was not being made to. It was only making room. "Somebody in it," said ${k}. "${M.name}! What was in the ship, when it shrank?" "Nothing. We were in the shed." "It was empty," said ${k}. "It was wet, and it had no one in it. We've done nothing but pull at it from outside!"`,
          `By five o'clock it reached ${K.names} ribs. By half past it had got to the waist. ${k} had not pulled at it once. "It wants filling," said ${k}, and sat up so quickly that water flew. "Not pulling! You pull a thing from outside, but you fill it from in. We hung it up with nothing in it, poor thing, and told it to be big." ${M.name} looked at the ship. "There's only room for a thumb," said ${M.name}. "Then start with the thumb."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'jump', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `They let it lie in the rain butt until it was soft. ${M.name} put in a thumb, and wriggled it. After a time there was room for a hand. They put in the smallest hen, who was used to sitting. It went on from there. There was ${M.name}, up to the waist. There was ${k}, folded. "Breathe," said ${g}, who was the last to get in, and had brought a cushion. They lay on their backs in the dark red warm, and pushed softly with their feet.`,
          `A thumb went in, and a fist, and a hen. You don't hurry it. You hum. By seven they were all of them inside it, knees to chin, like peas, in a smell of wet sheep. "On three," said ${k}, "everyone be as large as you can." They were. There was a creak, and someone got back an elbow. "Again," said ${g}, who turned out to be very good at it. Outside it had come on to rain once more. They left it to. It helped.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['bucket'],
        },
      },
      {
        text: [
          `It was ${M.name} who first stood up. The stripe ran round above their heads, and beyond it there was a good yard more. "She always did make them a bit tight," said ${M.name}. There was room now for feet. There was room for somebody else, if somebody else should be asked. They kept it on until it was dry, and nobody got out, not even for supper. The hen laid an egg.`,
          `All that evening they wore it. It filled out at the hips and at the shoulders. In the end they could walk about. It was as big as ever, with something over for friends. "Not too small," said ${M.name}, and stroked the wall. It's a fine thing to be trusted by nine hundred balls of wool. They let it dry slowly, with people in. ${k} was the last one out, and did not make a fuss about it.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
          things: ['spaceship'],
        },
      },
      {
        text: [
          `It went up with no sound at all. In ${K.names} hand lay the end of a red thread. "It's off the hem," ${M.name} had said. "She won't mind. Pull it, and I'll know." That night it ran from the bedpost, out over the sill, above the pear tree and past the moon. ${k} waited till it ought to be there. ${k} pulled, once, quite gently. It was an hour before there was a tug. By then ${k} was asleep, and only smiled.`,
          `Somewhere a lamp went out on a roof. ${k} did not see that, but it must have been so. In the spring there was a parcel among the beans. It was soft, and had come a long way, and there was a card on it in stitches. FOR THE ONE WHO STAYED IN. It was a jumper, red, with a white stripe. ${k} held it up. "${refrain}" said ${g}. ${k} only laughed, and went to get it wet.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['spaceship'],
        },
      },
    ],
  };
}
